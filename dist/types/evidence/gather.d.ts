import type { Fetcher } from '../http/fetcher.js';
import type { RunTime } from '../http/run-time.js';
import type { Registry } from '../registry/registry.js';
import type { Draw } from './announced-h1.js';
import { type PackageHashCache } from './cache.js';
import type { Evidence } from './evidence.js';
import type { EvidenceKeeper } from './keeper.js';
import { type EvidencePlan, type Progress } from './plan.js';
import { type EvidenceStep } from './step.js';
export interface GatherPorts {
    readonly registry: Registry;
    readonly fetcher: Fetcher;
    readonly progress?: Progress | undefined;
    /** The hashes that earlier runs computed; left out: every needed package is downloaded. */
    readonly cache?: PackageHashCache | undefined;
    /** The bytes that all packages together may inflate to; left out: as for a run that downloads little. */
    readonly maxInflated?: number | undefined;
    /** The time of the run; left out: it has no end. */
    readonly time?: RunTime | undefined;
    /** Chooses what is computed of announced h1; left out: all are computed. */
    readonly draw?: Draw | undefined;
    /** Keeps what the packages and the chance of this run gave, or gives what was kept. The fetcher is the keeper's already. */
    readonly keeper?: EvidenceKeeper | undefined;
}
/** Requests everything in the plan, each fact once, and judges nothing. A fault becomes a value in the evidence. @param steps what else is learnt */
export declare function gatherEvidence({ requests, wordIsEnough }: EvidencePlan, ports: GatherPorts, steps?: readonly EvidenceStep[]): Promise<Evidence>;
/** Says how many bytes the run needs beside `downloaded`; an unknown size counts like the largest package. */
export declare function withBudgetNeed(evidence: Evidence, downloaded: number): Evidence;
