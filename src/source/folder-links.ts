import { posix } from 'node:path';
import { openMemory } from '../memory.ts';
import { folderOf } from '../paths.ts';
import { isLockFileName, type PathTest } from './glob.ts';
import { foldedName } from './path-bytes.ts';
import { follow, type RevisionTree, unclear } from './revision-tree.ts';
import type { RevisionView } from './source.ts';
import { SourceError } from './source-error.ts';
import type { Listing, TreeEntry } from './tree.ts';

/** Lock files by paths through symlinks to folders, to which other patterns or policies may apply (T70). */
interface FolderLinks {
  /** Paths in the base revision that the patterns select; sorted. */
  readonly base: ReadonlyMap<string, string>;
  readonly head: ReadonlyMap<string, string>;
  /** Each is one sentence about something that was left out. */
  readonly notices: readonly string[];
}

/** An ordinary repository has a few symlinks. A hundred that are read may cost a request. */
const mostLinks = 1_000;
/** A change may touch more, for example if it moves a folder of links to files. */
const mostChangedLinks = 5_000;
/** Symlinks to folders that contain others multiply the paths. */
const mostPaths = 10_000;
/** Lock files and symlinks that are looked at on the ways. */
const mostSteps = 10_000_000;
/** Linux follows no more symlinks on the way to a file, so nobody can read a path with more. */
const mostFollowed = 40;

/** Whether two commits have the same symlinks and lock files, so that no path leads elsewhere. A working tree has the ids of its index. */
export function leadToTheSame(base: RevisionView, head: RevisionView): boolean {
  if (head.sha === null) return false;
  const [before, now] = [base, head].map(({ tree }) => {
    const entries = [...(tree.whole?.values() ?? [])];
    const decisive = entries.filter((entry) => entry.kind === 'symlink' || isLockFile(entry));
    return new Map(decisive.map(({ path, kind, sha }) => [path, `${kind} ${sha}`]));
  });
  return before?.size === now?.size && [...(now ?? [])].every(([path, id]) => before?.get(path) === id);
}

/** Paths of lock files through symlinks to folders. @throws SourceError if one is unclear, or for many */
export async function throughFolderLinks(
  base: RevisionView | null,
  head: RevisionView,
  which: 'changed' | 'all',
): Promise<FolderLinks> {
  if (base !== null && which === 'changed' && leadToTheSame(base, head))
    return { base: new Map(), head: new Map(), notices: [] };
  // The ids of a working tree may be old.
  const isChanged = (path: string): boolean =>
    which === 'all' ||
    head.sha === null ||
    base?.tree.whole?.get(path)?.sha !== head.tree.whole?.get(path)?.sha;
  const notices = new Set<string>();
  const pathsIn = async (view: RevisionView): Promise<ReadonlyMap<string, string>> => {
    const { tree, matches } = view;
    const locked = [...(tree.whole?.values() ?? [])].filter(isLockFile).map(({ path }) => path);
    if (tree.whole === null || locked.length === 0) return new Map();
    const known = [...tree.whole.values()].filter(({ kind }) => kind === 'symlink');
    // In a working tree a symlink that git knows may be gone or something else.
    const there = await Promise.all(known.map(({ path }) => tree.at(path)));
    const present = there.flatMap((entry) => (entry?.kind === 'symlink' ? [entry] : []));
    const links = withinLimit(present, isChanged, notices);
    const { folders, doubtful } = await foldersBehind(links, locked, tree, tree.whole);
    // In base, a change may repair them.
    if (view === head && doubtful !== null) throw unclear(doubtful);
    return pathsThrough(folders, locked, isChanged, matches);
  };
  const [before, now] = await Promise.all([base === null ? new Map() : pathsIn(base), pathsIn(head)]);
  return { base: before, head: now, notices: [...notices] };
}

/** Whether Terraform reads an entry as a lock file, by its name. */
function isLockFile({ path, kind }: TreeEntry): boolean {
  return (kind === 'file' || kind === 'symlink') && isLockFileName(path);
}

function withinLimit(links: readonly TreeEntry[], isChanged: PathTest, notices: Set<string>) {
  const changed = links.filter(({ path }) => isChanged(path));
  const others = links.filter(({ path }) => !isChanged(path));
  if (changed.length > mostChangedLinks)
    throw new SourceError(
      'unavailable',
      `The change touches ${changed.length} symlinks and ${mostChangedLinks} are read at most, so it is not known which lock files Terraform reads through them; split the change.`,
    );
  if (others.length > mostLinks)
    notices.add(
      `The repository has ${links.length} symlinks and ${mostLinks} of those that did not change are read, so a lock file that Terraform reads through any other symlink is reviewed at its own path only.`,
    );
  return [...changed, ...others.slice(0, mostLinks)];
}

/** A symlink to a folder, and the folder that it leads to; empty for the root of the repository. */
interface FolderLink {
  readonly path: string;
  readonly folder: string;
}

/** @returns also a symlink that may lead to a lock file in some checkouts only */
async function foldersBehind(
  links: readonly TreeEntry[],
  locked: readonly string[],
  tree: RevisionTree,
  whole: Listing,
): Promise<{ readonly folders: readonly FolderLink[]; readonly doubtful: string | null }> {
  const targets = await tree.read(links);
  const targetAt = new Map(links.map(({ path }, at) => [path, targets[at] ?? null]));
  const linkAt = new Map(links.map((link) => [link.path, link]));
  // An entry is not read again for each way that leads through it.
  const listed: RevisionTree = {
    ...tree,
    at: async (path) => linkAt.get(path) ?? whole.get(path) ?? null,
    read: async (entries) => entries.map(({ path }) => targetAt.get(path) ?? null),
  };
  const named = [
    ...links.map(({ path }) => posix.basename(path)),
    ...locked.flatMap((path) => path.split('/')),
  ];
  const names = new Set(named.map(foldedName));
  const folders: FolderLink[] = [];
  let doubtful: string | null = null;
  for (const { path } of links) {
    const there = await follow(listed, path);
    const mayMatter = there.kind === 'unclear' && (there.end === '..' || names.has(foldedName(there.end)));
    if (mayMatter) doubtful ??= path;
    if (there.kind === 'found' && there.entry.kind === 'directory')
      folders.push({ path, folder: there.entry.path });
  }
  return { folders, doubtful };
}

/** Every path to a lock file through a link. A way that comes back to its folders, or to nothing, ends. */
function pathsThrough(
  links: readonly FolderLink[],
  locked: readonly string[],
  isChanged: PathTest,
  matches: PathTest,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const useful = foldersTo(locked, links);
  const decisive = foldersTo(
    [
      ...locked.filter(isChanged),
      ...links.filter(({ path, folder }) => isChanged(path) && useful.has(folder)).map(({ path }) => path),
    ],
    links,
  );
  const lockedIn = openMemory<readonly string[]>();
  const linksIn = openMemory<readonly FolderLink[]>();
  let steps = 0;
  const walk = (at: FolderLink, changed: boolean, been: readonly string[]): void => {
    const inside = lockedIn(at.folder, () => locked.filter((own) => isIn(own, at.folder)));
    const below = linksIn(at.folder, () => links.filter(({ path }) => isIn(path, at.folder)));
    steps += inside.length + links.length;
    for (const own of inside) {
      if (!(changed || isChanged(own))) continue;
      const path = moved(own, at);
      if (matches(path)) found.set(path, own);
    }
    if (steps > mostSteps || found.size > mostPaths)
      throw new SourceError(
        'unavailable',
        `Symlinks to folders lead to lock files by more than ${mostPaths} paths, which is more than a review looks at; remove symlinks to folders that contain each other.`,
      );
    for (const next of below) {
      if (been.length === mostFollowed) continue;
      if (been.some((each) => each === next.folder || isIn(each, next.folder))) continue;
      const further = { path: moved(next.path, at), folder: next.folder };
      enter(further, changed || isChanged(next.path), [...been, next.folder]);
    }
  };
  const enter = (at: FolderLink, changed: boolean, been: readonly string[]): void => {
    if ((changed ? useful : decisive).has(at.folder)) walk(at, changed, been);
  };
  for (const link of links) enter(link, isChanged(link.path), [link.folder]);
  return new Map([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The folders from which one of the paths is reached, with and without links. */
function foldersTo(paths: readonly string[], links: readonly FolderLink[]): ReadonlySet<string> {
  const byFolder = Map.groupBy(links, ({ folder }) => folder);
  const folders = new Set<string>();
  const rest = [...paths];
  for (let path = rest.pop(); path !== undefined; path = rest.pop())
    for (let above = folderOf(path); !folders.has(above); above = folderOf(above)) {
      folders.add(above);
      rest.push(...(byFolder.get(above) ?? []).map((link) => link.path));
    }
  return folders;
}

function isIn(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/** A path in the folder that a link leads to, as seen through the link. */
function moved(path: string, { path: link, folder }: FolderLink): string {
  return `${link}/${folder === '' ? path : path.slice(folder.length + 1)}`;
}
