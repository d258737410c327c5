import { readAddress } from '../address/address.ts';
import type { LockFile, ProviderLock } from './lock-file.ts';
import { compareAddresses } from './order.ts';

/** The entries of one provider in two lock files; the addresses differ if the provider moved. */
export type ProviderPair =
  | { readonly from: ProviderLock; readonly to: ProviderLock }
  | { readonly from: null; readonly to: ProviderLock }
  | { readonly from: ProviderLock; readonly to: null };

type Entries = ReadonlyMap<string, ProviderLock>;

/** Every entry of both files in exactly one pair, in Terraform's order of the (new) addresses. */
export function pairProviders(from: LockFile | null, to: LockFile | null): readonly ProviderPair[] {
  const before = entriesOf(from);
  const after = entriesOf(to);
  const removed = [...before.values()].filter(({ address }) => !after.has(address));
  const added = [...after.values()].filter(({ address }) => !before.has(address));
  const moves = findMoves(removed, added);
  const pairs: ProviderPair[] = [...after.values()].map((entry) => ({
    from: before.get(entry.address) ?? moves.get(entry) ?? null,
    to: entry,
  }));
  const moved = new Set(moves.values());
  pairs.push(...removed.filter((entry) => !moved.has(entry)).map((entry) => ({ from: entry, to: null })));
  return pairs.toSorted((a, b) => compareAddresses(addressOf(a), addressOf(b)));
}

/** The new address of the pair, or the old one if the provider was removed. */
export function addressOf(pair: ProviderPair): string {
  return pair.to === null ? pair.from.address : pair.to.address;
}

/** By address. A file that Terraform refuses may lock a provider twice: both lists of hashes are kept. */
function entriesOf(lockFile: LockFile | null): Entries {
  const entries = new Map<string, ProviderLock>();
  for (const entry of lockFile?.providers ?? []) {
    const earlier = entries.get(entry.address);
    entries.set(entry.address, earlier === undefined ? entry : merge(earlier, entry));
  }
  return entries;
}

function merge(first: ProviderLock, second: ProviderLock): ProviderLock {
  const lines = { ...first.lines, hashes: [...first.lines.hashes, ...second.lines.hashes] };
  return { ...first, hashes: [...first.hashes, ...second.hashes], lines };
}

/** The removed entry that the new one continues, by name, or by version or hash, if only that one fits. */
function findMoves(removed: readonly ProviderLock[], added: readonly ProviderLock[]) {
  if (removed.length === 0 || added.length === 0) return new Map();
  const byName = match(removed, added, nameOf, () => true);
  const left = (entries: readonly ProviderLock[], taken: Iterable<ProviderLock>): readonly ProviderLock[] => {
    const gone = new Set(taken);
    return entries.filter((entry) => !gone.has(entry));
  };
  const restRemoved = left(removed, byName.values());
  const restAdded = left(added, byName.keys());
  const typeOf = ({ address }: ProviderLock) => readAddress(address)?.type ?? null;
  return new Map([...byName, ...match(restRemoved, restAdded, typeOf, continues)]);
}

/** A hostile pair of files would take quadratic time. Above this limit, providers stay removed and added. */
const mostComparisons = 1024;

function match(
  removed: readonly ProviderLock[],
  added: readonly ProviderLock[],
  keyOf: (entry: ProviderLock) => string | null,
  fits: (from: ProviderLock, to: ProviderLock) => boolean,
): ReadonlyMap<ProviderLock, ProviderLock> {
  const sources = Map.groupBy(removed, keyOf);
  const found = new Map<ProviderLock, ProviderLock>();
  for (const [key, targets] of Map.groupBy(added, keyOf)) {
    const candidates = sources.get(key) ?? [];
    if (key === null || candidates.length * targets.length > mostComparisons) continue;
    for (const to of targets) {
      const [from, ...others] = candidates.filter((candidate) => fits(candidate, to));
      if (from === undefined || others.length > 0) continue;
      if (targets.filter((target) => fits(from, target)).length === 1) found.set(to, from);
    }
  }
  return found;
}

function nameOf({ address }: ProviderLock): string | null {
  const parts = readAddress(address);
  return parts === null ? null : `${parts.namespace}/${parts.type}`;
}

function continues(from: ProviderLock, to: ProviderLock): boolean {
  if (from.version === to.version) return true;
  const known = new Set(from.hashes);
  return to.hashes.some((hash) => known.has(hash));
}
