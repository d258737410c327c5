import { folderOf } from '../paths.ts';
import { inTurns } from '../semaphore.ts';
import { isAttributesFile } from './attributes.ts';
import { doTheSame } from './checkout-attributes.ts';
import { type Content, contentLimit, fileContent } from './content.ts';
import { leadToTheSame, noFolderLinks, throughFolderLinks } from './folder-links.ts';
import { isConfiguration } from './folder-reader.ts';
import { followRenames } from './renames.ts';
import { type BlobReader, follow, type RevisionTree, unclear } from './revision-tree.ts';
import type { LockFileRevision, RevisionView, Selection, Snapshot } from './source.ts';
import { filesAtATime } from './source.ts';
import { SourceError } from './source-error.ts';
import { blobSha, type Listing, type TreeEntry } from './tree.ts';

export interface Revisions {
  /** `null` where there is nothing to compare with. */
  readonly base: (RevisionView & { readonly sha: string }) | null;
  readonly head: RevisionView;
  /** The bytes of blobs, by sha. Each sha is asked for once, and only files within {@link contentLimit}. */
  readBlobs: BlobReader;
  /** The folders whose files of attributes differ; left out where both revisions are listed completely. */
  readonly otherAttributes?: readonly string[];
}

/**
 * The bytes of lock files that a run reads, both revisions together. 1,000 real ones have 10 MiB. An audit looks at what is merged already, so there it is
 * more (T68).
 */
const textLimit = { changed: 32 * 1024 * 1024, all: 128 * 1024 * 1024 };

/**
 * Compares two listings by object id and reads what is needed of them. Without a base every file of head is `unchanged`. With scope `changed`
 * there are the lock files that differ, and those that a checkout would write otherwise than before.
 */
export async function takeSnapshot(revisions: Revisions, scope: Selection['scope']): Promise<Snapshot> {
  const { base, head, otherAttributes } = revisions;
  const behind = new Map<string, Uint8Array>();
  const folders = otherAttributes ?? (base === null ? [] : await foldersOfOtherAttributes(base, head));
  const isSettled = base !== null && scope === 'changed' && folders.length === 0 && leadToTheSame(base, head);
  const linked = isSettled
    ? noFolderLinks
    : await throughFolderLinks(base, head, scope === 'all' || folders.length > 0 ? 'all' : 'changed');
  const pairs = pairPaths(
    base === null ? null : await withLinksFollowed(base, linked.base, behind, false),
    await withLinksFollowed(head, linked.head, behind, true),
  );
  const rewritten = base === null ? [] : await otherwiseWritten(pairs, folders, base, head);
  const chosen = pairs.filter(
    (pair) => scope === 'all' || base === null || !isSame(pair) || rewritten.includes(pair),
  );
  const wanted = within(chosen, textLimit[scope]);
  const distinct = new Map(wanted.flatMap(entriesToRead).map((entry) => [entry.sha, entry]));
  const unread = [...distinct.values()].filter(({ sha }) => !behind.has(sha));
  if (head.tree.ahead !== undefined) head.tree.ahead.expect(await configurationOf(chosen, head.tree));
  const [read, attributes] = await Promise.all([
    unread.length === 0 ? [] : revisions.readBlobs(unread),
    Promise.all(chosen.map((pair) => (pair.head === null ? null : head.attributesOf(pair.path)))),
  ]);
  const blobs = new Map([...behind, ...read]);
  const contents = (pair: Pair) => {
    const isLeftOut = !wanted.includes(pair);
    const limit = isLeftOut ? textLimit[scope] : null;
    return { base: contentOf(pair.base, blobs, limit), head: contentOf(pair.head, blobs, limit) };
  };
  const files = chosen.map((pair, at): LockFileRevision => {
    const found = attributes[at] ?? null;
    return {
      path: pair.path,
      status: base === null ? 'unchanged' : statusOf(pair),
      ...contents(pair),
      ...(found === null ? {} : { attributes: found }),
      ...(rewritten.includes(pair) ? { whole: true } : {}),
    };
  });
  const moved = base === null ? files : await followRenames(files, base.tree, head.tree);
  return {
    base: base?.sha ?? null,
    head: head.sha,
    files: moved.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    notices: linked.notices,
  };
}

/** What will probably be read beside lock files that are there. */
async function configurationOf(pairs: readonly Pair[], tree: RevisionTree): Promise<readonly TreeEntry[]> {
  const folders = pairs.flatMap(({ head, path }) => (head === null ? [] : [folderOf(path)]));
  const entries = (await Promise.all(folders.map((folder) => tree.within(folder)))).flat();
  return entries.filter((entry) => entry.kind === 'file' && isConfiguration(entry));
}

/**
 * A lock file that is a symlink within the repository, or that lies behind a symlink of a folder: Terraform reads its
 * target. A link to anything else stays a link (T44).
 *
 * @param behindFolders the own paths of lock files, by the paths through symlinks of folders
 * @param blobs gets the bytes that had to be read
 * @param mustBeClear refuses links that lead elsewhere in some checkouts; in base, a change may repair them
 */
async function withLinksFollowed(
  { lockFiles, tree }: RevisionView,
  behindFolders: ReadonlyMap<string, string>,
  blobs: Map<string, Uint8Array>,
  mustBeClear: boolean,
): Promise<Listing> {
  const followed = new Map(lockFiles);
  const like =
    [...lockFiles.values(), ...(tree.whole?.values() ?? [])].find(({ sha }) => sha !== '')?.sha ?? '';
  const links = [...lockFiles.values()].filter(({ kind }) => kind === 'symlink');
  const ways = [...links.map(({ path }) => [path, path] as const), ...behindFolders];
  await inTurns(ways, filesAtATime, async ([path, own]) => {
    const there = await follow(tree, own);
    if (mustBeClear && there.kind === 'unclear') throw unclear(own);
    const target = there.kind === 'found' && there.entry.kind === 'file' ? there.entry : null;
    const file = target === null ? await linkAt(tree, own) : await fileBehind(tree, target, like, blobs);
    if (file !== null) followed.set(path, { ...file, path });
  });
  return followed;
}

/** The file at the end of a path, with its id. */
async function fileBehind(
  tree: RevisionTree,
  entry: TreeEntry,
  like: string,
  blobs: Map<string, Uint8Array>,
): Promise<TreeEntry> {
  const [file = entry] = await tree.measure([entry]);
  // Only a commit knows the id of its bytes.
  const [bytes] = file.sha === '' ? await tree.read([file]) : [];
  const sha = bytes == null ? file.sha : blobSha(bytes, like);
  if (bytes != null) blobs.set(sha, bytes);
  return { ...file, sha, target: file.path };
}

/** The symlink at a path, with the id of its text, by which two revisions are compared. */
async function linkAt(tree: RevisionTree, path: string): Promise<TreeEntry | null> {
  const entry = await tree.at(path);
  if (entry?.kind !== 'symlink') return null;
  const [link = null] = await tree.identify([entry]);
  return link;
}

/**
 * The lock files that git writes by other rules into a working tree or an archive than before, or the configuration beside them, also where no byte of
 * theirs is another (T58).
 */
async function otherwiseWritten(
  pairs: readonly Pair[],
  folders: readonly string[],
  base: RevisionView,
  head: RevisionView,
): Promise<readonly Pair[]> {
  // Where case is folded a folder in another spelling is the same one.
  const isBelow = (path: string): boolean =>
    folders.some((folder) => folder === '' || path.toLowerCase().startsWith(`${folder.toLowerCase()}/`));
  const below = pairs.filter((pair) => {
    if (pair.base === null || pair.head === null) return false;
    const [before, now] = [pair.base.target ?? pair.path, pair.head.target ?? pair.path];
    return before !== now || isBelow(now);
  });
  const otherwise = await inTurns(below, filesAtATime, async (pair) => {
    const paths = [pair.path, ...(await configurationBeside(pair.path, head.tree))];
    const others = paths.map(async (path) => {
      const [before, now] = [await base.attributesOf(path), await head.attributesOf(path)];
      return !doTheSame(before, now);
    });
    return (await Promise.all(others)).includes(true);
  });
  return below.filter((_, at) => otherwise[at]);
}

/** What Terraform reads with a lock file decides as much as the lock file what it installs. */
async function configurationBeside(path: string, tree: RevisionTree): Promise<readonly string[]> {
  const entries = await tree.within(folderOf(path));
  return entries.filter(isConfiguration).map((entry) => entry.path);
}

async function foldersOfOtherAttributes(base: RevisionView, head: RevisionView): Promise<readonly string[]> {
  const [before, now] = await Promise.all([base.tree, head.tree].map(attributesIn));
  const paths = new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...paths].filter((path) => before?.get(path) !== now?.get(path)).map(folderOf);
}

/** The files of attributes, with what tells their versions apart: of a symlink that is where it leads. */
async function attributesIn(tree: RevisionTree): Promise<ReadonlyMap<string, string>> {
  const entries = [...(tree.whole?.values() ?? [])].filter(
    ({ path, kind }) => isAttributesFile(path) && kind !== 'directory',
  );
  const files = await Promise.all(
    entries.map(async (entry) => {
      const there = entry.kind === 'symlink' ? await follow(tree, entry.path) : null;
      return [entry.path, there?.kind === 'found' ? there.entry : entry] as const;
    }),
  );
  const ids = await tree.identify(files.map(([, entry]) => entry));
  const idAt = new Map(ids.map(({ path, sha }) => [path, sha]));
  return new Map(files.map(([path, entry]) => [path, idAt.get(entry.path) ?? '']));
}

interface Pair {
  readonly path: string;
  readonly base: TreeEntry | null;
  readonly head: TreeEntry | null;
}

function pairPaths(base: Listing | null, head: Listing): Pair[] {
  const paths = new Set([...(base?.keys() ?? []), ...head.keys()]);
  return [...paths].map((path) => ({
    path,
    base: base?.get(path) ?? null,
    head: head.get(path) ?? null,
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

function entriesToRead({ base, head }: Pair): readonly TreeEntry[] {
  return [base, head].filter((entry) => entry !== null).filter(isReadable);
}

function isReadable({ kind, size }: TreeEntry): boolean {
  return kind === 'file' && size <= contentLimit;
}

/** As many files as fit into the limit, the small ones first: real ones are small. */
function within(pairs: readonly Pair[], limit: number): readonly Pair[] {
  const sizeOf = (pair: Pair): number => entriesToRead(pair).reduce((sum, { size }) => sum + size, 0);
  let left = limit;
  return pairs
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .filter((pair) => {
      left -= sizeOf(pair);
      return left >= 0;
    });
}

/** @param leftOutAt the limit that leaves the file out; `null`: it was read */
function contentOf(
  entry: TreeEntry | null,
  blobs: ReadonlyMap<string, Uint8Array>,
  leftOutAt: number | null,
): Content {
  if (entry === null) return { kind: 'missing' };
  if (entry.kind !== 'file') return { kind: 'not-a-file', what: entry.kind };
  if (entry.size > contentLimit) return { kind: 'too-large', bytes: entry.size, limit: contentLimit };
  if (leftOutAt !== null) return { kind: 'left-out', of: 'bytes', limit: leftOutAt };
  const bytes = blobs.get(entry.sha);
  if (bytes === undefined) throw new SourceError('malformed-answer', `Blob ${entry.sha} was not read.`);
  return fileContent(bytes);
}
