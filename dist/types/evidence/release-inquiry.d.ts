import { type Outcome } from '../outcome.js';
import type { PackageMetadata, ProviderRemarks, Registry } from '../registry/registry.js';
import type { ShasumsDocument } from '../registry/shasums.js';
import type { NamedVersion } from './plan.js';
/** A release while it is being asked about: every answer adds the document that it names. */
export interface ReleaseInquiry {
    /** At least one. Each distinct document once, in the order of discovery. */
    readonly documents: readonly ShasumsDocument[];
    /** The registry's own word, unsigned: platform to hashes, from every answer that had any. */
    readonly announced: ReadonlyMap<string, readonly string[]>;
    /** Answers so far that contradict each other. */
    readonly disagreements: readonly string[];
    /** From the listing of versions, once it was asked for; else `null`. */
    readonly remarks: ProviderRemarks | null;
    /** The package as the registry describes it, and the document that names it with the same digest. */
    packageOf(platform: string): Promise<Outcome<DescribedPackage>>;
    /** What the listing of versions says; `absent` where the version does not stand in it. */
    listedPlatforms(): Promise<Outcome<readonly string[]>>;
    /** Notes a contradiction that was found outside, in a package for example. */
    contradict(sentence: string): void;
}
export interface DescribedPackage {
    readonly metadata: PackageMetadata;
    readonly document: ShasumsDocument;
}
/**
 * Finds the first package of a release, and with it the first document: one question where the release has a package for the usual
 * platform, else the listing of versions tells which there are.
 *
 * @returns `absent` where the registry does not know the provider or the version
 */
export declare function openRelease(registry: Registry, named: NamedVersion): Promise<Outcome<ReleaseInquiry>>;
