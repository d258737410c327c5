import type { LockFileRevision } from './source.ts';
/**
 * Pairs removed and added lock files into renamed ones: first those whose root module moved, then those with the same bytes, then by similarity,
 * always the best match of both sides. If two matches are equally good, nothing is paired: the files stay removed and added, and are judged so.
 *
 * @param modules the folders that root modules moved to, by the folders that they left
 * @returns the files sorted by path, and one notice if there were too many to compare.
 */
export declare function followRenames(files: readonly LockFileRevision[], modules?: ReadonlyMap<string, string>): {
    readonly files: readonly LockFileRevision[];
    readonly notices: readonly string[];
};
