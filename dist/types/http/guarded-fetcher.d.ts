import { type Resolve } from './address-guard.js';
import { type Wait } from './attempt.js';
import type { Fetcher } from './fetcher.js';
import { type Limits } from './limits.js';
import { type RunTime } from './run-time.js';
export interface FetcherOptions {
    /** `host` or `host:port` of the hosts that the user listed: only these may be on a private network, and only with that port. */
    readonly trustedHosts: readonly string[];
    /** Bytes of packages in one run. */
    readonly maxDownload: number;
    /** An additional certificate authority, PEM; those that Node trusts stay, also those of `NODE_EXTRA_CA_CERTS`. */
    readonly ca?: string | undefined;
    /** Left out: it has all the time that its limits give. */
    readonly time?: RunTime;
    readonly limits?: Partial<Limits>;
    readonly resolve?: Resolve;
    readonly wait?: Wait;
}
/** The only way to registries and what they name: https and public addresses only, except for hosts that the user listed, with every answer bounded in size and time (T22-T25, T28, T50). It never throws because of a server. */
export declare function createFetcher(options: FetcherOptions): Fetcher;
