import type { Evidence, VersionEvidence } from './evidence.ts';
import { type EvidenceRequest } from './plan.ts';
import type { VersionPorts } from './version-evidence.ts';
type WantedPackagesPorts = Pick<VersionPorts, 'registry' | 'hashPackage'>;
/**
 * Computes the h1 of platforms that an entry lacks. This runs last, so that it takes no download budget from a hash that still needs a
 * proof. It runs only for versions without an unproven hash, and only for packages with a signed zh.
 */
export declare function withWantedPackages(evidence: Evidence, requests: readonly EvidenceRequest[], ports: WantedPackagesPorts): Promise<Evidence>;
/**
 * A contradiction that was found late, for example a wrong announcement for one platform, takes away what was accepted for the others (T71).
 *
 * @param found sentences without a full stop
 */
export declare function withDisagreements(evidence: VersionEvidence, found: readonly string[]): VersionEvidence;
export {};
