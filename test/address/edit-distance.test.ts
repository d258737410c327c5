import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../src/address/edit-distance.ts';

const names = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '😀'), maxLength: 12 });

describe('the distance of two names', () => {
  it.each([
    ['hashicorp', 'hashicorp', 0],
    ['hashicorp', 'hashcorp', 1],
    ['hashicorp', 'hashiicorp', 1],
    ['hashicorp', 'hashikorp', 1],
    ['hashicorp', 'hashiocrp', 1],
    ['hashicorp', 'ahshicopr', 2],
    ['', 'ab', 2],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  it('is null beyond the limit and for very long texts', () => {
    expect(editDistance('aws', 'google', 2)).toBeNull();
    expect(editDistance('hashicorp', 'hashcorp', 0)).toBeNull();
    expect(editDistance('a'.repeat(65), 'a'.repeat(65), 2)).toBeNull();
    expect(editDistance('a'.repeat(1_000_000), 'a'.repeat(1_000_000), 2)).toBeNull();
  });

  it('does not depend on the order, and is 0 only for equal names', () => {
    fc.assert(
      fc.property(names, names, (a, b) => {
        const distance = editDistance(a, b, 12);
        expect(editDistance(b, a, 12)).toBe(distance);
        expect(distance === 0).toBe(a === b);
      }),
    );
  });

  it('finds at most as many edits as were made', () => {
    const edit = fc.record({ at: fc.nat(12), put: fc.constantFrom('', 'x', 'yz') });
    fc.assert(
      fc.property(names, fc.array(edit, { maxLength: 3 }), (name, edits) => {
        let made = 0;
        const text = edits.reduce((letters, { at, put }) => {
          const place = Math.min(at, letters.length);
          const removed = letters.slice(place, place + 1);
          made += Math.max(removed.length, put.length);
          return letters.toSpliced(place, 1, ...put);
        }, Array.from(name));
        expect(editDistance(name, text.join(''), 12)).toBeLessThanOrEqual(made);
      }),
    );
  });
});
