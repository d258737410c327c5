import type { RevisionTree } from './revision-tree.ts';
import type { TreeEntry } from './tree.ts';

/** One path at which two revisions differ. */
interface TreeChange {
  readonly path: string;
  readonly base: TreeEntry | null;
  readonly head: TreeEntry | null;
}

/**
 * The differences between two revisions among the entries of interest, sorted by path; `null` if one of the two is not
 * listed completely. Symlinks are compared by their own text, not by what they lead to.
 */
export async function changesBetween(
  base: RevisionTree,
  head: RevisionTree,
  isOfInterest: (entry: TreeEntry) => boolean,
): Promise<readonly TreeChange[] | null> {
  if (base.whole === null || head.whole === null) return null;
  const [before, now] = await Promise.all([
    base.identify([...base.whole.values()].filter(isOfInterest)),
    head.identify([...head.whole.values()].filter(isOfInterest)),
  ]);
  return differing(before, now);
}

/** The paths at which two lists of entries differ, sorted. */
export function differing(base: readonly TreeEntry[], head: readonly TreeEntry[]): readonly TreeChange[] {
  const [before, now] = [base, head].map((entries) => new Map(entries.map((entry) => [entry.path, entry])));
  return [...new Set([...base, ...head].map(({ path }) => path))]
    .sort()
    .map((path) => ({ path, base: before?.get(path) ?? null, head: now?.get(path) ?? null }))
    .filter((change) => change.base?.sha !== change.head?.sha || change.base?.kind !== change.head?.kind);
}
