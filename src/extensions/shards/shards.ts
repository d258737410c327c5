import { evidenceKey, type LockFileSides, planEvidence, versionBefore } from '../../evidence/plan.ts';
import type { Change } from '../../lockfile/change.ts';
import { sha256 } from '../../sha256.ts';

/** One of several runs that share the work of one review. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** As many as GitHub runs of one matrix. */
export const mostShards = 256;

/**
 * The changes whose provider versions a shard asks about. Each change belongs to exactly one shard, and what two changes would both ask about belongs
 * to one shard with both: a version that one upgrade leaves and another one reaches, the list of versions of a provider, a release that two addresses
 * share. So no provider version is asked about twice. A digest decides, so that an unrelated change elsewhere moves nothing to another shard.
 *
 * @param lockFiles every lock file that was read
 */
export function changesOfShard<C extends { readonly change: Change }>(
  changes: readonly C[],
  lockFiles: readonly LockFileSides[],
  { index, count }: Shard,
): readonly C[] {
  const groups = groupsOf(changes, lockFiles);
  return changes.filter(({ change }) => placeOf(groups.leaderOf(keyOf(change)), count) === index);
}

/** The version at head; of a provider that was removed, the one at base. */
function keyOf({ provider, from, to }: Change): string {
  return evidenceKey(provider, (to ?? from)?.version ?? '');
}

function placeOf(leader: string, count: number): number {
  return (Number.parseInt(sha256(leader).slice(0, 12), 16) % count) + 1;
}

function groupsOf(
  changes: readonly { readonly change: Change }[],
  lockFiles: readonly LockFileSides[],
): Groups {
  const groups = new Groups();
  for (const { change } of changes) {
    const before = versionBefore(change);
    groups.join([
      keyOf(change),
      ...(before === null || change.to === null ? [] : [evidenceKey(before.address, before.version)]),
    ]);
  }
  const { requests } = planEvidence(changes);
  const listed = requests.filter(({ remarks }) => remarks);
  for (const same of Map.groupBy(listed, ({ address }) => address).values())
    groups.join(same.map(({ address, version }) => evidenceKey(address, version)));
  for (const keys of sharedHashes(lockFiles, new Set(requests.map(keyOfRequest)))) groups.join(keys);
  return groups;
}

function keyOfRequest({ address, version }: { readonly address: string; readonly version: string }): string {
  return evidenceKey(address, version);
}

/**
 * A hash that few provider versions list is one package that two registries serve, or a hash that somebody copied, whose origin the other entry tells.
 * A hash that many list is that of a manifest, which hundreds of releases have in common.
 */
const few = 3;

function sharedHashes(
  lockFiles: readonly LockFileSides[],
  planned: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const holders = new Map<string, Set<string>>();
  const entries = lockFiles
    .flatMap(({ base, head }) => [base, head])
    .flatMap((file) => file?.providers ?? []);
  for (const { address, version, hashes } of entries) {
    const key = evidenceKey(address, version);
    if (!planned.has(key)) continue;
    for (const hash of hashes) {
      const keys = holders.get(hash);
      if (keys === undefined) holders.set(hash, new Set([key]));
      else if (keys.size <= few) keys.add(key);
    }
  }
  return [...holders.values()].filter(({ size }) => size > 1 && size <= few).map((keys) => [...keys]);
}

/** Sets that can be joined. The least member of a set is its leader, so that the order of joining does not matter. */
class Groups {
  readonly #above = new Map<string, string>();

  join(keys: readonly string[]): void {
    const leaders = [...new Set(keys.map((key) => this.leaderOf(key)))].sort();
    const [leader, ...others] = leaders;
    if (leader === undefined) return;
    for (const other of others) this.#above.set(other, leader);
  }

  leaderOf(key: string): string {
    let leader = key;
    for (let above = this.#above.get(leader); above !== undefined; above = this.#above.get(leader))
      leader = above;
    // The next look is short.
    if (leader !== key) this.#above.set(key, leader);
    return leader;
  }
}
