import { posix } from 'node:path';
import { folderOf, type PathTest } from '../paths.ts';
import { lockFileName } from './glob.ts';
import { follow, type RevisionTree } from './revision-tree.ts';
import type { RevisionView } from './source.ts';
import { SourceError } from './source-error.ts';
import { type Listing, type TreeEntry, unknownName } from './tree.ts';

/**
 * The paths of lock files that lead through symlinks of folders. Whoever runs Terraform in `infra` reads `legacy/.terraform.lock.hcl` where `infra` is a
 * symlink to `legacy`; git lists that file at its own path only, where other patterns and another policy may count (T70).
 */
interface FolderLinks {
  /** Paths in the base revision that the patterns select; sorted. */
  readonly base: readonly string[];
  readonly head: readonly string[];
  /** What was left out; one sentence each. */
  readonly notices: readonly string[];
}

export const noFolderLinks: FolderLinks = { base: [], head: [], notices: [] };

/** An ordinary repository has a few symlinks. Each that is read may cost a request. */
const mostLinks = 1_000;
/** Symlinks of folders that contain each other multiply the paths. */
const mostPaths = 10_000;

/**
 * Whether symlinks and lock files are the same in two commits, so that no path through a symlink leads to another lock file than before. The ids of a
 * working tree are those of the index, which may be old.
 */
export function leadToTheSame(base: RevisionView, head: RevisionView): boolean {
  if (head.sha === null) return false;
  const [before, now] = [base, head].map(({ tree }) => {
    const entries = [...(tree.whole?.values() ?? [])];
    const decisive = entries.filter((entry) => entry.kind === 'symlink' || isLockFile(entry));
    return new Map(decisive.map(({ path, kind, sha }) => [path, `${kind} ${sha}`]));
  });
  return before?.size === now?.size && [...(now ?? [])].every(([path, id]) => before?.get(path) === id);
}

/**
 * The paths of lock files through symlinks of folders, in each revision.
 *
 * @param which `changed`: only those through a symlink or to a lock file that the two revisions do not have alike
 */
export async function throughFolderLinks(
  base: RevisionView | null,
  head: RevisionView,
  which: 'changed' | 'all',
): Promise<FolderLinks> {
  // The ids of a working tree may be old.
  const isChanged = (path: string): boolean =>
    which === 'all' ||
    head.sha === null ||
    base?.tree.whole?.get(path)?.sha !== head.tree.whole?.get(path)?.sha;
  const [before, now] = await Promise.all([
    base === null ? null : lockFilesBehindLinks(base.tree, base.matches, isChanged),
    lockFilesBehindLinks(head.tree, head.matches, isChanged),
  ]);
  return {
    base: before?.paths ?? [],
    head: now.paths,
    notices: [...new Set([...(before?.notices ?? []), ...now.notices])],
  };
}

interface PathsBehindLinks {
  readonly paths: readonly string[];
  readonly notices: readonly string[];
}

/**
 * Finds them in one revision; none where it is not listed completely.
 *
 * @param isChanged whether the two revisions differ at the path of a symlink or a lock file
 * @throws SourceError `unavailable` where a change brings more symlinks than are read
 */
async function lockFilesBehindLinks(
  tree: RevisionTree,
  matches: PathTest,
  isChanged: PathTest,
): Promise<PathsBehindLinks> {
  const { whole } = tree;
  if (whole === null) return { paths: [], notices: [] };
  const symlinks = await linksIn(tree, whole);
  const locked = [...whole.values()].filter(isLockFile).map(({ path }) => path);
  if (symlinks.length === 0 || locked.length === 0) return { paths: [], notices: [] };
  const { read, notices } = withinLimit(symlinks, isChanged);
  const targets = await tree.read(read);
  const behind = new Map(read.map(({ path }, index) => [path, targets[index] ?? new Uint8Array()]));
  const links = await foldersBehind(behind, tree, whole);
  const paths = pathsThrough(links, locked, isChanged).filter((path) => matches(path));
  return { paths: paths.toSorted(), notices };
}

/** In a working tree a symlink that git knows may be gone or something else. */
async function linksIn(tree: RevisionTree, whole: Listing): Promise<readonly TreeEntry[]> {
  const known = [...whole.values()].filter(({ kind }) => kind === 'symlink');
  const there = await Promise.all(known.map(({ path }) => tree.at(path)));
  return there.filter((entry) => entry !== null).filter(({ kind }) => kind === 'symlink');
}

/** Whether Terraform reads an entry as a lock file, by its name. */
function isLockFile({ path, kind }: TreeEntry): boolean {
  return (kind === 'file' || kind === 'symlink') && posix.basename(path).toLowerCase() === lockFileName;
}

function withinLimit(
  links: readonly TreeEntry[],
  isChanged: PathTest,
): { readonly read: readonly TreeEntry[] } & Pick<PathsBehindLinks, 'notices'> {
  const changed = links.filter(({ path }) => isChanged(path));
  const others = links.filter(({ path }) => !isChanged(path));
  if (changed.length > mostLinks)
    throw new SourceError(
      'unavailable',
      `The change touches ${changed.length} symlinks and ${mostLinks} are read at most, so it is not known which lock files Terraform reads through them; split the change.`,
    );
  const notices =
    others.length > mostLinks
      ? [
          `The repository has ${links.length} symlinks and ${mostLinks} of those that did not change are read, so a lock file that Terraform reads through another one is reviewed at its own path only.`,
        ]
      : [];
  return { read: [...changed, ...others.slice(0, mostLinks)], notices };
}

/** A symlink of a folder, and the folder that it leads to; empty for the root of the repository. */
interface FolderLink {
  readonly path: string;
  readonly folder: string;
}

/** @param targets what each symlink leads to, by its path; they are read already, and all at once */
async function foldersBehind(
  targets: ReadonlyMap<string, Uint8Array>,
  tree: RevisionTree,
  whole: Listing,
): Promise<readonly FolderLink[]> {
  const folders = foldersIn(whole);
  const listed: RevisionTree = {
    ...tree,
    async at(path) {
      if (targets.has(path)) return { path, kind: 'symlink', sha: '', size: 0 };
      return folders.has(path) ? { path, kind: 'directory', sha: '', size: 0 } : (whole.get(path) ?? null);
    },
    read: async (entries) => entries.map(({ path }) => targets.get(path) ?? null),
  };
  const found: FolderLink[] = [];
  for (const path of targets.keys()) {
    const there = await follow(listed, path, 'possible');
    if (there.kind === 'unknown') throw unknownName(path);
    if (there.kind === 'found' && there.entry.kind === 'directory')
      found.push({ path, folder: there.entry.path });
  }
  return found;
}

function foldersIn(whole: Listing): ReadonlySet<string> {
  const folders = new Set(['']);
  for (const path of whole.keys())
    for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
  return folders;
}

/** Every path to a lock file that leads through at least one of the links, and through none of them twice. */
function pathsThrough(
  links: readonly FolderLink[],
  locked: readonly string[],
  isChanged: PathTest,
): readonly string[] {
  const found = new Set<string>();
  let steps = 0;
  const walk = (at: FolderLink, used: ReadonlySet<string>): void => {
    steps += 1;
    const changed = [...used].some(isChanged);
    for (const path of locked.filter((each) => isIn(each, at.folder) && (changed || isChanged(each))))
      found.add(moved(path, at));
    if (steps > mostPaths || found.size > mostPaths) throw tooManyPaths();
    for (const next of links.filter(({ path }) => isIn(path, at.folder) && !used.has(path)))
      walk({ path: moved(next.path, at), folder: next.folder }, new Set([...used, next.path]));
  };
  for (const link of links) walk(link, new Set([link.path]));
  return [...found];
}

function isIn(path: string, folder: string): boolean {
  return folder === '' || path.startsWith(`${folder}/`);
}

/** A path in the folder that a link leads to, as seen through the link. */
function moved(path: string, { path: link, folder }: FolderLink): string {
  return `${link}/${folder === '' ? path : path.slice(folder.length + 1)}`;
}

function tooManyPaths(): SourceError {
  return new SourceError(
    'unavailable',
    `Symlinks of folders lead to lock files on more than ${mostPaths} ways, which is more than a review looks at; remove symlinks of folders that contain each other, or review fewer folders at a time.`,
  );
}
