import type { Change } from './change.js';
import type { LockFile, ProviderLock } from './lock-file.js';
export interface ProviderChange {
    readonly change: Change;
    readonly base: ProviderLock | null;
    readonly head: ProviderLock | null;
}
/** The changes from one lock file to the other (`null`: no such file), in Terraform's order of the providers. */
export declare function compareLockFiles(from: LockFile | null, to: LockFile | null): readonly Change[];
/** Every provider of both files in Terraform's order. An unchanged provider has empty `kinds`. */
export declare function describeProviders(from: LockFile | null, to: LockFile | null): readonly ProviderChange[];
