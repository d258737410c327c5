import { displayHostname, parseHostname } from '../address/address.ts';
import { orNull } from '../errors.ts';
import type { RegistryHost } from '../registry/trusted-hosts.ts';
import { type Kind, lineOrComma, listOf, strictnessOf, textOf, wordsOf } from './kind.ts';

/** `registry.example.com` or `registry.example.com=https://registry.example.com/v1/providers/`. */
const registry: Kind<RegistryHost> = {
  ...textOf(
    {
      allowed: 'hosts, one per line, as host or host=https://address-of-the-provider-service/',
      argument: '<host[=url]>',
    },
    (text) => {
      const cut = text.indexOf('=');
      const host = canonicalHost(cut === -1 ? text : text.slice(0, cut).trim());
      const serviceUrl = cut === -1 ? null : serviceUrlFrom(text.slice(cut + 1).trim());
      return host === null || (cut !== -1 && serviceUrl === null) ? null : { host, serviceUrl };
    },
  ),
  words: ({ host, serviceUrl }) => [serviceUrl === null ? host : `${host}=${serviceUrl}`],
};

export const registries: Kind<readonly RegistryHost[]> = {
  ...listOf(registry, lineOrComma),
  shown: (hosts) => hosts.map(({ host }) => host).join(', ') || 'none',
  strictness: (hosts) =>
    strictnessOf(
      hosts.flatMap((each) => wordsOf(registry, each)),
      -1,
    ),
};

export const registryHost: Kind<string> = textOf(
  { allowed: 'hosts such as registry.opentofu.org', argument: '<host>' },
  (text) => (text.includes('=') ? null : canonicalHost(text)),
);

/** The host as provider source addresses spell it, so that the two compare equal. */
function canonicalHost(host: string): string | null {
  return orNull(() => displayHostname(parseHostname(host)));
}

/** Relative addresses resolve against it, so it ends with a slash. It must not have credentials (T24). */
function serviceUrlFrom(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (url.search !== '' || url.hash !== '') return null;
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
