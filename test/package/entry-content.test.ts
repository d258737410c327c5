import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashContent } from '../../src/package/entry-content.ts';
import { sha256 } from '../../src/sha256.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-content-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The hash of an entry between other bytes. */
async function hashed(
  packed: Uint8Array,
  content: Uint8Array,
  count: (bytes: number) => void = () => {},
  deflated = true,
): Promise<string> {
  const path = join(folder, 'archive');
  writeFileSync(path, Buffer.concat([Buffer.from('before'), packed, Buffer.from('after')]));
  const file = await open(path);
  const inflatedBytes = content.length;
  const about = { start: 6, compressedBytes: packed.length, inflatedBytes, deflated, crc32: crc32(content) };
  try {
    return await hashContent(file, about, count);
  } finally {
    await file.close();
  }
}

describe('the content of an entry', () => {
  it('is hashed as it was before it was packed, or as it is', async () => {
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 5000 }),
      fc
        .tuple(fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 100_000 }))
        .map(([part, times]) => Buffer.alloc(part.length * times, part)),
    );
    await fc.assert(
      fc.asyncProperty(content, async (bytes) => {
        expect(await hashed(deflateRawSync(bytes), bytes)).toBe(sha256(bytes));
        expect(await hashed(bytes, bytes, () => {}, false)).toBe(sha256(bytes));
      }),
      { numRuns: 100 },
    );
  });

  it.each([true, false])('is the same in many pieces (deflated: %s)', async (deflated) => {
    const content = randomBytes(3_500_000);
    const packed = deflated ? deflateRawSync(content) : content;
    expect(await hashed(packed, content, () => {}, deflated)).toBe(sha256(content));
  });

  it('needs no more memory when it is large (T68)', async () => {
    const content = Buffer.alloc(20_000_000, 'ab');
    const packed = deflateRawSync(content);
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    await hashed(packed, content, () => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    });
    expect(most).toBeLessThan(4_000_000);
  });

  it('may have bytes after the end', async () => {
    const content = Buffer.from('content');
    const packed = Buffer.concat([deflateRawSync(content), Buffer.alloc(3_000_000, 'x')]);
    expect(await hashed(packed, content)).toBe(sha256(content));
  });

  it('is refused if it ends too early, is invalid, or has another size or another checksum', async () => {
    const content = Buffer.alloc(100_000, 'ab');
    const packed = deflateRawSync(content);
    const other = Buffer.alloc(100_000, 'ac');
    await expect(hashed(packed.subarray(0, -3), content)).rejects.toThrow('unexpected end of file');
    await expect(hashed(Buffer.alloc(50, 0xff), content)).rejects.toThrow(Error);
    await expect(hashed(Buffer.alloc(0), Buffer.alloc(0))).rejects.toThrow(Error);
    await expect(hashed(packed, content.subarray(1))).rejects.toThrow('does not have the size');
    await expect(hashed(packed, Buffer.concat([content, other]))).rejects.toThrow('does not have the size');
    await expect(hashed(packed, other)).rejects.toThrow('does not have the CRC-32');
  });

  it('is inflated no further than announced, or than a run may inflate', async () => {
    const zeros = Buffer.alloc(20_000_000);
    const bomb = deflateRawSync(zeros);
    let seen = 0;
    const count = (bytes: number) => {
      seen += bytes;
    };
    await expect(hashed(bomb, Buffer.alloc(10), count)).rejects.toThrow('does not have the size');
    expect(seen).toBeLessThan(2_000_000);
    const full = new Error('full');
    const refuse = () => {
      throw full;
    };
    await expect(hashed(bomb, zeros, refuse)).rejects.toBe(full);
  });
});
