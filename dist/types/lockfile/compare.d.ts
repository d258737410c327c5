import type { Change } from './change.js';
import type { LockFile, ProviderLock } from './lock-file.js';
/** A change with the two entries that it was read from. */
export interface ProviderChange {
    readonly change: Change;
    readonly base: ProviderLock | null;
    readonly head: ProviderLock | null;
}
/**
 * Names what happened between two lock files, provider by provider in Terraform's order. `null` stands for a file that does not exist.
 * Providers without a change are left out, so comparing a file with itself gives nothing. Every hash of both files of a changed provider
 * is in the result.
 */
export declare function compareLockFiles(from: LockFile | null, to: LockFile | null): readonly Change[];
/** Every provider of both files in Terraform's order, those without a change with empty `kinds`. */
export declare function describeProviders(from: LockFile | null, to: LockFile | null): readonly ProviderChange[];
