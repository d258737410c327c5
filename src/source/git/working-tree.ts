import type { Stats } from 'node:fs';
import { lstat, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf, type PathTest } from '../../paths.ts';
import { diskTree, readOnDisk, statWithin } from '../disk/on-disk.ts';
import { pathOnDisk } from '../path-bytes.ts';
import type { RevisionTree } from '../revision-tree.ts';
import { blobSha, isUnderReview, kindOfMode, type Listing, listingOf, type TreeEntry } from '../tree.ts';
import { type GitRepository, git } from './git.ts';
import { asStored } from './line-ends.ts';
import { readGitBlobs, records, splitOnce, withSizes } from './objects.ts';

interface WorkingTree {
  /** The lock files under review. */
  readonly lockFiles: Listing;
  /** Everything: what git knows by its index, the rest by its path. */
  readonly tree: RevisionTree;
}

/**
 * The files under review on disk: those that git tracks and those that it would add, not those that it ignores. Nothing is read through a
 * symlink. For files that a sparse checkout leaves out, the index counts.
 *
 * @param like any object id of the repository: it shows the digest algorithm.
 */
export async function readWorkingTree(
  repository: GitRepository,
  matches: PathTest,
  like: string,
): Promise<WorkingTree> {
  const index = records(await git(repository, ['ls-files', '-z', '-t', '--stage'])).map(indexEntry);
  const others = records(await git(repository, ['ls-files', '-z', '--others', '--exclude-standard']));
  const untracked = await Promise.all(others.map((listed) => untrackedEntry(repository, listed)));
  const whole = withFolders([...index, ...untracked]);
  const blobs = new Map<string, Uint8Array>();
  const entries: TreeEntry[] = [];
  for (const known of whole.values()) {
    const stats = known.sparse || !matches(known.path) ? null : await statWithin(repository.root, known.path);
    if (stats === null) continue;
    const entry = await entryAt({ known, file: join(repository.root, known.path), stats, like, blobs });
    if (isUnderReview(entry, matches)) entries.push(entry);
  }
  const sparse = [...whole.values()].filter((entry) => entry.sparse && isUnderReview(entry, matches));
  const found = await asStored(repository, entries, blobs, like);
  return {
    lockFiles: listingOf([...found, ...(await withSizes(repository, sparse))]),
    tree: treeOf(repository, whole, blobs, like),
  };
}

/** What git knows by its index and what it would add; the content is that on disk, but where a sparse checkout leaves a file out. */
function treeOf(
  repository: GitRepository,
  whole: ReadonlyMap<string, KnownEntry>,
  blobs: ReadonlyMap<string, Uint8Array>,
  like: string,
): RevisionTree {
  const onDisk = diskTree(repository.root, like);
  const isSparse = ({ path }: TreeEntry): boolean => whole.get(path)?.sparse === true;
  return {
    ...onDisk,
    whole,
    async identify(wanted) {
      const isKept = (entry: TreeEntry): boolean => isSparse(entry) || entry.kind === 'submodule';
      const others = wanted.filter((entry) => !isKept(entry));
      return [...wanted.filter(isKept), ...(await onDisk.identify(others))];
    },
    async read(wanted) {
      const stored = await readGitBlobs(repository, await withSizes(repository, wanted.filter(isSparse)));
      const others = wanted.filter(({ sha }) => !blobs.has(sha) && !stored.has(sha));
      const read = (await onDisk.read(others)).values();
      return wanted.map(({ sha }) => blobs.get(sha) ?? stored.get(sha) ?? read.next().value ?? null);
    },
  };
}

/** Git marks a repository inside the repository with a final slash. */
async function untrackedEntry(repository: GitRepository, listed: string): Promise<KnownEntry> {
  const path = listed.replace(/\/$/, '');
  const stats = await lstat(pathOnDisk(join(repository.root, path))).catch(() => null);
  const kind = path !== listed ? 'directory' : stats?.isSymbolicLink() === true ? 'symlink' : 'file';
  return { path, kind, sha: '', size: 0, sparse: false };
}

interface Place {
  readonly known: KnownEntry;
  readonly file: string;
  readonly stats: Stats;
  readonly like: string;
  /** Receives the content of each file that is read. */
  readonly blobs: Map<string, Uint8Array>;
}

async function entryAt({ known, file, stats, like, blobs }: Place): Promise<TreeEntry> {
  const { path } = known;
  if (stats.isSymbolicLink()) {
    const sha = blobSha(await readlink(pathOnDisk(file), { encoding: 'buffer' }), like);
    return { path, kind: 'symlink', sha, size: 0 };
  }
  if (stats.isDirectory())
    return known.kind === 'submodule' ? known : { path, kind: 'directory', sha: '', size: 0 };
  const { size, bytes } = await readOnDisk(file);
  if (bytes === null) return { path, kind: 'file', sha: '', size };
  const sha = blobSha(bytes, like);
  blobs.set(sha, bytes);
  return { path, kind: 'file', sha, size };
}

interface KnownEntry extends TreeEntry {
  /** Left out of the working tree by a sparse checkout. */
  readonly sparse: boolean;
}

/** One record of `ls-files -t --stage`: tag, mode, object id and stage, then the path. */
function indexEntry(record: string): KnownEntry {
  const [fields, path] = splitOnce(record, '\t');
  const [tag = '', mode = '', sha = ''] = fields.split(' ');
  return { path, kind: kindOfMode(mode), sha, size: 0, sparse: tag === 'S' };
}

/** Entries by their paths, of which a file in conflict has several. Git lists files only, so their folders are added. */
function withFolders(entries: readonly KnownEntry[]): ReadonlyMap<string, KnownEntry> {
  const whole = new Map(entries.map((entry) => [entry.path, entry]));
  for (const { path } of entries)
    for (let folder = folderOf(path); folder !== '' && !whole.has(folder); folder = folderOf(folder))
      whole.set(folder, { path: folder, kind: 'directory', sha: '', size: 0, sparse: false });
  return whole;
}
