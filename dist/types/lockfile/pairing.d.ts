import type { LockFile, ProviderLock } from './lock-file.js';
/** The entries of one provider in two lock files; one of them may be missing, and the addresses differ where it moved. */
export type ProviderPair = {
    readonly from: ProviderLock;
    readonly to: ProviderLock;
} | {
    readonly from: null;
    readonly to: ProviderLock;
} | {
    readonly from: ProviderLock;
    readonly to: null;
};
/** Every entry of both files in exactly one pair, in Terraform's order of the (new) addresses. */
export declare function pairProviders(from: LockFile | null, to: LockFile | null): readonly ProviderPair[];
/** The address that the pair goes by. */
export declare function addressOf(pair: ProviderPair): string;
