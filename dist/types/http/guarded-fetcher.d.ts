import { type Resolve } from './address-guard.js';
import { type Wait } from './attempt.js';
import type { Fetcher } from './fetcher.js';
import { type Limits } from './limits.js';
export interface FetcherOptions {
    /** `host` or `host:port` of the hosts that the user listed: only these may stand on a private network, on that port alone. */
    readonly trustedHosts: readonly string[];
    /** Bytes of packages in one run. */
    readonly maxDownload: number;
    /** An additional certificate authority, PEM; those that Node trusts (`NODE_EXTRA_CA_CERTS` among them) stay. */
    readonly ca?: string | undefined;
    readonly limits?: Partial<Limits>;
    readonly resolve?: Resolve;
    readonly wait?: Wait;
}
/**
 * The one way to registries, and to whatever address a registry names. https only; public addresses only, except for the hosts
 * that the user listed; every answer bounded in size and time (T22-T25, T28, T50). Nothing that a server does is thrown.
 */
export declare function createFetcher(options: FetcherOptions): Fetcher;
