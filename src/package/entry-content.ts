import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
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

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>;

const packedBytes = 1024 * 1024;
const plainBytes = 256 * 1024;

/** Inflates and hashes an entry up to the announced size (T26). Like Go, it ignores what follows the data. @throws PackageError if size or CRC-32 are not as announced; the errors of `count`, zlib, files */
export async function hashContent(
  file: FileHandle,
  { start, compressedBytes, ...content }: StoredContent,
  count: CountInflated,
): Promise<string> {
  const digest = createHash('sha256');
  let checksum = 0;
  let bytes = 0;
  const read = async (pieces: Pieces) => {
    for await (const piece of pieces) {
      count(piece.length);
      bytes += piece.length;
      if (bytes > content.inflatedBytes) otherSize();
      digest.update(piece);
      checksum = crc32(piece, checksum);
      // A buffer that zlib has filled is given back at once.
      if (content.deflated && piece.byteOffset + piece.length === piece.buffer.byteLength)
        piece.buffer.transfer(0);
    }
  };
  const stored = piecesOf(file, start, compressedBytes);
  if (content.deflated) await pipeline(stored, createInflateRaw({ chunkSize: plainBytes }), read);
  else await read(stored);
  if (bytes !== content.inflatedBytes) otherSize();
  if (checksum !== content.crc32)
    refuse('corrupt-entry', 'The content of an entry does not have the CRC-32 that the archive gives');
  return digest.digest('hex');
}

/** Each piece is in the same buffer: it is read before the next one comes. */
async function* piecesOf(file: FileHandle, start: number, bytes: number): Pieces {
  const buffer = Buffer.allocUnsafeSlow(Math.min(packedBytes, bytes));
  for (let at = 0; at < bytes; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, bytes - at), start + at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

function otherSize(): never {
  return refuse('corrupt-entry', 'The content of an entry does not have the size that the archive gives');
}
