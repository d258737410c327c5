import { createHash } from 'node:crypto';
import { hashOfFiles } from '../hash.ts';
import { refuse } from './package-error.ts';

/** A file of a package, with the lower-case hex SHA-256 of its content. */
export type HashedFile = readonly [name: EntryName, sha256: string];

/** Go's dirhash Hash1: a line for each file, in the byte order of the names. */
export function hashLines(files: readonly HashedFile[]): string {
  const digest = createHash('sha256');
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  for (const [name, sha256] of sorted) digest.update(`${sha256}  `).update(name, 'latin1').update('\n');
  return hashOfFiles(digest.digest());
}

/** One character per byte (latin1): a name that is not UTF-8 keeps its bytes, and names sort as in Go. */
export type EntryName = string;

export function entryName(raw: Uint8Array): EntryName {
  return Buffer.from(raw).toString('latin1');
}

/** Refuses names that Terraform cannot unpack or hash: with a newline, a `..` or a NUL byte. */
export function checkEntryName(name: EntryName): void {
  if (name.includes('\n')) refuse('unsafe-name', 'The archive has a file name with a newline');
  if (name.includes('\0')) refuse('unsafe-name', 'The archive has a file name with a NUL byte');
  if (name.split(/[/\\]/).includes('..'))
    refuse('unsafe-name', "The archive has a file name that leads outside ('..')");
}

/** The path of the unpacked entry, without empty parts and `.`; empty for the top folder. */
export function unpackedPath(name: EntryName): EntryName {
  return name
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
