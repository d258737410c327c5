import type { Fetcher } from '../http/fetcher.ts';
import { type Outcome } from '../outcome.ts';
import type { ListedBundle } from './attestation-store.ts';
/** Real bundles have some ten kilobytes; one that names every file of a large release has a few hundred. */
export declare const largestBundle: number;
/** A bundle as JSON, with a name for its content: listings repeat one bundle for each file that it is about. */
export interface ReadBundle {
    readonly json: unknown;
    readonly digest: string;
}
/**
 * Takes a bundle from the listing, or from the place that the listing names. That place gets no token, and the fetcher refuses addresses in
 * private networks (T83).
 */
export declare function readBundle(listed: ListedBundle, fetcher: Pick<Fetcher, 'get'>): Promise<Outcome<ReadBundle>>;
