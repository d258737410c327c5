import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePath, encodePath, foldedName, isBeyondText, pathOnDisk } from '../../src/source/path-bytes.ts';
import { anyCharacter } from '../support/any-character.ts';

const names = fc.oneof(
  fc.uint8Array({ maxLength: 12 }),
  // Mostly text, with a few bytes that are none.
  fc
    .array(
      fc.oneof(
        fc.string({ unit: anyCharacter, maxLength: 4 }).map(Buffer.from),
        fc.uint8Array({ maxLength: 2 }),
      ),
    )
    .map((parts) => Uint8Array.from(Buffer.concat(parts))),
);

describe('the bytes of a name', () => {
  it('come back from its text, whatever they are', () => {
    fc.assert(
      fc.property(names, (bytes) => {
        expect(Buffer.compare(encodePath(decodePath(bytes)), bytes)).toBe(0);
      }),
    );
  });

  it('that differ have texts that differ (T88)', () => {
    fc.assert(
      fc.property(names, names, (one, other) => {
        expect(decodePath(one) === decodePath(other)).toBe(Buffer.compare(one, other) === 0);
      }),
    );
  });

  it('are the text itself where they are UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(decodePath(Buffer.from(text))).toBe(text);
        expect(encodePath(text)).toEqual(Buffer.from(text));
        expect(pathOnDisk(text)).toBe(text);
      }),
    );
  });

  it.each([
    ['s\udc80', 's\ufffd', true],
    ['s\ufffd\ufffd', 's\ufffd', true],
    ['caf\udce9.tf', 'caf\ufffd.tf', true],
    ['caf\u00e9.tf', 'Cafe\u0301.TF', false],
  ])('%j may be shown as %j, or be found by it: %s', (name, shown, beyond) => {
    expect(foldedName(name)).toBe(foldedName(shown));
    expect(isBeyondText(name)).toBe(beyond);
    expect(Buffer.isBuffer(pathOnDisk(name))).toBe(!name.isWellFormed());
  });
});
