import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Known, known, type Unavailable, unavailable } from '../outcome.ts';

/** `host:port` of the hosts that the user listed: only they may be on a private network, and only with exactly that port. */
export type TrustedOrigins = ReadonlySet<string>;

/** Takes `host` or `host:port` in any spelling that a URL may have. A text that is not a host is ignored. */
export function trustedOrigins(hosts: readonly string[]): TrustedOrigins {
  const origins = new Set<string>();
  for (const host of hosts) {
    const url = URL.parse(`https://${host}/`);
    if (url !== null && url.pathname === '/' && url.username === '') origins.add(originOf(url));
  }
  return origins;
}

/** `host:port`, always with the port. */
export function originOf(url: URL): string {
  return `${url.hostname}:${url.port === '' ? '443' : url.port}`;
}

/** The URL, if it may be requested: https, no user name, no private address (T22). The address of a name is checked at the connection. */
export function permittedUrl(text: string, trusted: TrustedOrigins): Known<URL> | Unavailable {
  const url = URL.parse(text);
  if (url === null) return refused('the address that was given is not a URL');
  const scheme = url.protocol.slice(0, -1);
  if (scheme !== 'https')
    return refused(`${url.host || 'the address'} uses ${scheme}; only https is allowed`);
  if (url.username !== '' || url.password !== '')
    return refused(`the address at ${url.host} has a user name or a password`);
  const address = literalAddress(url.hostname);
  if (trusted.has(originOf(url))) return known(url);
  if (address !== null && !isPublicAddress(address))
    return refused(`${url.host} is not a public address and not listed in registries`);
  // A proxy would resolve it to a machine of its own network.
  if (/(?:^|\.)localhost\.?$/.test(url.hostname))
    return refused(`${url.host} does not resolve to a public address and is not listed in registries`);
  return known(url);
}

function refused(cause: string): Unavailable {
  return unavailable('address-refused', cause);
}

/** Name resolution of the system; tests use their own. */
export type Resolve = (
  hostname: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

/** A host that the user did not list has an address outside of the public internet (T22). */
export class AddressRefusedError extends Error {}

/** The IPv6 addresses that may be on the public internet today; all others are special, mapped or unassigned. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public ranges that clouds serve their own machines with: Azure's 168.63.129.16, IBM's infrastructure and service endpoints. */
const ofClouds = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);

/** Networks with IPv6 alone reach IPv4 through these (RFC 6052); the local ones of RFC 8215 stay refused. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** Whether an address is public: not private, special or of a cloud's machines, itself or embedded (T22). */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(nat64))
    return isPublicAddress(parsed.toByteArray().slice(-4).join('.'));
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4
    ? !ofClouds.some((range) => parsed.match(range))
    : parsed.match(globalUnicast);
}

/** The host of a URL without brackets, if it is an IP address and not a name. */
function literalAddress(hostname: string): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return ipaddr.isValid(bare) ? bare : null;
}

/** A lookup that returns the addresses that may be used. The socket connects to exactly these (T23). */
export function guardedLookup(resolve: Resolve, isAllowed = isPublicAddress): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, (error, addresses) => {
      if (error !== null) return done(error, []);
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (first === undefined) return done(new AddressRefusedError(`${hostname} has no public address`), []);
      if (options.all === true) return done(null, allowed);
      done(null, first.address, first.family);
    });
  };
}

export const resolveWithSystem: Resolve = (hostname, done) => {
  systemLookup(hostname, { all: true }, (error, addresses) => done(error, addresses ?? []));
};
