import type { LookupFunction } from 'node:net';
export interface ResolvedAddress {
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
/** The host of a URL when it is an IP address and no name, without brackets. */
export declare function literalAddress(hostname: string): string | null;
/**
 * A lookup for sockets that hands over public addresses only. The socket connects to what it is handed, so a name that
 * answers differently the second time gains nothing (T23).
 */
export declare function guardedLookup(resolve: Resolve): LookupFunction;
/** The same without the guard, for hosts that the user listed. */
export declare function plainLookup(resolve: Resolve): LookupFunction;
export declare const resolveWithSystem: Resolve;
