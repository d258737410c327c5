import type { PathTest } from '../../paths.ts';
import type { RevisionTree } from '../revision-tree.ts';
import { type Listing } from '../tree.ts';
import { type GitRepository } from './git.ts';
interface WorkingTree {
    /** The lock files under review. */
    readonly lockFiles: Listing;
    /** The files' bytes, by the object id that git would give them. */
    readonly blobs: ReadonlyMap<string, Uint8Array>;
    /** Everything: what git knows by its index, the rest by its path. */
    readonly tree: RevisionTree;
}
/**
 * The files under review on disk: those that git tracks and those that it would add, not those that it ignores. Nothing is read through a
 * symlink. For files that a sparse checkout leaves out, the index counts.
 *
 * @param like any object id of the repository: it shows the digest algorithm.
 */
export declare function readWorkingTree(repository: GitRepository, matches: PathTest, like: string): Promise<WorkingTree>;
export {};
