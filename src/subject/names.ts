import { terraformRegistry } from '../address/address.ts';

const defaultHost = `${terraformRegistry}/`;

/** `hashicorp/null`; other hosts stay in the name, so that nothing foreign reads as a public provider (T9). */
export function providerName(address: string): string {
  return address.startsWith(defaultHost) ? address.slice(defaultHost.length) : address;
}

/** `hashicorp/null 3.2.4` */
export function releaseName(release: { readonly address: string; readonly version: string }): string {
  return `${providerName(release.address)} ${release.version}`;
}

/** `zh:d04ab3aaeb9b…`: enough to find the line, short enough for a sentence. */
export function shortHash(hash: string): string {
  const shown = 15;
  const characters = Array.from(hash.slice(0, 4 * shown));
  return characters.length > shown ? `${characters.slice(0, shown).join('')}…` : hash;
}

/** A text of the configuration or the lock file, in a sentence of ours. */
export function shortText(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

/** `1 hash`, `14 hashes` */
export function hashCount(count: number): string {
  return count === 1 ? '1 hash' : `${count} hashes`;
}

/** A reason that someone else wrote, as the end of our sentence. */
export function asClause(reason: string): string {
  return reason.trim().replace(/[.\s]+$/, '');
}
