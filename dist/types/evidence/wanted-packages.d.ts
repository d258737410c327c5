import type { Evidence } from './evidence.js';
import { type EvidenceRequest } from './plan.js';
import type { VersionPorts } from './version-evidence.js';
type WantedPackagesPorts = Pick<VersionPorts, 'registry' | 'hashPackage'>;
/**
 * Computes the h1 of packages that are wanted for their own sake. Only after everything else, so that it takes nothing of the byte budget
 * from a hash that waits for its proof; only where every hash of the version is proven; only from a zh that is signed.
 */
export declare function withWantedPackages(evidence: Evidence, requests: readonly EvidenceRequest[], ports: WantedPackagesPorts): Promise<Evidence>;
export {};
