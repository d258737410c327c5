import { followRenames } from './renames.ts';
import { type Content, type LockFileRevision, type Selection, type Snapshot, SourceError } from './source.ts';
import type { Listing, TreeEntry } from './tree.ts';

/** The largest lock file that is read. Real ones are smaller than 100 KiB. */
export const contentLimit = 10 * 1024 * 1024;

export interface Revisions {
  /** Commit sha and listing, or `null` if there is nothing to compare with. */
  readonly base: { readonly sha: string; readonly listing: Listing } | null;
  readonly head: { readonly sha: string | null; readonly listing: Listing };
  /** The bytes of blobs, by sha. It is called once, with distinct shas of files within {@link contentLimit}. */
  readBlobs(shas: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
}

/** Compares two listings by object id and reads the files that are needed. Without a base, every file of head is `unchanged`. */
export async function takeSnapshot(revisions: Revisions, scope: Selection['scope']): Promise<Snapshot> {
  const pairs = pairPaths(revisions).filter(
    (pair) => scope === 'all' || !isSame(pair) || revisions.base === null,
  );
  const shas = new Set(pairs.flatMap((pair) => [pair.base, pair.head]).flatMap(shaToRead));
  const blobs = shas.size === 0 ? new Map<string, Uint8Array>() : await revisions.readBlobs([...shas]);
  const files = pairs.map((pair): LockFileRevision => {
    const head = contentOf(pair.head, blobs);
    const base = contentOf(pair.base, blobs);
    return { path: pair.path, status: revisions.base === null ? 'unchanged' : statusOf(pair), base, head };
  });
  return {
    base: revisions.base?.sha ?? null,
    head: revisions.head.sha,
    ...followRenames(files),
  };
}

interface Pair {
  readonly path: string;
  readonly base: TreeEntry | null;
  readonly head: TreeEntry | null;
}

function pairPaths({ base, head }: Revisions): Pair[] {
  const paths = new Set([...(base?.listing.keys() ?? []), ...head.listing.keys()]);
  return [...paths].map((path) => ({
    path,
    base: base?.listing.get(path) ?? null,
    head: head.listing.get(path) ?? null,
  }));
}

function isSame({ base, head }: Pair): boolean {
  if (base === null || head === null || base.kind !== head.kind) return false;
  return base.sha === head.sha || base.sha === head.stored;
}

function statusOf(pair: Pair): LockFileRevision['status'] {
  if (pair.base === null) return 'added';
  if (pair.head === null) return 'removed';
  return isSame(pair) ? 'unchanged' : 'modified';
}

function shaToRead(entry: TreeEntry | null): string[] {
  return entry !== null && entry.kind === 'file' && entry.size <= contentLimit ? [entry.sha] : [];
}

function contentOf(entry: TreeEntry | null, blobs: ReadonlyMap<string, Uint8Array>): Content {
  if (entry === null) return { kind: 'missing' };
  if (entry.kind !== 'file') return { kind: 'not-a-file', what: entry.kind };
  if (entry.size > contentLimit) return { kind: 'too-large', bytes: entry.size, limit: contentLimit };
  const bytes = blobs.get(entry.sha);
  if (bytes === undefined) throw new SourceError('malformed-answer', `Blob ${entry.sha} was not read.`);
  return fileContent(bytes);
}

/** A file's content, or the Git LFS pointer that replaces it: Terraform would read the lock file, but we only see its address (T44). */
export function fileContent(bytes: Uint8Array): Content {
  const isPointer =
    bytes.length < 1024 && Buffer.from(bytes.subarray(0, lfsPointer.length)).equals(lfsPointer);
  return isPointer ? { kind: 'not-a-file', what: 'lfs-pointer' } : { kind: 'file', bytes };
}

const lfsPointer = Buffer.from('version https://git-lfs.github.com/spec/v1\n');
