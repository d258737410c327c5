import type { FileHandle } from 'node:fs/promises';
import { PackageError } from './package-error.ts';

/** What the end of a zip archive says about its central directory. */
export interface EndRecord {
  readonly entries: number;
  readonly directoryStart: number;
  readonly directoryEnd: number;
}

const recordSize = 22;
const longestComment = 0xffff;
const recordSignature = 0x06054b50;
const zip64LocatorSize = 20;
const zip64LocatorSignature = 0x07064b50;

/**
 * Reads the end record and refuses an archive in which Go could find another central directory than yauzl does: one in zip64 form (no
 * package that is accepted here needs it), one with bytes behind its comment, and one whose directory does not reach to the record.
 */
export async function readEndRecord(file: FileHandle, size: number): Promise<EndRecord> {
  const tail = await readTail(file, size, recordSize + longestComment + zip64LocatorSize);
  const at = lastRecord(tail);
  const record = tail.subarray(at);
  if (record.length !== recordSize + record.readUInt16LE(20)) {
    throw new PackageError('ambiguous-archive', 'The archive has bytes behind its end');
  }
  if (at >= zip64LocatorSize && tail.readUInt32LE(at - zip64LocatorSize) === zip64LocatorSignature) {
    throw new PackageError('ambiguous-archive', 'The archive has a second central directory (zip64)');
  }
  const directoryStart = record.readUInt32LE(16);
  const directoryEnd = directoryStart + record.readUInt32LE(12);
  if (directoryEnd !== size - record.length) {
    throw new PackageError('ambiguous-archive', 'The archive has bytes around its central directory');
  }
  return { entries: record.readUInt16LE(10), directoryStart, directoryEnd };
}

function lastRecord(tail: Buffer): number {
  for (let at = tail.length - recordSize; at >= 0; at--) {
    if (tail.readUInt32LE(at) === recordSignature) return at;
  }
  throw new PackageError('not-an-archive', 'The file is not a zip archive, or it is cut off');
}

async function readTail(file: FileHandle, size: number, length: number): Promise<Buffer> {
  const tail = Buffer.alloc(Math.min(size, length));
  const { bytesRead } = await file.read(tail, 0, tail.length, size - tail.length);
  return tail.subarray(0, bytesRead);
}
