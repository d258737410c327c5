import { displayHostname } from '../../address/hostname.ts';
import { lookupToAscii } from '../../address/idna.ts';
import type { ProviderAddress } from '../../address/provider-address.ts';
import { publicRegistries } from '../../address/publishers.ts';
import { foreignCharacters, isDisguised } from './confusable.ts';
import { hostnamesResemble, namespacesResemble, type ResemblingPart, resemblance } from './resemblance.ts';
import { wellKnownHosts, wellKnownNamespaces } from './well-known.ts';

/** What an address resembles. */
export type Likeness =
  | { readonly kind: 'well-known-host'; readonly like: string }
  | { readonly kind: 'well-known-namespace'; readonly like: string; readonly whose: string }
  /** Resembles another address in the same review. */
  | { readonly kind: 'neighbour'; readonly part: ResemblingPart; readonly like: ProviderAddress }
  /** Resembles no known name, but is written with characters that disguise. */
  | { readonly kind: 'disguise'; readonly publicRegistry: boolean };

/** The addresses that one is compared with. */
export interface Company {
  /** The addresses that were locked before. The readers of the review know their publishers, whatever else they resemble. */
  readonly before: readonly ProviderAddress[];
  /** The addresses that are added in the same change. */
  readonly beside: readonly ProviderAddress[];
}

/**
 * What a newly locked provider address resembles: a public registry, a well-known publisher, or an address in its company (T8, T9).
 *
 * @returns `null` if it resembles nothing, or was locked before.
 */
export function likenessOf(address: ProviderAddress, { before, beside }: Company): Likeness | null {
  if (before.some((known) => isSame(known, address))) return null;
  const accepted = before.some(
    ({ hostname, namespace }) => hostname === address.hostname && namespace === address.namespace,
  );
  const like = accepted ? null : (likeWellKnownHost(address) ?? likeWellKnownNamespace(address));
  return like ?? likeOneOf([...before, ...beside], address, accepted) ?? disguise(address);
}

/** The address with every part in ASCII. Two different addresses never have the same form. */
export function asciiAddress({ hostname, namespace, type }: ProviderAddress): string {
  return [hostname, ...[namespace, type].map((part) => lookupToAscii(part) ?? part)].join('/');
}

function likeWellKnownHost({ hostname }: ProviderAddress): Likeness | null {
  if (wellKnownHosts.includes(hostname)) return null;
  const like = wellKnownHosts.find((known) => hostnamesResemble(hostname, known));
  return like === undefined ? null : { kind: 'well-known-host', like };
}

function likeWellKnownNamespace({ namespace }: ProviderAddress): Likeness | null {
  if (wellKnownNamespaces.has(namespace)) return null;
  for (const [like, whose] of wellKnownNamespaces) {
    if (namespacesResemble(namespace, like)) return { kind: 'well-known-namespace', like, whose };
  }
  return null;
}

function likeOneOf(
  others: readonly ProviderAddress[],
  address: ProviderAddress,
  accepted: boolean,
): Likeness | null {
  for (const like of others) {
    const part = resemblance(address, like);
    if (part !== null && isAlarming(part, address, accepted)) return { kind: 'neighbour', part, like };
  }
  return null;
}

/** A well-known name is the original, not the imitation. */
function isAlarming(
  part: ResemblingPart,
  { hostname, namespace }: ProviderAddress,
  accepted: boolean,
): boolean {
  switch (part) {
    case 'hostname':
      return !accepted && !wellKnownHosts.includes(hostname);
    case 'namespace':
      return !accepted && !wellKnownNamespaces.has(namespace);
    case 'type':
      return true;
  }
}

/** On the public registries every name is ASCII: a namespace is a GitHub account, and a type is part of a repository's name. */
function disguise({ hostname, namespace, type }: ProviderAddress): Likeness | null {
  const publicRegistry = publicRegistries.includes(hostname);
  const names = [namespace, type];
  if (publicRegistry ? foreignCharacters(names.join('')).length > 0 : names.some(isDisguised)) {
    return { kind: 'disguise', publicRegistry };
  }
  const labels = displayHostname(hostname).split('.');
  return labels.some(isDisguised) ? { kind: 'disguise', publicRegistry } : null;
}

function isSame(a: ProviderAddress, b: ProviderAddress): boolean {
  return a.hostname === b.hostname && a.namespace === b.namespace && a.type === b.type;
}
