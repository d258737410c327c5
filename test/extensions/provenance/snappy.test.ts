import { describe, expect, it } from 'vitest';
import { unpackSnappy } from '../../../src/extensions/provenance/read-bundle.ts';
import { packSnappy } from '../../support/snappy.ts';

const most = 1_000_000;
const text = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString());

describe('the block format of Snappy', () => {
  it.each([
    ['nothing', [0], ''],
    ['a literal', [3, 2 << 2, 97, 98, 99], 'abc'],
    ['a literal with its length in a byte', [3, 60 << 2, 2, 97, 98, 99], 'abc'],
    ['a literal with its length in two bytes', [3, 61 << 2, 2, 0, 97, 98, 99], 'abc'],
    ['a copy with a short offset', [8, 3 << 2, 97, 98, 99, 100, (0 << 2) | 1, 4], 'abcdabcd'],
    ['a copy with an offset of two bytes', [8, 3 << 2, 97, 98, 99, 100, (3 << 2) | 2, 4, 0], 'abcdabcd'],
    [
      'a copy with an offset of four bytes',
      [8, 3 << 2, 97, 98, 99, 100, (3 << 2) | 3, 4, 0, 0, 0],
      'abcdabcd',
    ],
    ['a copy that overlaps itself', [6, 0, 97, (1 << 2) | 1, 1], 'aaaaaa'],
  ])('with %s', (_, bytes, unpacked) => {
    expect(text(unpackSnappy(Uint8Array.from(bytes), most))).toBe(unpacked);
  });

  it.each([
    ['nothing at all', []],
    ['a length without an end', [255, 255, 255, 255, 255, 255]],
    ['a length that the pieces do not reach', [4, 2 << 2, 97, 98, 99]],
    ['a length that the pieces exceed', [2, 2 << 2, 97, 98, 99]],
    ['a literal that is cut', [3, 2 << 2, 97]],
    ['a literal whose length is cut', [3, 61 << 2, 2]],
    ['a copy of what is not there', [5, 0, 97, (0 << 2) | 1, 2]],
    ['a copy with the offset zero', [5, 0, 97, (0 << 2) | 1, 0]],
    ['a copy whose offset is cut', [5, 0, 97, (3 << 2) | 2, 1]],
    ['a short copy whose offset is cut', [5, 0, 97, 1]],
    ['more than is allowed', [0xc1, 0x84, 0x3d, 0]],
  ])('is refused with %s', (_, bytes) => {
    expect(unpackSnappy(Uint8Array.from(bytes), most)).toBeNull();
  });

  it('gives back what was packed', () => {
    const content = Buffer.from(JSON.stringify({ text: 'a bundle '.repeat(9_000) }));
    expect(unpackSnappy(packSnappy(content), most)).toEqual(new Uint8Array(content));
  });
});
