import { openMemory } from '../memory.ts';
import { known } from '../outcome.ts';
import type { PackageHasher, PackageHashes } from './package-hashes.ts';

/** Earlier hashes by digest. Anybody who can write to it can make an h1 pass: the caller chooses it (T41). */
export interface PackageHashCache {
  /** @param zh complete, with scheme */
  get(zh: string): Promise<PackageHashes | null>;
  put(hashes: PackageHashes): Promise<void>;
}

export const noCache: PackageHashCache = { get: async () => null, put: async () => {} };

/** Computes each package once in a run, even if several need it at the same time. */
export function once(hashPackage: PackageHasher['hash']): PackageHasher['hash'] {
  const begun = openMemory<ReturnType<PackageHasher['hash']>>();
  return (metadata) =>
    begun(`${metadata.hash} ${metadata.executable} ${metadata.downloadUrl}`, () => hashPackage(metadata));
}

/** Looks a package up before its download. One whose name does not show its provider is always opened. */
export function withCache(
  cache: PackageHashCache,
  hashPackage: PackageHasher['hash'],
): PackageHasher['hash'] {
  return async (metadata) => {
    const cached = metadata.executable ? null : await cache.get(metadata.hash);
    if (cached !== null && cached.zh === metadata.hash) return known(cached);
    const hashed = await hashPackage(metadata);
    if (hashed.kind === 'known') await cache.put(hashed.value);
    return hashed;
  };
}
