import { createHash } from 'node:crypto';
import { type EntryName, nameBytes } from './entry-name.ts';

/** A file of a package, with the lower-case hex SHA-256 of its content. */
export type HashedFile = readonly [name: EntryName, sha256: string];

/** Go's dirhash Hash1: a line for each file, in the byte order of the names. */
export function hashLines(files: readonly HashedFile[]): string {
  const digest = createHash('sha256');
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  for (const [name, sha256] of sorted) digest.update(`${sha256}  `).update(nameBytes(name)).update('\n');
  return `h1:${digest.digest('base64')}`;
}
