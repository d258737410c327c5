import { folderOf, pathIn, stepsBetween } from '../../paths.ts';
import { isEmptied } from '../../rules/lock-file-removed.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import { lockFileName } from '../../source/glob.ts';
import type { RevisionTree } from '../../source/revision-tree.ts';
import type { ReviewedFile, RootModuleFate } from '../../subject/subject.ts';
import type { ReadSide, ReadSides } from './read-side.ts';
import { requiresNothing } from './required-entry.ts';
import { localFolder } from './requirements/module-folder.ts';

/** Whether the entries of a lock file are gone from where they were, and nothing requires them there: a new root module may (T60). */
export function isLost({ revision, fate }: ReviewedFile): boolean {
  return revision.alone === true || fate?.kind === 'gone' || fate?.kind === 'needs-nothing';
}

/** The state of the folder of a lock file that went, or that all configuration left; `null` for others. */
export async function fateOf(
  file: ReviewedFile,
  files: readonly ReviewedFile[],
  sides: ReadSides,
): Promise<RootModuleFate | null> {
  const { revision, configuration = null } = file;
  const folder = folderOf(revision.path);
  const isConfigured = async ({ tree }: ReadSide) => (await tree.within(folder)).some(isConfiguration);
  if (revision.status === 'unchanged')
    return !(await isConfigured(sides.head)) && (await isConfigured(sides.base)) ? { kind: 'gone' } : null;
  const emptied = isEmptied(file);
  if (revision.head.kind !== 'missing' && !emptied) return null;
  if (await leadsElsewhere(folder, sides.head.tree)) return { kind: 'stays' };
  // Something writes the configuration of a lock file that is kept without any.
  if (!(await isConfigured(sides.head)))
    return { kind: emptied && !(await isConfigured(sides.base)) ? 'stays' : 'gone' };
  if (requiresNothing(configuration)) return { kind: 'needs-nothing' };
  return (await childOf(file, files, sides)) ?? { kind: 'stays' };
}

/** Whether the way to a folder leads through a symlink or a submodule. Then the content is not known, or belongs to a different repository (T44). */
async function leadsElsewhere(folder: string, tree: RevisionTree): Promise<boolean> {
  const names = folder === '' ? [] : folder.split('/');
  const way = names.map((_, index) => names.slice(0, index + 1).join('/'));
  // On disk a submodule is a folder; only the index tells it from one.
  const isSubmodule = (path: string): boolean => tree.whole?.get(path)?.kind === 'submodule';
  const found = await Promise.all(way.map((path) => tree.at(path)));
  return way.some(isSubmodule) || found.some((entry) => entry !== null && entry.kind !== 'directory');
}

/** As many as come in one request. A module that is called from further away counts as a root module. */
const mostFoldersToSearch = 100;

/** The call by which the folder is no root module. One that the change brings does not prove that nobody runs it (T60). */
export async function childOf(
  { revision, base: before }: ReviewedFile,
  files: readonly ReviewedFile[],
  { base, head }: ReadSides,
): Promise<RootModuleFate | null> {
  const folder = folderOf(revision.path);
  const [module] = await head.configuration.readModules([folder]);
  if (module == null || module.rootSign !== null) return null;
  const unseen = [...module.unseen, ...(module.asTerraform?.unseen ?? [])];
  if (unseen.some(({ kind }) => kind === 'unreadable-file')) return null;
  const others = [...(head.tree.whole?.values() ?? [])].filter(isConfiguration);
  const folders = [...new Set(others.map(({ path }) => folderOf(path)))]
    .filter((other) => other !== folder)
    .sort((one, other) => stepsBetween(folder, one) - stepsBetween(folder, other) || (one < other ? -1 : 1))
    .slice(0, mostFoldersToSearch);
  const calls = await callsTo(folder, folders, head);
  const old = await callsTo(folder, [...new Set(calls.map(({ path }) => folderOf(path)))], base);
  const caller = calls.find(({ path }) => old.some((each) => folderOf(each.path) === folderOf(path)));
  if (caller !== undefined) return { kind: 'child', caller };
  const had = before?.lockFile?.providers ?? null;
  const heir = calls.find(({ path }) => {
    const there = files.find((each) => each.revision.path === pathIn(folderOf(path), lockFileName));
    const has = new Set(there?.head?.lockFile?.providers.map(({ address }) => address));
    return had?.every(({ address }) => has.has(address)) === true;
  });
  return heir === undefined ? null : { kind: 'new-child', caller: heir };
}

async function callsTo(folder: string, from: readonly string[], { configuration }: ReadSide) {
  const modules = await configuration.readModules(from);
  return modules
    .flatMap((module, at) =>
      (module?.calls ?? []).filter(
        ({ source }) => localFolder(source, module?.place ?? from[at] ?? '') === folder,
      ),
    )
    .map(({ path, line }) => ({ path, line }));
}
