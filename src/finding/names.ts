import { opentofuRegistry, terraformRegistry } from '../address/address.ts';
import { shortName } from './sentence.ts';

const defaultHost = `${terraformRegistry}/`;
const openTofuHost = `${opentofuRegistry}/`;

const shortAddress = (address: string): string =>
  address.startsWith(defaultHost) ? address.slice(defaultHost.length) : address;

/** `hashicorp/null`, cut if it is long, as no real name is; other hosts stay in the name, so that no other provider looks like a public one (T9). */
export function providerName(address: string): string {
  return shortName(shortAddress(address));
}

export function releaseName(release: { readonly address: string; readonly version: string }): string {
  return `${providerName(release.address)} ${shortName(release.version)}`;
}

/** The tool whose registry an address names; Terraform for every other registry. */
export function toolFor(address: string): 'terraform' | 'tofu' {
  return address.startsWith(openTofuHost) ? 'tofu' : 'terraform';
}

/** The address as that tool expects it on its command line. */
export function nameForTool(address: string): string {
  return address.startsWith(openTofuHost) ? address.slice(openTofuHost.length) : shortAddress(address);
}

export function hashCount(count: number): string {
  return count === 1 ? '1 hash' : `${count} hashes`;
}

/** `a`, `a and b`, `a, b and c`; beyond `most` the rest is counted. */
export function listed(items: readonly string[], most: number): string {
  const shown = items.length > most ? [...items.slice(0, most), `${items.length - most} more`] : items;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
