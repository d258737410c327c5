import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteSize, enoughBytes } from '../../src/finding/byte-size.ts';
import { readText } from '../../src/policy/kind.ts';
import { byteCount } from '../../src/policy/text-kinds.ts';

describe('a size for people', () => {
  it.each([
    [0, '0 bytes', '1KiB'],
    [1, '1 byte', '1KiB'],
    [1023, '1023 bytes', '1KiB'],
    [1024, '1 KiB', '1KiB'],
    [1025, '1 KiB', '2KiB'],
    [512 * 1024 ** 2, '512 MiB', '512MiB'],
    [4.3 * 1024 ** 3, '4.3 GiB', '5GiB'],
    [16 * 1024 ** 3, '16 GiB', '16GiB'],
    [2000 * 1024 ** 4, '2000 TiB', '2000TiB'],
  ])('%d: %s, and %s is enough', (bytes, size, enough) => {
    expect([byteSize(bytes), enoughBytes(bytes)]).toEqual([size, enough]);
  });

  it('is enough whatever it is, as `max-download` reads it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 50 }), (bytes) => {
        const reading = readText(byteCount, enoughBytes(bytes));
        expect(reading.kind === 'value' ? reading.value : reading.says).toBeGreaterThanOrEqual(bytes);
      }),
    );
  });
});
