import { distinct } from '../distinct.ts';
import { documentsOf, type HashProof, unaskable, unsupported } from '../evidence/evidence.ts';
import { allOf, commandIn, consider, type Fix, lockAgain, type Step } from '../finding/fix.ts';
import { listed } from '../finding/sentence.ts';
import { isChecked, isOfFiles, isSoundOfZip } from '../hash.ts';
import { toolNamedBy } from '../lockfile/layout.ts';
import type { LockFile, ProviderLock } from '../lockfile/lock-file.ts';
import { openWeakMemory } from '../memory.ts';
import { pinnedKeysFor, platformsFor } from '../policy/policy.ts';
import { h1Platforms, platformsBefore, platformsOfBase, publishedPlatforms } from './coverage.ts';
import {
  isMirrored,
  type LockedEntry,
  type LockedHash,
  type ReviewedChange,
  type Subject,
} from './subject.ts';
import { faultOf, type HashFault, isRefuted, standingOf, worthOf } from './worth.ts';

/** Every provider block of the changes at head, with what each of its hashes is worth. */
export function entriesOf({
  changes,
  settings,
  now,
}: Pick<Subject, 'changes' | 'settings' | 'now'>): readonly LockedEntry[] {
  return changes.flatMap((reviewed) => {
    const { change, evidence } = reviewed;
    const outlived = outlivedHashes(reviewed);
    const standing = standingOf(evidence);
    return reviewed.occurrences.flatMap(({ path, base, head: lock, onlyMoved = false }): LockedEntry[] => {
      if (lock === null) return [];
      const circumstances = {
        path,
        provider: change.provider,
        version: lock.version,
        standing,
        unchecked: !lock.hashes.some(isChecked),
        settings,
        now,
      };
      const hashes = lock.hashes.map((hash, index): LockedHash => {
        const proof = evidence?.proofs.get(hash) ?? withoutAnswer(evidence);
        return {
          hash,
          line: lock.lines.hashes[index] ?? lock.lines.block,
          worth: worthOf(hash, proof, { ...circumstances, outlived: outlived.has(hash) }),
        };
      });
      return [{ path, lock, base, onlyMoved, reviewed, standing, hashes }];
    });
  });
}

/** The proof of a hash without a separate answer follows from its release. A hash never passes unchecked. */
function withoutAnswer(evidence: ReviewedChange['evidence']): HashProof {
  if (evidence?.release.kind === 'unavailable') return unaskable(evidence.release);
  return unsupported('nothing is known about it');
}

/** The {@link unlistedHashes} where the run has seen that the release has other packages now: it was published again, or swapped (T21). */
export function outlivedHashes(reviewed: ReviewedChange): ReadonlySet<string> {
  const { hashedPackages = 0, release } = reviewed.evidence ?? {};
  // Lists of digests alone do not tell which of them is wrong: a package does, or documents that contradict each other.
  const hasSeen = release?.kind === 'known' && (hashedPackages > 0 || release.value.disagreements.length > 0);
  return hasSeen ? unlistedHashes(reviewed) : new Set();
}

/** The zh of the base for this version if the registry no longer supports any of its packages. */
export function unlistedHashes({ change, evidence }: ReviewedChange): ReadonlySet<string> {
  const none: ReadonlySet<string> = new Set();
  const { provider, movedFrom, from, to } = change;
  // A mirror need not have every package, so a missing package says nothing about the release.
  if (evidence === null || isMirrored(evidence)) return none;
  if (from === null || from.version !== to?.version) return none;
  if (movedFrom !== null && movedFrom !== provider) return none;
  const outlived = new Set<string>();
  for (const { hash, status } of change.hashes) {
    if (status === 'added') continue;
    const proof = evidence.proofs.get(hash) ?? evidence.dropped.get(hash);
    if (proof === undefined) continue;
    if ('platform' in proof) {
      if (proof.platform !== null) return none;
    } else if (isSoundOfZip(hash)) {
      // An h1 alone says little, because some tools repack providers. A known origin shows that the entry was wrong before.
      if (proof.level === 'unavailable' || proof.belongsTo !== null) return none;
      outlived.add(hash);
    }
  }
  return outlived;
}

/** Whether the entry is what `init` leaves of a package that it did not download: the h1 of one folder, and nothing signed. */
export function isOneFolder({ lock: { hashes } }: Pick<LockedEntry, 'lock'>): boolean {
  return hashes.length === 1 && hashes.every(isOfFiles);
}

/** The step before more hashes are locked if different keys signed the release and the policy does not pin each (T13): a rule judges only the keys of what is locked already. */
export function keyDoubt({ lock, reviewed }: LockedEntry, { settings }: Pick<Subject, 'settings'>) {
  const documents = reviewed.evidence?.documents ?? documentsOf(reviewed.evidence);
  const keys = documents.flatMap(({ signature: one }) => (one.kind === 'good' ? [one.fingerprint] : []));
  const pinned = pinnedKeysFor(settings, lock.address) ?? keys.slice(0, 1);
  const advice = `ask the publisher whether the keys ${listed(
    distinct(keys).map((key) => `\`${key}\``),
    3,
  )} are theirs; if so, pin all of them ("signing-keys" in the policy) and run \`lockproof lock\``;
  return keys.every((key) => pinned.includes(key)) ? null : consider(advice);
}

/** Locks the provider for every platform that is known. If the entry has or had more h1 than that, or else another entry of the file has, it says so. */
export function lockNow(entry: LockedEntry, subject: Subject): Step {
  const { path, lock, base, hashes } = entry;
  // Somebody meant a platform with a malformed h1, too.
  const isMeant = ({ worth }: LockedHash) => !isRefuted(worth) || faultOf(worth)?.kind === 'malformed';
  const good = hashes.filter((one) => isOfFiles(one.hash) && isMeant(one));
  const own = Math.max(good.length, base?.hashes.filter(isOfFiles).length ?? 0);
  const file = own > 0 ? null : subject.files.find(({ revision }) => revision.path === path)?.head?.lockFile;
  return lockAgain(path, lock.address, platformsToLock(entry, subject), file ? mostH1(file) : own);
}

/** The platforms to lock after an edit: of the entry's hashes now and before, and those required; else those of the file's other entries. */
export function platformsToLock(entry: LockedEntry, subject: Subject): readonly string[] {
  if (platformsTold(entry).length > 0) return platformsNeeded(entry, subject);
  const others = platformsOfFile(entry.path, subject);
  return distinct([...platformsFor(subject.settings, entry.path), ...others])
    .filter(isOffered(entry))
    .toSorted();
}

/** The platforms that an entry must have, and those that it has or had an h1 for, as far as known and published. */
export function platformsNeeded(entry: LockedEntry, { settings }: Subject): readonly string[] {
  return distinct([
    ...platformsFor(settings, entry.path).filter(isOffered(entry)),
    ...platformsTold(entry),
  ]).toSorted();
}

function isOffered({ reviewed }: LockedEntry): (platform: string) => boolean {
  const published = publishedPlatforms(reviewed.evidence);
  return (platform) => published.size === 0 || published.has(platform);
}

function platformsTold(entry: LockedEntry): readonly string[] {
  return [
    ...platformsBefore(entry.base, entry.reviewed),
    ...h1Platforms(entry.lock.hashes, entry.reviewed.evidence),
  ];
}

/** The platforms that a lock file must have, and those that its entries have or had an h1 for, as far as this review knows them. */
export function platformsOfFile(path: string, { entries, settings }: Subject): readonly string[] {
  return distinct([
    ...platformsFor(settings, path),
    ...(h1PlatformsByFile(entries).get(path) ?? []),
  ]).toSorted();
}

/** How many h1 the entry with the most of them has. */
export const mostH1 = openWeakMemory(({ providers }: LockFile) =>
  Math.max(0, ...providers.map(({ hashes }) => hashes.filter(isOfFiles).length)),
);

/** Makes entries anew for every platform of the file: `init -upgrade` would change the others too, and keep the h1 of one machine. */
export function entriesAnew(
  path: string,
  lockFile: LockFile,
  addresses: readonly string[],
  subject: Subject,
  platforms = platformsOfFile(path, subject),
): Fix {
  const locks = lockFile.providers.filter(({ address }) => addresses.includes(address));
  const places = locks.map(({ lines }) => ({ path, line: lines.block }));
  const all = allOf(platforms, mostH1(lockFile));
  const command = commandIn(path, toolNamedBy('', lockFile), 'providers lock', all);
  return [
    ...(places.length === 0 ? [] : [{ do: 'delete', what: 'entry', places } as const]),
    { do: 'run', commands: [{ ...command, providers: addresses }] },
  ];
}

/** Remembered: every finding of a file asks, and a hostile file has thousands. */
const h1PlatformsByFile = openWeakMemory((entries: Subject['entries']) => {
  const byFile = new Map<string, Set<string>>();
  for (const { path, base, lock, reviewed } of entries) {
    const platforms = byFile.get(path) ?? new Set();
    byFile.set(path, platforms);
    const had = (base?.hashes ?? []).filter(isOfFiles).flatMap(platformsOfBase(reviewed));
    for (const platform of [...had, ...h1Platforms(lock.hashes, reviewed.evidence)]) platforms.add(platform);
  }
  return byFile;
});

/** Whether an entry has neither h1 nor zh, so that Terraform installs whatever it gets (F2, T5). */
export function hasNoChecks({ hashes }: LockedEntry): boolean {
  return !hashes.some(({ hash }) => isChecked(hash));
}

/** The line where the list of hashes begins; the line of the block where there is no list. */
export function hashesLine({ lines }: ProviderLock): number {
  return lines.hashesArgument ?? lines.block;
}

/** Whether an answer about an entry is missing, so that the run is incomplete. */
export function hasOpenQuestion({ hashes, reviewed, standing }: LockedEntry): boolean {
  const isWaived =
    standing.kind === 'untrusted-host' && hashes.some(({ worth }) => worth.kind === 'accepted');
  const isUnanswered = reviewed.evidence?.release.kind === 'unavailable' && !isWaived;
  return isUnanswered || hashes.some(({ worth }) => worth.kind === 'open');
}

/** The hashes of an entry with a fault of these kinds, accepted or not. */
export function faultsIn<K extends HashFault['kind']>({ hashes }: LockedEntry, ...kinds: readonly K[]) {
  type Fault = Extract<HashFault, { kind: K }>;
  const isOfKinds = (fault: HashFault): fault is Fault => kinds.some((kind) => kind === fault.kind);
  return hashes.flatMap((locked): (LockedHash & { readonly fault: Fault })[] => {
    const fault = faultOf(locked.worth);
    return fault !== null && isOfKinds(fault) ? [{ ...locked, fault }] : [];
  });
}
