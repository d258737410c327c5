import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { inflate } from './inflate.ts';
import type { CountInflated } from './inflation.ts';
import { refuse } from './package-error.ts';

/** The position of an entry's content in the archive, and what the directory announces about it. */
interface StoredContent {
  readonly start: number;
  readonly compressedBytes: number;
  readonly inflatedBytes: number;
  readonly deflated: boolean;
  readonly crc32: number;
}

const pieceBytes = 1024 * 1024;

/**
 * Inflates and hashes an entry piece by piece, and stops at the first byte beyond the announced size (T26).
 * @param count receives the bytes of each piece
 * @returns lower-case hex SHA-256
 * @throws PackageError `corrupt-entry` if size or CRC-32 are not as announced; also the errors of `count`, zlib and the file system
 */
export async function hashContent(
  file: FileHandle,
  content: StoredContent,
  count: CountInflated,
): Promise<string> {
  const digest = createHash('sha256');
  let checksum = 0;
  let bytes = 0;
  const take = (piece: Uint8Array): void => {
    count(piece.length);
    bytes += piece.length;
    if (bytes > content.inflatedBytes) otherSize();
    digest.update(piece);
    checksum = crc32(piece, checksum);
  };
  const stored = piecesOf(file, content.start, content.compressedBytes);
  if (content.deflated) await inflate(stored, take);
  else for await (const piece of stored) take(piece);
  if (bytes !== content.inflatedBytes) otherSize();
  if (checksum !== content.crc32)
    refuse('corrupt-entry', 'The content of an entry does not have the CRC-32 that the archive gives');
  return digest.digest('hex');
}

/** Each piece is valid until the next one is requested. */
async function* piecesOf(file: FileHandle, start: number, length: number): AsyncGenerator<Uint8Array> {
  const room = Buffer.allocUnsafe(Math.min(pieceBytes, length));
  const end = start + length;
  for (let at = start; at < end; ) {
    const { bytesRead } = await file.read(room, 0, Math.min(room.length, end - at), at);
    if (bytesRead === 0) otherSize();
    at += bytesRead;
    yield room.subarray(0, bytesRead);
  }
}

function otherSize(): never {
  return refuse('corrupt-entry', 'The content of an entry does not have the size that the archive gives');
}
