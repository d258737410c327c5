import { type Outcome } from '../outcome.js';
import type { PackageMetadata, ProviderRemarks, Registry, ShasumsDocument } from '../registry/registry.js';
import { type VersionEvidence } from './evidence.js';
import type { PackageHasher, PackageHashes } from './package-hashes.js';
import type { NamedVersion } from './plan.js';
/** A release while requests about it go on: every answer adds the document that it names. */
export interface ReleaseInquiry {
    /** At least one. Each distinct document once, in the order of discovery. */
    readonly documents: readonly ShasumsDocument[];
    /** The hashes that the registry announces unsigned, by platform, from every answer that had any. */
    readonly announced: ReadonlyMap<string, readonly string[]>;
    /** The bytes of each package that the registry states unsigned, by platform. */
    readonly sizes: ReadonlyMap<string, number>;
    readonly disagreements: readonly string[];
    /** Whether its one document names each platform in the list of versions; `false` until that was requested. */
    readonly isWhole: boolean;
    /** From the list of versions; `null` until that was requested. */
    readonly remarks: ProviderRemarks | null;
    /** The package as the registry describes it, and the document that names it with the same digest. */
    packageOf(platform: string): Promise<Outcome<DescribedPackage>>;
    /** The platforms in the list of versions; `absent` where that does not have the version. */
    listedPlatforms(): Promise<Outcome<readonly string[]>>;
    /** Notes a digest, size or h1 that the registry states differently (T20, T21, T71); `relied`: the h1 in use. */
    compare(described: DescribedPackage, hashes: Outcome<PackageHashes>, relied?: ReadonlySet<string>): void;
}
interface InquiryPorts {
    readonly registry: Registry;
    readonly hasher: Pick<PackageHasher, 'hash'>;
}
export interface DescribedPackage {
    readonly metadata: PackageMetadata;
    readonly document: ShasumsDocument;
}
/** Finds a first package with its document; after an error, which may mean that there is no such package, by the list of versions. @returns `absent` if the registry does not know provider or version */
export declare function openRelease(ports: InquiryPorts, named: NamedVersion): Promise<Outcome<ReleaseInquiry>>;
export declare function inquire({ registry, hasher }: InquiryPorts, { address, version }: NamedVersion, before?: Pick<VersionEvidence, 'release' | 'announced'> | null): ReleaseInquiry;
export {};
