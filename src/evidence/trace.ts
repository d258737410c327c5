import {
  documentsOf,
  type Evidence,
  type HashOrigin,
  type HashProof,
  type VersionEvidence,
} from './evidence.ts';
import { mayBeRead } from './hash-proof.ts';
import { evidenceKey, type LockFileSides } from './plan.ts';

/** Where each hash was found, the better sources first. */
type Origins = ReadonlyMap<string, readonly HashOrigin[]>;

export interface Sighting {
  readonly hash: string;
  readonly origin: HashOrigin;
}

/**
 * Finds where a hash that nothing supports comes from: a document or a package of another version or provider in this run, or an entry of a
 * lock file that was read. This shows a hash that somebody copied by hand (T4).
 */
export function traceOrigins(evidence: Evidence, lockFiles: readonly LockFileSides[]): Evidence {
  const unproven = new Set([...evidence.values()].flatMap(unprovenHashes));
  if (unproven.size === 0) return evidence;
  const versions = [...evidence.values()];
  const sightings = [
    ...versions.flatMap(inDocuments),
    ...versions.flatMap(inPackages),
    ...lockFiles.flatMap(({ base }) => inLockFile(base, 'base-lock-file')),
    ...lockFiles
      .flatMap(({ head }) => inLockFile(head, 'lock-file'))
      .filter((one) => !isRefuted(one, evidence)),
  ];
  return withOrigins(evidence, originsFrom(sightings, unproven));
}

/** Hashes without support, including those that the head dropped. */
function unprovenHashes({ proofs, dropped }: VersionEvidence): readonly string[] {
  return [...proofs, ...dropped].filter(([, proof]) => proof.level === 'none').map(([hash]) => hash);
}

/** @param unproven the hashes that need an origin */
export function originsFrom(sightings: Iterable<Sighting>, unproven: ReadonlySet<string>): Origins {
  const origins = new Map<string, HashOrigin[]>();
  for (const { hash, origin } of sightings) {
    if (unproven.has(hash)) origins.set(hash, [...(origins.get(hash) ?? []), origin]);
  }
  return origins;
}

/** Adds the origins to the proofs of level `none`; a proof without a new origin keeps its old one. */
export function withOrigins(evidence: Evidence, origins: Origins): Evidence {
  return new Map(
    [...evidence].map(([key, one]) => {
      const traced = (proofs: VersionEvidence['proofs']) =>
        new Map([...proofs].map(([hash, proof]) => [hash, traceOne(hash, proof, one, origins)]));
      return [key, { ...one, proofs: traced(one.proofs), dropped: traced(one.dropped) }];
    }),
  );
}

/** Every hash in the documents of a version, as a sighting. */
export function inDocuments(
  release: Pick<VersionEvidence, 'address' | 'version' | 'release'>,
): readonly Sighting[] {
  const { address, version } = release;
  return documentsOf(release)
    .filter(mayBeRead)
    .flatMap(({ entries }) => entries)
    .map(({ hash, platform }) => ({ hash, origin: { address, version, platform, source: 'shasums' } }));
}

function inPackages({ address, version, proofs }: VersionEvidence): readonly Sighting[] {
  return [...proofs].flatMap(([hash, proof]) =>
    proof.level === 'computed'
      ? [{ hash, origin: { address, version, platform: proof.platform, source: 'package' as const } }]
      : [],
  );
}

function inLockFile(
  lockFile: LockFileSides['base'],
  source: 'base-lock-file' | 'lock-file',
): readonly Sighting[] {
  return (lockFile?.providers ?? []).flatMap(({ address, version, hashes }) =>
    hashes.map((hash) => ({ hash, origin: { address, version, platform: null, source } })),
  );
}

/** As {@link withOrigins}, without the entries that have the hash and cannot explain it either. */
export function traceTo(evidence: Evidence, origins: Origins): Evidence {
  const explaining = [...origins].map(([hash, all]): readonly [string, readonly HashOrigin[]] => [
    hash,
    all.filter((origin) => !isRefuted({ hash, origin }, evidence)),
  ]);
  return withOrigins(evidence, new Map(explaining));
}

/** An entry with the same planted hash does not explain that hash. */
function isRefuted({ hash, origin }: Sighting, evidence: Evidence): boolean {
  const there = evidence.get(evidenceKey(origin.address, origin.version));
  return there?.proofs.get(hash)?.level === 'none';
}

function traceOne(
  hash: string,
  proof: HashProof,
  { address, version }: VersionEvidence,
  origins: Origins,
): HashProof {
  if (proof.level !== 'none') return proof;
  const elsewhere = (origins.get(hash) ?? []).filter((origin) => !isRelease(origin, address, version));
  return { ...proof, belongsTo: bestOf(elsewhere, address) ?? proof.belongsTo };
}

function isRelease(origin: HashOrigin, address: string, version: string): boolean {
  return evidenceKey(origin.address, origin.version) === evidenceKey(address, version);
}

/** Prefers what a registry says over a lock file, then another version of the same provider over another provider. */
function bestOf(origins: readonly HashOrigin[], address: string): HashOrigin | null {
  const told = origins.filter(({ source }) => source === 'shasums' || source === 'package');
  const pool = told.length > 0 ? told : origins;
  return pool.find((origin) => origin.address === address) ?? pool[0] ?? null;
}
