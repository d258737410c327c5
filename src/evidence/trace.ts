import type { HashOrigin, HashProof, VersionEvidence } from './evidence.ts';
import { evidenceKey, type RecordedHash } from './plan.ts';
import { mayBeRead } from './trust.ts';

type Origins = ReadonlyMap<string, readonly HashOrigin[]>;

/**
 * Says of hashes that nothing supports where else they are known: in a document or a package of another version or provider of the
 * same run, or in the base lock file's entry for the old version. A hash that was carried over by hand shows itself so.
 */
export function traceOrigins(
  evidence: ReadonlyMap<string, VersionEvidence>,
  recorded: readonly RecordedHash[],
): ReadonlyMap<string, VersionEvidence> {
  const unproven = new Set([...evidence.values()].flatMap(unprovenHashes));
  if (unproven.size === 0) return evidence;
  const origins = collect(evidence, recorded, unproven);
  return new Map([...evidence].map(([key, one]) => [key, withOrigins(one, origins)]));
}

function unprovenHashes({ proofs }: VersionEvidence): readonly string[] {
  return [...proofs].filter(([, proof]) => proof.level === 'none').map(([hash]) => hash);
}

function collect(
  evidence: ReadonlyMap<string, VersionEvidence>,
  recorded: readonly RecordedHash[],
  unproven: ReadonlySet<string>,
): Origins {
  const origins = new Map<string, HashOrigin[]>();
  const add = (hash: string, origin: HashOrigin) => {
    if (unproven.has(hash)) origins.set(hash, [...(origins.get(hash) ?? []), origin]);
  };
  for (const one of evidence.values()) {
    for (const { hash, origin } of [...inDocuments(one), ...inPackages(one)]) add(hash, origin);
  }
  for (const { hash, address, version } of recorded) {
    add(hash, { address, version, platform: null, source: 'base-lock-file' });
  }
  return origins;
}

interface Sighting {
  readonly hash: string;
  readonly origin: HashOrigin;
}

function inDocuments({ address, version, release }: VersionEvidence): readonly Sighting[] {
  if (release.kind !== 'known') return [];
  return release.value.documents
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

function withOrigins(evidence: VersionEvidence, origins: Origins): VersionEvidence {
  const proofs = new Map<string, HashProof>();
  for (const [hash, proof] of evidence.proofs) {
    proofs.set(
      hash,
      proof.level === 'none' ? { ...proof, belongsTo: originOf(hash, evidence, origins) } : proof,
    );
  }
  return { ...evidence, proofs };
}

/** Another version of the same provider explains a hash better than another provider. */
function originOf(hash: string, { address, version }: VersionEvidence, origins: Origins): HashOrigin | null {
  const own = evidenceKey(address, version);
  const elsewhere = (origins.get(hash) ?? []).filter(
    (origin) => evidenceKey(origin.address, origin.version) !== own,
  );
  return elsewhere.find((origin) => origin.address === address) ?? elsewhere[0] ?? null;
}
