import type { Stats } from 'node:fs';
import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { quoted } from '../../quoted.ts';
import { contentLimit } from '../snapshot.ts';
import { SourceError } from '../source-error.ts';

export interface FileOnDisk {
  readonly size: number;
  /** `null` where the file is larger than a lock file may be. */
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

/** What stands at a path below a folder; `null` where nothing stands, or where the way there leads through a symlink or out of the folder. */
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

/** The error for a path that is there and cannot be read. */
export function unreadable(path: string, cause: unknown): SourceError {
  return new SourceError(
    'unreadable-path',
    `${quoted(path)} can not be read; check that it is a regular file or folder and that you may read it.`,
    { cause },
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
