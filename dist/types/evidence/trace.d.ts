import { type Evidence, type HashOrigin, type VersionEvidence } from './evidence.js';
import { type LockFileSides } from './plan.js';
/** Where each hash was found, the better sources first. */
type Origins = ReadonlyMap<string, readonly HashOrigin[]>;
export interface Sighting {
    readonly hash: string;
    readonly origin: HashOrigin;
}
/**
 * Finds where a hash that nothing supports comes from: a document or a package of another version or provider in this run, or an entry of a
 * lock file that was read. This shows a hash that somebody copied by hand (T4).
 */
export declare function traceOrigins(evidence: Evidence, lockFiles: readonly LockFileSides[]): Evidence;
/** @param unproven the hashes that need an origin */
export declare function originsFrom(sightings: Iterable<Sighting>, unproven: ReadonlySet<string>): Origins;
/** Adds the origins to the proofs of level `none`; a proof without a new origin keeps its old one. */
export declare function withOrigins(evidence: Evidence, origins: Origins): Evidence;
/** Every hash in the documents of a version, as a sighting. */
export declare function inDocuments(release: Pick<VersionEvidence, 'address' | 'version' | 'release'>): readonly Sighting[];
/** As {@link withOrigins}, without the entries that have the hash and cannot explain it either. */
export declare function traceTo(evidence: Evidence, origins: Origins): Evidence;
export {};
