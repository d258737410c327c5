import type { PackageHasher, PackageHashes } from './package-hashes.js';
/**
 * The hashes that earlier runs computed: facts about content, by the digest of the package, never a verdict. A store must not throw; a fact
 * that it cannot read exactly is missing. Whoever can write to the store can make an h1 pass, so the caller must be able to choose a store by
 * who may write to it (T41).
 */
export interface PackageHashCache {
    /** @param zh complete, with scheme */
    get(zh: string): Promise<PackageHashes | null>;
    put(hashes: PackageHashes): Promise<void>;
}
export declare const noCache: PackageHashCache;
/** Computes each package once in a run, whoever needs it, even while another is waiting for it. */
export declare function once(hashPackage: PackageHasher['hash']): PackageHasher['hash'];
/**
 * Looks a package up before it is downloaded. The caller has found its digest in a readable document. One whose name does not say that it is of
 * its provider is always opened, because what is kept tells nothing about its files.
 */
export declare function withCache(cache: PackageHashCache, hashPackage: PackageHasher['hash']): PackageHasher['hash'];
