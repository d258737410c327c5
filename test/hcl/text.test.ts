import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8 } from '../../src/hcl/text.ts';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

describe('bytes of a file', () => {
  it('are text if they are UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeUtf8(Buffer.from(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['a lone lead byte', bytes(0x61, 0xff, 0x62), 'a\udcffb'],
    ['a cut character', bytes(0xe2, 0x82), '\udce2\udc82'],
    ['a surrogate', bytes(0xed, 0xa0, 0x80), '\udced\udca0\udc80'],
    ['an overlong zero', bytes(0xc0, 0x80), '\udcc0\udc80'],
    ['beyond Unicode', bytes(0xf4, 0x90, 0x80, 0x80), '\udcf4\udc90\udc80\udc80'],
    ['a good character after a bad byte', bytes(0x80, 0xc3, 0xa9, 0x41), '\udc80éA'],
    ['a lead byte before two letters', bytes(0xe2, 0x61, 0x62), '\udce2ab'],
  ])('keep their place if they are not UTF-8: %s', (_, content, text) => {
    expect(decodeUtf8(content)).toBe(text);
  });
});
