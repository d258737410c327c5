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
export declare function changesBetween(base: RevisionTree, head: RevisionTree, isOfInterest: (entry: TreeEntry) => boolean): Promise<readonly TreeChange[] | null>;
export {};
