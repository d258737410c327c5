import { type FileHandle, open } from 'node:fs/promises';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { sha256 } from '../sha256.ts';
import { checkDirectorySize, countEntries } from './archive-limits.ts';
import { checkEntryName, type EntryName, entryName } from './dirhash.ts';
import { hashContent } from './entry-content.ts';
import type { CountInflated } from './inflation.ts';
import { PackageError, refuse } from './package-error.ts';

export interface HashedEntry {
  readonly name: EntryName;
  /** Lower-case hex SHA-256 of the content; that of empty content for a name that ends in `/`, as in Go. */
  readonly sha256: string;
  readonly folder: boolean;
}

/** Hashes every entry by the central directory. @throws PackageError, also if it is ambiguous (T26, T27) */
export async function readArchive(path: string, countBytes: CountInflated): Promise<readonly HashedEntry[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const record = await readEndRecord(file, size);
    checkDirectorySize(record.directoryBytes);
    const archive = new ArchiveReader(file, record);
    const options = { decodeStrings: false, autoClose: false };
    const zip = await fromRandomAccessReaderPromise(archive, archive.size, options).catch(notAnArchive);
    try {
      const entries = await listEntries(zip, record, archive.size);
      const hashed: HashedEntry[] = [];
      for (const entry of entries) hashed.push(await hashEntry(zip, archive, entry, countBytes));
      return hashed;
    } finally {
      zip.close();
    }
  } finally {
    await file.close();
  }
}

/** Reads and checks the whole directory before the first entry is inflated. */
async function listEntries(zip: ZipFile, record: EndRecord, size: number): Promise<readonly Entry[]> {
  const count = countEntries(size);
  const entries: Entry[] = [];
  let directoryBytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      checkEntryName(entryName(entry.fileNameRaw));
      count(entry.compressedSize, entry.uncompressedSize);
      entries.push(entry);
      directoryBytes += 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    }
  } catch (error) {
    throw error instanceof PackageError ? error : notAnArchive(error);
  }
  if (directoryBytes !== record.directoryBytes)
    refuse('ambiguous-archive', 'The central directory has more entries or bytes than it counts');
  return entries;
}

async function hashEntry(zip: ZipFile, archive: ArchiveReader, entry: Entry, countBytes: CountInflated) {
  const name = entryName(entry.fileNameRaw);
  const start = await contentStart(zip, entry);
  const folder = isFolder(entry, name);
  if (!name.endsWith('/')) return { name, folder, sha256: await hashFile(archive, entry, start, countBytes) };
  if (entry.uncompressedSize !== 0) refuse('corrupt-entry', 'The archive has a folder with content');
  return { name, folder, sha256: sha256('') };
}

/** A streaming reader trusts the local header, Go's reader the directory: both must say the same. */
async function contentStart(zip: ZipFile, entry: Entry): Promise<number> {
  const local = await zip.readLocalFileHeaderPromise(entry).catch(corrupt);
  if (!local.fileName.equals(entry.fileNameRaw) || local.compressionMethod !== entry.compressionMethod)
    refuse(
      'ambiguous-archive',
      'The archive describes an entry differently in its directory and before its content',
    );
  return local.fileDataStart;
}

async function hashFile(
  { file, begin }: ArchiveReader,
  entry: Entry,
  start: number,
  countBytes: CountInflated,
): Promise<string> {
  if (!entry.canDecodeFileData())
    refuse(
      'unsupported-entry',
      'The archive has an entry that is encrypted or compressed by an unknown method',
    );
  const content = {
    start: begin + start,
    compressedBytes: entry.compressedSize,
    inflatedBytes: entry.uncompressedSize,
    deflated: entry.compressionMethod !== 0,
    crc32: entry.crc32,
  };
  return hashContent(file, content, countBytes).catch(corrupt);
}

/** As in Go: by the name, the Unix mode if Unix made it, or the DOS attribute if DOS or Windows did. */
function isFolder(entry: Entry, name: EntryName): boolean {
  if (name.endsWith('/')) return true;
  const madeBy = entry.versionMadeBy >>> 8;
  if (madeBy === 3 || madeBy === 19) return ((entry.externalFileAttributes >>> 16) & 0xf000) === 0x4000;
  if (madeBy === 0 || madeBy === 11 || madeBy === 14) return (entry.externalFileAttributes & 0x10) !== 0;
  return false;
}

function notAnArchive(cause: unknown): never {
  return refuse('not-an-archive', 'The file is not a zip archive that can be read', { cause });
}

function corrupt(cause: unknown): never {
  if (cause instanceof PackageError) throw cause;
  return refuse('corrupt-entry', 'An entry of the archive cannot be read as the archive describes it', {
    cause,
  });
}

/** The place of the archive in the file, and its central directory, by the end of the archive. */
type EndRecord = Awaited<ReturnType<typeof readEndRecord>>;

/** The part of the file that is the archive: yauzl knows no bytes before or behind it. */
class ArchiveReader extends RandomAccessReader {
  readonly file: FileHandle;
  readonly begin: number;
  readonly size: number;

  constructor(file: FileHandle, { begin, end }: EndRecord) {
    super();
    this.file = file;
    this.begin = begin;
    this.size = end - begin;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    const within = Math.max(0, Math.min(length, this.size - position));
    this.file.read(buffer, offset, within, this.begin + position).then(
      ({ bytesRead }) => callback(null, bytesRead),
      (error: Error) => callback(error),
    );
  }
}

const recordSize = 22;
const recordSignature = 0x06054b50;
const zip64LocatorSize = 20;
const zip64LocatorSignature = 0x07064b50;
const directoryHeaderSignature = 0x02014b50;

/** Go looks for the record in this part of a file. */
const searchedBytes = 65 * 1024;

/** Reads the end record as Go does: the last one decides. Refuses an archive in which Go could find two directories. */
async function readEndRecord(file: FileHandle, size: number) {
  const length = Math.min(size, searchedBytes + zip64LocatorSize);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
  const tail = buffer.subarray(0, bytesRead);
  const at = lastRecord(tail);
  const record = tail.subarray(at);
  const recordEnd = recordSize + record.readUInt16LE(20);
  if (recordEnd > record.length)
    refuse('ambiguous-archive', 'The comment of the archive is longer than the archive');
  if (at >= zip64LocatorSize && tail.readUInt32LE(at - zip64LocatorSize) === zip64LocatorSignature)
    refuse('ambiguous-archive', 'The archive has a second central directory (zip64)');
  const recordBegin = size - record.length;
  const directoryBytes = record.readUInt32LE(12);
  const directoryOffset = record.readUInt32LE(16);
  const begin = recordBegin - directoryBytes - directoryOffset;
  if (begin < 0) refuse('ambiguous-archive', 'The archive has no room for its central directory');
  if (begin > 0 && (await isDirectoryHeader(file, directoryOffset)))
    refuse('ambiguous-archive', 'The archive has bytes around its central directory');
  const end = recordBegin + recordEnd;
  // The end of an archive without entries may be part of a different archive's comment. Terraform refuses it.
  if (directoryBytes === 0 && (begin > 0 || end < size))
    refuse('ambiguous-archive', 'The archive has bytes around it and no entries');
  return { begin, end, directoryBytes };
}

async function isDirectoryHeader(file: FileHandle, at: number): Promise<boolean> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(4), 0, 4, at);
  return bytesRead === 4 && buffer.readUInt32LE() === directoryHeaderSignature;
}

function lastRecord(tail: Buffer): number {
  const first = Math.max(0, tail.length - searchedBytes);
  for (let at = tail.length - recordSize; at >= first; at--) {
    if (tail.readUInt32LE(at) === recordSignature) return at;
  }
  return refuse('not-an-archive', 'The file is not a zip archive, or it is cut off');
}
