import type { Change } from './change.js';
import type { LockFile, ProviderLock } from './lock-file.js';
/** The two states of one file; `null` if there is none. */
export interface FileStates {
    /** The path of the file now, or its old path if it was removed. */
    readonly path: string;
    readonly base: LockFile | null;
    readonly head: LockFile | null;
    /** Whether the bytes differ. If only the bytes differ and no value does, every entry of the file is `format-only`. */
    readonly rewritten?: boolean;
    /** Where the base could not be read as a whole: the addresses of its entries that were. Nothing is known of the others. */
    readonly readAtBase?: ReadonlySet<string>;
    /** Also its entries that did not change, with empty `kinds`. */
    readonly whole?: boolean;
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
    /** `whole` for every file: for a review of files as they are. */
    readonly includeUnchanged?: boolean;
}
/**
 * Compares many files and lists each change once: the same provider, versions, constraints, kinds and hashes (in any order) are one change,
 * with the paths of all files that have it. In Terraform's order of the providers, then by first path. The order of the input makes no
 * difference.
 */
export declare function groupChanges(files: readonly FileStates[], options?: GroupOptions): readonly GroupedChange[];
export {};
