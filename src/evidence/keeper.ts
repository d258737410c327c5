import type { Fetcher } from '../http/fetcher.ts';
import type { Draw } from './announced-h1.ts';
import type { PackageHashCache } from './cache.ts';
import type { PackageHasher } from './package-hashes.ts';

/**
 * Is between a run and everything that the run asks. One keeps every answer; the other gives kept answers and asks nobody. A run without
 * a keeper asks, and keeps nothing. What is on this machine (revisions, policy, filesystem mirrors) is read from there in any case.
 */
export interface EvidenceKeeper {
  /** @param open opens the network; not called where nobody may be asked */
  fetcher(open: () => Fetcher): Fetcher;
  cache(cache: PackageHashCache): PackageHashCache;
  hasher(hasher: PackageHasher): PackageHasher;
  draw(draw: Draw | undefined): Draw | undefined;
}
