import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readOnDisk, unreadable } from './on-disk.ts';
import { contentLimit, fileContent } from './snapshot.ts';
import type { Content } from './source.ts';

/** One file as it stands on disk. No symlink is followed on the way from the root. */
export async function readDiskFile(root: string, path: string): Promise<Content> {
  const file = resolve(root, path);
  try {
    if ((await realpath(dirname(file))) !== join(await realpath(root), dirname(path)))
      return { kind: 'missing' };
    const stats = await lstat(file);
    if (stats.isSymbolicLink()) return { kind: 'not-a-file', what: 'symlink' };
    if (stats.isDirectory()) return { kind: 'not-a-file', what: 'directory' };
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return { kind: 'missing' };
    throw unreadable(path, error);
  }
  const { size, bytes } = await readOnDisk(file);
  return bytes === null ? { kind: 'too-large', bytes: size, limit: contentLimit } : fileContent(bytes);
}
