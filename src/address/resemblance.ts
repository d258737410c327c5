import { skeleton } from './confusable.ts';
import { editDistance } from './edit-distance.ts';
import { displayHostname, opentofuRegistry, terraformRegistry } from './hostname.ts';
import type { ProviderAddress } from './provider-address.ts';
import { registryDomains } from './well-known.ts';

/** Where an address resembles another one without being it. */
export type ResemblingPart = 'hostname' | 'namespace' | 'type';

/**
 * Which part of one provider address could be taken for that of the other (T8, T9). Whose provider it is comes first: the host, then the
 * namespace there; types are compared only within one namespace, where they have one publisher. Another type in another namespace is
 * another provider, and nothing to warn of. The same both ways round; never the case for an address and itself.
 */
export function resemblance(a: ProviderAddress, b: ProviderAddress): ResemblingPart | null {
  if (hostnamesResemble(a.hostname, b.hostname)) return 'hostname';
  if (!sharePublishers(a.hostname, b.hostname)) return null;
  if (namespacesResemble(a.namespace, b.namespace)) return 'namespace';
  return a.namespace === b.namespace && typesResemble(a.type, b.type) ? 'type' : null;
}

/** On both public registries a namespace is the name of a GitHub account, so a name means the same publisher. */
function sharePublishers(a: string, b: string): boolean {
  return a === b || (isPublicRegistry(a) && isPublicRegistry(b));
}

/** Registries where everybody can publish under a name of their own. */
export function isPublicRegistry(hostname: string): boolean {
  return hostname === terraformRegistry || hostname === opentofuRegistry;
}

/** Other texts with one look, or one edit apart, or two where both are long enough that this is no accident. */
export function namespacesResemble(a: string, b: string): boolean {
  if (a === b) return false;
  const [one, other] = [skeleton(a), skeleton(b)];
  return one === other || editDistance(one, other, editsAllowed(a, b)) !== null;
}

/** One publisher's names are alike on purpose (`foo`, `foo2`, `iosxe`, `iosxr`): only what is long, and differs in one letter, is a slip. */
function typesResemble(a: string, b: string): boolean {
  if (a === b) return false;
  if (a.replace(/\d+/g, '') === b.replace(/\d+/g, '')) return false;
  const [one, other] = [skeleton(a), skeleton(b)];
  return one === other || (shorter(a, b) >= 7 && editDistance(one, other, 1) !== null);
}

/**
 * Whether one hostname could be taken for the other: the same letters with other dots and dashes, one label mistyped, another top-level
 * domain, or the whole of one inside the other (`registry.terraform.io.evil.example`). Hosts of one domain have one owner and are not compared.
 */
export function hostnamesResemble(a: string, b: string): boolean {
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

/** An IPv4 address: its neighbours look alike and mean nothing. */
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

/** All labels of the one, one after the other, among those of the other, with dashes for dots or not; never at its end, where they name the owner. */
function contains(outer: string, inner: string): boolean {
  if (!inner.includes('.')) return false;
  if (`.${outer}.`.includes(`.${inner}.`)) return true;
  const dashed = (text: string) => `-${skeleton(text).replaceAll('.', '-')}-`;
  return inner.split('.').length > 2 && dashed(outer).includes(dashed(inner));
}

function editsAllowed(a: string, b: string): number {
  const length = shorter(a, b);
  if (length < 6) return 0;
  return length < 9 ? 1 : 2;
}

function shorter(a: string, b: string): number {
  return Math.min(a.length, b.length);
}
