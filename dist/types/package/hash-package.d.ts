import { type ArchiveHashes } from './hash-archive.js';
/** Every hash that a lock file may carry for one package. */
export interface PackageHashes {
    /** `zh:` and the lower-case hex SHA-256 of the archive. */
    readonly zh: string;
    readonly h1: ArchiveHashes;
}
/**
 * Computes all hashes of the provider package at `zipPath`.
 * @throws PackageError for an archive that cannot be hashed; the error of the file system where it cannot be read
 */
export declare function hashPackage(zipPath: string): Promise<PackageHashes>;
