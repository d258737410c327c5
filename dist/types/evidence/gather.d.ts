import type { Fetcher } from '../http/fetcher.js';
import type { MirrorsFor } from '../installation/mirror.js';
import type { Registry } from '../registry/registry.js';
import { type PackageHashCache } from './cache.js';
import type { Evidence } from './evidence.js';
import { type EvidencePlan, type Progress } from './plan.js';
export interface GatherPorts {
    readonly registry: Registry;
    /** The mirrors of the user's configuration; without it there are none. */
    readonly mirrorsFor?: MirrorsFor | undefined;
    /** For packages. */
    readonly fetcher: Fetcher;
    readonly progress?: Progress | undefined;
    /** What earlier runs computed of packages; without it every package that is needed is downloaded. */
    readonly cache?: PackageHashCache | undefined;
}
/**
 * Asks for everything in the plan, each fact once, and judges nothing. Whatever goes wrong on the way is a value in the evidence.
 * Hashes that nothing supports are looked for elsewhere: first in what was learnt anyway, then in a bounded number of other releases.
 */
export declare function gatherEvidence(plan: EvidencePlan, ports: GatherPorts): Promise<Evidence>;
