import { foldedName } from '../../source/path-bytes.ts';
import { follow, type RevisionTree } from '../../source/revision-tree.ts';
import { changesBetween } from '../../source/source.ts';
import type { TreeEntry } from '../../source/tree.ts';
import type { ReadSides } from './read-side.ts';

/** A path in which Terraform finds providers, or a setting of where to look (T66). What `init` wrote, and git does not know, does not count. */
export function isPlugin({ kind, path, sha }: TreeEntry): boolean {
  const inside = foldedName(`/${path}/`);
  if (sha === '' && inside.includes('/.terraform/')) return false;
  if (kind === 'file' && /\/\.terraform\/(?:.*\/)?(?:changelog|license|readme)(?:\.\w+)?\/$/.test(inside))
    return false;
  return (
    /\/\.?terraform\.d\/plugins\/|\/\.terraform\/|\/[^/]*\.(?:tfrc|tofurc)(?:\.json)?\/$/.test(inside) ||
    /\/(?:\.?terraform\.rc|\.terraformrc|\.?tofu\.rc)\/$/.test(inside) ||
    (kind === 'symlink' && /\/\.?terraform\.d\/$/.test(inside))
  );
}

/** Nobody has as many; links that lead to each other have no end. */
const mostLinks = 100;

/** A path of plugins that leads through a symlink, and what it leads to. */
interface Alias {
  readonly path: string;
  readonly target: string;
}

/** Files that a change brings behind unchanged symlinks by which Terraform finds plugins (T66). */
export async function pluginsBehindLinks({ base, head }: ReadSides): Promise<readonly string[]> {
  const [before, now] = [await aliasesIn(base.tree), await aliasesIn(head.tree)];
  if (now.length === 0) return [];
  const known = new Map(before.map(({ path, target }) => [path, target]));
  const redirected = now.filter(({ path, target }) => known.has(path) && known.get(path) !== target);
  const changed = await changesBetween(
    base.tree,
    head.tree,
    (entry) => entry.kind !== 'directory' && now.some((alias) => isPluginBehind(entry, alias)),
  );
  const brought = (changed ?? []).flatMap((change) => (change.head === null ? [] : [change.path]));
  return [...redirected.map(({ path }) => path), ...brought];
}

function isPluginBehind(entry: TreeEntry, { path, target }: Alias): boolean {
  const rest = below(entry.path, target);
  return rest !== null && isPlugin({ ...entry, path: `${path}${rest}` });
}

/** The end of a path from a folder on, with its slash; empty for the folder itself, `null` for what is elsewhere. */
function below(path: string, folder: string): string | null {
  if (folder === '') return `/${path}`;
  return path === folder || path.startsWith(`${folder}/`) ? path.slice(folder.length) : null;
}

async function aliasesIn(tree: RevisionTree): Promise<readonly Alias[]> {
  const links = [...(tree.whole?.values() ?? [])].filter(({ kind }) => kind === 'symlink');
  const found = new Map<string, Alias>();
  const queue = links.filter(isPlugin).map((link) => ({ path: link.path, link }));
  for (let next = queue.shift(); next !== undefined && found.size < mostLinks; next = queue.shift()) {
    const { path, link } = next;
    const there = await follow(tree, link.path);
    if (found.has(path) || there.kind !== 'found') continue;
    const alias = { path, target: there.entry.path };
    found.set(path, alias);
    for (const inner of links)
      if (isPluginBehind(inner, alias))
        queue.push({ path: `${path}${below(inner.path, alias.target)}`, link: inner });
  }
  return [...found.values()];
}
