import type { Evidence, HashOrigin, VersionEvidence } from './evidence.js';
import { type LockFileSides } from './plan.js';
/** Where each hash was seen, the better sources first. */
type Origins = ReadonlyMap<string, readonly HashOrigin[]>;
export interface Sighting {
    readonly hash: string;
    readonly origin: HashOrigin;
}
/**
 * Says of hashes that nothing supports where else they are known: in a document or a package of another version or provider of the same run,
 * or in an entry of a lock file at hand. A hash that was carried over by hand shows itself so (T4).
 */
export declare function traceOrigins(evidence: Evidence, lockFiles: readonly LockFileSides[]): Evidence;
/** @param unproven the hashes that an origin is wanted for */
export declare function originsFrom(sightings: Iterable<Sighting>, unproven: ReadonlySet<string>): Origins;
/** Puts what is known of origins into the proofs of level `none`; a proof keeps what it had where nothing is known. */
export declare function withOrigins(evidence: Evidence, origins: Origins): Evidence;
/** The documents of a version as sightings of every hash in them. */
export declare function inDocuments({ address, version, release, }: Pick<VersionEvidence, 'address' | 'version' | 'release'>): readonly Sighting[];
export {};
