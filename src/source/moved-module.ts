import { folderOf } from '../paths.ts';
import { isConfiguration } from './folder-reader.ts';
import type { RevisionTree } from './revision-tree.ts';
import { blobSha, type TreeEntry } from './tree.ts';

/**
 * The folder that the configuration of a folder moved to: one that is new at head and has at least half of its files, with the same bytes. `null` if
 * there is none, or if it is not known what the revisions have.
 *
 * A rename of a lock file is seen by its own bytes. Whoever takes entries out of it, or leaves it behind, makes it look like one that was removed with
 * its root module, and only the configuration tells that the module still is there (T60).
 */
export type ModuleMoves = (folder: string) => Promise<string | null>;

/** Looks at nothing before it is asked. */
export function moduleMoves(base: RevisionTree, head: RevisionTree): ModuleMoves {
  let sides: { readonly before: Folders; readonly now: Folders } | null = null;
  let fresh: Promise<readonly TreeEntry[]> | null = null;
  return async (folder) => {
    sides ??= { before: configurationOf(base), now: configurationOf(head) };
    const { before, now } = sides;
    const left = before.get(folder) ?? [];
    if (left.length === 0 || now.has(folder)) return null;
    fresh ??= head.identify([...now].flatMap(([other, entries]) => (before.has(other) ? [] : entries)));
    return bestMatch(await base.identify(left), await fresh);
  };
}

type Folders = ReadonlyMap<string, readonly TreeEntry[]>;

function configurationOf({ whole }: RevisionTree): Folders {
  return Map.groupBy([...(whole?.values() ?? [])].filter(isConfiguration), ({ path }) => folderOf(path));
}

function bestMatch(left: readonly TreeEntry[], fresh: readonly TreeEntry[]): string | null {
  const ids = new Set(left.filter(hasContent).map(({ sha }) => sha));
  const shared = Map.groupBy(
    fresh.filter(({ sha }) => ids.has(sha)),
    ({ path }) => folderOf(path),
  );
  const counts = [...shared].map(
    ([folder, entries]) => [folder, new Set(entries.map(({ sha }) => sha)).size] as const,
  );
  const [best] = counts.sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1));
  return best !== undefined && best[1] * 2 >= ids.size ? best[0] : null;
}

/** Empty files are the same everywhere. */
function hasContent({ sha }: TreeEntry): boolean {
  return sha !== blobSha(new Uint8Array(), sha);
}
