import type { Outcome } from '../outcome.ts';
import type { Registry, ReleaseRecord } from '../registry/registry.ts';
import type { Evidence } from './evidence.ts';
import { type NamedVersion } from './plan.ts';
export interface WantedRecord extends NamedVersion {
    /** Whether the policy needs the record for its decision. If not, it is only for the reader and not worth waiting for a slow server. */
    readonly needed: boolean;
}
/** By {@link evidenceKey}. */
type ReleaseRecords = ReadonlyMap<string, Outcome<ReleaseRecord>>;
/** What registries say about releases outside the protocol: one small request each. */
export declare function askForRecords(wanted: readonly WantedRecord[], registry: Registry): Promise<ReleaseRecords>;
/** Adds to the evidence what the registries say about the releases. */
export declare function withRecords(evidence: Evidence, records: ReleaseRecords): Evidence;
export {};
