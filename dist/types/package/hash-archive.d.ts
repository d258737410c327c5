import type { CountInflated } from './inflation.js';
/** Two legitimate `h1:`. They differ if there are folder entries, repeated, `./` or absolute names. */
export interface ArchiveHashes {
    /** `h1:…` over the entries of the archive (Go's HashZip). Terraform checks a download with it. */
    readonly archive: string;
    /** `h1:…` over the files of the unpacked archive (Go's HashDir). Terraform records it. */
    readonly directory: string;
}
/** Both `h1:` hashes of a zip archive, whose `zh:` must be proven, as Terraform would compute them. @param executable the file that must be at the root; left out: any @throws PackageError if Terraform could not install it either, or it exceeds a limit; the errors of `count` */
export declare function hashArchive(path: string, count?: CountInflated, executable?: string | null): Promise<ArchiveHashes>;
/** Every hash that a lock file may have for one package. */
export interface PackageHashes {
    /** `zh:` and the lower-case hex SHA-256 of the archive. */
    readonly zh: string;
    readonly h1: ArchiveHashes;
}
/** All hashes of the provider package at a path. @throws PackageError, `not-hashed` if it cannot be read */
export declare function hashPackage(zipPath: string): Promise<PackageHashes>;
