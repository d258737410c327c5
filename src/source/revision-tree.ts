import { posix } from 'node:path';
import { quoted } from '../errors.ts';
import { openMemory, openWeakMemory } from '../memory.ts';
import { folderOf, pathIn } from '../paths.ts';
import { decodePath, foldedName, isBeyondText } from './path-bytes.ts';
import { SourceError } from './source-error.ts';
import { type Content, contentLimit, fileContent, type Listing, type TreeEntry } from './tree.ts';

/** The files of one revision: a commit, the working tree of git, or a plain folder. */
export interface RevisionTree {
  /** Everything, by path; `null` where the source cannot list it all. For a working tree: the files that git would add, with the ids of the index. */
  readonly whole: Listing | null;
  /** `whole` is all that there is; left out where only the disk tells. */
  readonly isListed?: true;
  /** The entry at a path, a symlink as itself. No symlink is followed on the way: a path through one has no entry. */
  at(path: string): Promise<TreeEntry | null>;
  /** The entries directly in a folder; empty where there is no such folder, or a symlink is on the way. */
  within(folder: string): Promise<readonly TreeEntry[]>;
  measure(entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]>;
  /** The entries with the ids that git gives to their bytes as they are now. */
  identify(entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]>;
  /** The bytes of files, and the targets of symlinks, in the order of the entries; `null` for what is larger than a lock file may be, and in a search for what would take one request too many. */
  read(entries: readonly TreeEntry[], isSearch?: boolean): Promise<readonly (Uint8Array | null)[]>;
  /** Names come as text: what is no UTF-8 is U+FFFD, and its bytes are not known. Left out where they are. */
  readonly namesAsText?: boolean;
  /** Requests files that will be read, all in few requests or processes of git. Never rejects: a later read of the file fails. Left out where it costs nothing more to read files one by one. */
  bring?(entries: readonly TreeEntry[]): Promise<void>;
}

export type Destination =
  | { readonly kind: 'found'; readonly entry: TreeEntry }
  /** @property why what a symlink there does: the end of "a symlink that …" */
  | { readonly kind: 'nowhere'; readonly why: string }
  /** Checkouts differ about a symlink on the way: bytes that a server does not show (T88), or ways of some only (T89). `end`: the last name. */
  | { readonly kind: 'unclear'; readonly end: string };

const nothing = 'leads to nothing';
/** As Linux does. */
const mostLinks = 40;
/** In bytes: no system takes more, and a hostile text may have millions of names. */
const longestTarget = 32_768;

/** Follows the symlinks of a path from the root, as a checkout does; `any` also finds folded names. */
export async function follow(
  tree: RevisionTree,
  path: string,
  spelling: 'exact' | 'any' = 'exact',
): Promise<Destination> {
  const ahead = path.split('/');
  let entry = folderAt('');
  let links = 0;
  for (let name = ahead.shift(); name !== undefined; name = ahead.shift()) {
    if (name === '' || name === '.') continue;
    if (name === '..') {
      if (entry.path === '') return nowhere('leads out of the repository');
      entry = folderAt(folderOf(entry.path));
      continue;
    }
    const isLinked = links > 0;
    const isShown = !isLinked || tree.namesAsText !== true || !isBeyondText(name);
    const found = entry.kind === 'directory' && isShown ? await tree.at(pathIn(entry.path, name)) : null;
    const alike =
      found === null && (isLinked || spelling === 'any') ? await entriesLike(tree, entry, name) : [];
    const [only = null, ...others] = alike;
    const next = found ?? (!isLinked && others.length === 0 && only?.kind !== 'file' ? only : null);
    const way = [name, ...ahead];
    // Below a file there is nothing, not even the folder that it is in.
    const isEnd = next === null || (next.kind === 'file' && ahead.length > 0);
    // It may go on in a checkout: where a build makes a folder, or where `\` is a slash.
    const mayGoOn = way.some((each) => each === '..' || each.includes('\\'));
    // No tree has it, and the root of every checkout does.
    const isGitFolder = entry.path === '' && foldedName(name) === '.git';
    const isOdd = isGitFolder || (isEnd && (alike.length > 0 || mayGoOn));
    const names = way.flatMap((each) => each.split('\\')).filter((each) => each !== '' && each !== '.');
    if (isLinked && isOdd) return { kind: 'unclear', end: names.at(-1) ?? '' };
    if (isEnd) return nowhere(nothing);
    if (next.kind !== 'symlink') {
      entry = next;
      continue;
    }
    links += 1;
    if (links > mostLinks) return nowhere('leads nowhere in the end');
    const target = await targetOf(tree, next);
    // No file system has such a symlink.
    if (target === '' || target.length > longestTarget) return nowhere(nothing);
    if (target.startsWith('/')) return nowhere('leads out of the repository');
    ahead.unshift(...target.split('/'));
  }
  return { kind: 'found', entry };
}

/** As {@link follow}, or `null` if the path leads nowhere. @throws SourceError `unavailable` if checkouts differ about the entry */
export async function entryBehind(tree: RevisionTree, path: string, spelling: 'exact' | 'any' = 'exact') {
  const there = await follow(tree, path, spelling);
  if (there.kind === 'unclear') throw unclear(path);
  return there.kind === 'found' ? there.entry : null;
}

/** The refusal of a symlink that does not lead to the same place in every checkout. */
export function unclear(path: string): SourceError {
  return new SourceError(
    'unavailable',
    `It is not known what ${quoted(path)} leads to: a symlink on its way has a target that only some checkouts have, or with names that are not UTF-8, which GitHub does not show; give it a plain target, or run \`lockproof review\` in a clone.`,
  );
}

function nowhere(why: string): Destination {
  return { kind: 'nowhere', why };
}

function folderAt(path: string): TreeEntry {
  return { path, kind: 'directory', sha: '', size: 0 };
}

/** The entries of a folder that a server shows by this name, or that some file system takes for it. */
async function entriesLike(tree: RevisionTree, folder: TreeEntry, name: string) {
  const names = await namesIn(tree)(folder.path, async () =>
    Map.groupBy(await tree.within(folder.path), ({ path }) => foldedName(posix.basename(path))),
  );
  return names.get(foldedName(name)) ?? [];
}

/** The entries of folders by their folded names: a hostile symlink needs one folder thousands of times. */
const namesIn = openWeakMemory((_: RevisionTree) =>
  openMemory<Promise<ReadonlyMap<string, readonly TreeEntry[]>>>(),
);

/** The text of a symlink as git writes it: a zero byte ends it. */
async function targetOf(tree: RevisionTree, link: TreeEntry): Promise<string> {
  const [target] = await tree.read([link]);
  const bytes = Buffer.from(target ?? []);
  const end = bytes.indexOf(0);
  return decodePath(end === -1 ? bytes : bytes.subarray(0, end));
}

/** A file of at most `most` bytes. A policy behind a symlink to a folder is no plain file, wherever that leads; without this, it would count as missing (T39). */
export async function contentIn(tree: RevisionTree, path: string, most = contentLimit): Promise<Content> {
  const found = await tree.at(path);
  const end = found === null ? await follow(tree, path) : null;
  if (end?.kind === 'nowhere' && end.why === nothing) return { kind: 'missing' };
  if (found === null) return { kind: 'not-a-file', what: 'symlink' };
  if (found.kind !== 'file') return { kind: 'not-a-file', what: found.kind };
  const [file = found] = await tree.measure([found]);
  const [bytes = null] = file.size > most ? [] : await tree.read([file]);
  if (bytes === null) return { kind: 'too-large', bytes: file.size, limit: most };
  return fileContent(bytes);
}

export type BlobReader = (
  blobs: readonly Pick<TreeEntry, 'sha' | 'size'>[],
  isSearch?: boolean,
) => Promise<ReadonlyMap<string, Uint8Array>>;

interface ListedTree extends Pick<RevisionTree, 'namesAsText' | 'bring'> {
  readonly whole: Listing;
  /** Fills in the sizes of files; left out where the listing has them. */
  readonly measure?: RevisionTree['measure'];
  readonly readBlobs: BlobReader;
}

export function listedTree({ whole, measure = asTheyAre, readBlobs, ...more }: ListedTree): RevisionTree {
  let folders: Map<string, TreeEntry[]> | null = null;
  return {
    ...more,
    whole,
    isListed: true,
    at: async (path) => whole.get(path) ?? null,
    async within(folder) {
      folders ??= Map.groupBy(whole.values(), ({ path }) => folderOf(path));
      return folders.get(folder) ?? [];
    },
    measure,
    identify: asTheyAre,
    read: async (entries, isSearch) => bytesOf(await measure(entries), readBlobs, isSearch),
  };
}

export async function asTheyAre(entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]> {
  return entries;
}

/** The bytes of blobs, each requested once, in the order of the entries. @param entries with their sizes */
export async function bytesOf(entries: readonly TreeEntry[], readBlobs: BlobReader, isSearch?: boolean) {
  const fits = ({ size }: TreeEntry): boolean => size <= contentLimit;
  const distinct = new Map(entries.filter(fits).map((entry) => [entry.sha, entry]));
  const blobs = await readBlobs([...distinct.values()], isSearch);
  return entries.map((entry) => (fits(entry) ? (blobs.get(entry.sha) ?? null) : null));
}
