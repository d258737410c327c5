import { hostOf } from '../address/address.ts';
import { type Absent, absent, type Outcome, type Unavailable, unavailable } from '../outcome.ts';
import type { PackageMetadata } from '../registry/registry.ts';
import type { ShasumsDocument } from '../registry/shasums.ts';
import { inTurns } from '../semaphore.ts';
import type { PackageHashCache } from './cache.ts';
import { announcedOtherwise, betweenDocuments, contradictsPackage } from './disagreement.ts';
import {
  documentsOf,
  type Evidence,
  type HashProof,
  type ReleaseHashes,
  type VersionEvidence,
} from './evidence.ts';
import { mayBeRead } from './hash-proof.ts';
import { mostUnderWay, type PackageHashes } from './package-hashes.ts';
import {
  type Completion,
  type EvidenceRequest,
  evidenceKey,
  type NamedPackage,
  type Progress,
} from './plan.ts';
import { flavourOf } from './prove-h1.ts';
import type { VersionPorts } from './version-evidence.ts';
import { withDisagreements } from './wanted-packages.ts';

interface ReleaseHashesPorts extends Pick<VersionPorts, 'registry' | 'hashPackage'> {
  readonly progress: Progress;
  readonly cache: Pick<PackageHashCache, 'get'>;
}

/** Computes the packages of platforms that are known to be wanted, beside those that prove hashes: no thread waits for the slowest proof. */
export async function lookAhead(
  requests: readonly EvidenceRequest[],
  completion: Completion,
  ports: ReleaseHashesPorts,
): Promise<void> {
  const packages = requests.flatMap(({ address, version, platforms = [] }) =>
    platforms.map((platform) => ({ address, version, platform })),
  );
  await inTurns(packages, mostUnderWay, (named) => lookAt(named, completion, ports));
}

/**
 * Learns every hash that entries of these releases may be completed with. An h1 that a registry only announces is computed all the same.
 *
 * @param requests of these releases; the packages of their platforms were looked at before
 */
export async function withReleaseHashes(
  evidence: Evidence,
  completion: Completion,
  ports: ReleaseHashesPorts,
  requests: readonly EvidenceRequest[],
): Promise<Evidence> {
  const before = new Map(
    requests.map(({ address, version, platforms = [] }) => [evidenceKey(address, version), platforms]),
  );
  const wanted = [...completion.lacking(evidence)].flatMap(([key, platforms]) => {
    const known = evidence.get(key);
    return known === undefined || !mayComplete(known, completion) ? [] : [{ key, known, platforms }];
  });
  const packages = wanted.flatMap(({ key, known: { address, version }, platforms }) =>
    platforms.map((platform) => ({ key, named: { address, version, platform } })),
  );
  await tellPlan(
    wanted.map(({ key, known, platforms }) => ({
      known,
      platforms: platforms.filter((platform) => before.get(key)?.includes(platform) !== true),
    })),
    ports,
  );
  const looks = await inTurns(packages, mostUnderWay, async ({ key, named }) => ({
    key,
    sight: await lookAt(named, completion, ports),
  }));
  const byRelease = Map.groupBy(looks, ({ key }) => key);
  return new Map([
    ...evidence,
    ...wanted.map(({ key, known }) => {
      const sights = (byRelease.get(key) ?? []).map(({ sight }) => sight);
      return [key, completed(known, sights, completion)] as const;
    }),
  ]);
}

/** Whether the release has a document that counts and nothing is known against it. */
function mayComplete({ address, release }: VersionEvidence, { acceptsWordOf }: Completion): boolean {
  if (release.kind !== 'known') return false;
  const { documents, disagreements } = release.value;
  const unsigned = acceptsWordOf(hostOf(address));
  return (
    disagreements.length === 0 &&
    documents.every(mayBeRead) &&
    documents.some(({ signature }) => signature.kind === 'good' || unsigned)
  );
}

interface Wanted {
  readonly known: VersionEvidence;
  readonly platforms: readonly string[];
}

/** Says how many packages follow. Nobody states the size of most of them. */
async function tellPlan(wanted: readonly Wanted[], { progress, cache }: ReleaseHashesPorts): Promise<void> {
  let packages = 0;
  for (const { known, platforms } of wanted) {
    const entries = documentsOf(known).flatMap((document) => document.entries);
    for (const platform of platforms) {
      const zh = entries.find((entry) => entry.platform === platform)?.hash;
      if (zh === undefined || (await cache.get(zh)) === null) packages += 1;
    }
  }
  if (packages > 0) progress.onDownloadsPlanned?.({ packages, bytes: 0, unsized: packages });
}

/** A package of a release, as far as it could be looked at. */
interface Sight {
  readonly platform: string;
  readonly hashed: Outcome<{
    readonly metadata: PackageMetadata;
    readonly document: ShasumsDocument;
    readonly hashes: PackageHashes;
  }>;
}

async function lookAt(
  { address, version, platform }: NamedPackage,
  { acceptsWordOf }: Completion,
  { registry, hashPackage }: ReleaseHashesPorts,
): Promise<Sight> {
  const metadata = await registry.packageMetadata(address, version, platform);
  if (metadata.kind !== 'known') return { platform, hashed: metadata };
  const document = await registry.shasums(metadata.value);
  if (document.kind !== 'known') return { platform, hashed: document };
  const { signature } = document.value;
  if (signature.kind === 'unavailable')
    return { platform, hashed: unavailable(signature.code, signature.reason) };
  if (signature.kind === 'bad' || (signature.kind === 'unsigned' && !acceptsWordOf(hostOf(address))))
    return {
      platform,
      hashed: absent(`a signed checksum of the ${platform} package of ${address} ${version}`),
    };
  const hashes = await hashPackage(metadata.value);
  if (hashes.kind !== 'known') return { platform, hashed: hashes };
  const value = { metadata: metadata.value, document: document.value, hashes: hashes.value };
  return { platform, hashed: { kind: 'known', value } };
}

function completed(
  known: VersionEvidence,
  sights: readonly Sight[],
  completion: Completion,
): VersionEvidence {
  const found = disagreementsIn(known, sights);
  if (found.length > 0) return withDisagreements(known, found);
  const hashedPackages =
    (known.hashedPackages ?? 0) + sights.filter(({ hashed }) => hashed.kind === 'known').length;
  return { ...known, hashedPackages, completion: hashesOf(known, sights, completion) };
}

/** What the packages and their documents contradict, each as a sentence without a full stop (T19, T20, T71). */
function disagreementsIn(known: VersionEvidence, sights: readonly Sight[]): readonly string[] {
  const { address, version } = known;
  const aboutPackages = sights.flatMap(({ platform, hashed }) => {
    if (hashed.kind === 'unavailable' && hashed.code === 'disagreement') return [hashed.cause];
    const announced = known.announced?.get(platform) ?? [];
    return hashed.kind === 'known' && contradictsPackage(announced, new Set(), hashed.value.hashes)
      ? [announcedOtherwise({ address, version, platform })]
      : [];
  });
  return [...new Set([...aboutPackages, ...betweenDocuments(seenDocuments(known, sights), known)])];
}

/** The documents of the release, then those that the answers about single packages name; each once. */
function seenDocuments(known: VersionEvidence, sights: readonly Sight[]): readonly ShasumsDocument[] {
  const documents = documentsOf(known);
  const urls = new Set(documents.map(({ url }) => url));
  const seen = sights.flatMap(({ hashed }) => (hashed.kind === 'known' ? [hashed.value.document] : []));
  return [...documents, ...seen.filter(({ url }) => !urls.has(url) && urls.add(url))];
}

function hashesOf(
  known: VersionEvidence,
  sights: readonly Sight[],
  { acceptsWordOf }: Completion,
): ReleaseHashes {
  const proofs = new Map<string, HashProof>();
  const missed = new Map<string, Absent | Unavailable>();
  const by = hostOf(known.address);
  for (const { entries, signature } of seenDocuments(known, sights)) {
    for (const { hash, platform, filename } of entries) {
      // A signed document that lists it counts more than one that nobody signed.
      if (signature.kind === 'good' && proofs.get(hash)?.level !== 'signed')
        proofs.set(hash, { level: 'signed', platform, filename, keyId: signature.keyId });
      if (signature.kind === 'unsigned' && acceptsWordOf(by) && !proofs.has(hash))
        proofs.set(hash, { level: 'asserted', platform, filename, by });
    }
  }
  for (const { platform, hashed } of sights) {
    if (hashed.kind !== 'known') {
      missed.set(platform, hashed);
      continue;
    }
    const { document, hashes, metadata } = hashed.value;
    const { directory, zh } = hashes;
    const flavour = flavourOf(directory, hashes) ?? 'directory';
    proofs.set(
      directory,
      document.signature.kind === 'good'
        ? { level: 'computed', platform, flavour, zh, keyId: document.signature.keyId }
        : { level: 'asserted', platform, filename: metadata.filename, by },
    );
  }
  return { proofs, missed };
}
