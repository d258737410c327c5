import type { Fetcher } from '../http/fetcher.js';
import type { AttestationStore } from '../provenance/attestation-store.js';
import { type VerifyBundle } from '../provenance/examine.js';
import type { Provenance } from '../provenance/provenance.js';
import { type Evidence } from './evidence.js';
export interface ProvenancePorts {
    readonly store: AttestationStore;
    /** For bundles that the store only names. */
    readonly fetcher: Pick<Fetcher, 'get'>;
    /** Loads what verifies bundles; called when there is something to verify. */
    readonly loadVerifier: () => Promise<VerifyBundle>;
}
/** The keys of a version under review and of the one before it. */
export interface VersionPair {
    readonly now: string;
    readonly before: string | null;
}
/**
 * Who built the releases in the evidence, by its keys, for those that lie at github.com. One question for each account names one package of each
 * of its releases, because the usual attestation is about all packages together; the others are asked about only where it is not. The version
 * before is looked at only where the one under review has nothing that holds.
 */
export declare function askForProvenance(pairs: readonly VersionPair[], evidence: Evidence, ports: ProvenancePorts): Promise<ReadonlyMap<string, Provenance>>;
