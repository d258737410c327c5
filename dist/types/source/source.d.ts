import type { FolderReader } from '../configuration/configuration.js';
/** Where two revisions of the lock files come from: GitHub's API, a local git repository, a plain folder. */
export interface Source {
    read(selection: Selection): Promise<Snapshot>;
}
export interface Selection {
    /** Globs of lock files, relative to the repository. */
    readonly patterns: readonly string[];
    /** `changed`: only files that differ between the two revisions. `all`: every lock file at head. */
    readonly scope: 'changed' | 'all';
}
export interface Snapshot {
    /** Commit sha, or `null` if there is no base (audit, plain folder, first push). */
    readonly base: string | null;
    /** Commit sha, or `null` for the working tree and plain folders. */
    readonly head: string | null;
    /** Sorted by path. */
    readonly files: readonly LockFileRevision[];
    /** Messages for the reader about how the files were found; one sentence each. */
    readonly notices: readonly string[];
    /** Reads the configuration beside the lock files, at head; left out if it cannot be listed completely. */
    readonly readFolder?: FolderReader;
    /** Like {@link readFolder}, at base; also left out if there is no base. */
    readonly readBaseFolder?: FolderReader;
    /** Reads a file that is not a lock file; left out if the source has only lock files. */
    readonly readFile?: FileReader;
}
/**
 * `trusted`: a place that the change under review cannot write. That is the tip of the base branch, not the merge base, because the author
 * of the pull request chooses the merge base (T39). Without a base it is the default branch, or the working tree on a developer's machine.
 * Without a base, `base` is `head`.
 */
type Side = 'trusted' | 'base' | 'head';
/** @param path relative to the repository, or to the current folder if there is no repository */
export type FileReader = (path: string, side: Side) => Promise<Content>;
export interface LockFileRevision {
    /** At head; at base if the file was removed. */
    readonly path: string;
    /** The old path of a renamed file. */
    readonly previousPath?: string;
    readonly status: 'added' | 'modified' | 'removed' | 'renamed' | 'unchanged';
    readonly base: Content;
    readonly head: Content;
}
export type Content = {
    readonly kind: 'file';
    readonly bytes: Uint8Array;
} | {
    readonly kind: 'missing';
}
/** The path exists, but Terraform could not read it, or we do not follow it (T44). */
 | {
    readonly kind: 'not-a-file';
    readonly what: 'symlink' | 'submodule' | 'directory' | 'lfs-pointer';
} | {
    readonly kind: 'too-large';
    readonly bytes: number;
    readonly limit: number;
};
type SourceErrorCode = 
/** GitHub or the clone could not answer: network, rate limit, 5xx, objects that a partial clone lacks. */
'unavailable'
/** The answer is not what GitHub's API or git describes. */
 | 'malformed-answer'
/** A path on disk cannot be read. */
 | 'unreadable-path';
/**
 * The two revisions could not be read, and the user's inputs are not the cause. Then the result is unknown: the run is incomplete, never
 * "no changes" (T46, T50).
 */
export declare class SourceError extends Error {
    readonly code: SourceErrorCode;
    constructor(code: SourceErrorCode, message: string, options?: ErrorOptions);
}
export {};
