import { folderOf } from '../../paths.ts';
import { isEmptied } from '../../rules/lock-file-removed.ts';
import { isConfiguration } from '../../source/configuration-file.ts';
import type { RevisionTree } from '../../source/revision-tree.ts';
import type { ReviewedFile, RootModuleFate } from '../../subject/subject.ts';
import { requiresNothing } from './required-entry.ts';
import type { TestRoot } from './roots.ts';
import type { ReadSide, ReadSides } from './sides.ts';

/** The state of the folder of a lock file that was removed or emptied; `null` for others. */
export async function fateOf(
  { revision, configuration = null, ...file }: ReviewedFile,
  { base, head }: ReadSides,
  testRoot: TestRoot,
): Promise<RootModuleFate | null> {
  const isKept = revision.head.kind !== 'missing';
  if (isKept && !isEmptied({ revision, ...file })) return null;
  const folder = folderOf(revision.path);
  if (await leadsElsewhere(folder, head.tree)) return { kind: 'unclear' };
  const isConfigured = async ({ tree }: ReadSide) => (await tree.within(folder)).some(isConfiguration);
  // Something else writes the configuration of a lock file that was kept without any.
  if (!(await isConfigured(head)))
    return { kind: !isKept && (await isConfigured(base)) ? 'gone' : 'unclear' };
  if (requiresNothing(configuration)) return { kind: 'needs-nothing' };
  if (!configuration?.requirements.length) return { kind: 'unclear' };
  const tested = await testRoot(folder, true);
  return tested.kind === 'root' ? { kind: 'stays' } : tested;
}

/** Whether the way to a folder leads through a symlink or a submodule. Then its content is not known (T44). */
async function leadsElsewhere(folder: string, tree: RevisionTree): Promise<boolean> {
  const names = folder === '' ? [] : folder.split('/');
  const way = names.map((_, index) => names.slice(0, index + 1).join('/'));
  // On disk a submodule is a folder; only the index tells it from one.
  const isSubmodule = (path: string): boolean => tree.whole?.get(path)?.kind === 'submodule';
  const found = await Promise.all(way.map((path) => tree.at(path)));
  return way.some(isSubmodule) || found.some((entry) => entry !== null && entry.kind !== 'directory');
}
