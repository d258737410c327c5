import { foldersAbove } from '../../paths.ts';
import { changedTexts } from '../../source/changed-texts.ts';
import { changesBetween, configuredFolders, type TreePair } from '../../source/source.ts';
import type { TreeEntry } from '../../source/tree.ts';
import type { Around } from '../../subject/subject.ts';
import { isPlugin, namesSetting } from './plugins.ts';
import { localFolder } from './requirements/module-folder.ts';
import type { ReadSide, ReadSides } from './sides.ts';

export async function readAround(
  sides: ReadSides,
): Promise<Pick<Around, 'submodules' | 'plugins' | 'unsearched'>> {
  const { base, head } = sides;
  const isOfInterest = (entry: TreeEntry) => entry.kind === 'submodule' || isPlugin(entry);
  const changed = (await changesBetween(base.tree, head.tree, isOfInterest)) ?? [];
  const plugins = changed.flatMap((change) => change.head ?? []).filter(isPlugin);
  const { paths, left } = await settingsIn(sides);
  return {
    submodules: await submodulesInUse(changed.filter(isSubmodule), head),
    plugins: [...new Set([...plugins.map(({ path }) => path), ...paths])].sort(),
    unsearched: left.map(({ path }) => path),
  };
}

/** The changed files that name a setting of the command line, whatever they are called; none where there is nothing to protect. */
async function settingsIn({ base, head }: ReadSides) {
  if (base.lockFiles.size + head.lockFiles.size === 0) return { paths: [], left: [] };
  const { entries, left } = await changedTexts(base.tree, head.tree);
  const texts = await head.tree.read(entries);
  const found = entries.filter(({ path }, at) => namesSetting(path, Buffer.from(texts[at] ?? []).toString()));
  return { paths: found.map(({ path }) => path), left };
}

const isSubmodule = (change: TreePair) => change.head?.kind === 'submodule';

/** The submodules that a module call, or the source of a Terragrunt unit, leads into (T65). */
async function submodulesInUse(changed: readonly TreePair[], { tree, configuration }: ReadSide) {
  if (changed.length === 0) return [];
  const folders = [...configuredFolders(tree)];
  const modules = await configuration.readModules(folders);
  const callers = new Map<string, string>();
  for (const [at, { calls, place = folders[at] ?? '' }] of modules.entries())
    for (const { path, source } of calls)
      for (const each of foldersAbove(`${localFolder(source, place) ?? ''}/`))
        if (!callers.has(each)) callers.set(each, path);
  return changed.flatMap(({ path, base }) => {
    const by = callers.get(path);
    return by === undefined ? [] : [{ path, isNew: base?.kind !== 'submodule', by }];
  });
}
