import type { MirroredPackage } from '../installation/mirror.js';
import type { HashProof } from './evidence.js';
import { type PackageHasher } from './package-hashes.js';
import type { NamedVersion } from './plan.js';
/** A package and the name of the mirror that has it. */
export type Offer = MirroredPackage & {
    readonly by: string;
};
interface MirrorProofs {
    readonly proofs: ReadonlyMap<string, HashProof>;
    /** Why some package could not be looked at; the byte budget goes first, as it is an error (T26). */
    readonly obstacle: HashProof | null;
    /** As of a release. */
    readonly disagreements: readonly string[];
}
/**
 * Looks hashes up among those that the mirror gives, and computes packages only while one is left: the h1 that Terraform records is of the
 * unpacked package, which a mirror does not always give.
 */
export declare function proveByOffers(hashes: readonly string[], offers: readonly Offer[], named: NamedVersion, hasher: PackageHasher): Promise<MirrorProofs>;
export {};
