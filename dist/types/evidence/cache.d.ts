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
interface CacheFolder {
    /** As the user wrote it. */
    readonly path: string;
    /** Folders that hold what is under review: whoever wrote that could have filled a cache in it as well (T25, T41). */
    readonly reviewed: readonly string[];
    /** Told in one sentence why the folder is not used, or why nothing is kept in it. */
    readonly onNotice?: ((notice: string) => void) | undefined;
}
/**
 * A cache of one small file a package in a folder of the user's own. A folder that others may write to is not used, nor is an entry that
 * does not parse or does not fit its name. The folder is looked at, and made, when the first package is wanted.
 */
export declare function directoryCache({ path, reviewed, onNotice }: CacheFolder): PackageHashCache;
export {};
