import { editDistance } from '../../address/edit-distance.ts';
import { displayHostname } from '../../address/hostname.ts';
import type { ProviderAddress } from '../../address/provider-address.ts';
import { publicRegistries } from '../../address/publishers.ts';
import { skeleton } from './confusable.ts';
import { registryDomains } from './well-known.ts';

/** The part in which an address resembles another one. */
export type ResemblingPart = 'hostname' | 'namespace' | 'type';

/**
 * Which part of one provider address resembles that of the other (T8, T9). The owner is compared first: the host, then the namespace. Types
 * are compared only within one namespace, because they have one publisher there. Another type in another namespace is another provider and
 * needs no warning. The order of the addresses makes no difference. An address does not resemble itself.
 */
export function resemblance(a: ProviderAddress, b: ProviderAddress): ResemblingPart | null {
  if (hostnamesResemble(a.hostname, b.hostname)) return 'hostname';
  if (!sharePublishers(a.hostname, b.hostname)) return null;
  if (namespacesResemble(a.namespace, b.namespace)) return 'namespace';
  return a.namespace === b.namespace && typesResemble(a.type, b.type) ? 'type' : null;
}

/** On both public registries a namespace is the name of a GitHub account, so the same name means the same publisher. */
function sharePublishers(a: string, b: string): boolean {
  return a === b || (publicRegistries.includes(a) && publicRegistries.includes(b));
}

/** Two texts that look the same, or are one edit apart, or two edits if both are so long that chance is unlikely. */
export function namespacesResemble(a: string, b: string): boolean {
  if (a === b) return false;
  const [one, other] = [skeleton(a), skeleton(b)];
  return one === other || editDistance(one, other, editsAllowed(a, b)) !== null;
}

/** A publisher's own names are often similar (`foo`, `foo2`, `iosxe`, `iosxr`): only long names that differ in one letter suggest a mistake. */
function typesResemble(a: string, b: string): boolean {
  if (a === b) return false;
  if (a.replace(/\d+/g, '') === b.replace(/\d+/g, '')) return false;
  const [one, other] = [skeleton(a), skeleton(b)];
  return one === other || (shorter(a, b) >= 7 && editDistance(one, other, 1) !== null);
}

/**
 * Whether one hostname resembles the other: the same letters with other dots and dashes, one mistyped label, another top-level domain, or
 * one whole hostname inside the other (`registry.terraform.io.evil.example`). Hosts of one domain have one owner and are not compared.
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

/** Whether one hostname has all labels of the other in a row, with dots or dashes. Labels at its end do not count, because they name the owner. */
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
