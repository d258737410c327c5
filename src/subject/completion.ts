import { hostOf } from '../address/address.ts';
import {
  documentsOf,
  type Evidence,
  type HashProof,
  type Release,
  type ReleaseHashes,
  type VersionEvidence,
} from '../evidence/evidence.ts';
import { type Completion, evidenceKey } from '../evidence/plan.ts';
import { isOfFiles, isSoundOfZip } from '../hash.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { isLimit } from '../outcome.ts';
import { acceptsWordOf, platformsFor } from '../policy/policy.ts';
import type { Settings } from '../policy/settings.ts';
import { platformOf } from './coverage.ts';
import { unlistedHashes } from './locked-entry.ts';
import { isMirrored } from './signers.ts';
import type { LockedEntry, LockedHash, ReviewedFile, Subject } from './subject.ts';
import { faultOf, isRefuted } from './worth.ts';

/* Decides with what an entry may be completed. Only proven hashes count, and those on somebody's word where the policy accepts that word. */

/**
 * What has to be learnt to complete these lock files.
 *
 * @param asked the platforms that the user names; empty: none
 */
export function completionOf(
  files: readonly ReviewedFile[],
  settings: Settings,
  asked: readonly string[],
): Completion {
  return {
    lacking(evidence) {
      const lacking = new Map<string, Set<string>>();
      for (const { revision, head } of files) {
        const providers = head?.lockFile?.providers ?? [];
        const wanted = wantedPlatforms(revision.path, locksWith(evidence, providers), settings, asked);
        for (const lock of providers) {
          const key = evidenceKey(lock.address, lock.version);
          const platforms = lacking.get(key) ?? new Set<string>();
          for (const platform of lackedBy(lock, wanted, evidence.get(key) ?? null)) platforms.add(platform);
          lacking.set(key, platforms);
        }
      }
      return new Map([...lacking].map(([key, platforms]) => [key, [...platforms]]));
    },
    acceptsWordOf: (host) => acceptsWordOf(settings, host),
  };
}

interface LockWithEvidence {
  readonly lock: Pick<ProviderLock, 'hashes'>;
  readonly evidence: VersionEvidence | null;
}

function locksWith(evidence: Evidence, providers: readonly ProviderLock[]): readonly LockWithEvidence[] {
  return providers.map((lock) => ({
    lock,
    evidence: evidence.get(evidenceKey(lock.address, lock.version)) ?? null,
  }));
}

/** The platforms whose h1 each entry of a lock file should have: those that the user names, else those that the policy requires, else those that the file has. */
export function wantedPlatforms(
  path: string,
  locks: readonly LockWithEvidence[],
  settings: Settings,
  asked: readonly string[],
): readonly string[] {
  if (asked.length > 0) return asked;
  const required = platformsFor(settings, path);
  if (required.length > 0) return required;
  return [
    ...new Set(locks.flatMap(({ lock, evidence }) => [...h1Platforms(lock, evidence, () => true)])),
  ].sort();
}

/** Terraform records the h1 of the unpacked package. Where that of the archive differs, an entry that has only the latter lacks the former. */
function lackedBy(
  lock: Pick<ProviderLock, 'hashes'>,
  wanted: readonly string[],
  evidence: VersionEvidence | null,
): readonly string[] {
  const present = h1Platforms(
    lock,
    evidence,
    (proof) => proof.level !== 'computed' || proof.flavour !== 'archive',
  );
  return wanted.filter((platform) => !present.has(platform));
}

function h1Platforms(
  { hashes }: Pick<ProviderLock, 'hashes'>,
  evidence: VersionEvidence | null,
  counts: (proof: HashProof) => boolean,
): ReadonlySet<string> {
  const proofs = hashes
    .filter(isOfFiles)
    .flatMap((hash) => evidence?.proofs.get(hash) ?? [])
    .filter(counts);
  return new Set(proofs.flatMap((proof) => platformOf(proof) ?? []));
}

/** A hash that an entry lacks and may have. */
export interface MissingHash {
  readonly hash: string;
  /** `null` for a file that is not a package. */
  readonly platform: string | null;
  /** Whether a signature covers it, or it was computed from such a package; otherwise the policy accepts somebody's word for it. */
  readonly isProven: boolean;
}

/** Why the h1 of a wanted platform is not among the missing hashes. */
export interface MissedPlatform {
  readonly platform: string;
  readonly reason: string;
  /** `absent`: the registry has no such package; `limit`: the run may not download more; else the package could not be had. */
  readonly kind: 'absent' | 'limit' | 'unavailable';
}

/** Every signed zh that an entry lacks, and the h1 of the platforms. A zh on somebody's word counts only for the platforms. */
export function missingFrom(
  { lock, reviewed: { evidence } }: Pick<LockedEntry, 'lock' | 'reviewed'>,
  platforms: readonly string[],
  settings: Settings,
): readonly MissingHash[] {
  const present = new Set(lock.hashes);
  const lacked = lackedBy(lock, platforms, evidence);
  return [...(evidence?.completion?.proofs ?? [])].flatMap(([hash, proof]): readonly MissingHash[] => {
    if (present.has(hash)) return [];
    const platform = platformOf(proof);
    const counts = mayBeAdded(hash, proof, { platforms, lacked, settings });
    return counts ? [{ hash, platform, isProven: proof.level !== 'asserted' }] : [];
  });
}

interface Wish {
  readonly platforms: readonly string[];
  readonly lacked: readonly string[];
  readonly settings: Settings;
}

function mayBeAdded(hash: string, proof: HashProof, { platforms, lacked, settings }: Wish): boolean {
  switch (proof.level) {
    case 'signed':
      return true;
    case 'computed':
      return lacked.includes(proof.platform);
    case 'asserted': {
      const wanted = isOfFiles(hash) ? lacked : platforms;
      return proof.platform !== null && wanted.includes(proof.platform) && acceptsWordOf(settings, proof.by);
    }
    case 'announced':
    case 'none':
    case 'unavailable':
      return false;
  }
}

/** The wanted platforms whose package could not be hashed. */
export function missedBy(
  { lock, reviewed: { evidence } }: Pick<LockedEntry, 'lock' | 'reviewed'>,
  platforms: readonly string[],
): readonly MissedPlatform[] {
  const missed = evidence?.completion?.missed;
  return lackedBy(lock, platforms, evidence).flatMap((platform): readonly MissedPlatform[] => {
    const outcome = missed?.get(platform);
    if (outcome === undefined) return [];
    if (outcome.kind === 'absent')
      return [{ platform, kind: 'absent', reason: `${outcome.what} does not exist` }];
    return [{ platform, kind: isLimit(outcome.code) ? 'limit' : 'unavailable', reason: outcome.cause }];
  });
}

/** Why an entry is left as it is. */
export interface Obstacle {
  /** An answer is missing, so another run may go further. */
  readonly open: boolean;
  /** The release may be another than the one that was locked, which is wrong even where the policy lets the hashes of the entry pass. */
  readonly suspect: boolean;
  /** A clause without a full stop. */
  readonly reason: string;
}

/** `null` where the entry may be completed. */
export function obstacleTo(entry: LockedEntry): Obstacle | null {
  const { evidence } = entry.reviewed;
  if (evidence === null) return shut('nothing is known about its release');
  if (isMirrored(evidence)) return shut('only a mirror was asked, and the word of a mirror proves nothing');
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
  return shut(`${host} signs none of its checksums, and the policy does not accept the word of ${host}`);
}

function shut(reason: string): Obstacle {
  return { open: false, suspect: false, reason };
}

function suspected(reason: string): Obstacle {
  return { open: false, suspect: true, reason };
}

/**
 * Whether the evidence is against every hash of the entry, and nobody knows where they come from. With the hashes of the release that the
 * registry has now, Terraform would install what these hashes refuse (T21). Hashes of another version are a mistake that the right ones mend.
 */
function isOtherRelease({ hashes, reviewed }: LockedEntry): boolean {
  const supported = hashes.some(({ worth }) => !isRefuted(worth));
  return unlistedHashes(reviewed).size > 0 || (hashes.some(isUnknown) && !supported);
}

/** The evidence is against it, and nobody knows where it comes from. */
function isUnknown({ worth }: LockedHash): boolean {
  const fault = faultOf(worth)?.kind;
  return fault === 'unsupported' || fault === 'outlived';
}

/**
 * Whether a part of the release may have been swapped. A planted hash is a line more beside all packages of the release. A swap puts other packages in
 * place of those that the entry knows: it has hashes that nobody knows, or only those of other files of the release, and lacks packages. A
 * release that got a platform more leaves every hash of the entry right.
 */
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

/**
 * The platforms of packages that an entry lacks, although a checksum document lists them beside packages that it has: `init` writes a whole document,
 * so they came after the entry was locked, or others were there before under their names. Nothing tells which.
 */
export function platformsSince({ lock, reviewed: { evidence } }: LockedEntry): readonly string[] {
  const present = new Set(lock.hashes);
  const since = documentsOf(evidence).flatMap(({ entries }) => {
    const packages = entries.filter(({ platform }) => platform !== null);
    return packages.some(({ hash }) => present.has(hash))
      ? packages.filter(({ hash }) => !present.has(hash)).flatMap(({ platform }) => platform ?? [])
      : [];
  });
  return [...new Set(since)].sort();
}

/** Whether the evidence is against a hash so that it may be removed. A hash of a release that was published again is left for a person to judge. */
export function mayBeRemoved({ worth }: LockedHash): boolean {
  return worth.kind === 'unproven' && isRefuted(worth) && worth.fault.kind !== 'outlived';
}

/** What is known when the missing hashes are in the lock files: each of them has the proof for which it was added. */
export function evidenceAfter({ changes }: Pick<Subject, 'changes'>): Evidence {
  return new Map(
    changes.flatMap(({ change: { provider, to }, evidence }) => {
      if (to === null || evidence === null) return [];
      const proofs = new Map([...(evidence.completion?.proofs ?? []), ...evidence.proofs]);
      return [[evidenceKey(provider, to.version), { ...evidence, proofs }] as const];
    }),
  );
}
