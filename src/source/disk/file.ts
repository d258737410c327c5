import { resolve } from 'node:path';
import { contentLimit, fileContent } from '../snapshot.ts';
import type { Content } from '../source.ts';
import { readOnDisk, statWithin } from './on-disk.ts';

/** One file as it stands on disk. No symlink is followed on the way from the root. */
export async function readDiskFile(root: string, path: string): Promise<Content> {
  const stats = await statWithin(root, path);
  if (stats === null) return { kind: 'missing' };
  if (stats.isSymbolicLink()) return { kind: 'not-a-file', what: 'symlink' };
  if (stats.isDirectory()) return { kind: 'not-a-file', what: 'directory' };
  const { size, bytes } = await readOnDisk(resolve(root, path));
  return bytes === null ? { kind: 'too-large', bytes: size, limit: contentLimit } : fileContent(bytes);
}
