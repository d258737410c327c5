import { archiveOmissions } from '../source/archive-omissions.ts';
import { isAttributesFile } from '../source/attributes.ts';
import type { TreeEntry } from '../source/tree.ts';
import { changesBetween } from '../source/tree-changes.ts';
import { isPlugin, pluginsBehindLinks } from './plugins.ts';
import type { ReadSides } from './read-side.ts';
import type { Around, UnarchivedFile } from './subject.ts';

/** Submodules, plugins and attributes that a change brings. */
export async function readAround(
  sides: ReadSides,
): Promise<Pick<Around, 'submodules' | 'plugins' | 'unarchived'>> {
  const changed = (await changesBetween(sides.base.tree, sides.head.tree, isCarried)) ?? [];
  const { submodules, plugins } = carriedAmong(changed.flatMap((change) => change.head ?? []));
  return {
    submodules,
    plugins: [...new Set([...plugins, ...(await pluginsBehindLinks(sides))])].sort(),
    unarchived: await unarchivedIn(sides),
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
