import type { Change } from './change.js';
import type { LockFile, ProviderLock } from './lock-file.js';
export interface ProviderChange {
    readonly change: Change;
    readonly base: ProviderLock | null;
    readonly head: ProviderLock | null;
}
/**
 * Names what happened between two lock files, provider by provider in Terraform's order; `null`: no such
 * file. Unchanged providers are left out. A changed one has every hash of either file.
 */
export declare function compareLockFiles(from: LockFile | null, to: LockFile | null): readonly Change[];
/** Every provider of both files in Terraform's order. An unchanged provider has empty `kinds`. */
export declare function describeProviders(from: LockFile | null, to: LockFile | null): readonly ProviderChange[];
