import type { Change } from './change.js';
import type { LockFile, ProviderLock } from './lock-file.js';
/** The two states of one file; `null` if there is none. */
export interface FileStates {
    /** The path of the file now, or its old path if it was removed. */
    readonly path: string;
    readonly base: LockFile | null;
    readonly head: LockFile | null;
    /** Whether the bytes differ. If no value does, every entry of the file is `format-only`. */
    readonly rewritten?: boolean;
    /** The addresses of the entries of a base that could not be read as a whole. Others are not known. */
    readonly readAtBase?: ReadonlySet<string>;
    /** The entries that did not change are listed too, with empty `kinds`. */
    readonly whole?: boolean;
}
/** One change of one provider in every file that has it. */
export interface GroupedChange {
    readonly change: Change;
    /** Sorted by path. */
    readonly occurrences: readonly Occurrence[];
}
export interface Occurrence {
    readonly path: string;
    readonly base: ProviderLock | null;
    readonly head: ProviderLock | null;
}
/**
 * Lists each change of many files once: the same provider, versions, constraints, kinds and hashes in any
 * order, with the paths of all files that have it. In Terraform's order of the providers, then by first path.
 */
export declare function groupChanges(files: readonly FileStates[]): readonly GroupedChange[];
