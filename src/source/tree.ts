import { createHash, type Hash } from 'node:crypto';
import { quoted } from '../errors.ts';
import { sha256 } from '../sha256.ts';
import { isLockFileName, type PathTest } from './glob.ts';
import { SourceError } from './source-error.ts';

export interface TreeEntry {
  readonly path: string;
  readonly kind: 'file' | 'symlink' | 'submodule' | 'directory';
  /** Git's object id of the bytes. It decides whether two revisions differ at this path. */
  readonly sha: string;
  /** The path of the file that a followed symlink leads to. */
  readonly target?: string;
  /** Bytes; 0 for anything but a file, and less than 0 if a clone lacks it: an error only for those who read it. */
  readonly size: number;
}

export type Listing = ReadonlyMap<string, TreeEntry>;

/** Whether an entry is a lock file under review. Only a file may have a different name: `environments/**` should not select folders. */
export function isUnderReview(entry: TreeEntry, matches: PathTest): boolean {
  const isFile = entry.kind === 'file';
  return (isFile || isLockFileName(entry.path)) && matches(entry.path);
}

/** Collects entries by path. @throws SourceError `malformed-answer` if two have one name: one of them would be overlooked (T88). */
export function listingOf(entries: Iterable<TreeEntry>): Listing {
  const listing = new Map<string, TreeEntry>();
  for (const entry of entries) {
    if (listing.has(entry.path))
      throw new SourceError(
        'malformed-answer',
        `Two entries of the revision are both called ${quoted(entry.path)}, as GitHub shows names that are not UTF-8; rename one of them, or run \`lockproof review\` in a clone.`,
      );
    listing.set(entry.path, entry);
  }
  return listing;
}

/** The kind for git's file mode: 120000 is a symlink, 160000 a submodule, 040000 a directory. */
export function kindOfMode(mode: string): TreeEntry['kind'] {
  if (mode === '120000') return 'symlink';
  if (mode === '160000') return 'submodule';
  return /^0?40000$/.test(mode) ? 'directory' : 'file';
}

/** The object id that git gives to these bytes. @param like any id of the repository: 40 digits are SHA-1, 64 SHA-256 */
export function blobSha(bytes: Uint8Array, like: string): string {
  return blobDigest(bytes.length, like).update(bytes).digest('hex');
}

export function blobDigest(length: number, like: string): Hash {
  return createHash(like.length === 64 ? 'sha256' : 'sha1').update(`blob ${length}\0`);
}

export type Content =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing' }
  /** Something that Terraform could not read, or that is not followed (T44). */
  | { readonly kind: 'not-a-file'; readonly what: 'symlink' | 'submodule' | 'directory' | 'lfs-pointer' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly limit: number }
  /** Within the limit of a file, but past one of all lock files of the run (T68). */
  | {
      readonly kind: 'left-out';
      readonly of: 'bytes' | 'provider versions' | 'hashes';
      readonly limit: number;
    };

/** The largest lock file that is read. Real ones stay below 100 KiB. */
export const contentLimit = 10 * 1024 * 1024;

/** `sha256:` and 64 hex digits; `null` where there are no bytes. */
export function digestOf(content: Content): string | null {
  return content.kind === 'file' ? `sha256:${sha256(content.bytes)}` : null;
}

/** The content of a file, or the Git LFS pointer in its place: Terraform would find the lock file, the repository has only its address (T44). */
export function fileContent(bytes: Uint8Array): Content {
  const isPointer =
    bytes.length < 1024 && Buffer.from(bytes.subarray(0, lfsPointer.length)).equals(lfsPointer);
  return isPointer ? { kind: 'not-a-file', what: 'lfs-pointer' } : { kind: 'file', bytes };
}

const lfsPointer = Buffer.from('version https://git-lfs.github.com/spec/v1\n');

/** Whether both are missing, or files with the same bytes. */
export function isSameContent(one: Content, other: Content): boolean {
  if (one.kind !== 'file' || other.kind !== 'file') return one.kind === 'missing' && other.kind === 'missing';
  return Buffer.compare(one.bytes, other.bytes) === 0;
}
