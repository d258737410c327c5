import { type Known, known, type Unavailable, unavailable } from '../outcome.ts';
import { isPublicAddress, literalAddress } from './address-guard.ts';

/** `host:port` of those hosts that the user listed: only they may stand on a private network, and only on that very port. */
export type TrustedOrigins = ReadonlySet<string>;

/** Takes `host` or `host:port` in any spelling that a URL may have; what is no host at all trusts nothing. */
export function trustedOrigins(hosts: readonly string[]): TrustedOrigins {
  const origins = new Set<string>();
  for (const host of hosts) {
    const url = URL.parse(`https://${host}/`);
    if (url !== null && url.pathname === '/' && url.username === '') origins.add(originOf(url));
  }
  return origins;
}

/** `host:port`, the port always written out. */
export function originOf(url: URL): string {
  return `${url.hostname}:${url.port === '' ? '443' : url.port}`;
}

/**
 * The URL, if it is one that may be asked: https, without a user name, not a private address by its own text (T22).
 * What a name resolves to is checked when the connection is made.
 */
export function permittedUrl(text: string, trusted: TrustedOrigins): Known<URL> | Unavailable {
  const url = URL.parse(text);
  if (url === null) {
    return refused('the address that was given is not a URL');
  }
  if (url.protocol !== 'https:') {
    return refused(`${url.host || 'the address'} is to be asked by ${schemeOf(url)}; only https is used`);
  }
  if (url.username !== '' || url.password !== '') {
    return refused(`the address at ${url.host} carries a user name or a password`);
  }
  const address = literalAddress(url.hostname);
  if (address !== null && !isPublicAddress(address) && !trusted.has(originOf(url))) {
    return refused(`${url.host} is not a public address and not listed in registries`);
  }
  return known(url);
}

function refused(cause: string): Unavailable {
  return unavailable('address-refused', cause);
}

function schemeOf(url: URL): string {
  return url.protocol.slice(0, -1);
}
