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
    /** Commit sha, or `null` where there is no base (audit, plain folder, first push). */
    readonly base: string | null;
    /** Commit sha, or `null` for the working tree and plain folders. */
    readonly head: string | null;
    /** Sorted by path. */
    readonly files: readonly LockFileRevision[];
    /** What a reader should know about how the files were found; one sentence each. */
    readonly notices: readonly string[];
    /** Reads the configuration beside the lock files, at head; left out where it cannot be found completely. */
    readonly readFolder?: FolderReader;
    /** As {@link readFolder}, at base; left out as well where there is none. */
    readonly readBaseFolder?: FolderReader;
    /** Reads a file that is no lock file; left out where there is nothing but lock files. */
    readonly readFile?: FileReader;
}
/**
 * `trusted`: where the change under review cannot write. That is the tip of the base branch and not the merge base, which whoever opens the
 * pull request chooses (T39); without a base it is the default branch, and on a desk what stands there. Without a base `base` is `head`.
 */
type Side = 'trusted' | 'base' | 'head';
/** @param path relative to the repository, or to the current folder where there is none */
export type FileReader = (path: string, side: Side) => Promise<Content>;
export interface LockFileRevision {
    /** At head; at base where the file was removed. */
    readonly path: string;
    /** Where the file was renamed. */
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
/** Something stands at the path that Terraform could not read, or that we do not follow (T44). */
 | {
    readonly kind: 'not-a-file';
    readonly what: 'symlink' | 'submodule' | 'directory' | 'lfs-pointer';
} | {
    readonly kind: 'too-large';
    readonly bytes: number;
    readonly limit: number;
};
type SourceErrorCode = 
/** GitHub, or the clone, could not be asked: network, rate limit, 5xx, objects that a partial clone lacks. */
'unavailable'
/** The answer is not what GitHub's API or git describes. */
 | 'malformed-answer'
/** A path on disk can not be read. */
 | 'unreadable-path';
/**
 * The two revisions could not be read, through no fault of the user's inputs. Nothing can be said about the lock files then:
 * the run is incomplete, never "no changes" (T46, T50).
 */
export declare class SourceError extends Error {
    readonly code: SourceErrorCode;
    constructor(code: SourceErrorCode, message: string, options?: ErrorOptions);
}
export {};
