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
    /** Set where they are listed only because the file moved. */
    readonly onlyMoved?: boolean;
}
export interface GroupedChange {
    readonly change: Change;
    readonly occurrences: readonly Occurrence[];
}
export interface Occurrence {
    readonly path: string;
    readonly base: ProviderLock | null;
    readonly head: ProviderLock | null;
    /** The entry is the same as at the place where its file was. */
    readonly onlyMoved?: boolean;
}
/** Each change of many files once, with the paths that have it, in Terraform's order of the providers. */
export declare function groupChanges(files: readonly FileStates[]): readonly GroupedChange[];
