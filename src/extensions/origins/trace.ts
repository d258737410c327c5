import {
  documentsOf,
  type Evidence,
  type HashOrigin,
  type HashProof,
  readableEntries,
  type VersionEvidence,
} from '../../evidence/evidence.ts';
import { evidenceKey, type LockFileSides } from '../../evidence/plan.ts';
import type { LearntFacts } from '../../evidence/step.ts';

export interface LostHash {
  readonly of: VersionEvidence;
  /** `dropped`: only the base has it. */
  readonly list: 'proofs' | 'dropped';
  readonly hash: string;
  readonly proof: Extract<HashProof, { level: 'none' }>;
}

export function lostHashes(evidence: Evidence): readonly LostHash[] {
  return [...evidence.values()].flatMap((of) =>
    (['proofs', 'dropped'] as const).flatMap((list) =>
      [...of[list]].flatMap(([hash, proof]) => (proof.level === 'none' ? [{ of, list, hash, proof }] : [])),
    ),
  );
}

export interface Sighting {
  readonly hash: string;
  readonly origin: HashOrigin;
}

/** Names the best origin of each hash among the sightings. A hash without one stays as it is. */
export function withOrigins(lost: readonly LostHash[], sightings: readonly Sighting[]): readonly LostHash[] {
  const wanted = new Set(lost.map(({ hash }) => hash));
  const seen = Map.groupBy(
    sightings.filter(({ hash }) => wanted.has(hash)),
    ({ hash }) => hash,
  );
  return lost.map((one) => {
    const origins = (seen.get(one.hash) ?? []).map(({ origin }) => origin);
    // A mirror has no file beside the packages, and such a file may be the same in every version and of many providers.
    const isTold = ({ source }: HashOrigin) => isByRegistry(source) || one.of.mirrors === undefined;
    const belongsTo = bestOf(
      origins.filter((origin) => keyOf(origin) !== keyOf(one.of) && isTold(origin)),
      one.of.address,
    );
    return belongsTo === null ? one : { ...one, proof: { ...one.proof, belongsTo } };
  });
}

export function factsAbout(lost: readonly LostHash[]): LearntFacts {
  const facts = new Map<string, Record<LostHash['list'], Map<string, HashProof>>>();
  for (const { of, list, hash, proof } of lost) {
    if (of[list].get(hash) === proof) continue;
    const known = facts.get(keyOf(of)) ?? { proofs: new Map(), dropped: new Map() };
    known[list].set(hash, proof);
    facts.set(keyOf(of), known);
  }
  return facts;
}

/** The places known already: documents, packages and lock files. They show a copied hash (T4). */
export function knownSightings(evidence: Evidence, lockFiles: readonly LockFileSides[]): readonly Sighting[] {
  const versions = [...evidence.values()];
  return [
    ...versions.flatMap(inDocuments),
    ...versions.flatMap(inPackages),
    ...lockFiles.flatMap(({ base }) => inLockFile(base, 'base-lock-file')),
    ...explaining(
      lockFiles.flatMap(({ head }) => inLockFile(head, 'lock-file')),
      evidence,
    ),
  ];
}

export function inDocuments(
  release: Pick<VersionEvidence, 'address' | 'version' | 'release'>,
): readonly Sighting[] {
  const { address, version } = release;
  // A file that is no package, such as a manifest, may be the same in every version.
  return readableEntries(documentsOf(release)).flatMap(({ hash, platform }) =>
    platform === null ? [] : [{ hash, origin: { address, version, platform, source: 'shasums' as const } }],
  );
}

function inPackages({ address, version, proofs }: VersionEvidence): readonly Sighting[] {
  return [...proofs].flatMap(([hash, proof]) =>
    proof.level === 'computed'
      ? [{ hash, origin: { address, version, platform: proof.platform, source: 'package' as const } }]
      : [],
  );
}

function inLockFile(lockFile: LockFileSides['base'], source: 'base-lock-file' | 'lock-file') {
  return (lockFile?.providers ?? []).flatMap(({ address, version, hashes }) =>
    hashes.map((hash) => ({ hash, origin: { address, version, platform: null, source } })),
  );
}

/** Leaves out entries with the same planted hash, which do not explain it. */
function explaining(sightings: readonly Sighting[], evidence: Evidence): readonly Sighting[] {
  return sightings.filter(
    ({ hash, origin }) => evidence.get(keyOf(origin))?.proofs.get(hash)?.level !== 'none',
  );
}

function keyOf({ address, version }: Pick<VersionEvidence, 'address' | 'version'>): string {
  return evidenceKey(address, version);
}

function isByRegistry(source: HashOrigin['source']): boolean {
  return source === 'shasums' || source === 'package';
}

/** Prefers a registry's documents over a lock file, then a version of the same provider over a different provider. */
function bestOf(origins: readonly HashOrigin[], address: string): HashOrigin | null {
  const told = origins.filter(({ source }) => isByRegistry(source));
  const pool = told.length > 0 ? told : origins;
  return pool.find((origin) => origin.address === address) ?? pool[0] ?? null;
}
