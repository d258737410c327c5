import type { Outcome } from '../outcome.js';
import type { PackageMetadata, Registry } from '../registry/registry.js';
import type { VersionEvidence } from './evidence.js';
import type { PackageHashes } from './package-hashes.js';
import { type EvidenceRequest } from './plan.js';
type Evidence = ReadonlyMap<string, VersionEvidence>;
export interface WantedPackagesPorts {
    readonly registry: Registry;
    readonly hashPackage: (metadata: PackageMetadata) => Promise<Outcome<PackageHashes>>;
}
/**
 * Computes the h1 of packages that are wanted for their own sake. Only after everything else, so that it takes nothing of the byte budget
 * from a hash that waits for its proof; only where every hash of the version is proven; only from a zh that is signed.
 */
export declare function withWantedPackages(evidence: Evidence, requests: readonly EvidenceRequest[], ports: WantedPackagesPorts): Promise<Evidence>;
export {};
