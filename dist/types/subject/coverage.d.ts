import type { HashProof, VersionEvidence } from '../evidence/evidence.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import type { ReviewedChange } from './subject.ts';
/** The platform of the package that a hash belongs to; `null` where that is not known. */
export declare function platformOf(proof: HashProof | undefined): string | null;
/** The platforms of the hashes that are proven, or that a registry or mirror states unsigned. */
export declare function coveredPlatforms(hashes: readonly string[], evidence: VersionEvidence | null): ReadonlySet<string>;
/** Whether the platform of a hash is open because an answer is missing. */
export declare function hasOpenHash(hashes: readonly string[], evidence: VersionEvidence | null): boolean;
/** The platforms that the documents of a release name, each with its zh. */
export declare function publishedPackages(evidence: VersionEvidence | null): ReadonlyMap<string, string>;
/** Finds the platform of a hash of the base by answers that are there already. */
export declare function platformOfBase({ evidence, baseEvidence }: ReviewedChange): (hash: string) => string | null;
/**
 * The platforms that the base was locked for, as far as its hashes tell, and that the release still has. A zh tells this only where some
 * platforms of its release have none in the entry: `providers lock` writes every zh that the registry's document lists.
 */
export declare function platformsBefore(base: ProviderLock | null, reviewed: ReviewedChange): readonly string[];
/** `linux_amd64`, `a and b`, `a, b and c`, `a, b, c and 9 more`. */
export declare function namesOf(platforms: readonly string[]): string;
/**
 * The platforms, sorted, whose h1 OpenTofu's registry announces and an entry lacks: the next `tofu init` records them. It records what only
 * its default registry announces, so the result is empty for every other registry.
 */
export declare function platformsThatInitAdds(hashes: readonly string[], evidence: VersionEvidence | null): readonly string[];
/** The platforms of an entry's hashes, sorted. */
export interface PlatformCoverage {
    readonly h1: readonly string[];
    readonly zh: readonly string[];
    /** How many of each have an unknown platform: for an old h1 it would take the download of a package. */
    readonly unknown: {
        readonly h1: number;
        readonly zh: number;
    };
}
/** Which platforms an entry covers at head. */
export declare function coverageNow({ hashes }: ProviderLock, { evidence }: ReviewedChange): PlatformCoverage;
/** Which platforms an entry covered at base. */
export declare function coverageBefore({ hashes }: ProviderLock, reviewed: ReviewedChange): PlatformCoverage;
interface ProvenPackage {
    readonly hash: string;
    readonly platform: string;
}
/**
 * Every proven package hash of a release, whether an entry has it or not: those that a document with a good signature lists, and those that
 * were computed from packages in such a document.
 */
export declare function provenPackages(evidence: VersionEvidence | null): readonly ProvenPackage[];
export {};
