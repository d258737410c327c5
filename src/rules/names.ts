const defaultHost = 'registry.terraform.io/';

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

/** `1 hash`, `14 hashes` */
export function hashCount(count: number): string {
  return count === 1 ? '1 hash' : `${count} hashes`;
}

/** A reason that someone else wrote, as the end of our sentence. */
export function asClause(reason: string): string {
  return reason.trim().replace(/[.\s]+$/, '');
}
