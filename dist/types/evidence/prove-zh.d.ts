import type { HashProof } from './evidence.ts';
import type { NamedVersion } from './plan.ts';
import type { ReleaseInquiry } from './release-inquiry.ts';
/**
 * Looks each zh up in the documents of its release. Documents of other platforms are requested only while a hash is unexplained, and only
 * for platforms that no document names yet. Registries with one document per platform need that (T18).
 */
export declare function proveZh(hashes: readonly string[], inquiry: ReleaseInquiry, named: NamedVersion): Promise<ReadonlyMap<string, HashProof>>;
