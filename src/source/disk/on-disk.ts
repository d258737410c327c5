import { createReadStream, type Stats } from 'node:fs';
import { lstat, readdir, readFile, readlink, stat } from 'node:fs/promises';
import { dirname, posix, resolve } from 'node:path';
import { codeOf, quoted } from '../../errors.ts';
import { openMemory } from '../../memory.ts';
import { inTurns } from '../../semaphore.ts';
import { decodePath, pathOnDisk } from '../path-bytes.ts';
import { contentIn, type RevisionTree } from '../revision-tree.ts';
import { filesAtATime } from '../source.ts';
import { SourceError } from '../source-error.ts';
import { blobDigest, blobSha, type Content, contentLimit, type TreeEntry } from '../tree.ts';

/** One file on disk, in the root. Symlinks below the root are not followed. */
export async function readDiskFile(root: string, path: string, most = contentLimit): Promise<Content> {
  return path.split('/').includes('..') ? { kind: 'missing' } : contentIn(diskTree(root), path, most);
}

/** The files on disk. The way to the root may lead through symlinks. @param like an object id of the repository, for the kind of its digests */
export function diskTree(root: string, like = ''): RevisionTree {
  const [ways, ids] = [openMemory<Promise<boolean>>(), openMemory<Promise<string>>()];
  let left = mostHashed;
  // Each folder is looked at once: a path may lead through thousands.
  const isPlain = (folder: string): Promise<boolean> =>
    ways(folder, async () => {
      const above = dirname(folder);
      if (above !== folder && !(await isPlain(above))) return false;
      return folder === '.' || (await lstat(pathOnDisk(resolve(root, folder)))).isDirectory();
    });
  const at = async (path: string): Promise<TreeEntry | null> => {
    try {
      if (!(await isPlain(dirname(path)))) return null;
      const stats = await lstat(pathOnDisk(resolve(root, path)));
      const kind = kindOf(stats);
      return { path, kind, sha: '', size: kind === 'file' ? stats.size : 0 };
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null;
      throw unreadable(path, error);
    }
  };
  const idOf = async ({ path, kind, size }: TreeEntry): Promise<string> => {
    const bytes = kind === 'file' && size > contentLimit ? null : await readAt(root, path, kind);
    if (bytes !== null) return blobSha(bytes, like);
    if (kind !== 'file') return '';
    return ids(path, async () => {
      if (size > left) return '0'.repeat(like.length || 40);
      left -= size;
      const digest = blobDigest(size, like);
      for await (const chunk of piecesOf(resolve(root, path))) digest.update(chunk);
      return digest.digest('hex');
    });
  };
  return {
    whole: null,
    at,
    // A folder that cannot be listed counts as empty.
    within: async (folder) =>
      (await isPlain(folder || '.').catch(() => false)) ? entriesOnDisk(root, folder).catch(() => []) : [],
    measure: (entries) => Promise.all(entries.map(async (entry) => (await at(entry.path)) ?? entry)),
    async identify(entries) {
      const found = await inTurns(entries, filesAtATime, async ({ path }) => {
        const entry = await at(path);
        return entry === null ? [] : [{ ...entry, sha: await idOf(entry) }];
      });
      return found.flat();
    },
    read: (entries) => Promise.all(entries.map(({ path, kind }) => readAt(root, path, kind))),
  };
}

/** Bytes of large files that are read to identify them, which takes seconds. Past them, a file counts as changed. */
const mostHashed = 1024 * 1024 * 1024;

async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(pathOnDisk(file));
  } catch (error) {
    throw unreadable(file, error);
  }
}

export function kindOf(entry: Pick<Stats, 'isSymbolicLink' | 'isDirectory'>) {
  return entry.isSymbolicLink() ? 'symlink' : entry.isDirectory() ? 'directory' : 'file';
}

async function readAt(root: string, path: string, kind: TreeEntry['kind']): Promise<Uint8Array | null> {
  if (kind === 'file') return (await readOnDisk(resolve(root, path))).bytes;
  return kind === 'symlink' ? readlink(pathOnDisk(resolve(root, path)), { encoding: 'buffer' }) : null;
}

async function entriesOnDisk(root: string, folder: string): Promise<readonly TreeEntry[]> {
  const place = pathOnDisk(resolve(root, folder));
  const entries = await readdir(place, { withFileTypes: true, encoding: 'buffer' });
  return entries.map((entry): TreeEntry => {
    const kind = entry.isFile() ? 'file' : entry.isSymbolicLink() ? 'symlink' : 'directory';
    return { path: posix.join(folder, decodePath(entry.name)), kind, sha: '', size: 0 };
  });
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

const mayRead = 'check that it is a regular file or folder and that you may read it.';

export function unreadable(path: string, cause: unknown, next = mayRead): SourceError {
  return new SourceError('unreadable-path', `${quoted(path)} cannot be read; ${next}`, { cause });
}
