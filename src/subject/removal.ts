import { documentsOf } from '../evidence/evidence.ts';
import { consider, deleteAt, type Fix, initAgain, restore, type Step } from '../finding/fix.ts';
import { isChecked, isOfFiles, isSoundOfFiles } from '../hash.ts';
import { coveredPlatforms } from './coverage.ts';
import { faultsIn, hashesLine, lockNow, platformsNeeded, unlistedHashes } from './locked-entry.ts';
import { isMirrored, type LockedEntry, type Subject } from './subject.ts';
import { faultOf, isRefuted } from './worth.ts';

/** Removes a hash, or with the last one the whole list, as Terraform refuses an empty one; locks anew. */
export function removalFrom(entry: LockedEntry, subject: Subject): (line: number) => Fix {
  const { path, lock } = entry;
  const again = lockEntryAgain(entry, subject);
  const left = hashesLeft(entry);
  if (left.length === 0) return () => [deleteAt('hashes', path, hashesLine(lock)), again];
  const lost = lostH1(entry);
  const isShort = lost.length === 0 && faultsIn(entry, 'malformed').some(({ hash }) => isOfFiles(hash));
  const after: Fix = [
    ...(lost.length === 0 ? [] : [restore('h1', path)]),
    ...(!isShort && isWhole([...left, ...lost], entry, subject) ? [] : [again]),
  ];
  const unsure = entry.hashes.flatMap(({ worth, line }) => ('partial' in (faultOf(worth) ?? {}) ? line : []));
  return (line) => (unsure.includes(line) ? inAnHour : [deleteAt('hash', path, line), ...after]);
}

/** While packages are missing, nobody knows whether the line is right. */
const inAnHour: Fix = [
  { do: 'run-again', when: 'in an hour, because the registry did not offer every package of the release' },
  consider('delete the line and lock the provider again', 'if the registry still does not offer them'),
];

/** Locks the provider for every platform that is known. Only `init` uses the configured mirrors; `providers lock` does not. */
export function lockEntryAgain(entry: LockedEntry, subject: Subject): Step {
  const { path, lock, reviewed } = entry;
  return isMirrored(reviewed.evidence) ? initAgain(path, lock.address) : lockNow(entry, subject);
}

/** If there are any, every line that nothing supports can be deleted: Terraform accepts a list that is not empty. */
export function hashesLeft({ hashes }: LockedEntry): readonly string[] {
  return hashes.filter(({ worth }) => !isRefuted(worth)).map(({ hash }) => hash);
}

/** The h1 that the base lists for this version and the change takes away: no command knows their platforms. */
function lostH1({ base, lock, reviewed }: LockedEntry): readonly string[] {
  if (base?.address !== lock.address || base.version !== lock.version) return [];
  if (unlistedHashes(reviewed).size > 0) return [];
  const [present, { dropped }] = [new Set(lock.hashes), reviewed.evidence ?? {}];
  const isLost = (hash: string) => isSoundOfFiles(hash) && !present.has(hash);
  return base.hashes.filter((hash) => isLost(hash) && dropped?.get(hash)?.level !== 'none');
}

/** Whether the base's hashes can be restored: none is wrong and, for an entry without any, each is known to be right. No later run checks them. */
export function mayComeBack({ base, lock, reviewed }: LockedEntry): boolean {
  const { dropped, proofs } = reviewed.evidence ?? {};
  const isBare = !lock.hashes.some(isChecked);
  return (base?.version === lock.version ? base.hashes : []).every((hash) => {
    const proof = dropped?.get(hash) ?? proofs?.get(hash);
    return isBare ? proof && 'platform' in proof : proof?.level !== 'none';
  });
}

/** Whether an entry with these hashes has an h1 for each platform, and every zh of `providers lock`: then no command adds anything. */
export function isWhole(hashes: readonly string[], entry: LockedEntry, subject: Subject): boolean {
  const { evidence } = entry.reviewed;
  const h1 = hashes.filter(isSoundOfFiles);
  if (h1.length === 0 || evidence?.release.kind !== 'known') return false;
  const covered: ReadonlySet<string | null> = coveredPlatforms(h1, evidence);
  if (!platformsNeeded(entry, subject).every((platform) => covered.has(platform))) return false;
  const documents = documentsOf(evidence);
  const present = new Set(hashes);
  // With one document per platform, `providers lock` writes only the zh of the platforms that it locks.
  const isWritten = (platform: string | null) => documents.length === 1 || covered.has(platform);
  return documents.every(({ entries }) =>
    entries.every(({ hash, platform }) => present.has(hash) || !isWritten(platform)),
  );
}
