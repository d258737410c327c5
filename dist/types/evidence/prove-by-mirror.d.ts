import type { MirroredPackage } from '../installation/mirror.ts';
import type { HashProof } from './evidence.ts';
import { type PackageHasher } from './package-hashes.ts';
import type { NamedVersion } from './plan.ts';
/** A package and the name of the mirror that has it. */
export type Offer = MirroredPackage & {
    readonly by: string;
};
interface MirrorProofs {
    readonly proofs: ReadonlyMap<string, HashProof>;
    /** Why some package could not be checked. An exceeded download budget comes first, because it is an error (T26). */
    readonly obstacle: HashProof | null;
    /** As in a release. */
    readonly disagreements: readonly string[];
}
/**
 * Looks hashes up among those that the mirror states, and computes packages only while a hash is left. The h1 that Terraform records is
 * the h1 of the unpacked package, and a mirror does not always state it.
 */
export declare function proveByOffers(hashes: readonly string[], offers: readonly Offer[], named: NamedVersion, hasher: PackageHasher): Promise<MirrorProofs>;
export {};
