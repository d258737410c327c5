import type { LockFile, ProviderLock } from './lock-file.ts';
/** The entries of one provider in two lock files. One of them may be missing, and the addresses differ if the provider moved. */
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
/** The new address of the pair, or the old one if the provider was removed. */
export declare function addressOf(pair: ProviderPair): string;
