import {
  displayHostname,
  formatAddress,
  type ProviderAddress,
  publicRegistries,
} from '../../address/address.ts';
import { lookupToAscii } from '../../address/idna.ts';
import { providerName } from '../../finding/names.ts';
import { foreignCharacters, isDisguised } from './confusable.ts';
import { hostnamesResemble, namespacesResemble, type ResemblingPart, resemblance } from './resemblance.ts';
import { wellKnownHosts, wellKnownNamespaces } from './well-known.ts';

export interface Likeness {
  /** The part that resembles an original. `foreign`, `mixed`: no known name, but characters that disguise. */
  readonly kind: ResemblingPart | 'foreign' | 'mixed';
  /** The original, for people; empty if there is none. */
  readonly like: string;
}

export interface Company {
  /** Locked before: readers know their publishers, whatever else they resemble. */
  readonly before: readonly ProviderAddress[];
  readonly beside: readonly ProviderAddress[];
}

/** The public registry or well-known address that a new address resembles (T8, T9), or `null`. */
export function likenessOf(address: ProviderAddress, { before, beside }: Company): Likeness | null {
  const trusted = before.filter(
    ({ hostname, namespace }) => hostname === address.hostname && namespace === address.namespace,
  );
  if (trusted.some(({ type }) => type === address.type)) return null;
  const accepted = trusted.length > 0;
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
  return like === undefined ? null : { kind: 'hostname', like };
}

function likeWellKnownNamespace({ namespace }: ProviderAddress): Likeness | null {
  if (wellKnownNamespaces.has(namespace)) return null;
  for (const [like, whose] of wellKnownNamespaces) {
    if (namespacesResemble(namespace, like)) return { kind: 'namespace', like: `${like} (${whose})` };
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
    if (part === null || !isAlarming(part, address, accepted)) continue;
    if (part === 'hostname') return { kind: part, like: displayHostname(like.hostname) };
    const name = providerName(formatAddress(like));
    return { kind: part, like: part === 'namespace' ? `that of ${name}` : name };
  }
  return null;
}

/** A well-known name is the original, not the imitation. */
function isAlarming(part: ResemblingPart, { hostname, namespace }: ProviderAddress, accepted: boolean) {
  const isKnown =
    part === 'hostname' ? wellKnownHosts.includes(hostname) : wellKnownNamespaces.has(namespace);
  return part === 'type' || (!accepted && !isKnown);
}

/** On the public registries every name is ASCII, as on GitHub. */
function disguise({ hostname, namespace, type }: ProviderAddress): Likeness | null {
  const isPublic = publicRegistries.includes(hostname);
  if (isPublic && foreignCharacters(namespace + type).length > 0) return { kind: 'foreign', like: '' };
  const names = isPublic ? [] : [namespace, type, ...displayHostname(hostname).split('.')];
  return names.some(isDisguised) ? { kind: 'mixed', like: '' } : null;
}
