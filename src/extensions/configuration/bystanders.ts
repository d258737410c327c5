import { folderOf } from '../../paths.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import { follow, type RevisionTree } from '../../source/revision-tree.ts';
import { changesBetween, configuredFolders, type LockFileRevision } from '../../source/source.ts';
import { fileContent, type TreeEntry } from '../../source/tree.ts';
import { readFiles } from '../../subject/read-files.ts';
import type { ReviewedFile } from '../../subject/subject.ts';
import type { PlacedModule } from './requirements/module.ts';
import type { ReadSides } from './requirements/read-configurations.ts';

/** Lock files that stay while the configuration beside them, or what modules require, changes. */
export async function bystandersOf(files: readonly ReviewedFile[], sides: ReadSides) {
  const { base, head } = sides;
  const reviewed = new Set(files.map(({ revision }) => revision.path));
  const others = [...head.lockFiles.keys()].filter((path) => !reviewed.has(path));
  if (others.length === 0) return [];
  const mayCount = (entry: TreeEntry) => isConfiguration(entry) || entry.kind === 'symlink';
  const changed = (await changesBetween(base.tree, head.tree, mayCount)) ?? [];
  const touched = new Set(changed.map(({ path }) => folderOf(path)));
  // A symlink may lead to a module from anywhere (T91).
  const isLinked = changed.some((pair) => [pair.base?.kind, pair.head?.kind].includes('symlink'));
  const isForAll = isLinked || (await requireOtherwise([...touched], sides));
  const beside = others.filter((path) => isForAll || touched.has(folderOf(path)));
  await head.tree.bring?.(beside.flatMap((path) => head.lockFiles.get(path) ?? []));
  return readFiles({ files: await Promise.all(beside.map((path) => unchanged(path, head.tree))) });
}

/** Whether one of the folders, which root modules may call, requires other providers, calls other modules, or can be read less. */
async function requireOtherwise(folders: readonly string[], { base, head }: ReadSides): Promise<boolean> {
  const locked = new Set([...head.lockFiles.keys()].map(folderOf));
  const sides = [configuredFolders(base.tree), configuredFolders(head.tree)];
  const modules = folders.filter((folder) => sides.every((side) => side.has(folder)));
  const before = await base.configuration.readModules(modules);
  const now = await head.configuration.readModules(modules);
  return now.some((module, at) => {
    // Nothing calls a root module, or a unit of Terragrunt. Modules may have a lock file and a provider block.
    const isOne = locked.has(modules[at] ?? '') && ['backend', 'cloud'].includes(module.rootSign?.what ?? '');
    const isRoot = module.isUnit || isOne;
    return !isRoot && requiredBy(module) !== requiredBy(before[at]);
  });
}

/** Without the places, which say nothing of what is required. */
function requiredBy(module: PlacedModule | undefined): string {
  const { requirements = [], calls = [], unseen = [] } = module ?? {};
  const texts = requirements.map((each) => [each.address, each.constraints.map(({ text }) => text)]);
  return JSON.stringify([texts, calls.map(({ source }) => source), unseen.map(({ kind }) => kind)]);
}

/** A lock file may be a symlink to one. */
async function unchanged(path: string, tree: RevisionTree): Promise<LockFileRevision> {
  const there = await follow(tree, path);
  const isFile = there.kind === 'found' && there.entry.kind === 'file';
  const [bytes] = isFile ? await tree.read([there.entry]) : [];
  const content = fileContent(bytes ?? new Uint8Array());
  return { path, status: 'unchanged', base: content, head: content };
}
