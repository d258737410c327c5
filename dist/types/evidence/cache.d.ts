import type { PackageHasher, PackageHashes } from './package-hashes.js';
/**
 * What earlier runs computed of packages: facts about content, keyed by the digest of the package, never a verdict. A store must not throw;
 * what it cannot read, or cannot read as exactly such a fact, it does not have. Whoever can write to the store can make an h1 pass, so an
 * entry must be able to choose it by who may write there (T41).
 */
export interface PackageHashCache {
    /** @param zh complete, with scheme */
    get(zh: string): Promise<PackageHashes | null>;
    put(hashes: PackageHashes): Promise<void>;
}
export declare const noCache: PackageHashCache;
/** Looks a package up before it is downloaded. The caller has found its digest in a document that may be read. */
export declare function withCache(cache: PackageHashCache, hashPackage: PackageHasher['hash']): PackageHasher['hash'];
