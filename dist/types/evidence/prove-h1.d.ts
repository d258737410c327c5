import { type Outcome } from '../outcome.ts';
import type { HashProof, PackageFlavour } from './evidence.ts';
import { type PackageHashes } from './package-hashes.ts';
import type { NamedVersion } from './plan.ts';
import type { DescribedPackage, ReleaseInquiry } from './release-inquiry.ts';
/** Downloads and hashes a package whose digest a readable document lists. */
export type HashPackage = (described: DescribedPackage) => Promise<Outcome<PackageHashes>>;
type Comparison = {
    readonly kind: 'hashed';
    readonly described: DescribedPackage;
    readonly hashes: PackageHashes;
} | {
    readonly kind: 'no-package';
} | {
    readonly kind: 'obstacle';
    readonly proof: HashProof;
} | {
    readonly kind: 'out-of-budget';
    readonly proof: HashProof;
};
/**
 * Computes packages, the likeliest platform first, until every h1 is explained. A hash is `none` only if no package is left that could
 * have it. The download budget keeps its own code: a planted h1 that hides behind it is an error, not only a missing answer (T26).
 *
 * @param hashes at least one
 */
export declare function proveH1(hashes: readonly string[], inquiry: ReleaseInquiry, hashPackage: HashPackage, { hints, ...named }: NamedVersion & {
    readonly hints?: SearchHints;
}): Promise<ReadonlyMap<string, HashProof>>;
/** What decides the order of the search beside the documents. It decides nothing else: a package proves a hash only by its content. */
export interface SearchHints {
    /** By hash, the platform whose package an earlier run has computed. */
    readonly kept: ReadonlyMap<string, string>;
    /** Platforms whose packages are needed anyway. */
    readonly wanted: readonly string[];
}
/** The platforms of the documents in the order of the search. */
interface SearchOrder {
    /** An unsigned announcement decides nothing here, but the platform that it names for an h1 is tried first. */
    readonly hinted: {
        readonly platforms: readonly string[];
        readonly hashes: number;
    };
    readonly others: readonly string[];
}
export declare function searchOrder(hashes: readonly string[], { documents, announced }: Pick<ReleaseInquiry, 'documents' | 'announced'>, { kept, wanted }?: SearchHints): SearchOrder;
/** Computes the packages of these platforms. Whether all of them could be computed. */
export declare function computeAll(platforms: readonly string[], inquiry: ReleaseInquiry, hashPackage: HashPackage): Promise<boolean>;
/** Which h1 of a package a hash is; `null` where it is none of them. */
export declare function flavourOf(hash: string, { archive, directory }: PackageHashes): PackageFlavour | null;
/** The proof by a computed package: as good as the signature over its digest. */
export declare function proofBy({ described, hashes }: Extract<Comparison, {
    kind: 'hashed';
}>, flavour: PackageFlavour): HashProof;
export {};
