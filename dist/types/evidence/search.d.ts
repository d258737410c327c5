import type { Registry } from '../registry/registry.js';
import type { Evidence } from './evidence.js';
/**
 * Looks for a zh that nothing supports in the documents of releases nearby: of the same version in the other public registry where builds
 * differ there, and of the versions around it. It only ever adds a name to what is refuted already, so that a lock file that was edited by
 * hand, merged badly or written for another registry says so.
 */
export declare function searchOrigins(evidence: Evidence, registry: Registry): Promise<Evidence>;
interface Reach {
    readonly older: number;
    readonly newer: number;
}
/** The listed versions around one version, the nearest older ones first. */
export declare function neighboursOf(version: string, listed: readonly string[], { older, newer }: Reach): readonly string[];
export {};
