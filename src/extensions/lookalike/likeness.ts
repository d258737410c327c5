import {
  displayHostname,
  formatAddress,
  type ProviderAddress,
  publicRegistries,
} from '../../address/address.ts';
import { editDistance } from '../../address/edit-distance.ts';
import { lookupToAscii } from '../../address/idna.ts';
import { providerName } from '../../finding/sentence.ts';
import { foreignCharacters, isDisguised, skeleton } from './confusable.ts';
import { registryDomains, wellKnownHosts, wellKnownNamespaces } from './well-known.ts';

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

type ResemblingPart = 'hostname' | 'namespace' | 'type';

/** The part in which two addresses are alike (T8, T9). Types count only within one namespace. */
export function resemblance(a: ProviderAddress, b: ProviderAddress): ResemblingPart | null {
  if (hostnamesResemble(a.hostname, b.hostname)) return 'hostname';
  // On both public registries a namespace is a GitHub account, so it means the same publisher.
  const arePublic = publicRegistries.includes(a.hostname) && publicRegistries.includes(b.hostname);
  if (a.hostname !== b.hostname && !arePublic) return null;
  if (namespacesResemble(a.namespace, b.namespace)) return 'namespace';
  return a.namespace === b.namespace && typesResemble(a.type, b.type) ? 'type' : null;
}

/** Two texts that look the same, or are one edit apart; two edits if both are long. */
function namespacesResemble(a: string, b: string): boolean {
  if (a === b) return false;
  const [one, other] = [skeleton(a), skeleton(b)];
  const length = shorter(a, b);
  const most = length < 6 ? 0 : length < 9 ? 1 : 2;
  return one === other || editDistance(one, other, most) !== null;
}

/** A publisher's own names are often similar (`foo`, `foo2`): only long names with one other letter count. */
function typesResemble(a: string, b: string): boolean {
  if (a === b) return false;
  if (a.replace(/\d+/g, '') === b.replace(/\d+/g, '')) return false;
  const [one, other] = [skeleton(a), skeleton(b)];
  return one === other || (shorter(a, b) >= 7 && editDistance(one, other, 1) !== null);
}

/** Other dots and dashes, one mistyped label, a different top-level domain, or one hostname inside the other. */
function hostnamesResemble(a: string, b: string): boolean {
  if (a === b || (isRegistrys(a) && isRegistrys(b))) return false;
  const [one, other] = [bareHostname(a), bareHostname(b)];
  if (one === other) return a.endsWith('.') !== b.endsWith('.');
  if (domainOf(one) === domainOf(other) || isNumeric(one) || isNumeric(other)) return false;
  if (lettersOf(one) === lettersOf(other)) return true;
  return oneLabelDiffers(one, other) || contains(one, other) || contains(other, one);
}

function isRegistrys(hostname: string): boolean {
  return registryDomains.includes(domainOf(hostname));
}

/** As people see it, without port and final dots. */
function bareHostname(hostname: string): string {
  const shown = hostname.includes('xn--') ? displayHostname(hostname) : hostname;
  return shown.replace(/:.*$/, '').replace(/\.+$/, '');
}

/** An IPv4 address: neighbouring addresses look similar, and that means nothing. */
function isNumeric(hostname: string): boolean {
  return /(?:^|\.)\d+$/.test(hostname);
}

function domainOf(hostname: string): string {
  return hostname.split('.').slice(-2).join('.');
}

function lettersOf(hostname: string): string {
  return skeleton(hostname.replace(/[.-]/g, ''));
}

function oneLabelDiffers(a: string, b: string): boolean {
  const [labels, others] = [a.split('.'), b.split('.')];
  if (labels.length !== others.length || labels.length < 2) return false;
  const differing = labels.flatMap((label, index) => (label === others[index] ? [] : [index]));
  const [index, ...more] = differing;
  if (index === undefined || more.length > 0) return false;
  if (index === labels.length - 1) return labels.length > 2;
  return namespacesResemble(labels[index] ?? '', others[index] ?? '');
}

/** Whether a hostname has all labels of the other in a row, not at its end, where they name the owner. */
function contains(outer: string, inner: string): boolean {
  if (!inner.includes('.')) return false;
  if (`.${outer}.`.includes(`.${inner}.`)) return true;
  const dashed = (text: string) => `-${skeleton(text).replaceAll('.', '-')}-`;
  return inner.split('.').length > 2 && dashed(outer).includes(dashed(inner));
}

function shorter(a: string, b: string): number {
  return Math.min(a.length, b.length);
}
