import type { Snapshot, Surroundings } from '../source/source.ts';
import type { TreeEntry } from '../source/tree.ts';
/** One content with every path that has it, the nearest first. */
export interface OtherLockFile {
    readonly entry: TreeEntry;
    readonly paths: readonly string[];
}
export interface Choice {
    readonly chosen: readonly OtherLockFile[];
    /** How many lock files have the chosen contents, of how many. */
    readonly covered: number;
    readonly all: number;
}
/**
 * The lock files of a revision that are not under review, each content once, the nearest first. A symlink leads to a file that is listed itself, or to
 * what is no lock file.
 *
 * @param most how many contents are read, and how many bytes of them
 */
export declare function chooseFrom({ lockFiles, tree }: Surroundings, files: Snapshot['files'], most: {
    readonly files: number;
    readonly bytes: number;
}): Promise<Choice>;
