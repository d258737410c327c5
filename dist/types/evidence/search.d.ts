import type { Registry } from '../registry/registry.ts';
import type { Evidence } from './evidence.ts';
/**
 * Searches for a zh that nothing supports in the documents of nearby releases: the same version in the other public registry where that has
 * other builds, and the versions around it. It only adds an origin to hashes that are refuted already. The origin shows a lock file that
 * was edited by hand, merged badly or written for another registry.
 */
export declare function searchOrigins(evidence: Evidence, registry: Registry): Promise<Evidence>;
interface Reach {
    readonly older: number;
    readonly newer: number;
}
/** The listed versions around one version: the older ones first, the nearest of them at the start. */
export declare function neighboursOf(version: string, listed: readonly string[], { older, newer }: Reach): readonly string[];
export {};
