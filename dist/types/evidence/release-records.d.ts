import type { Outcome } from '../outcome.js';
import type { Registry, ReleaseRecord } from '../registry/registry.js';
import type { Evidence } from './evidence.js';
import { type NamedVersion } from './plan.js';
export interface WantedRecord extends NamedVersion {
    /** The policy decides by it. Else it is for the reader alone, and no trouble of a server is worth waiting for. */
    readonly needed: boolean;
}
/** By {@link evidenceKey}. */
type ReleaseRecords = ReadonlyMap<string, Outcome<ReleaseRecord>>;
/** What registries say of releases beside the protocol: one small question each. */
export declare function askForRecords(wanted: readonly WantedRecord[], registry: Registry): Promise<ReleaseRecords>;
/** Adds to what was learnt of releases what their registries say of them. */
export declare function withRecords(evidence: Evidence, records: ReleaseRecords): Evidence;
export {};
