import { hostOf } from '../../address/address.ts';
import { documentsOf, type HashProof, type Release } from '../../evidence/evidence.ts';
import type { Finding } from '../../finding/finding.ts';
import { entryKey } from '../../finding/fix.ts';
import { isOfFiles, isSoundOfZip } from '../../hash.ts';
import { isLimit } from '../../outcome.ts';
import { acceptsWordOf } from '../../policy/policy.ts';
import type { Settings } from '../../policy/settings.ts';
import { platformOf } from '../../subject/coverage.ts';
import { keyDoubt, unlistedHashes } from '../../subject/locked-entry.ts';
import { isMirrored, type LockedEntry, type LockedHash } from '../../subject/subject.ts';
import { faultOf, isRefuted } from '../../subject/worth.ts';
import type { ReleaseHashes } from './learn.ts';
import { lackedBy } from './wanted.ts';

/* Decides which hashes complete an entry: proven ones, and unsigned ones if the policy accepts them. */

export interface Offer {
  readonly added: readonly MissingHash[];
  /** Platforms whose h1 is wanted and could not be had. */
  readonly missed: readonly MissedPlatform[];
  /** Platforms of the release that are added and that the entry does not know; usually empty. */
  readonly since: readonly string[];
  /** Why the entry is left as it is; `null` if nothing is in the way. */
  readonly obstacle: Obstacle | null;
}

export interface MissingHash {
  readonly hash: string;
  /** `null` for a file that is not a package. */
  readonly platform: string | null;
  /** Signed, or computed from a signed package; otherwise the policy accepts it without a signature. */
  readonly isProven: boolean;
}

export interface MissedPlatform {
  readonly platform: string;
  readonly reason: string;
  /** `absent`: the registry has no such package; `limit`: the run may not download more; `left`: the entry is left alone. */
  readonly kind: 'absent' | 'limit' | 'unavailable' | 'left';
}

export interface Obstacle {
  /** An answer is missing, so a later run may go further. */
  readonly open: boolean;
  /** Perhaps not the locked release: wrong even if the policy lets the hashes of the entry pass. */
  readonly suspect: boolean;
  readonly reason: string;
}

/** With such an error, nothing that a registry says about the release gets into a lock file. */
const aboutRelease: ReadonlySet<string> = new Set([
  'provenance-mismatch',
  'provenance-missing',
  'registry-disagrees',
  'release-republished',
  'signature-invalid',
  'signing-key-changed',
  'unexpected-signer',
  'untrusted-host',
  'version-not-found',
]);

export function offersFor(
  settings: Settings,
  findings: readonly Finding[],
): (entry: LockedEntry, platforms: readonly string[]) => Offer {
  const doubts = new Map(
    findings
      .filter(({ rule, severity, hash }) => severity === 'error' && hash === null && aboutRelease.has(rule))
      .map((finding) => [entryKey(finding), shut(`${finding.rule} is reported about it`)]),
  );
  // Only a warning. But which of the two is right, no hash in a lock file should decide.
  const disputes = findings.filter((one) => one.rule === 'witness-disagrees' && one.waived === undefined);
  return (entry, platforms) => {
    const key = entryKey({ path: entry.path, provider: entry.lock.address });
    const lacked = lackedBy(entry.lock, platforms, entry.reviewed.evidence);
    const leave = (obstacle: Obstacle | null): Offer => {
      const missed = lacked.map((platform) => ({ platform, kind: 'left', reason: '' }) as const);
      return { added: [], missed: obstacle?.open === false ? missed : [], since: [], obstacle };
    };
    const obstacle = obstacleTo(entry) ?? doubts.get(key) ?? null;
    const learnt = entry.reviewed.evidence?.completion;
    if (obstacle !== null || learnt === undefined) return leave(obstacle);
    const added = missingFrom(entry, learnt, { platforms, lacked, settings });
    if (added.length > 0 || entry.hashes.some(mayBeRemoved)) {
      const keys = keyDoubt(entry, { settings });
      if (keys !== null) return leave(suspected(`different keys signed its packages; ${keys.advice}`));
      if (disputes.some((one) => entryKey(one) === key)) return leave(disputed);
    }
    const missed = lacked.flatMap((platform) => missedOf(platform, learnt));
    return { added, missed, since: platformsSince(entry), obstacle };
  };
}

const disputed = suspected(
  "the two public registries disagree about it (witness-disagrees); compare its checksums with those on the publisher's release page, and waive the finding if they are the same",
);

interface Wish {
  readonly platforms: readonly string[];
  readonly lacked: readonly string[];
  readonly settings: Settings;
}

/** Every signed zh that an entry lacks, and h1 of the platforms; an unsigned zh only for these. */
function missingFrom({ lock }: LockedEntry, { proofs }: ReleaseHashes, wish: Wish): readonly MissingHash[] {
  const present = new Set(lock.hashes);
  return [...proofs].flatMap(([hash, proof]) =>
    !present.has(hash) && mayBeAdded(hash, proof, wish)
      ? [{ hash, platform: platformOf(proof), isProven: proof.level !== 'asserted' }]
      : [],
  );
}

function mayBeAdded(hash: string, proof: HashProof, { platforms, lacked, settings }: Wish): boolean {
  if (proof.level === 'computed') return lacked.includes(proof.platform);
  if (proof.level !== 'asserted') return proof.level === 'signed';
  const wanted = isOfFiles(hash) ? lacked : platforms;
  return proof.platform !== null && wanted.includes(proof.platform) && acceptsWordOf(settings, proof.by);
}

function missedOf(platform: string, { missed }: ReleaseHashes): readonly MissedPlatform[] {
  const outcome = missed.get(platform);
  if (outcome === undefined) return [];
  if (outcome.kind === 'absent')
    return [{ platform, kind: 'absent', reason: 'there is no signed package for it' }];
  const kind = isLimit(outcome.code) || outcome.code === 'time' ? 'limit' : 'unavailable';
  return [{ platform, kind, reason: outcome.cause }];
}

function obstacleTo(entry: LockedEntry): Obstacle | null {
  const { evidence } = entry.reviewed;
  if (evidence === null) return shut('nothing is known about its release');
  if (isMirrored(evidence)) return shut("only a mirror answered, and a mirror's statement proves nothing");
  const { release, completion } = evidence;
  if (release.kind === 'absent') return shut(`${release.what} does not exist`);
  if (release.kind === 'unavailable') return { open: true, suspect: false, reason: release.cause };
  if (completion === undefined) return obstacleInRelease(release.value, hostOf(evidence.address));
  if (isOtherRelease(entry))
    return suspected(
      'none of its hashes belongs to the release that the registry has now, which may not be the one that was locked',
    );
  return isChangedRelease(entry, completion)
    ? suspected(
        'some of its hashes belong to no package of the release that the registry has now, and that release has packages which it lacks, so it may not be the one that was locked; compare the entry with the base branch and ask the publisher, and only if the release is right remove the entry and lock it anew',
      )
    : null;
}

function obstacleInRelease({ documents, disagreements }: Release, host: string): Obstacle {
  const [contradiction] = disagreements;
  if (contradiction !== undefined) return shut(contradiction);
  for (const { signature } of documents) {
    if (signature.kind === 'bad') return shut(`the signature of its checksums is bad: ${signature.reason}`);
    if (signature.kind === 'unavailable') return { open: true, suspect: false, reason: signature.reason };
  }
  return shut(`${host} lists no signing key for it, and the policy accepts no unsigned hash from ${host}`);
}

function shut(reason: string): Obstacle {
  return { open: false, suspect: false, reason };
}

function suspected(reason: string): Obstacle {
  return { open: false, suspect: true, reason };
}

/** Whether the evidence is against every hash and nobody knows their origin: then none is replaced (T21). */
function isOtherRelease({ hashes, reviewed }: LockedEntry): boolean {
  const supported = hashes.some((hash) => !isRefuted(hash.worth) && !isUnknown(hash));
  return unlistedHashes(reviewed).size > 0 || (hashes.some(isUnknown) && !supported);
}

/** The evidence is against it, and nobody knows where it comes from. */
function isUnknown({ worth }: LockedHash): boolean {
  const fault = faultOf(worth)?.kind;
  return fault === 'unsupported' || fault === 'outlived';
}

/** Whether a part of the release may have been swapped: packages are missing, and the hashes are unknown. */
function isChangedRelease({ lock, hashes, reviewed }: LockedEntry, { proofs }: ReleaseHashes): boolean {
  const isPackage = (hash: string, proof: HashProof | undefined): boolean =>
    isSoundOfZip(hash) && platformOf(proof) !== null;
  const present = new Set(lock.hashes);
  const lacks = [...proofs].some(([hash, proof]) => isPackage(hash, proof) && !present.has(hash));
  if (!lacks) return false;
  if (hashes.some(isUnknown)) return true;
  const known = reviewed.evidence?.proofs;
  const listed = lock.hashes.filter((hash) => known?.get(hash)?.level === 'signed');
  return listed.length > 0 && !listed.some((hash) => isPackage(hash, known?.get(hash)));
}

function platformsSince({ lock, reviewed: { evidence } }: LockedEntry): readonly string[] {
  const present = new Set(lock.hashes);
  const since = documentsOf(evidence).flatMap(({ entries }) => {
    const packages = entries.filter(({ platform }) => platform !== null);
    return packages.some(({ hash }) => present.has(hash))
      ? packages.filter(({ hash }) => !present.has(hash)).flatMap(({ platform }) => platform ?? [])
      : [];
  });
  return [...new Set(since)].sort();
}

/** Whether the evidence refutes a hash. A person judges one of a release that was published again. */
export function mayBeRemoved({ worth }: LockedHash): boolean {
  return worth.kind === 'unproven' && isRefuted(worth) && worth.fault.kind !== 'outlived';
}
