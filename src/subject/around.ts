import { configurationIn, depthNotice } from '../configuration/read-configurations.ts';
import { readLockFile } from '../lockfile/read.ts';
import { folderOf, pathIn } from '../paths.ts';
import { inTurns } from '../semaphore.ts';
import { archiveOmissions } from '../source/archive-omissions.ts';
import { isAttributesFile } from '../source/attributes.ts';
import { fileContent } from '../source/content.ts';
import { isConfiguration } from '../source/folder-reader.ts';
import { lockFileName } from '../source/glob.ts';
import { follow, type RevisionTree } from '../source/revision-tree.ts';
import { filesAtATime } from '../source/source.ts';
import type { TreeEntry } from '../source/tree.ts';
import { changesBetween } from '../source/tree-changes.ts';
import { callerOf } from './callers.ts';
import { isPlugin, pluginsBehindLinks } from './plugins.ts';
import type { ReadSides } from './read-side.ts';
import { configuredFiles, unlockedIn } from './required-entry.ts';
import type { Around, ReviewedFile, UnarchivedFile, UnlockedRoot } from './subject.ts';

/** What a change brings beside lock files, and that decides what Terraform installs. */
export async function readAround(
  files: readonly ReviewedFile[],
  sides: ReadSides,
): Promise<{ readonly around: Omit<Around, 'rewritten'>; readonly notices: readonly string[] }> {
  const { base, head } = sides;
  const changed = (await changesBetween(base.tree, head.tree, isCarried)) ?? [];
  const there = changed.flatMap((change) => change.head ?? []);
  const { submodules, plugins } = carriedAmong(there);
  const { bystanders, notices } = await bystandersOf(files, sides);
  return {
    around: {
      submodules,
      plugins: [...new Set([...plugins, ...(await pluginsBehindLinks(sides))])].sort(),
      bystanders,
      unlockedRoots: await unlockedRootsIn(sides),
      unarchived: await unarchivedIn(sides),
    },
    notices,
  };
}

/** Submodules and plugins among what a change brings to head. */
export function carriedAmong(brought: readonly TreeEntry[]): Pick<Around, 'submodules' | 'plugins'> {
  const carried = brought.filter(isCarried);
  return {
    submodules: carried.filter(({ kind }) => kind === 'submodule').map(({ path }) => path),
    plugins: carried.filter(({ kind }) => kind !== 'submodule').map(({ path }) => path),
  };
}

function isCarried(entry: TreeEntry): boolean {
  return entry.kind === 'submodule' || (entry.kind !== 'directory' && isPlugin(entry));
}

/** The lock files that stay as they are while the configuration beside them changes and has something that they lack. */
async function bystandersOf(
  files: readonly ReviewedFile[],
  { base, head }: ReadSides,
): Promise<{ readonly bystanders: readonly ReviewedFile[]; readonly notices: readonly string[] }> {
  const reviewed = new Set(files.map(({ revision }) => revision.path));
  const others = [...head.lockFiles.values()].filter(({ path }) => !reviewed.has(path));
  const folders = new Set(others.map(({ path }) => folderOf(path)));
  const changed = await changesBetween(
    base.tree,
    head.tree,
    (entry) => folders.has(folderOf(entry.path)) && isConfiguration(entry),
  );
  const touched = new Set((changed ?? []).map(({ path }) => folderOf(path)));
  const beside = others.filter(({ path }) => touched.has(folderOf(path)));
  const roots = beside.map(({ path }) => folderOf(path));
  const [contents] = await Promise.all([readFollowed(beside, head.tree), head.bring(roots)]);
  const { byFolder, deep } = await head.configuration.readRoots(roots);
  const lacking = beside
    .map(({ path }, index) => unchangedFile(path, contents[index] ?? null))
    .map((file) => ({ ...file, configuration: byFolder.get(folderOf(file.revision.path)) ?? null }))
    .filter((file) => configuredFiles({ files: [file] }).some((each) => unlockedIn(each).length > 0));
  const rootsBefore = lacking.map(({ revision }) => folderOf(revision.path));
  await base.bring(rootsBefore);
  const before = await base.configuration.readRoots(rootsBefore);
  const bystanders = lacking.map((file) => ({
    ...file,
    configurationBefore: configurationIn(folderOf(file.revision.path), before),
  }));
  return { bystanders, notices: depthNotice(deep) };
}

/** The lock files that other attributes than before keep out of archives. */
async function unarchivedIn({ base, head }: ReadSides): Promise<readonly UnarchivedFile[]> {
  const changed = await changesBetween(
    base.tree,
    head.tree,
    ({ path, kind }) => isAttributesFile(path) && kind !== 'directory',
  );
  if (changed === null || changed.length === 0) return [];
  const [before, now] = [archiveOmissions(base.tree), archiveOmissions(head.tree)];
  const files: UnarchivedFile[] = [];
  for (const path of head.lockFiles.keys()) {
    const by = await now(path);
    if (by !== null && (await before(path)) === null) files.push({ path, by });
  }
  return files;
}

/** A lock file may be a symlink to one. */
function readFollowed(
  entries: readonly TreeEntry[],
  tree: RevisionTree,
): Promise<readonly (Uint8Array | null)[]> {
  return Promise.all(
    entries.map(async ({ path }) => {
      const there = await follow(tree, path);
      const [bytes = null] =
        there.kind === 'found' && there.entry.kind === 'file' ? await tree.read([there.entry]) : [];
      return bytes;
    }),
  );
}

function unchangedFile(path: string, bytes: Uint8Array | null): ReviewedFile {
  const content = fileContent(bytes ?? new Uint8Array());
  const reading = content.kind === 'file' ? readLockFile(content.bytes, { path }) : null;
  return {
    revision: { path, status: 'unchanged', base: content, head: content },
    base: reading,
    head: reading,
  };
}

/** The standard layout of a module has its examples and tests in these; they are run for a moment and lock nothing. */
const withoutLockFiles: readonly string[] = ['examples', 'tests'];

/** New folders with configuration that no module of the tree calls, and without a lock file, in a repository that has lock files (T67). */
async function unlockedRootsIn(sides: ReadSides): Promise<readonly UnlockedRoot[]> {
  const { base, head } = sides;
  if (base.lockFiles.size + head.lockFiles.size === 0) return [];
  const [before, now] = [
    foldersWithConfiguration(base.tree.whole),
    foldersWithConfiguration(head.tree.whole),
  ];
  const locked = new Set([...head.lockFiles.keys()].map(folderOf));
  const fresh = [...now].filter((folder) => !before.has(folder) && !locked.has(folder));
  const gone = [...before].filter((folder) => !now.has(folder));
  const moved = await unlockedBefore(fresh.length === 0 ? [] : gone, sides);
  const roots: UnlockedRoot[] = [];
  const candidates = fresh.filter(
    (folder) =>
      !moved.has(folder) && head.matches(pathIn(folder, lockFileName)) && !isWithoutLockFile(folder),
  );
  await head.bring(candidates, 'alone');
  for (const folder of candidates) {
    const path = pathIn(folder, lockFileName);
    const module = await head.configuration.readModule(folder);
    const sign = module?.rootSign ?? module?.asTerraform?.rootSign ?? null;
    if (sign !== null && (await callerOf(folder, sides, 'changed')) === null) roots.push({ path, sign });
  }
  return [...roots, ...(await unlockedLinksIn(sides, before, now))];
}

/** New symlinks of folders: who runs Terraform there reads, and would write, the lock file of the folder that they lead to. */
async function unlockedLinksIn(
  sides: ReadSides,
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): Promise<readonly UnlockedRoot[]> {
  const { base, head } = sides;
  const changed = await changesBetween(base.tree, head.tree, ({ kind }) => kind === 'symlink');
  const fresh = (changed ?? []).filter(
    ({ path, base: old }) =>
      old === null &&
      !before.has(path) &&
      head.matches(pathIn(path, lockFileName)) &&
      !isWithoutLockFile(path),
  );
  const followed = await inTurns(fresh, filesAtATime, async ({ path: link }) => {
    const there = await follow(head.tree, link);
    const folder = there.kind === 'found' && there.entry.kind === 'directory' ? there.entry.path : null;
    // One that is new as well is told by its own path.
    if (folder === null || !before.has(folder) || !now.has(folder)) return [];
    return (await head.tree.at(pathIn(folder, lockFileName))) === null ? [{ link, folder }] : [];
  });
  const unlocked = followed.flat();
  await head.bring(
    unlocked.map(({ folder }) => folder),
    'alone',
  );
  const roots: UnlockedRoot[] = [];
  for (const { link, folder } of unlocked) {
    const path = pathIn(link, lockFileName);
    const sign = (await head.configuration.readModule(folder))?.rootSign ?? null;
    if (sign !== null && (await callerOf(link, sides, 'changed')) === null) roots.push({ path, sign });
  }
  return roots;
}

function isWithoutLockFile(folder: string): boolean {
  return folder.split('/').some((name) => withoutLockFiles.includes(name));
}

/** The folders to which modules moved that had no lock file before: they are not new. */
async function unlockedBefore(
  gone: readonly string[],
  { base, movedTo }: ReadSides,
): Promise<ReadonlySet<string>> {
  const locked = new Set([...base.lockFiles.keys()].map(folderOf));
  const moved = await Promise.all(gone.filter((folder) => !locked.has(folder)).map(movedTo));
  return new Set(moved.flatMap(([likeliest]) => likeliest?.folder ?? []));
}

function foldersWithConfiguration(whole: ReadonlyMap<string, TreeEntry> | null): ReadonlySet<string> {
  return new Set([...(whole?.values() ?? [])].filter(isConfiguration).map(({ path }) => folderOf(path)));
}
