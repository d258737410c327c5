import type { PathTest } from '../../paths.js';
import { type Listing } from '../tree.js';
import { type GitRepository } from './git.js';
interface WorkingTree {
    readonly listing: Listing;
    /** The files' bytes, by the object id that git would give them. */
    readonly blobs: ReadonlyMap<string, Uint8Array>;
}
/**
 * The files under review as they stand on disk: those that git follows and those it would add, not those it ignores. Nothing is read
 * through a symlink. What a sparse checkout leaves out counts as in the index.
 *
 * @param like any object id of the repository, for the kind of its digests.
 */
export declare function readWorkingTree(repository: GitRepository, matches: PathTest, like: string): Promise<WorkingTree>;
export {};
