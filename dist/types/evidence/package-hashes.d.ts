import type { Fetcher, Login } from '../http/fetcher.js';
import { type Outcome, type Unavailable } from '../outcome.js';
import type { PackageMetadata } from '../registry/registry.js';
import type { PackageFlavour } from './evidence.js';
import type { NamedPackage, Progress } from './plan.js';
/** Facts about the content of one package. They hold wherever the same bytes are. */
export interface PackageHashes {
    readonly zh: string;
    /** The h1 of the archive's entries, as Terraform checks it after a download. */
    readonly archive: string;
    /** The h1 of the unpacked folder, the only hash of its files that Terraform records. */
    readonly directory: string;
}
export declare function hashesOf({ zh, archive, directory }: PackageHashes): readonly string[];
/** How a hash of a package's files was made; `null` if the package does not have it. */
export declare function flavourOf(hash: string, { archive, directory }: PackageHashes): PackageFlavour | null;
/** Downloads and hashes packages, several at a time. Only a few of them are on disk at once. */
export interface PackageHasher {
    /** Downloads a package, and opens it only if its bytes have the digest of a document (T26). */
    hash(metadata: PackageMetadata): Promise<Outcome<PackageHashes>>;
    /** The same for a package of a mirror, which no document names: its hashes are an unsigned statement of the mirror. */
    hashUnnamed(download: UnnamedDownload): Promise<Outcome<PackageHashes>>;
    /** Hashes an archive on this machine. @param what for messages */
    hashFile(path: string, what: string): Promise<Outcome<PackageHashes>>;
    /** The bytes of a package that was downloaded, or whose size its server announced. @param zh its digest */
    sizeOf(zh: string): number | null;
    downloaded(): number;
    close(): Promise<void>;
}
type UnnamedDownload = NamedPackage & Pick<PackageMetadata, 'downloadUrl' | 'executable'> & {
    readonly login?: Login | undefined;
};
/** More than ten times the largest provider package known. */
export declare const largestPackage: number;
/** The same on this machine: at most half of what is free. A small disk costs time, not the verdict. */
export declare function roomOnDisk(look?: typeof freeBytes): number;
declare function freeBytes(folder: string): number;
export declare const mostUnderWay: number;
export declare function openPackageHasher(fetcher: Fetcher, progress: Progress, maxInflated?: number, time?: import("../http/run-time.js").RunTime): PackageHasher;
export declare function packageWords({ address, version, platform }: NamedPackage): string;
/** Why a package cannot be hashed. @throws what is no fault of the package */
export declare function packageFault(error: unknown, what: string): Unavailable;
export {};
