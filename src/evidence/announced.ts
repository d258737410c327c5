import type { HashProof } from './evidence.ts';
import { hostOf } from './trust.ts';

/** The platform that the registry announces a hash for, `null` where it announces it for none. */
export function announcedPlatform(
  hash: string,
  announced: ReadonlyMap<string, readonly string[]>,
): string | null {
  for (const [platform, hashes] of announced) {
    if (hashes.includes(hash)) return platform;
  }
  return null;
}

/** The proof that the registry's unsigned word gives, `null` where it does not speak of the hash. */
export function announcedProof(
  hash: string,
  announced: ReadonlyMap<string, readonly string[]>,
  address: string,
): HashProof | null {
  const platform = announcedPlatform(hash, announced);
  return platform === null ? null : { level: 'asserted', platform, filename: null, by: hostOf(address) };
}
