import { lstat, readdir, realpath } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import type { FolderReader } from '../../configuration/configuration.ts';
import { folderReader } from '../folder-reader.ts';
import type { TreeEntry } from '../tree.ts';
import { readOnDisk } from './on-disk.ts';

/**
 * Reads configuration as it stands on disk. No symlink is followed on the way from the root; what cannot be listed counts as empty, so
 * that a folder which nobody may read does not end the review of the lock files.
 *
 * @param root folders are relative to it; the way to the root itself may lead through symlinks.
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
