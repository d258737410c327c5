import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, opendir, realpath, stat } from 'node:fs/promises';
import { archiveLimits } from '../../package/archive-limits.ts';
import { type EntryName, type HashedFile, hashLines, nameBytes } from '../../package/dirhash.ts';
import { refuse } from '../../package/package-error.ts';
import { isWithin } from '../../paths.ts';

/**
 * The `h1:` of an unpacked package as Terraform records it (Go's HashDir), bounded like archives (T26).
 * @param path without symlinks
 * @param within no symlink may lead out of this folder: a package could consist of any file of this machine
 * @throws PackageError if Terraform could not hash the folder either, or it exceeds a limit
 */
export async function hashFolder(path: string, within: string): Promise<string> {
  const files: HashedFile[] = [];
  const folders: EntryName[] = [''];
  let total = 0;
  // A file may have changed since its size was read.
  const spend = (bytes: number): void => {
    total += bytes;
    if (total > archiveLimits.inflatedBytes) tooManyBytes();
  };
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    // One character per byte, so that names that are not UTF-8 keep their bytes.
    for await (const entry of await opendir(placeOf(path, folder), { encoding: 'latin1' })) {
      entries += 1;
      if (entries > archiveLimits.entries)
        refuse('too-large', `The folder has more than ${archiveLimits.entries} entries`);
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (name.includes('\n')) refuse('unsafe-name', 'The folder has a file name with a newline');
      if (entry.isDirectory()) folders.push(name);
      else files.push([name, await hashFile(await fileAt(placeOf(path, name), within), spend)]);
    }
  }
  if (files.length === 0) refuse('not-an-archive', 'The folder has no files');
  return hashLines(files);
}

function placeOf(path: string, name: EntryName): Buffer {
  return name === '' ? Buffer.from(path) : Buffer.concat([Buffer.from(`${path}/`), nameBytes(name)]);
}

/** Pipes and devices might never end, and Terraform hashes no symlink to a folder. */
async function fileAt(place: Buffer, within: string): Promise<Buffer> {
  const real = await realpath(place, { encoding: 'buffer' });
  if (!isWithin(real.toString(), within))
    refuse('unsafe-name', 'A symlink in the folder leads out of the mirror');
  const stats = await stat(real);
  if (!stats.isFile()) refuse('unsupported-entry', 'The folder has an entry that is not a file');
  if (stats.size > archiveLimits.inflatedBytes) tooManyBytes();
  return real;
}

async function hashFile(path: Buffer, spend: (bytes: number) => void): Promise<string> {
  const digest = createHash('sha256');
  const file: FileHandle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    for await (const piece of file.createReadStream({ autoClose: false, highWaterMark: 1024 * 1024 })) {
      spend(piece.length);
      digest.update(piece);
    }
    return digest.digest('hex');
  } finally {
    await file.close();
  }
}

function tooManyBytes(): never {
  return refuse('too-large', `The folder has more than ${archiveLimits.inflatedBytes} bytes`);
}
