import { folderOf } from '../paths.ts';
import { isAttributesFile } from '../source/attributes.ts';
import { isConfiguration } from '../source/folder-reader.ts';
import type { TreeEntry } from '../source/tree.ts';
import { changesBetween } from '../source/tree-changes.ts';
import { isPlugin, pluginsBehindLinks } from './plugins.ts';
import type { ReadSide, ReadSides } from './read-side.ts';
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

/** The lock files that other attributes than before may keep out of archives, while configuration beside them stays in. */
async function unarchivedIn({ base, head }: ReadSides): Promise<readonly UnarchivedFile[]> {
  const changed = await changesBetween(base.tree, head.tree, isAttributesFile);
  if (changed === null || changed.length === 0) return [];
  const files: UnarchivedFile[] = [];
  for (const path of head.lockFiles.keys()) {
    const by = (await head.attributesOf(path)).found.find(({ name }) => name === 'export-ignore');
    if (by === undefined || !(await mayBeArchived(base, path))) continue;
    const beside = (await head.tree.within(folderOf(path))).filter(isConfiguration);
    const kept = await Promise.all(beside.map((file) => mayBeArchived(head, file.path)));
    if (kept.includes(true)) files.push({ path, by });
  }
  return files;
}

/** No line leaves it out, or a line takes it back. */
async function mayBeArchived({ attributesOf }: ReadSide, path: string): Promise<boolean> {
  const names = (await attributesOf(path)).found.map(({ name }) => name);
  const isTakenBack = names.includes('-export-ignore') || names.includes('!export-ignore');
  return isTakenBack || !names.includes('export-ignore');
}
