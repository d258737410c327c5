import { foldersAbove } from '../../paths.ts';
import { changedTexts } from '../../source/changed-texts.ts';
import { foldedName } from '../../source/path-bytes.ts';
import { changesBetween, configuredFolders, type TreePair } from '../../source/source.ts';
import type { TreeEntry } from '../../source/tree.ts';
import { localFolder } from './requirements/module-folder.ts';
import type { ReadSide, ReadSides } from './requirements/read-configurations.ts';

export async function readAround(sides: ReadSides) {
  const { base, head } = sides;
  const isOfInterest = (entry: TreeEntry) => entry.kind === 'submodule' || isPlugin(entry);
  const changed = (await changesBetween(base.tree, head.tree, isOfInterest)) ?? [];
  const submodules = changed.filter((change) => change.head?.kind === 'submodule');
  const plugins = changed.flatMap((change) => change.head ?? []).filter(isPlugin);
  const { paths, left } = await settingsIn(sides);
  return {
    submodules: await submodulesInUse(submodules, head),
    plugins: [...new Set([...plugins.map(({ path }) => path), ...paths])].sort(),
    unsearched: left.map(({ path }) => path),
  };
}

/** The changed files, no documentation, that name a setting by which Terraform takes providers from elsewhere (T66); none where there is nothing to protect. */
async function settingsIn({ base, head }: ReadSides) {
  if (base.lockFiles.size + head.lockFiles.size === 0) return { paths: [], left: [] };
  const { texts, left } = await changedTexts(base.tree, head.tree);
  const found = texts.filter(({ text }) => settings.test(text)).map(({ path }) => path);
  return { paths: found.filter((path) => !documentation.test(path)), left };
}

const settings = /\b(?:provider_installation|dev_overrides|plugin_cache_dir)\b/;
const documentation = /\.(?:md|mdx|markdown|rst|adoc|asciidoc)$/i;

/** The submodules that a module call, or the source of a Terragrunt unit, leads into (T65). */
async function submodulesInUse(changed: readonly TreePair[], { tree, configuration }: ReadSide) {
  if (changed.length === 0) return [];
  const modules = await configuration.readModules([...configuredFolders(tree)]);
  const callers = new Map<string, string>();
  for (const { calls, place } of modules)
    for (const { path, source } of calls)
      for (const each of foldersAbove(`${localFolder(source, place) ?? ''}/`))
        if (!callers.has(each)) callers.set(each, path);
  return changed.flatMap(({ path, base }) => {
    const by = callers.get(path);
    return by === undefined ? [] : [{ path, isNew: base?.kind !== 'submodule', by }];
  });
}

/** A path in which Terraform finds providers, or a setting of where to look (T66). What `init` wrote, and git does not know, does not count. */
export function isPlugin({ kind, path, sha }: TreeEntry): boolean {
  if (kind === 'directory') return false;
  const inside = foldedName(`/${path}/`);
  if (sha === '' && inside.includes('/.terraform/')) return false;
  if (kind === 'file' && /\/(?:changelog|license|readme)(?:\.(?:md|txt))?\/$/.test(inside)) return false;
  const isFolder = kind !== 'file' && /\/(?:\.?terraform\.d|\.terraform)\/$/.test(inside);
  return isFolder || pluginFolders.test(inside) || settingsFiles.test(inside);
}

const pluginFolders = /\/(?:\.?terraform\.d\/plugins|\.terraform\/(?:plugins|providers))\//;
const settingsFiles = /\/(?:[^/]*\.(?:tfrc|tofurc)(?:\.json)?|\.?terraform\.rc|\.terraformrc|\.?tofu\.rc)\/$/;
