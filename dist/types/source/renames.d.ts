import type { LockFileRevision } from './source.js';
/**
 * Pairs removed and added lock files into renamed ones: first those with the same bytes, then by similarity, always the best match of both
 * sides. If two matches are equally good, nothing is paired: the files stay removed and added, and are judged so.
 *
 * @returns the files sorted by path, and one notice if there were too many to compare.
 */
export declare function followRenames(files: readonly LockFileRevision[]): {
    readonly files: readonly LockFileRevision[];
    readonly notices: readonly string[];
};
