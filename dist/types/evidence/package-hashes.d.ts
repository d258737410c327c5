import type { Fetcher } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
import type { PackageMetadata } from '../registry/registry.js';
import type { NamedPackage, Progress } from './plan.js';
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
    /** The same for a package of a mirror, which no document names: what comes of it is the mirror's unsigned word. */
    hashUnnamed(download: UnnamedDownload): Promise<Outcome<PackageHashes>>;
    /** Hashes an archive that lies on this machine. @param what for messages */
    hashFile(path: string, what: string): Promise<Outcome<PackageHashes>>;
    /** The h1 of an unpacked package on this machine, as of `hashFolder`. @param what for messages */
    hashFolder(folder: UnpackedPackage, what: string): Promise<Outcome<string>>;
    close(): Promise<void>;
}
type UnnamedDownload = NamedPackage & {
    readonly downloadUrl: string;
};
interface UnpackedPackage {
    readonly path: string;
    /** Symlinks may not lead out of this folder. */
    readonly within: string;
}
/** Packages that are worth having under way at one time, whatever number is wanted. */
export declare const mostUnderWay: number;
export declare function openPackageHasher(fetcher: Fetcher, progress: Progress): PackageHasher;
export {};
