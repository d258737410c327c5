import { readAddress } from '../address/address.ts';
import { isChecked } from '../hash.ts';
import { versionDirection } from '../version/bump.ts';
import { versionOf } from '../version/version.ts';
import type { Change, ChangeKind, HashChange, LockedVersion } from './change.ts';
import type { LockFile, ProviderLock } from './lock-file.ts';
import { compareAddresses } from './order.ts';

export interface ProviderChange {
  readonly change: Change;
  readonly base: ProviderLock | null;
  readonly head: ProviderLock | null;
}

/** The changes from one lock file to the other (`null`: no such file), in Terraform's order of the providers. */
export function compareLockFiles(from: LockFile | null, to: LockFile | null): readonly Change[] {
  return describeProviders(from, to)
    .map(({ change }) => change)
    .filter(({ kinds }) => kinds.length > 0);
}

/** Every provider of both files in Terraform's order. An unchanged provider has empty `kinds`. */
export function describeProviders(from: LockFile | null, to: LockFile | null): readonly ProviderChange[] {
  const reordered = findReordered(from, to);
  return pairProviders(from, to).map((pair) => describe(pair, reordered));
}

function describe({ base, head }: ProviderPair, reordered: ReadonlySet<string>): ProviderChange {
  const provider = addressOf({ base, head });
  const hashes = compareHashes(base, head);
  const change = {
    provider,
    movedFrom: base !== null && head !== null && base.address !== head.address ? base.address : null,
    kinds: kindsOf({ base, head }, hashes, reordered.has(provider)),
    from: lockedVersion(base),
    to: lockedVersion(head),
    hashes,
  };
  return { change, base, head };
}

function kindsOf(
  { base: from, head: to }: ProviderPair,
  hashes: readonly HashChange[],
  reordered: boolean,
): readonly ChangeKind[] {
  if (from === null) return ['provider-added'];
  if (to === null) return ['provider-removed'];
  const kinds: ChangeKind[] = from.address === to.address ? [] : ['provider-moved'];
  const version = versionKind(from.version, to.version);
  if (version !== null) kinds.push(version);
  if ((from.constraints ?? '') !== (to.constraints ?? '')) kinds.push('constraints-changed');
  const hash = hashesKind(from, to, hashes);
  if (hash !== null) kinds.push(hash);
  if (kinds.length > 0) return kinds;
  return reordered || layoutDiffers(from, to) ? ['format-only'] : [];
}

function versionKind(from: string, to: string): ChangeKind | null {
  if (from === to) return null;
  const [older, newer] = [versionOf(from), versionOf(to)];
  const direction = older === null || newer === null ? 'none' : versionDirection(older, newer);
  return ({ up: 'version-upgraded', down: 'version-downgraded', none: 'version-changed' } as const)[
    direction
  ];
}

/** A new version has other hashes anyway. It is always named if Terraform no longer checks anything (T5). */
function hashesKind(from: ProviderLock, to: ProviderLock, hashes: readonly HashChange[]): ChangeKind | null {
  if (from.hashes.some(isChecked) && !to.hashes.some(isChecked)) return 'hashes-cleared';
  if (from.version !== to.version) return null;
  const added = hashes.some(({ status }) => status === 'added');
  const removed = hashes.some(({ status }) => status === 'removed');
  if (added) return removed ? 'hashes-replaced' : 'hashes-added';
  return removed ? 'hashes-removed' : null;
}

function compareHashes(from: ProviderLock | null, to: ProviderLock | null): readonly HashChange[] {
  const before = new Set(from?.hashes);
  const after = new Set(to?.hashes);
  const kept = [...after].map((hash): HashChange => ({ hash, status: before.has(hash) ? 'kept' : 'added' }));
  const removed = [...before].filter((hash) => !after.has(hash));
  return [...kept, ...removed.map((hash): HashChange => ({ hash, status: 'removed' }))];
}

function layoutDiffers(from: ProviderLock, to: ProviderLock): boolean {
  const sameList =
    from.hashes.length === to.hashes.length && from.hashes.every((hash, index) => hash === to.hashes[index]);
  return !sameList || from.constraints !== to.constraints;
}

function findReordered(from: LockFile | null, to: LockFile | null): ReadonlySet<string> {
  if (from === null || to === null) return new Set();
  const [before, after] = [addressesOf(from), addressesOf(to)];
  const old = [...before].filter((address) => after.has(address));
  const now = [...after].filter((address) => before.has(address));
  return new Set(now.filter((address, index) => address !== old[index]));
}

function addressesOf({ providers }: LockFile): ReadonlySet<string> {
  return new Set(providers.map(({ address }) => address));
}

function lockedVersion(entry: ProviderLock | null): LockedVersion | null {
  return entry === null ? null : { version: entry.version, constraints: entry.constraints };
}

/** The entries of one provider in two lock files; the addresses differ if the provider moved. */
type ProviderPair = Pick<ProviderChange, 'base' | 'head'>;

/** Every entry of both files in exactly one pair, in Terraform's order of the (new) addresses. */
function pairProviders(from: LockFile | null, to: LockFile | null): readonly ProviderPair[] {
  const before = entriesOf(from);
  const after = entriesOf(to);
  const removed = [...before.values()].filter(({ address }) => !after.has(address));
  const added = [...after.values()].filter(({ address }) => !before.has(address));
  const moves = findMoves(removed, added);
  const pairs = [...after.values()].map((head): ProviderPair => {
    return { base: before.get(head.address) ?? moves.get(head) ?? null, head };
  });
  const moved = new Set(moves.values());
  pairs.push(...removed.filter((base) => !moved.has(base)).map((base) => ({ base, head: null })));
  return pairs.toSorted((a, b) => compareAddresses(addressOf(a), addressOf(b)));
}

/** The new address of the pair, or the old one if the provider was removed. */
function addressOf({ base, head }: ProviderPair): string {
  return (head ?? base)?.address ?? '';
}

/** By address. A file that Terraform refuses may lock a provider twice: both lists of hashes are kept. */
function entriesOf(lockFile: LockFile | null): ReadonlyMap<string, ProviderLock> {
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
