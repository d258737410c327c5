import { displayHostname, parseHostname } from '../address/address.ts';
import { orNull } from '../errors.ts';
import type { RegistryHost } from '../registry/trusted-hosts.ts';
import { type Kind, lineOrComma, list, listOf, strictnessOf, textOf } from './kind.ts';

const spelled = ({ host, serviceUrl }: RegistryHost) => [host, serviceUrl ?? []].flat().join('=');

/** `registry.example.com` or `registry.example.com=https://registry.example.com/v1/providers/`. */
const registry: Kind<RegistryHost> = {
  ...textOf(
    {
      allowed:
        'hosts, one per line, as host or host=https://address-of-the-provider-service/, one address per host',
      argument: '<host[=url]>',
    },
    (text) => {
      const cut = text.indexOf('=');
      const host = canonicalHost(cut === -1 ? text : text.slice(0, cut).trim());
      const serviceUrl = cut === -1 ? null : serviceUrlFrom(text.slice(cut + 1).trim());
      return host === null || (cut !== -1 && serviceUrl === null) ? null : { host, serviceUrl };
    },
  ),
  words: (one) => [spelled(one)],
};

export const registries: Kind<readonly RegistryHost[]> = {
  ...listOf(registry, lineOrComma),
  schema: (known) =>
    list(registry.schema(known)).superRefine((hosts, context) => {
      const ways = Map.groupBy(new Set(hosts.map(spelled)), (way) => way.replace(/=.*/, ''));
      const [unclear] = [...ways.values()].filter((each) => each.length > 1);
      if (unclear !== undefined) context.addIssue(`${unclear.join(' and ')} are one host; name one of them`);
    }),
  shown: (hosts) => hosts.map(({ host }) => host).join(', ') || 'none',
  strictness: (hosts) => strictnessOf(hosts.map(spelled), -1),
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
