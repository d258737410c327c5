import type { ProviderAddress } from './provider-address.ts';
import { type ResemblingPart } from './resemblance.ts';
/** What an address resembles. */
export type Likeness = {
    readonly kind: 'well-known-host';
    readonly like: string;
} | {
    readonly kind: 'well-known-namespace';
    readonly like: string;
    readonly whose: string;
}
/** Resembles another address in the same review. */
 | {
    readonly kind: 'neighbour';
    readonly part: ResemblingPart;
    readonly like: ProviderAddress;
}
/** Resembles no known name, but is written with characters that disguise. */
 | {
    readonly kind: 'disguise';
    readonly publicRegistry: boolean;
};
/** The addresses that one is compared with. */
export interface Company {
    /** The addresses that were locked before. The readers of the review know their publishers, whatever else they resemble. */
    readonly before: readonly ProviderAddress[];
    /** The addresses that are added in the same change. */
    readonly beside: readonly ProviderAddress[];
}
/**
 * What a newly locked provider address resembles: a public registry, a well-known publisher, or an address in its company (T8, T9).
 *
 * @returns `null` if it resembles nothing, or was locked before.
 */
export declare function likenessOf(address: ProviderAddress, { before, beside }: Company): Likeness | null;
/** The address with every part in ASCII. Two different addresses never have the same form. */
export declare function asciiAddress({ hostname, namespace, type }: ProviderAddress): string;
