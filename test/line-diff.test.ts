import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { similarity } from '../src/line-diff.ts';

describe('similarity', () => {
  test('is 1 for the same text and never more', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd'), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(similarity(one, one)).toBe(one === '' ? 0 : 1);
        expect(similarity(one, other)).toBeGreaterThanOrEqual(0);
        expect(similarity(one, other)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('gives up on large and on very different texts', () => {
    expect(similarity('x'.repeat(2 ** 20 + 1), 'x'.repeat(2 ** 20 + 1))).toBe(0);
    const shuffled = (step: number) =>
      Array.from({ length: 9_000 }, (_, at) => `${(at * step) % 9_001}\n`).join('');
    expect(similarity(shuffled(1), shuffled(4_001))).toBe(0);
  });
});
