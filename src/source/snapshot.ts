import { folderOf, foldersAbove } from '../paths.ts';
import { inTurns } from '../semaphore.ts';
import { isAttributesFile, isRewritten } from './attributes.ts';
import { isConfiguration } from './configuration-file.ts';
import { throughFolderLinks } from './folder-links.ts';
import { foldedName } from './path-bytes.ts';
import { followRenames } from './renames.ts';
import { follow, unclear } from './revision-tree.ts';
import {
  changesBetween,
  configuredFolders,
  filesAtATime,
  isChange,
  type LockFileRevision,
  pairsOf,
  type RevisionView,
  type Selection,
  type Snapshot,
  type TreePair,
} from './source.ts';
import { SourceError } from './source-error.ts';
import { type Content, contentLimit, fileContent, type TreeEntry } from './tree.ts';

export interface Revisions {
  /** `null` where there is nothing to compare with. */
  readonly base: (RevisionView & { readonly sha: string }) | null;
  readonly head: RevisionView;
  /** The folders whose files of attributes differ; left out where both revisions are listed completely. */
  readonly otherAttributes?: readonly string[];
}

/** Compares two listings by object id. Scope `changed`: the lock files that differ, or that a checkout would write otherwise than before. */
export async function takeSnapshot(revisions: Revisions, scope: Selection['scope']): Promise<Snapshot> {
  const { base, head, otherAttributes } = revisions;
  const folders = otherAttributes ?? (base === null ? [] : await foldersOfOtherAttributes(base, head));
  const which = scope === 'changed' && folders.length === 0 ? 'changed' : 'all';
  const links = await throughFolderLinks(base, head, which);
  const pairs = pairsOf(
    base === null ? [] : await lockFilesOf(base, links.base, false),
    await lockFilesOf(head, links.head, true),
  );
  const written = base === null ? [] : await otherwiseWritten(pairs, folders, base, head);
  const whole = new Set([...written, ...(base === null ? [] : newlyUsed(pairs, base, head))]);
  const chosen = pairs.filter(
    (pair) => scope === 'all' || base === null || isChange(pair) || whole.has(pair),
  );
  const [contents, attributes] = await Promise.all([
    readContents(chosen, base, head, textLimit[scope]),
    Promise.all(chosen.map((pair) => (pair.head === null ? null : head.attributesOf(pair.path)))),
  ]);
  const files = chosen.map((pair, at): LockFileRevision => {
    const found = attributes[at] ?? null;
    return {
      path: pair.path,
      status: base === null ? 'unchanged' : statusOf(pair),
      base: contents(pair.base),
      head: contents(pair.head),
      ...(found === null ? {} : { attributes: found }),
      ...(whole.has(pair) ? { whole: true } : {}),
    };
  });
  const moved = base === null ? files : await followRenames(files, base.tree, head.tree);
  return {
    base: base?.sha ?? null,
    head: head.sha,
    files: moved.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    notices: links.notices,
  };
}

/**
 * The lock files of a revision. A symlink counts as its target, as Terraform reads it (T44).
 * @param behindFolders the own paths of lock files, by the paths through symlinks to folders
 * @param mustBeClear refuses links that lead elsewhere in some checkouts; in base, a change may repair them
 */
async function lockFilesOf(
  { lockFiles, tree }: RevisionView,
  behindFolders: ReadonlyMap<string, string>,
  mustBeClear: boolean,
): Promise<readonly TreeEntry[]> {
  const links = [...lockFiles.values()].filter(({ kind }) => kind === 'symlink');
  const ways = [...links.map(({ path }) => [path, path] as const), ...behindFolders];
  const found = await inTurns(ways, filesAtATime, async ([path, own]) => {
    const there = await follow(tree, own);
    if (mustBeClear && there.kind === 'unclear') throw unclear(own);
    const target = there.kind === 'found' && there.entry.kind === 'file' ? there.entry : null;
    const entry = target ?? (await tree.at(own));
    const [known] = entry === null ? [] : await tree.identify(await tree.measure([entry]));
    return known === undefined
      ? []
      : [{ ...known, path, ...(target === null ? {} : { target: target.path }) }];
  });
  // The later one of two at a path counts.
  return [...lockFiles.values(), ...found.flat()];
}

/** The unchanged lock files under review because git may now write them, or the configuration beside them, otherwise (T58). */
async function otherwiseWritten(
  pairs: readonly TreePair[],
  folders: readonly string[],
  base: RevisionView,
  head: RevisionView,
): Promise<readonly TreePair[]> {
  // On a file system that folds case, a folder in a different spelling is the same folder.
  const folded = new Set(folders.map(foldedName));
  const isBelow = (path: string): boolean => foldersAbove(foldedName(path)).some((each) => folded.has(each));
  const below = pairs.filter((pair) => {
    if (pair.base === null || pair.head === null) return false;
    const [before, now] = [pair.base.target ?? pair.path, pair.head.target ?? pair.path];
    return before !== now || isBelow(now);
  });
  const otherwise = await inTurns(below, filesAtATime, async (pair) => {
    // Terraform reads configuration with the lock file, and it decides as much about what is installed.
    const beside = (await head.tree.within(folderOf(pair.path))).filter(isConfiguration);
    const entries = [pair, ...beside];
    const both = entries.flatMap(({ path }) => [base.attributesOf(path), head.attributesOf(path)]);
    return (await Promise.all(both)).some(isRewritten);
  });
  return below.filter((_, at) => otherwise[at]);
}

/** The lock files that were there before their folder was a root module: nobody reviewed them as what Terraform reads (T70). */
function newlyUsed(pairs: readonly TreePair[], base: RevisionView, head: RevisionView): readonly TreePair[] {
  if (base.tree.whole === null) return [];
  const [before, now] = [base, head].map(({ tree }) => new Set([...configuredFolders(tree)].map(foldedName)));
  const isNow = (folder: string) => now?.has(folder) === true && before?.has(folder) === false;
  return pairs.filter(
    (pair) => pair.base !== null && pair.head !== null && isNow(foldedName(folderOf(pair.path))),
  );
}

async function foldersOfOtherAttributes(base: RevisionView, head: RevisionView): Promise<readonly string[]> {
  const all = [...(head.tree.whole?.values() ?? [])].filter(isAttributesFile);
  // A symlink is not read, but what it leads to counts for older versions of git.
  const links = all.filter(({ kind }) => kind === 'symlink').map(({ path }) => path);
  const targets = await inTurns(links, filesAtATime, async (path) => {
    const there = await follow(head.tree, path);
    return { path, target: there.kind === 'found' ? there.entry.path : null };
  });
  const byTarget = Map.groupBy(targets, ({ target }) => target);
  const isOfInterest = (entry: TreeEntry) => isAttributesFile(entry) || byTarget.has(entry.path);
  const changes = (await changesBetween(base.tree, head.tree, isOfInterest)) ?? [];
  return changes
    .flatMap((change) => [change, ...(byTarget.get(change.path) ?? [])])
    .map(({ path }) => folderOf(path));
}

function statusOf(pair: TreePair): LockFileRevision['status'] {
  if (pair.base === null) return 'added';
  if (pair.head === null) return 'removed';
  return isChange(pair) ? 'modified' : 'unchanged';
}

/** The bytes of lock files that a run reads: 1,000 real ones have 10 MiB. An audit looks at what is merged already (T68). */
export const textLimit = { changed: 32 * 1024 * 1024, all: 128 * 1024 * 1024 };

/** Reads as many of the files as fit into the limit, the small ones first: real ones are small. */
async function readContents(
  pairs: readonly TreePair[],
  base: RevisionView | null,
  head: RevisionView,
  limit: number,
): Promise<(entry: TreeEntry | null) => Content> {
  const sizeOf = (pair: TreePair): number =>
    [pair.base, pair.head].flatMap(readable).reduce((sum, { size }) => sum + size, 0);
  let left = limit;
  const chosen = pairs
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .filter((pair) => {
      left -= sizeOf(pair);
      return left >= 0;
    });
  const contents = new Map<TreeEntry, Uint8Array | null>();
  const read = async (view: RevisionView | null, files: readonly TreeEntry[]): Promise<void> => {
    const own = files.map((file) => ({ ...file, path: file.target ?? file.path }));
    const bytes = (await view?.tree.read(own)) ?? [];
    for (const [at, file] of files.entries()) contents.set(file, bytes[at] ?? null);
  };
  const [before, now] = [chosen.map((pair) => pair.base), chosen.map((pair) => pair.head)];
  await Promise.all([read(base, before.flatMap(readable)), read(head, now.flatMap(readable))]);
  return (entry) => {
    if (entry === null) return { kind: 'missing' };
    if (entry.kind !== 'file') return { kind: 'not-a-file', what: entry.kind };
    if (entry.size > contentLimit) return { kind: 'too-large', bytes: entry.size, limit: contentLimit };
    const bytes = contents.get(entry);
    if (bytes === undefined) return { kind: 'left-out', of: 'bytes', limit };
    if (bytes === null) throw new SourceError('malformed-answer', `Blob ${entry.sha} was not read.`);
    return fileContent(bytes);
  };
}

function readable(entry: TreeEntry | null): readonly TreeEntry[] {
  return entry?.kind === 'file' && entry.size <= contentLimit ? [entry] : [];
}
