import type { PackageHasher, PackageHashes } from './package-hashes.js';
/** Earlier hashes by digest. Anybody who can write to it can make an h1 pass: the caller chooses it (T41). */
export interface PackageHashCache {
    /** @param zh complete, with scheme */
    get(zh: string): Promise<PackageHashes | null>;
    put(hashes: PackageHashes): Promise<void>;
}
export declare const noCache: PackageHashCache;
/** Computes each package once in a run, even if several need it at the same time. */
export declare function once(hashPackage: PackageHasher['hash']): PackageHasher['hash'];
/** Looks a package up before its download. One whose name does not show its provider is always opened. */
export declare function withCache(cache: PackageHashCache, hashPackage: PackageHasher['hash']): PackageHasher['hash'];
