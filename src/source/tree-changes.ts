import type { RevisionTree } from './revision-tree.ts';
import type { TreeEntry } from './tree.ts';

/** One path at which two revisions differ. */
interface TreeChange {
  readonly path: string;
  readonly base: TreeEntry | null;
  readonly head: TreeEntry | null;
}

/**
 * What differs between two revisions among the entries of interest, sorted by path; `null` where one of the two is not listed completely. Of
 * symlinks their own text is compared, not what they lead to.
 */
export async function changesBetween(
  base: RevisionTree,
  head: RevisionTree,
  isOfInterest: (entry: TreeEntry) => boolean,
): Promise<readonly TreeChange[] | null> {
  const sides = [base, head].map(async (tree) => {
    if (tree.whole === null) return null;
    const entries = await tree.identify([...tree.whole.values()].filter(isOfInterest));
    return new Map(entries.map((entry) => [entry.path, entry]));
  });
  const [before, now] = await Promise.all(sides);
  if (before == null || now == null) return null;
  const paths = [...new Set([...before.keys(), ...now.keys()])].sort();
  return paths
    .map((path) => ({ path, base: before.get(path) ?? null, head: now.get(path) ?? null }))
    .filter((change) => change.base?.sha !== change.head?.sha || change.base?.kind !== change.head?.kind);
}
