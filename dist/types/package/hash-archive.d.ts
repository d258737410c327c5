import type { CountInflated } from './inflation.js';
/** Two legitimate `h1:` values of one package. They differ if the archive has folder entries, a repeated name, `./` or absolute names. */
export interface ArchiveHashes {
    /** `h1:…` over the entries of the archive (Go's HashZip). Terraform checks a download with it. */
    readonly archive: string;
    /** `h1:…` over the files of the unpacked archive (Go's HashDir). Terraform records it. */
    readonly directory: string;
}
/**
 * Computes both `h1:` hashes of the zip archive at `path` as Terraform would. Only for archives whose `zh:` is proven.
 * @param count receives what is inflated, piece by piece; left out: the archive is the only one
 * @throws PackageError if Terraform could not install the package either, or if it exceeds a limit; the errors of `count`
 */
export declare function hashArchive(path: string, count?: CountInflated): Promise<ArchiveHashes>;
/** Every hash that a lock file may have for one package. */
export interface PackageHashes {
    /** `zh:` and the lower-case hex SHA-256 of the archive. */
    readonly zh: string;
    readonly h1: ArchiveHashes;
}
/**
 * Computes all hashes of the provider package at `zipPath`.
 * @throws PackageError for an archive that cannot be hashed; the error of the file system if it cannot be read
 */
export declare function hashPackage(zipPath: string): Promise<PackageHashes>;
