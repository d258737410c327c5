import type { Stats } from 'node:fs';
import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import type { FolderReader } from '../../configuration/configuration.ts';
import { quoted } from '../../quoted.ts';
import { folderReader } from '../folder-reader.ts';
import { contentLimit, fileContent } from '../snapshot.ts';
import { type Content, SourceError } from '../source.ts';
import type { TreeEntry } from '../tree.ts';

/** One file on disk. Symlinks below the root are not followed. */
export async function readDiskFile(root: string, path: string): Promise<Content> {
  const stats = await statWithin(root, path);
  if (stats === null) return { kind: 'missing' };
  if (stats.isSymbolicLink()) return { kind: 'not-a-file', what: 'symlink' };
  if (stats.isDirectory()) return { kind: 'not-a-file', what: 'directory' };
  const { size, bytes } = await readOnDisk(resolve(root, path));
  return bytes === null ? { kind: 'too-large', bytes: size, limit: contentLimit } : fileContent(bytes);
}

/**
 * Reads configuration on disk. Symlinks below the root are not followed. A folder that cannot be listed counts as empty, so that it does
 * not end the review of the lock files.
 *
 * @param root folders are relative to it; the path of the root itself may have symlinks.
 */
export function diskFolderReader(root: string): FolderReader {
  return folderReader({
    list: (folder) => listOnDisk(root, folder),
    read: (entries) =>
      Promise.all(
        entries.map(async ({ path }) => (await readOnDisk(resolve(root, path))).bytes ?? new Uint8Array()),
      ),
  });
}

async function listOnDisk(root: string, folder: string): Promise<readonly TreeEntry[]> {
  try {
    const path = resolve(root, folder);
    if ((await realpath(path)) !== resolve(await realpath(root), folder)) return [];
    const entries = await readdir(path, { withFileTypes: true });
    return await Promise.all(
      entries.map(async (entry): Promise<TreeEntry> => {
        const kind = entry.isFile() ? 'file' : entry.isSymbolicLink() ? 'symlink' : 'directory';
        const size = kind === 'file' ? (await lstat(join(path, entry.name))).size : 0;
        return { path: posix.join(folder, entry.name), kind, sha: '', size };
      }),
    );
  } catch {
    return [];
  }
}

interface FileOnDisk {
  readonly size: number;
  /** `null` if the file is larger than the limit for a lock file. */
  readonly bytes: Uint8Array | null;
}

/**
 * Reads a file of bounded size.
 *
 * @throws SourceError `unreadable-path`, also for devices, pipes and sockets, which might never end.
 */
export async function readOnDisk(file: string): Promise<FileOnDisk> {
  try {
    const stats = await stat(file);
    if (!stats.isFile()) throw new Error('not a regular file');
    const bytes = stats.size > contentLimit ? null : await readFile(file);
    return { size: bytes?.length ?? stats.size, bytes };
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** The entry at a path below a folder; `null` if there is none, or if the path goes through a symlink or leads out of the folder. */
export async function statWithin(root: string, path: string): Promise<Stats | null> {
  if (path.split('/').includes('..')) return null;
  try {
    const folder = await realpath(dirname(join(root, path)));
    if (folder !== join(await realpath(root), dirname(path))) return null;
    return await lstat(join(root, path));
  } catch (error) {
    if (isMissing(error)) return null;
    throw unreadable(path, error);
  }
}

/** The error for a path that exists but cannot be read. */
export function unreadable(path: string, cause: unknown): SourceError {
  return new SourceError(
    'unreadable-path',
    `${quoted(path)} cannot be read; check that it is a regular file or folder and that you may read it.`,
    { cause },
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
