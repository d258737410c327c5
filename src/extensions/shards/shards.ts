import { distinct } from '../../distinct.ts';
import { evidenceKey, type LockFileSides, planEvidence, versionBefore } from '../../evidence/plan.ts';
import type { ReportedPart } from '../../extension.ts';
import type { Change } from '../../lockfile/change.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import { type Settings, valueIn } from '../../policy/settings.ts';
import { sha256 } from '../../sha256.ts';
import type { Snapshot } from '../../source/source.ts';
import type { Content } from '../../source/tree.ts';
import type { Subject } from '../../subject/subject.ts';

export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** As many as GitHub runs of one matrix. */
export const mostShards = 256;

/** The changes of a shard. Those that need the same requests belong together, and a digest decides where. */
export function changesOfShard<C extends { readonly change: Change }>(
  changes: readonly C[],
  lockFiles: readonly LockFileSides[],
  { index, count }: Shard,
): readonly C[] {
  const leaderOf = groupsOf(changes, lockFiles);
  const placeOf = (leader: string) => (Number.parseInt(sha256(leader).slice(0, 12), 16) % count) + 1;
  return changes.filter(({ change }) => placeOf(leaderOf(keyOf(change))) === index);
}

/** The version at head; of a provider that was removed, the one at base. */
function keyOf({ provider, from, to }: Change): string {
  return evidenceKey(provider, (to ?? from)?.version ?? '');
}

/** Versions that belong in one shard: maps the key of each to the key that decides for its group. */
function groupsOf(changes: readonly { readonly change: Change }[], lockFiles: readonly LockFileSides[]) {
  const { requests } = planEvidence(changes);
  const keys = new Map(requests.map((request) => [request, evidenceKey(request.address, request.version)]));
  const listed = Map.groupBy(
    requests.filter(({ remarks }) => remarks),
    ({ address }) => address,
  );
  return leadersOf([
    ...changes.map(({ change }) => {
      const before = change.to === null ? null : versionBefore(change);
      return [keyOf(change), ...(before === null ? [] : [evidenceKey(before.address, before.version)])];
    }),
    ...[...listed.values()].map((same) => same.flatMap((request) => keys.get(request) ?? [])),
    ...sharedHashes(lockFiles, new Set(keys.values())),
  ]);
}

/** A hash in more versions is that of a manifest; in fewer, a package in two registries, or a copied line. */
const few = 3;

function sharedHashes(lockFiles: readonly LockFileSides[], planned: ReadonlySet<string>) {
  const holders = new Map<string, Set<string>>();
  const entries = lockFiles
    .flatMap(({ base, head }) => [base, head])
    .flatMap((file) => file?.providers ?? []);
  for (const { address, version, hashes } of entries) {
    const key = evidenceKey(address, version);
    if (!planned.has(key)) continue;
    for (const hash of hashes) {
      const keys = holders.get(hash) ?? new Set();
      if (keys.size <= few) holders.set(hash, keys.add(key));
    }
  }
  return [...holders.values()].filter(({ size }) => size > 1 && size <= few).map((keys) => [...keys]);
}

/** Joins sets that share a member. The least member of a set leads it, so that the order of joining does not matter. */
function leadersOf(sets: readonly (readonly string[])[]): (key: string) => string {
  const above = new Map<string, string>();
  const leaderOf = (key: string): string => {
    let leader = key;
    for (let next = above.get(leader); next !== undefined; next = above.get(leader)) leader = next;
    // The next look is short.
    if (leader !== key) above.set(key, leader);
    return leader;
  };
  for (const keys of sets) {
    const [leader, ...others] = distinct(keys.map(leaderOf)).toSorted();
    for (const other of others) above.set(other, String(leader));
  }
  return leaderOf;
}

/** The part with the changes `own`. @param isFirst whether findings about no change belong to it, such as a file that cannot be read */
export function partWith(subject: Subject, own: ReadonlySet<GroupedChange['change']>, isFirst: boolean) {
  const owned = new Map<string, boolean>();
  for (const { change, occurrences } of subject.changes) {
    const isOwn = own.has(change);
    for (const { path } of occurrences) {
      owned.set(placeKey({ path, provider: change.provider }), isOwn);
      if (change.movedFrom === null) continue;
      const before = placeKey({ path, provider: change.movedFrom });
      // An entry with the old address that is still there has a change of its own.
      if (!owned.has(before)) owned.set(before, isOwn);
    }
  }
  return {
    subject: {
      ...subject,
      changes: subject.changes.filter(({ change }) => own.has(change)),
      entries: subject.entries.filter(({ reviewed }) => own.has(reviewed.change)),
    },
    has: (finding: Parameters<ReportedPart['has']>[0]) => owned.get(placeKey(finding)) ?? isFirst,
  };
}

function placeKey({ path, provider }: Parameters<ReportedPart['has']>[0]): string {
  return JSON.stringify([path, provider]);
}

/** A digest of what was read around the lock files, which a working tree has without a commit that tells it. */
export function digestAround({ files, around, merge }: Pick<Subject, 'files' | 'around' | 'merge'>): string {
  return digestOf([files, around, merge], ['revision', 'base', 'head']);
}

/** A digest of what decides a review: program, revisions, lock files, settings, policy and what is around the lock files. Only reports with the same one can be joined. */
export function runIdentity(
  { base, head, files }: Pick<Snapshot, 'base' | 'head' | 'files'>,
  settings: Settings,
  version: string,
  around: string,
): string {
  const { rows, given, policy } = settings;
  const deciding = rows
    .filter(({ decides }) => decides !== false)
    .map((row) => [row.name, valueIn(settings, row), given.has(row.name)]);
  const digest = (content: Content) => (content.kind === 'file' ? sha256(content.bytes) : content);
  const reviewed = files.map(({ path, previousPath, status, base: before, head: after }) => [
    ...[path, previousPath, status],
    ...[digest(before), digest(after)],
  ]);
  return digestOf([version, base, head, deciding, policy.path, policy.sha256, reviewed, around]);
}

function digestOf(all: readonly unknown[], leftOut: readonly string[] = []): string {
  // Maps and sets as lists. Functions are left out: each is made of a text beside it.
  return sha256(
    JSON.stringify(all, (key, value) => {
      if (leftOut.includes(key)) return undefined;
      return value instanceof Map || value instanceof Set ? [...value] : value;
    }),
  );
}
