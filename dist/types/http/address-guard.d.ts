import { type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { type Known, type Unavailable } from '../outcome.js';
/** `host:port` of the hosts that the user listed: only they may be on a private network, and only with exactly that port. */
export type TrustedOrigins = ReadonlySet<string>;
/** Takes `host` or `host:port` in any spelling that a URL may have. A text that is not a host is ignored. */
export declare function trustedOrigins(hosts: readonly string[]): TrustedOrigins;
/** `host:port`, always with the port. */
export declare function originOf(url: URL): string;
/** The URL, if it may be requested: https, no user name, no private address (T22). The address of a name is checked at the connection. */
export declare function permittedUrl(text: string, trusted: TrustedOrigins): Known<URL> | Unavailable;
/** Name resolution of the system; tests use their own. */
export type Resolve = (hostname: string, done: (error: Error | null, addresses: readonly LookupAddress[]) => void) => void;
/** A host that the user did not list has an address outside of the public internet (T22). */
export declare class AddressRefusedError extends Error {
}
/** Whether an address is public: not private, special or of a cloud's machines, itself or embedded (T22). */
export declare function isPublicAddress(address: string): boolean;
/** A lookup that returns the addresses that may be used. The socket connects to exactly these (T23). */
export declare function guardedLookup(resolve: Resolve, isAllowed?: typeof isPublicAddress): LookupFunction;
export declare const resolveWithSystem: Resolve;
