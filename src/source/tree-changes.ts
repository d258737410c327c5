import { folderOf } from '../paths.ts';
import { isConfiguration } from './configuration-file.ts';
import type { RevisionTree } from './revision-tree.ts';
import type { TreeEntry } from './tree.ts';

export interface TreePair {
  readonly path: string;
  readonly base: TreeEntry | null;
  readonly head: TreeEntry | null;
}

/** The differences between two revisions, sorted by path; `null` if one is not listed completely. A symlink counts as its own text. */
export async function changesBetween(
  base: RevisionTree,
  head: RevisionTree,
  isOfInterest: (entry: TreeEntry) => boolean,
): Promise<readonly TreePair[] | null> {
  if (base.whole === null || head.whole === null) return null;
  const [before, now] = await Promise.all([
    base.identify([...base.whole.values()].filter(isOfInterest)),
    head.identify([...head.whole.values()].filter(isOfInterest)),
  ]);
  return differing(before, now);
}

export function differing(base: readonly TreeEntry[], head: readonly TreeEntry[]): readonly TreePair[] {
  return pairsOf(base, head).filter(isChange);
}

/** The entries of two lists by their paths, sorted; of several at a path the last one. */
export function pairsOf(base: readonly TreeEntry[], head: readonly TreeEntry[]): readonly TreePair[] {
  const [before, now] = [base, head].map((entries) => new Map(entries.map((entry) => [entry.path, entry])));
  return [...new Set([...base, ...head].map(({ path }) => path))]
    .sort()
    .map((path) => ({ path, base: before?.get(path) ?? null, head: now?.get(path) ?? null }));
}

export function isChange({ base, head }: TreePair): boolean {
  return base?.sha !== head?.sha || base?.kind !== head?.kind;
}

export function configuredFolders({ whole }: RevisionTree): ReadonlySet<string> {
  return new Set([...(whole?.values() ?? [])].filter(isConfiguration).map(({ path }) => folderOf(path)));
}
