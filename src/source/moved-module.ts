import { folderOf } from '../paths.ts';
import { isConfiguration } from './folder-reader.ts';
import type { RevisionTree } from './revision-tree.ts';
import type { LockFileRevision } from './source.ts';
import { blobSha, type TreeEntry } from './tree.ts';

/**
 * The folders that the configuration of a folder may have moved to, the likeliest first: new at head, with at least half of its files, with the same
 * bytes, or at least half of what it declares, where the files were edited. None if it is not known what the revisions have.
 *
 * A rename of a lock file is seen by its own bytes. Whoever takes entries out of it, or leaves it behind, makes it look like one that was removed with
 * its root module, and only the configuration tells that the module still is there. All that may be it are named, because an honest copy of the module
 * can be more like it than the one that lost its hashes (T60).
 */
export type ModuleMoves = (folder: string) => Promise<readonly ModuleMove[]>;

export interface ModuleMove {
  readonly folder: string;
  /** Every file is there with the same bytes: what else is like the module is a copy of it. */
  readonly isWhole: boolean;
}

/** Looks at nothing before it is asked. */
export function moduleMoves(base: RevisionTree, head: RevisionTree): ModuleMoves {
  let sides: { readonly before: Folders; readonly now: Folders } | null = null;
  let fresh: Promise<readonly TreeEntry[]> | null = null;
  const declared = new Map<RegExp, Promise<readonly Trait[]>>();
  return async (folder) => {
    sides ??= { before: configurationOf(base), now: configurationOf(head) };
    const { before, now } = sides;
    const left = before.get(folder) ?? [];
    if (left.length === 0 || now.has(folder)) return [];
    const others = [...now].flatMap(([other, entries]) => (before.has(other) ? [] : entries));
    if (others.length === 0) return [];
    fresh ??= head.identify(others);
    const byFiles = mostShared(filesOf(await base.identify(left)), filesOf(await fresh)).map(
      ({ folder: there, isAll }) => ({ folder: there, isWhole: isAll }),
    );
    const found = new Set(byFiles.map(({ folder: there }) => there));
    if (others.every(({ path }) => found.has(folderOf(path)))) return byFiles;
    for (const sign of [declaration, requirement]) {
      const own = await traitsIn(base, left, sign);
      if (own.length === 0) continue;
      const theirs = declared.get(sign) ?? traitsIn(head, await fresh, sign);
      declared.set(sign, theirs);
      const edited = mostShared(own, await theirs).filter(({ folder: there }) => !found.has(there));
      return [...byFiles, ...edited.map(({ folder: there }) => ({ folder: there, isWhole: false }))];
    }
    return byFiles;
  };
}

/** What tells a module from others, by folder: its files, or what they declare. */
interface Trait {
  readonly folder: string;
  readonly id: string;
}

function filesOf(entries: readonly TreeEntry[]): readonly Trait[] {
  return entries.filter(hasContent).map(({ path, sha }) => ({ folder: folderOf(path), id: sha }));
}

/** More than a root module has; whoever brings more hides nothing but that a module moved, and its lock file counts as removed. */
const mostBytes = 8 * 1024 * 1024;

async function traitsIn(
  tree: RevisionTree,
  entries: readonly TreeEntry[],
  sign: RegExp,
): Promise<readonly Trait[]> {
  const sized = await tree.measure(
    entries.filter(({ kind, path }) => kind === 'file' && !path.endsWith('.json')),
  );
  let bytes = 0;
  const wanted = sized.filter(({ size }) => {
    bytes += size;
    return bytes <= mostBytes;
  });
  const texts = await tree.read(wanted);
  return wanted.flatMap(({ path }, index) => {
    const text = Buffer.from(texts[index] ?? []).toString();
    return [...text.matchAll(sign)].map(([header]) => ({
      folder: folderOf(path),
      id: header.trim().replaceAll(/\s+/g, ' '),
    }));
  });
}

/** The names in the headers of blocks; names of providers and backends are the same in many modules. */
const declaration =
  /^[ \t]*(?:(?:resource|data)[ \t]+"[^"\n]{1,200}"[ \t]+|(?:module|variable|output)[ \t]+)"[^"\n]{1,200}"/gm;

/** Of a module that declares nothing else: the providers that it requires, each on a line of its own or with others. */
const requirement = /\bsource[ \t]*=[ \t]*"[^"\n]{1,200}"/g;

type Folders = ReadonlyMap<string, readonly TreeEntry[]>;

function configurationOf({ whole }: RevisionTree): Folders {
  return Map.groupBy([...(whole?.values() ?? [])].filter(isConfiguration), ({ path }) => folderOf(path));
}

/** The folders that share at least half, those with most first. */
function mostShared(
  left: readonly Trait[],
  fresh: readonly Trait[],
): readonly { readonly folder: string; readonly isAll: boolean }[] {
  const ids = new Set(left.map(({ id }) => id));
  const shared = Map.groupBy(
    fresh.filter(({ id }) => ids.has(id)),
    ({ folder }) => folder,
  );
  return [...shared]
    .map(([folder, traits]) => ({ folder, count: new Set(traits.map(({ id }) => id)).size }))
    .filter(({ count }) => count * 2 >= ids.size)
    .sort((one, other) => other.count - one.count || (one.folder < other.folder ? -1 : 1))
    .map(({ folder, count }) => ({ folder, isAll: count === ids.size }));
}

/** Empty files are the same everywhere. */
function hasContent({ sha }: TreeEntry): boolean {
  return sha !== blobSha(new Uint8Array(), sha);
}

/**
 * Whether a lock file went from a folder without configuration to one that has some. Nobody ran Terraform where it was, so what was never proven is
 * proven now (T70).
 */
export async function goesLive(
  { path, previousPath }: LockFileRevision,
  base: RevisionTree,
  head: RevisionTree,
): Promise<boolean> {
  if (previousPath === undefined || folderOf(previousPath) === folderOf(path)) return false;
  const [now, before] = [await head.within(folderOf(path)), await base.within(folderOf(previousPath))];
  return now.some(isConfiguration) && !before.some(isConfiguration);
}

/** Where the root modules of removed lock files may have gone, the likeliest first. */
export async function movedModules(
  files: readonly LockFileRevision[],
  base: RevisionTree,
  head: RevisionTree,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const movedTo = moduleMoves(base, head);
  const left = files.filter(({ status }) => status === 'removed').map(({ path }) => folderOf(path));
  // All at once: one by one, each costs a source a request of its own.
  const moved = await Promise.all(left.map(movedTo));
  return new Map(
    left.flatMap((folder, at) => {
      const there = moved[at] ?? [];
      return there.length === 0 ? [] : [[folder, there.map((move) => move.folder)] as const];
    }),
  );
}
