import type { Fetcher } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
import type { PackageMetadata } from '../registry/registry.js';
import type { Progress } from './progress.js';
/** Facts about the content of one package: they hold wherever the same bytes are found. */
export interface PackageHashes {
    readonly zh: string;
    /** h1 of the archive's entries, as a check of the download computes it. */
    readonly archive: string;
    /** h1 of the unpacked folder, as Terraform records it. */
    readonly directory: string;
}
/** Downloads packages and hashes them, some of each at the same time; however many are asked for, few lie on disk. */
export interface PackageHasher {
    /**
     * Downloads a package and hashes its content. The archive is opened only if its bytes have the digest of the metadata, which the
     * caller has found in a document before (nothing unsigned is opened, T26).
     */
    hash(metadata: PackageMetadata): Promise<Outcome<PackageHashes>>;
    close(): Promise<void>;
}
/** Packages that are worth having under way at one time, whatever number is wanted. */
export declare const mostUnderWay: number;
export declare function openPackageHasher(fetcher: Fetcher, progress: Progress): PackageHasher;
