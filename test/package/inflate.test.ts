import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inflate, inflateByStream } from '../../src/package/inflate.ts';

type Inflate = typeof inflate;

async function inflated(packed: Uint8Array, by: Inflate, pieceBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await by(inOneRoom(packed, pieceBytes), (piece) => void pieces.push(Buffer.from(piece)));
  return Buffer.concat(pieces);
}

/** Like reading a file: each piece overwrites the one before. */
async function* inOneRoom(bytes: Uint8Array, pieceBytes: number): AsyncGenerator<Uint8Array> {
  const room = Buffer.alloc(pieceBytes);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    room.set(piece);
    yield room.subarray(0, piece.length);
    room.fill(0xff);
  }
}

const ways: readonly (readonly [string, Inflate])[] = [
  ['in place', inflate],
  ["by Node's stream", inflateByStream],
];

describe.each(ways)('%s', (_name, by) => {
  it('gives back deflated data, for any size of the pieces', async () => {
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 5000 }),
      fc
        .tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 40_000 }))
        .map(([part, times]) => Buffer.alloc(part.length * times, part)),
    );
    await fc.assert(
      fc.asyncProperty(content, fc.integer({ min: 1, max: 9000 }), async (bytes, pieceBytes) => {
        const got = await inflated(deflateRawSync(bytes), by, pieceBytes);
        expect(got.equals(bytes)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('ignores bytes after the end', async () => {
    const packed = Buffer.concat([deflateRawSync(Buffer.from('content')), Buffer.alloc(100_000, 'x')]);
    for (const pieceBytes of [7, 1000, 200_000]) {
      expect((await inflated(packed, by, pieceBytes)).toString()).toBe('content');
    }
  });

  it('refuses data that ends too early or is invalid', async () => {
    const packed = deflateRawSync(Buffer.alloc(100_000, 'ab'));
    await expect(inflated(packed.subarray(0, -3), by, 64)).rejects.toThrow(Error);
    await expect(inflated(Buffer.alloc(50, 0xff), by, 64)).rejects.toThrow(Error);
    await expect(inflated(Buffer.alloc(0), by, 64)).rejects.toThrow(Error);
  });

  it('stops if the receiver of the pieces throws', async () => {
    const packed = deflateRawSync(Buffer.alloc(10_000_000));
    const full = new Error('full');
    await expect(
      by(inOneRoom(packed, 100), () => {
        throw full;
      }),
    ).rejects.toBe(full);
  });
});
