import type { ProviderAddress } from './provider-address.js';
import { type ResemblingPart } from './resemblance.js';
/** What an address could be taken for. */
export type Likeness = {
    readonly kind: 'well-known-host';
    readonly like: string;
} | {
    readonly kind: 'well-known-namespace';
    readonly like: string;
    readonly whose: string;
}
/** Like an address in its company. */
 | {
    readonly kind: 'neighbour';
    readonly part: ResemblingPart;
    readonly like: ProviderAddress;
}
/** Like none in particular, and written with characters that disguise. */
 | {
    readonly kind: 'disguise';
    readonly publicRegistry: boolean;
};
/** The addresses beside which one is looked at. */
export interface Company {
    /** Those that were locked before. Their publishers are known to the readers of the review, whatever else they resemble. */
    readonly before: readonly ProviderAddress[];
    /** Those that come together with it. */
    readonly beside: readonly ProviderAddress[];
}
/**
 * What a newly locked provider address could be taken for: a public registry, a well-known publisher, or an address in its company (T8, T9).
 *
 * @returns `null` where it resembles nothing, or was there before.
 */
export declare function likenessOf(address: ProviderAddress, { before, beside }: Company): Likeness | null;
/** The address with every part in ASCII, as no other address is written. */
export declare function asciiAddress({ hostname, namespace, type }: ProviderAddress): string;
