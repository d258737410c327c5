import type { LookupFunction } from 'node:net';
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
interface ResolvedAddress {
    readonly address: string;
    readonly family: number;
}
/** Name resolution as the system does it; tests put their own in its place. */
export type Resolve = (hostname: string, done: (error: Error | null, addresses: readonly ResolvedAddress[]) => void) => void;
/** A host that is not listed by the user stands on an address that is not on the public internet (T22). */
export declare class AddressRefusedError extends Error {
    readonly hostname: string;
    constructor(hostname: string);
}
/**
 * Whether `address` (an IP address as text) is a public unicast one. Private, loopback, link-local, unique-local, multicast,
 * carrier-grade NAT, documentation, and addresses that carry another one inside (IPv4-mapped, NAT64, 6to4, Teredo) are not (T22).
 */
export declare function isPublicAddress(address: string): boolean;
/**
 * A lookup for sockets that hands over public addresses only. The socket connects to what it is handed, so a name that
 * answers differently the second time gains nothing (T23).
 */
export declare function guardedLookup(resolve: Resolve): LookupFunction;
/** The same without the guard, for hosts that the user listed. */
export declare function plainLookup(resolve: Resolve): LookupFunction;
export declare const resolveWithSystem: Resolve;
export {};
