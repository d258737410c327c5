import { createReadStream, type Stats } from 'node:fs';
import { lstat, readdir, readFile, readlink, realpath, stat } from 'node:fs/promises';
import { dirname, posix, resolve } from 'node:path';
import { codeOf } from '../../errors.ts';
import { quoted } from '../../quoted.ts';
import { inTurns } from '../../semaphore.ts';
import { type Content, contentLimit } from '../content.ts';
import { decodePath, pathOnDisk } from '../path-bytes.ts';
import { contentIn, type RevisionTree } from '../revision-tree.ts';
import { filesAtATime } from '../source.ts';
import { SourceError } from '../source-error.ts';
import { blobDigest, blobSha, type TreeEntry } from '../tree.ts';

/** One file on disk, in the root. Symlinks below the root are not followed. */
export async function readDiskFile(root: string, path: string): Promise<Content> {
  return path.split('/').includes('..') ? { kind: 'missing' } : contentIn(diskTree(root), path);
}

/**
 * The files on disk. A folder that cannot be listed counts as empty.
 * @param root paths are relative to it; the way to the root itself may lead through symlinks
 * @param like an object id of the repository, for the kind of its digests
 */
export function diskTree(root: string, like = ''): RevisionTree {
  const at = async (path: string): Promise<TreeEntry | null> => {
    const stats = await statAt(root, path);
    return stats === null ? null : entryOf(path, stats);
  };
  const read = (entries: readonly TreeEntry[]) =>
    Promise.all(entries.map(({ path, kind }) => readAt(root, path, kind)));
  return {
    whole: null,
    at,
    within: (folder) => listOnDisk(root, folder),
    measure: (entries) => Promise.all(entries.map(async (entry) => (await at(entry.path)) ?? entry)),
    async identify(entries) {
      const found = await inTurns(entries, filesAtATime, async ({ path }) => {
        const entry = await at(path);
        return entry === null ? [] : [{ ...entry, sha: await idOf(root, entry, like) }];
      });
      return found.flat();
    },
    read,
  };
}

function entryOf(path: string, stats: Stats): TreeEntry {
  const kind = kindOf(stats);
  return { path, kind, sha: '', size: kind === 'file' ? stats.size : 0 };
}

export function kindOf(entry: Pick<Stats, 'isSymbolicLink' | 'isDirectory'>) {
  return entry.isSymbolicLink() ? 'symlink' : entry.isDirectory() ? 'directory' : 'file';
}

/** Works for a file that is too large to be kept as well. */
async function idOf(root: string, { path, kind, size }: TreeEntry, like: string): Promise<string> {
  const bytes = kind === 'file' && size > contentLimit ? null : await readAt(root, path, kind);
  if (bytes !== null) return blobSha(bytes, like);
  if (kind !== 'file') return '';
  const digest = blobDigest(size, like);
  for await (const chunk of createReadStream(pathOnDisk(resolve(root, path)))) digest.update(chunk);
  return digest.digest('hex');
}

async function readAt(root: string, path: string, kind: TreeEntry['kind']): Promise<Uint8Array | null> {
  switch (kind) {
    case 'file':
      return (await readOnDisk(resolve(root, path))).bytes;
    case 'symlink':
      return readlink(pathOnDisk(resolve(root, path)), { encoding: 'buffer' });
    case 'directory':
    case 'submodule':
      return null;
  }
}

async function listOnDisk(root: string, folder: string): Promise<readonly TreeEntry[]> {
  try {
    const path = resolve(root, folder);
    if ((await realPathOf(path)) !== resolve(await realPathOf(root), folder)) return [];
    const entries = await readdir(pathOnDisk(path), { withFileTypes: true, encoding: 'buffer' });
    return entries.map((entry): TreeEntry => {
      const kind = entry.isFile() ? 'file' : entry.isSymbolicLink() ? 'symlink' : 'directory';
      return { path: posix.join(folder, decodePath(entry.name)), kind, sha: '', size: 0 };
    });
  } catch {
    return [];
  }
}

/** Reads a file of bounded size. @throws SourceError `unreadable-path`, also for devices, pipes and sockets, which might never end. */
export async function readOnDisk(file: string) {
  try {
    const stats = await stat(pathOnDisk(file));
    if (!stats.isFile()) throw new Error('not a regular file');
    const bytes = stats.size > contentLimit ? null : await readFile(pathOnDisk(file));
    return { size: bytes?.length ?? stats.size, bytes };
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** `null` if there is none, or if the path goes through a symlink. */
async function statAt(root: string, path: string): Promise<Stats | null> {
  try {
    const folder = await realPathOf(dirname(resolve(root, path)));
    if (folder !== resolve(await realPathOf(root), dirname(path))) return null;
    return await lstat(pathOnDisk(resolve(root, path)));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
    throw unreadable(path, error);
  }
}

async function realPathOf(path: string): Promise<string> {
  return decodePath(await realpath(pathOnDisk(path), { encoding: 'buffer' }));
}

export function unreadable(path: string, cause: unknown): SourceError {
  return new SourceError(
    'unreadable-path',
    `${quoted(path)} cannot be read; check that it is a regular file or folder and that you may read it.`,
    { cause },
  );
}
