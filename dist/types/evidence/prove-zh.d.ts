import type { HashProof } from './evidence.js';
import type { NamedVersion } from './plan.js';
import type { ReleaseInquiry } from './release-inquiry.js';
/**
 * Looks each zh up in the documents of its release. The documents of further platforms are asked for only while a hash is unexplained,
 * and only of platforms that no document names yet: registries with one document a platform have such (T18).
 */
export declare function proveZh(hashes: readonly string[], inquiry: ReleaseInquiry, named: NamedVersion): Promise<ReadonlyMap<string, HashProof>>;
