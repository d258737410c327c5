import type { HashProof, VersionEvidence } from '../evidence/evidence.js';
import type { ProviderLock } from '../lockfile/lock-file.js';
import type { ReviewedChange } from './subject.js';
/** The platform whose package a hash is of, as far as anybody knows. */
export declare function platformOf(proof: HashProof | undefined): string | null;
/** The platforms of the hashes that are proven, those that rest on a registry's word included. */
export declare function coveredPlatforms(hashes: readonly string[], evidence: VersionEvidence | null): ReadonlySet<string>;
/** Whether a hash could not be asked about, so that its platform is open. */
export declare function hasOpenHash(hashes: readonly string[], evidence: VersionEvidence | null): boolean;
/** The platforms that the documents of a release name, each with its zh. */
export declare function publishedPackages(evidence: VersionEvidence | null): ReadonlyMap<string, string>;
/** Tells the platform that a hash of the base is known to be of; nothing is asked for it. */
export declare function platformOfBase({ evidence, baseEvidence }: ReviewedChange): (hash: string) => string | null;
/**
 * The platforms that the base was locked for, as far as its hashes tell, and that the release still has. A zh tells it only where not every
 * platform of its release has one: `providers lock` writes all that the registry's document lists.
 */
export declare function platformsBefore(base: ProviderLock | null, reviewed: ReviewedChange): readonly string[];
/** `linux_amd64`, `a and b`, `a, b and c`, `a, b, c and 9 more`. */
export declare function namesOf(platforms: readonly string[]): string;
/** The platforms of an entry's hashes, sorted. */
export interface PlatformCoverage {
    readonly h1: readonly string[];
    readonly zh: readonly string[];
    /** How many of each are of a platform that nobody knows: which one an old h1 is of would cost a package. */
    readonly unknown: {
        readonly h1: number;
        readonly zh: number;
    };
}
/** Which platforms an entry covers at head. */
export declare function coverageNow({ hashes }: ProviderLock, { evidence }: ReviewedChange): PlatformCoverage;
/** Which platforms an entry covered at base. */
export declare function coverageBefore({ hashes }: ProviderLock, reviewed: ReviewedChange): PlatformCoverage;
export interface ProvenPackage {
    readonly hash: string;
    readonly platform: string;
}
/**
 * Every package hash of a release that is proven, whether an entry has it or not: what a document with a good signature lists, and what was
 * computed from packages that one lists.
 */
export declare function provenPackages(evidence: VersionEvidence | null): readonly ProvenPackage[];
