import type { Change } from './change.js';
import type { LockFile, ProviderLock } from './lock-file.js';
/** The two states of one file; `null` where there is none. */
export interface FileStates {
    /** Where the file is now; where it was, if it was removed. */
    readonly path: string;
    readonly base: LockFile | null;
    readonly head: LockFile | null;
    /** Whether the bytes of the two differ: where no value does, every entry of the file is `format-only`. */
    readonly rewritten?: boolean;
}
/** One change of one provider in every file that has it. */
export interface GroupedChange {
    readonly change: Change;
    /** Sorted by path. */
    readonly occurrences: readonly FileOccurrence[];
}
interface FileOccurrence {
    readonly path: string;
    readonly base: ProviderLock | null;
    readonly head: ProviderLock | null;
}
interface GroupOptions {
    /** Also the entries that did not change, with empty `kinds`: for a review of files as they stand. */
    readonly includeUnchanged?: boolean;
}
/**
 * Compares many files and says each change once: the same provider, versions, constraints, kinds and hashes (in any order) are one
 * change, with the paths of all files that have it. In Terraform's order of the providers, then by first path; the order of the input does not matter.
 */
export declare function groupChanges(files: readonly FileStates[], options?: GroupOptions): readonly GroupedChange[];
export {};
