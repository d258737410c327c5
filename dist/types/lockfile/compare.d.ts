import type { Change } from './change.js';
import type { LockFile, ProviderLock } from './lock-file.js';
/** A change, with the two entries that it comes from. */
export interface ProviderChange {
    readonly change: Change;
    readonly base: ProviderLock | null;
    readonly head: ProviderLock | null;
}
/**
 * Names what happened between two lock files, provider by provider in Terraform's order. `null` means a file that does not exist. The
 * result leaves out unchanged providers, so a file compared with itself gives an empty list. It has every hash that either file has for a
 * changed provider.
 */
export declare function compareLockFiles(from: LockFile | null, to: LockFile | null): readonly Change[];
/** Every provider of both files in Terraform's order. An unchanged provider has empty `kinds`. */
export declare function describeProviders(from: LockFile | null, to: LockFile | null): readonly ProviderChange[];
