import type { LockFileRevision } from './source.js';
/**
 * Pairs removed and added lock files into renamed ones: those with the same bytes first, then by similarity, each time the best match of
 * both sides. Where two matches are equally good nothing is paired: the files stay removed and added, and are judged as such.
 *
 * @returns the files sorted by path, and one notice where there were too many to compare.
 */
export declare function followRenames(files: readonly LockFileRevision[]): {
    readonly files: readonly LockFileRevision[];
    readonly notices: readonly string[];
};
