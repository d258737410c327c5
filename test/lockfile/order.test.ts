import { describe, expect, it } from 'vitest';
import { compareAddresses, compareBytes } from '../../src/lockfile/order.ts';

describe('the order of a lock file', () => {
  it('is by punycode hostname, namespace, type, in bytes; a text that is not an address comes last', () => {
    const sorted = [
      'example.com/a/b',
      'example.com/a/c',
      'example.com/b/a',
      'example.com/ﬓ/a',
      'example.com/😀/a',
      'registry.terraform.io/hashicorp/aws',
      'испытание.com/a/b',
      'zzz.com/a/b',
      'no address',
    ];
    expect(sorted.toReversed().toSorted(compareAddresses)).toEqual(sorted);
  });

  it.each([
    ['\ud7ff', '\ue000'],
    ['\ud7ff', '\u{10000}'],
    ['\ue000', '\u{10000}'],
    ['\uffff', '\u{10000}'],
    ['\u{10000}', '\u{10ffff}'],
    ['\ue000', '\ue001'],
    ['~', '\u0080'],
    ['a', 'aa'],
  ])('of bytes puts %j before %j, as UTF-8 does', (first, second) => {
    expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(-1);
    expect(compareBytes(first, second)).toBeLessThan(0);
    expect(compareBytes(second, first)).toBeGreaterThan(0);
    expect(compareBytes(first, first)).toBe(0);
  });
});
