import { type Known, type Unavailable } from '../outcome.js';
/** `host:port` of those hosts that the user listed: only they may stand on a private network, and only on that very port. */
export type TrustedOrigins = ReadonlySet<string>;
/** Takes `host` or `host:port` in any spelling that a URL may have; what is no host at all trusts nothing. */
export declare function trustedOrigins(hosts: readonly string[]): TrustedOrigins;
/** `host:port`, the port always written out. */
export declare function originOf(url: URL): string;
/**
 * The URL, if it is one that may be asked: https, without a user name, not a private address by its own text (T22).
 * What a name resolves to is checked when the connection is made.
 */
export declare function permittedUrl(text: string, trusted: TrustedOrigins): Known<URL> | Unavailable;
