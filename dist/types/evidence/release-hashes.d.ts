import type { PackageHashCache } from './cache.ts';
import type { Evidence } from './evidence.ts';
import { type Completion, type EvidenceRequest, type Progress } from './plan.ts';
import type { VersionPorts } from './version-evidence.ts';
interface ReleaseHashesPorts extends Pick<VersionPorts, 'registry' | 'hashPackage'> {
    readonly progress: Progress;
    readonly cache: Pick<PackageHashCache, 'get'>;
}
/** Computes the packages of platforms that are known to be wanted, beside those that prove hashes: no thread waits for the slowest proof. */
export declare function lookAhead(requests: readonly EvidenceRequest[], completion: Completion, ports: ReleaseHashesPorts): Promise<void>;
/**
 * Learns every hash that entries of these releases may be completed with. An h1 that a registry only announces is computed all the same.
 *
 * @param requests of these releases; the packages of their platforms were looked at before
 */
export declare function withReleaseHashes(evidence: Evidence, completion: Completion, ports: ReleaseHashesPorts, requests: readonly EvidenceRequest[]): Promise<Evidence>;
export {};
