import { posix } from 'node:path';
import { readLockFile } from '../../lockfile/read.ts';
import { folderOf } from '../../paths.ts';
import { inTurns } from '../../semaphore.ts';
import { isConfiguration, kindOfFile } from '../../source/configuration-file.ts';
import { isLockFileName } from '../../source/glob.ts';
import { follow, type RevisionTree } from '../../source/revision-tree.ts';
import { changesBetween, differing, filesAtATime, type TreePair } from '../../source/source.ts';
import { fileContent, type TreeEntry } from '../../source/tree.ts';
import type { ReviewedFile } from '../../subject/subject.ts';
import type { ReadSides } from './read-side.ts';
import type { PlacedModule } from './requirements/module.ts';

/** Lock files that stay while the configuration beside them, or a module that they may call, changes. */
export async function bystandersOf(files: readonly ReviewedFile[], sides: ReadSides) {
  const { base, head } = sides;
  const reviewed = new Set(files.map(({ revision }) => revision.path));
  const others = [...head.lockFiles.keys()].filter((path) => !reviewed.has(path));
  const touched = others.length === 0 ? new Set<string>() : await touchedBetween(base.tree, head.tree);
  const isForAll = touched === 'all' || (await requireOtherwise([...touched], sides));
  const beside = others.filter((path) => isForAll || touched.has(folderOf(path)));
  await head.tree.bring?.(beside.flatMap((path) => head.lockFiles.get(path) ?? []));
  return Promise.all(beside.map((path) => unchangedFile(path, head.tree)));
}

/** The folders whose configuration may read differently; `all` if a change may reach folders that nobody can name. */
export async function touchedBetween(base: RevisionTree, head: RevisionTree): Promise<Set<string> | 'all'> {
  const all = [...(head.whole?.values() ?? [])];
  const links = all.filter((entry) => entry.kind === 'symlink' && isConfiguration(entry));
  if (links.length > mostLinks) return 'all';
  await head.bring?.(links);
  const behind = Map.groupBy(
    await inTurns(links, filesAtATime, async ({ path }) => ({ path, file: await follow(head, path) })),
    ({ file }) => (file.kind === 'found' ? file.entry.path : ''),
  );
  const isOfInterest = (entry: TreeEntry): boolean =>
    entry.kind === 'symlink' || isConfiguration(entry) || behind.has(entry.path) || mayBeIncluded(entry);
  const changed = (await changesBetween(base, head, isOfInterest)) ?? [];
  const hasUnits = all.some(({ path }) => kindOfFile(posix.basename(path)) === 'generator');
  if (hasUnits && changed.some(({ path }) => mayBeIncluded({ path }))) return 'all';
  const isLinked = all.some(({ kind, path }) => kind === 'symlink' && posix.basename(path) === 'tests');
  if (isLinked && changed.some(({ path }) => kindOfFile(posix.basename(path)) === 'test')) return 'all';
  const isFolder = async ({ path }: TreePair): Promise<boolean> => {
    const there = await follow(head, path);
    return there.kind === 'found' && there.entry.kind !== 'file';
  };
  const ofLinks = changed.filter((pair) => (pair.head ?? pair.base)?.kind === 'symlink');
  if ((await inTurns(ofLinks, filesAtATime, isFolder)).includes(true)) return 'all';
  const paths = changed.flatMap(({ path }) => [path, ...(behind.get(path) ?? []).map((link) => link.path)]);
  const folders = paths.map(folderOf);
  // Terraform reads the tests of a root module in its folder `tests`, too.
  const roots = folders.filter((folder) => posix.basename(folder) === 'tests').map(folderOf);
  return new Set([...folders, ...roots]);
}

/** Units of Terragrunt include files of any name. */
function mayBeIncluded({ path }: Pick<TreeEntry, 'path'>): boolean {
  const isOther = /(?:^|\/)\.[^/]*$|\.pkr\.hcl$/.test(path) || kindOfFile(posix.basename(path)) !== null;
  return path.endsWith('.hcl') && !isLockFileName(path) && !isOther;
}

/** Each costs a part of a request. */
const mostLinks = 500;

/** Each costs a part of a request and time of the parser on both sides. With more, it is taken for granted. */
const mostModules = 200;
/** With more of them, nobody looks for an old call that leads to a new folder: each such folder would have all of them read. */
const mostRoots = 30;

/** Whether one of the folders, which may be called, requires other providers, calls other modules, or can be read less. */
async function requireOtherwise(folders: readonly string[], { base, head }: ReadSides): Promise<boolean> {
  const locked = new Set([...head.lockFiles.keys()].map(folderOf));
  const mayDiffer = async (folder: string): Promise<boolean> => {
    const [before, now] = [await base.tree.within(folder), await head.tree.within(folder)];
    if (!locked.has(folder)) return before.length > 0 || locked.size <= mostRoots;
    const files = now.filter(isConfiguration);
    const changed = differing(before.filter(isConfiguration), files);
    // A file behind a link may have changed. Without any file, nothing can call the folder.
    return files.length > 0 && (changed.length > 0 || files.some(({ kind }) => kind === 'symlink'));
  };
  const there = await Promise.all(folders.map(mayDiffer));
  const old = folders.filter((_, at) => there[at]);
  if (old.length > mostModules) return true;
  const before = await base.configuration.readModules(old);
  const now = await head.configuration.readModules(old);
  return old.some((folder, at) => {
    const isRoot = locked.has(folder) && now[at] != null && now[at].rootSign !== null;
    return !isRoot && requiredBy(before[at]) !== requiredBy(now[at]);
  });
}

/** Without the places, which say nothing of what is required. */
function requiredBy(module: PlacedModule | null | undefined): string {
  return JSON.stringify([
    module?.requirements.map(({ address, constraints }) => [address, constraints.map(({ text }) => text)]),
    module?.calls.map(({ source }) => source),
    module?.unseen.map(({ kind }) => kind),
  ]);
}

/** A lock file may be a symlink to one. */
export async function unchangedFile(path: string, tree: RevisionTree): Promise<ReviewedFile> {
  const there = await follow(tree, path);
  const isFile = there.kind === 'found' && there.entry.kind === 'file';
  const [bytes] = isFile ? await tree.read([there.entry]) : [];
  const content = fileContent(bytes ?? new Uint8Array());
  const reading = content.kind === 'file' ? readLockFile(content.bytes, { path }) : null;
  return {
    revision: { path, status: 'unchanged', base: content, head: content },
    base: reading,
    head: reading,
  };
}
