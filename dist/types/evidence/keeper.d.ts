import type { Fetcher } from '../http/fetcher.js';
import type { Draw } from './announced-h1.js';
import type { PackageHashCache } from './cache.js';
import type { PackageHasher } from './package-hashes.js';
/**
 * Is between a run and everything that the run asks. One keeps every answer; the other gives kept answers and asks nobody. A run without
 * a keeper asks, and keeps nothing. What is on this machine (revisions, policy, filesystem mirrors) is read from there in any case.
 */
export interface EvidenceKeeper {
    /** @param open opens the network; not called where nobody may be asked */
    fetcher(open: () => Fetcher): Fetcher;
    cache(cache: PackageHashCache): PackageHashCache;
    hasher(hasher: PackageHasher): PackageHasher;
    draw(draw: Draw | undefined): Draw | undefined;
    /** Call it when nothing more will be asked. `null` where the evidence could not be kept; the keeper has said why. */
    seal(): Promise<SealedEvidence | null>;
}
/** The evidence of one run, as the report names it. */
export interface SealedEvidence {
    /** `sha256:` and 64 hex digits: the digest of the index, which has the digest of every document and every other fact. */
    readonly digest: string;
    /** When the run that asked began: ISO 8601, in UTC. */
    readonly recordedAt: string;
    /** The addresses whose kept answers are missing or changed; empty where the folder is whole. */
    readonly lacking: readonly string[];
}
