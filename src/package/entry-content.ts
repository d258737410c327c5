import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import type { CountInflated } from './inflation.ts';
import { refuse } from './package-error.ts';

interface StoredContent {
  readonly start: number;
  readonly compressedBytes: number;
  readonly inflatedBytes: number;
  readonly deflated: boolean;
  readonly crc32: number;
}

const packedBytes = 1024 * 1024;
const plainBytes = 256 * 1024;

/**
 * Inflates and hashes an entry up to the announced size (T26). Like Go, it ignores what follows the data.
 * @throws PackageError if size or CRC-32 are not as announced; the errors of `count`, zlib, files
 */
export async function hashContent(
  file: FileHandle,
  { start, compressedBytes, ...content }: StoredContent,
  count: CountInflated,
): Promise<string> {
  const digest = createHash('sha256');
  let checksum = 0;
  let bytes = 0;
  const range = { start, end: start + compressedBytes - 1, autoClose: false, highWaterMark: packedBytes };
  const stored = compressedBytes === 0 ? Readable.from([]) : file.createReadStream(range);
  const plain = content.deflated ? createInflateRaw({ chunkSize: plainBytes }) : new PassThrough();
  await pipeline(stored, plain, async (pieces: AsyncIterable<Uint8Array>) => {
    for await (const piece of pieces) {
      count(piece.length);
      bytes += piece.length;
      if (bytes > content.inflatedBytes) otherSize();
      digest.update(piece);
      checksum = crc32(piece, checksum);
    }
  });
  if (bytes !== content.inflatedBytes) otherSize();
  if (checksum !== content.crc32)
    refuse('corrupt-entry', 'The content of an entry does not have the CRC-32 that the archive gives');
  return digest.digest('hex');
}

function otherSize(): never {
  return refuse('corrupt-entry', 'The content of an entry does not have the size that the archive gives');
}
