import type { HashProof, VersionEvidence } from '../evidence/evidence.js';
/** The platform whose package a hash is of, as far as anybody knows. */
export declare function platformOf(proof: HashProof | undefined): string | null;
/** The platforms of the hashes that are proven, those that rest on a registry's word included. */
export declare function coveredPlatforms(hashes: readonly string[], evidence: VersionEvidence | null): ReadonlySet<string>;
/** Whether a hash could not be asked about, so that its platform is open. */
export declare function hasOpenHash(hashes: readonly string[], evidence: VersionEvidence | null): boolean;
/** The platforms that the documents of a release name, each with its zh. */
export declare function publishedPackages(evidence: VersionEvidence | null): ReadonlyMap<string, string>;
/** `linux_amd64`, `a and b`, `a, b and c`, `a, b, c and 9 more`. */
export declare function namesOf(platforms: readonly string[]): string;
