import type { Evidence } from './evidence.js';
import { type EvidenceRequest } from './plan.js';
import type { VersionPorts } from './version-evidence.js';
type WantedPackagesPorts = Pick<VersionPorts, 'registry' | 'hashPackage'>;
/**
 * Computes the h1 of platforms that an entry lacks. This runs last, so that it takes no download budget from a hash that still needs a
 * proof. It runs only for versions without an unproven hash, and only for packages with a signed zh.
 */
export declare function withWantedPackages(evidence: Evidence, requests: readonly EvidenceRequest[], ports: WantedPackagesPorts): Promise<Evidence>;
export {};
