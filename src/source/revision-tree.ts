import { posix } from 'node:path';
import { type Memory, openMemory } from '../memory.ts';
import { folderOf, pathIn } from '../paths.ts';
import { contentLimit } from './content.ts';
import { decodePath, isBeyondText, withoutBytes } from './path-bytes.ts';
import type { Listing, TreeEntry } from './tree.ts';

/** The files of one revision: a commit, the working tree of git, or a plain folder. */
export interface RevisionTree {
  /** Everything, by path; `null` where the source cannot list it all. Of a working tree it is what git would take in, with the ids of the index. */
  readonly whole: Listing | null;
  /** The entry at a path, a symlink as itself. No symlink is followed on the way: a path through one has no entry. */
  at(path: string): Promise<TreeEntry | null>;
  /** The entries directly in a folder; empty where there is no such folder, or a symlink is on the way. */
  within(folder: string): Promise<readonly TreeEntry[]>;
  /** The entries with the sizes of files. */
  measure(entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]>;
  /** The entries with the ids that git gives to their bytes as they are now. */
  identify(entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]>;
  /**
   * The bytes of files, and of symlinks the path that they lead to, in the order of the entries; `null` for what is larger than a lock file may
   * be.
   */
  read(entries: readonly TreeEntry[]): Promise<readonly (Uint8Array | null)[]>;
  /** Names come as text: what is no UTF-8 is U+FFFD, and its bytes are not known. Left out where they are. */
  readonly namesAsText?: boolean;
  /** Left out where it costs nothing more to read files one by one. */
  readonly ahead?: ReadAhead;
}

/** For a source that asks a server: what is named before it is read comes in fewer requests. */
interface ReadAhead {
  /** Names files that will probably be read. They come along where another request has room. */
  expect(entries: readonly TreeEntry[]): void;
  /** Asks for files that will be read, all at once. Never rejects: whoever reads a file learns what is wrong with it. */
  bring(entries: readonly TreeEntry[]): Promise<void>;
}

/** Where a path leads. */
export type Destination =
  | { readonly kind: 'found'; readonly entry: TreeEntry }
  | { readonly kind: 'missing' }
  /** By an absolute path, or by one with too many `..`. */
  | { readonly kind: 'outside' }
  /** Symlinks that lead to each other, or more of them than a file system follows. */
  | { readonly kind: 'endless' }
  /** A symlink on the way names something whose name the source does not show (T88), or that may be one of several (T89). */
  | { readonly kind: 'unknown' };

/** As Linux does. */
const mostLinks = 40;
/** In bytes: no system takes more, and a hostile text may have millions of names. */
const longestTarget = 32_768;

/**
 * `certain`: as every checkout has it. `possible`: also by ways that only some checkout has (T89). There a name that is no entry of the tree is taken for a
 * folder where the way leads out of it again, and a folder in another spelling for the one that a file system which folds case finds.
 */
export type Ways = 'certain' | 'possible';

interface Step {
  readonly name: string;
  /** From the text of a symlink. */
  readonly linked: boolean;
}

/**
 * Where a path leads once every symlink on the way and at its end is followed, as the file system of a checkout follows them.
 *
 * @param path relative to the repository; empty for its root
 */
export async function follow(tree: RevisionTree, path: string, ways: Ways = 'certain'): Promise<Destination> {
  const ahead = stepsOf(path, false);
  let reached: readonly string[] = [];
  let entry = rootEntry;
  /** The names on the way that lead from `entry` into what the tree does not have. */
  let beyond: readonly string[] = [];
  let links = 0;
  for (let step = ahead.shift(); step !== undefined; step = ahead.shift()) {
    const { name } = step;
    if (name === '' || name === '.') continue;
    if (name === '..') {
      if (beyond.length > 0) {
        beyond = beyond.slice(0, -1);
        continue;
      }
      if (reached.length === 0) return { kind: 'outside' };
      reached = reached.slice(0, -1);
      entry = { ...rootEntry, path: reached.join('/') };
      continue;
    }
    if (beyond.length > 0) {
      if (ways === 'certain') return { kind: 'outside' };
      beyond = [...beyond, name];
      continue;
    }
    const next = entry.kind === 'directory' ? await entryNamed(tree, entry, step, ways) : null;
    if (next === 'unknown') return { kind: 'unknown' };
    if (next === null && ways === 'possible' && name.includes('\\')) {
      // Windows takes it for a slash.
      ahead.unshift(...stepsOf(name.replaceAll('\\', '/'), step.linked));
      continue;
    }
    const isGitFolder = name === gitFolder && reached.length === 0 && next?.kind !== 'file';
    // Below a file there is nothing, not even the folder that it is in.
    if (isGitFolder || next === null || (next.kind === 'file' && ahead.length > 0)) {
      if (ways === 'certain' && !isGitFolder) return { kind: 'missing' };
      beyond = [name];
      continue;
    }
    if (next.kind !== 'symlink') {
      reached = next.path.split('/');
      entry = next;
      continue;
    }
    links += 1;
    if (links > mostLinks) return { kind: 'endless' };
    const target = await targetOf(tree, next);
    // No file system has such a symlink.
    if (target === '' || target.length > longestTarget) return { kind: 'missing' };
    if (target.startsWith('/')) return { kind: 'outside' };
    ahead.unshift(...stepsOf(target, true));
  }
  if (beyond.length === 0) return { kind: 'found', entry };
  return { kind: beyond[0] === gitFolder && reached.length === 0 ? 'outside' : 'missing' };
}

const rootEntry: TreeEntry = { path: '', kind: 'directory', sha: '', size: 0 };

/** What no tree has, and the root of every checkout: the way into it and out of it leads back to the root. */
const gitFolder = '.git';

function stepsOf(path: string, linked: boolean): Step[] {
  return path.split('/').map((name) => ({ name, linked }));
}

/** The entry of a name in a folder; `unknown` where something there may have that name, and it is not known what. */
async function entryNamed(
  tree: RevisionTree,
  folder: TreeEntry,
  { name, linked }: Step,
  ways: Ways,
): Promise<TreeEntry | null | 'unknown'> {
  if (linked && tree.namesAsText === true && isBeyondText(name)) {
    const alike = await entriesLike(tree, folder, name, 'shown');
    const [only = null] = alike;
    if (only === null) return null;
    return ways === 'certain' || alike.length > 1 ? 'unknown' : only;
  }
  const found = await tree.at(pathIn(folder.path, name));
  if (found !== null || ways === 'certain') return found;
  // Where case is folded, folders of several spellings are one; nobody knows which of two symlinks is there.
  const folders = (await entriesLike(tree, folder, name, 'folded')).filter(({ kind }) => kind !== 'file');
  const [only = null, ...others] = folders;
  return others.length === 0 ? only : 'unknown';
}

async function entriesLike(
  tree: RevisionTree,
  folder: TreeEntry,
  name: string,
  as: keyof typeof reductions,
): Promise<readonly TreeEntry[]> {
  const known = namesIn.get(tree) ?? openMemory<Promise<ReadonlyMap<string, readonly TreeEntry[]>>>();
  namesIn.set(tree, known);
  const names = await known(`${as} ${folder.path}`, async () =>
    Map.groupBy(await tree.within(folder.path), ({ path }) => reductions[as](posix.basename(path))),
  );
  return names.get(reductions[as](name)) ?? [];
}

/** The entries of folders by their reduced names: a hostile symlink asks for one folder thousands of times. */
const namesIn = new WeakMap<RevisionTree, Memory<Promise<ReadonlyMap<string, readonly TreeEntry[]>>>>();

/** The same for names that a server shows as one, or that some file system takes for one. */
const reductions = {
  shown: withoutBytes,
  folded: (name: string) => name.normalize('NFC').toLowerCase(),
};

/** The text of a symlink as git writes it: a zero byte ends it. */
async function targetOf(tree: RevisionTree, link: TreeEntry): Promise<string> {
  const [target] = await tree.read([link]);
  const bytes = Buffer.from(target ?? []);
  const end = bytes.indexOf(0);
  return decodePath(end === -1 ? bytes : bytes.subarray(0, end));
}

/** Reads blobs by sha. The sizes are those of the listing. */
export type BlobReader = (
  blobs: readonly Pick<TreeEntry, 'sha' | 'size'>[],
) => Promise<ReadonlyMap<string, Uint8Array>>;

interface ListedTree {
  readonly whole: Listing;
  /** Fills in the sizes of files; left out where the listing has them. */
  readonly measure?: RevisionTree['measure'];
  readonly readBlobs: BlobReader;
  readonly namesAsText?: boolean;
  readonly ahead?: ReadAhead;
}

/** A commit of which everything is listed. */
export function listedTree({
  whole,
  measure = asTheyAre,
  readBlobs,
  namesAsText = false,
  ahead,
}: ListedTree): RevisionTree {
  let folders: Map<string, TreeEntry[]> | null = null;
  return {
    whole,
    at: async (path) => whole.get(path) ?? null,
    async within(folder) {
      folders ??= Map.groupBy(whole.values(), ({ path }) => folderOf(path));
      return folders.get(folder) ?? [];
    },
    measure,
    identify: asTheyAre,
    read: async (entries) => bytesOf(await measure(entries), readBlobs),
    namesAsText,
    ...(ahead === undefined ? {} : { ahead }),
  };
}

export async function asTheyAre(entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]> {
  return entries;
}

/** The bytes of blobs, each asked for once, in the order of the entries. @param entries with their sizes */
export async function bytesOf(
  entries: readonly TreeEntry[],
  readBlobs: BlobReader,
): Promise<readonly (Uint8Array | null)[]> {
  const fits = ({ size }: TreeEntry): boolean => size <= contentLimit;
  const distinct = new Map(entries.filter(fits).map((entry) => [entry.sha, entry]));
  const blobs = await readBlobs([...distinct.values()]);
  return entries.map((entry) => (fits(entry) ? (blobs.get(entry.sha) ?? null) : null));
}
