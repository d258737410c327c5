import { hostOf } from '../../address/address.ts';
import { distinct } from '../../distinct.ts';
import { announcedOtherwise, betweenDocuments, contradictsPackage } from '../../evidence/disagreement.ts';
import {
  documentsOf,
  type Evidence,
  type HashProof,
  type Release,
  type VersionEvidence,
} from '../../evidence/evidence.ts';
import { mayBeRead } from '../../evidence/hash-proof.ts';
import { mostUnderWay } from '../../evidence/package-hashes.ts';
import { type EvidenceRequest, evidenceKey, type NamedPackage } from '../../evidence/plan.ts';
import { type HashedPackage, proofBy } from '../../evidence/prove-h1.ts';
import type { EvidenceStep, Facts, Gathering, NeededPackages } from '../../evidence/step.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import { type Absent, absent, known, type Outcome, type Unavailable, unavailable } from '../../outcome.ts';
import { acceptsWordOf, platformsFor } from '../../policy/policy.ts';
import type { Settings } from '../../policy/settings.ts';
import type { ShasumsDocument } from '../../registry/shasums.ts';
import { inTurns, openSemaphore } from '../../semaphore.ts';
import { lackedBy, type Purpose, wantedPlatforms } from './wanted.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** What entries of the release may be completed with; left out where nobody asked, or something is against the release. */
    readonly completion?: ReleaseHashes;
  }
}

/** The hashes of a release, whether a lock file has them or not. */
export interface ReleaseHashes {
  /** Every zh of its documents, and the h1 of the packages that were asked for, as Terraform records them. */
  readonly proofs: ReadonlyMap<string, HashProof>;
  /** By platform, why a package that was asked for has no h1 here. */
  readonly missed: ReadonlyMap<string, Absent | Unavailable>;
}

interface Circumstances {
  readonly purpose: Purpose;
  readonly settings: Settings;
}

/**
 * Learns every hash that the entries at head of these changes may be completed with. An h1 that a registry only announces
 * is computed all the same. In a review this comes after everything that needs a proof, so that it takes no download
 * budget from that; `lock` wants the packages in any case, so it computes them beside those that prove hashes.
 */
export function learnsHashes(changes: readonly GroupedChange[], circumstances: Circumstances): EvidenceStep {
  const needs = (request: EvidenceRequest) => neededFor(request, circumstances);
  return {
    needs,
    async beside({ requests, answered, ...ports }) {
      await answered;
      const packages = requests.flatMap((request) => packagesOf(request, aheadOf(needs(request))));
      await inTurns(packages, mostUnderWay, (named) => lookAt(named, circumstances, ports));
      return new Map();
    },
    async all(evidence, run) {
      const wanted = [...lacking(changes, evidence, circumstances)].flatMap(([key, platforms]) => {
        const known = evidence.get(key);
        return known !== undefined && mayBeCompleted(known, circumstances) ? [{ known, platforms }] : [];
      });
      const ahead = run.requests.flatMap((request) => packagesOf(request, aheadOf(needs(request))));
      await tellPlan(wanted, ahead, run);
      const turn = openSemaphore(mostUnderWay);
      const learnt = wanted.map(async ({ known, platforms }) => {
        const looks = packagesOf(known, platforms).map((named) =>
          turn(() => lookAt(named, circumstances, run)),
        );
        const facts = factsFrom(known, await Promise.all(looks), circumstances);
        return [evidenceKey(known.address, known.version), facts] as const;
      });
      return new Map(await Promise.all(learnt));
    },
  };
}

/** Versions that only the base has need nothing. */
function neededFor({ paths }: EvidenceRequest, { purpose, settings }: Circumstances): NeededPackages {
  const required = paths.flatMap((path) => platformsFor(settings, path));
  if (purpose.kind === 'suggestions')
    return { platforms: purpose.downloads ? distinct(required) : [], always: false };
  const isNamed = purpose.platforms.length > 0 && paths.length > 0;
  return { platforms: isNamed ? purpose.platforms : distinct(required), always: true };
}

function aheadOf({ platforms, always }: NeededPackages): readonly string[] {
  return always ? platforms : [];
}

function packagesOf(
  { address, version }: Pick<VersionEvidence, 'address' | 'version'>,
  platforms: readonly string[],
): readonly NamedPackage[] {
  return platforms.map((platform) => ({ address, version, platform }));
}

/**
 * By `evidenceKey`, the platforms whose h1 some entry lacks. Which platforms a file wants may depend on the hashes of all
 * of its entries.
 */
function lacking(
  changes: readonly GroupedChange[],
  evidence: Evidence,
  { purpose, settings }: Circumstances,
): ReadonlyMap<string, readonly string[]> {
  const lacked = new Map<string, readonly string[]>();
  const files = Map.groupBy(
    changes.flatMap(({ occurrences }) => occurrences),
    ({ path }) => path,
  );
  for (const [path, occurrences] of files) {
    const entries = occurrences.flatMap(({ head: lock }) => {
      if (lock === null) return [];
      const key = evidenceKey(lock.address, lock.version);
      return [{ key, lock, evidence: evidence.get(key) ?? null }];
    });
    const platforms = wantedPlatforms(path, entries, settings, purpose);
    for (const { key, lock, evidence: known } of entries)
      lacked.set(key, distinct([...(lacked.get(key) ?? []), ...lackedBy(lock, platforms, known)]));
  }
  return lacked;
}

/** Whether the release has a document that counts and nothing is known against it. */
function mayBeCompleted(known: VersionEvidence, circumstances: Circumstances): boolean {
  const { address, release, proofs } = known;
  if (release.kind !== 'known') return false;
  const { documents, disagreements } = release.value;
  const isWhole = [...proofs.values()].every(({ level }) => level !== 'none' && level !== 'unavailable');
  return (
    disagreements.length === 0 &&
    documents.every(mayBeRead) &&
    documents.some((document) => counts(document, address, circumstances)) &&
    (circumstances.purpose.kind === 'lock' || isWhole)
  );
}

/** Whether the hashes of a document may be written into a lock file. A suggestion is never made on somebody's word. */
function counts(
  { signature }: ShasumsDocument,
  address: string,
  { purpose, settings }: Circumstances,
): boolean {
  if (signature.kind === 'good') return true;
  return signature.kind === 'unsigned' && purpose.kind === 'lock' && acceptsWordOf(settings, hostOf(address));
}

interface Wanted {
  readonly known: VersionEvidence;
  readonly platforms: readonly string[];
}

/** Says how many packages follow. Nobody states the size of most of them. */
async function tellPlan(
  wanted: readonly Wanted[],
  ahead: readonly NamedPackage[],
  { progress, cache }: Gathering,
): Promise<void> {
  const nameOf = ({ address, version, platform }: NamedPackage) => `${address} ${version} ${platform}`;
  const begun = new Set(ahead.map(nameOf));
  let packages = 0;
  for (const { known, platforms } of wanted) {
    const entries = documentsOf(known).flatMap((document) => document.entries);
    for (const named of packagesOf(known, platforms)) {
      const zh = entries.find((entry) => entry.platform === named.platform)?.hash;
      const isKept = zh !== undefined && (await cache.get(zh)) !== null;
      if (!isKept && !begun.has(nameOf(named))) packages += 1;
    }
  }
  if (packages > 0) progress.onDownloadsPlanned?.({ packages, bytes: 0, unsized: packages });
}

/** A package of a release, as far as it could be looked at. */
interface Sight {
  readonly platform: string;
  readonly hashed: Outcome<HashedPackage>;
}

/** A package is opened only if its document counts: nothing unsigned is opened, unless the policy accepts that. */
async function lookAt(
  { address, version, platform }: NamedPackage,
  circumstances: Circumstances,
  { registry, hasher }: Pick<Gathering, 'registry' | 'hasher'>,
): Promise<Sight> {
  const metadata = await registry.packageMetadata(address, version, platform);
  if (metadata.kind !== 'known') return { platform, hashed: metadata };
  const document = await registry.shasums(metadata.value);
  if (document.kind !== 'known') return { platform, hashed: document };
  const { signature } = document.value;
  if (signature.kind === 'unavailable')
    return { platform, hashed: unavailable(signature.code, signature.reason) };
  if (!counts(document.value, address, circumstances))
    return {
      platform,
      hashed: absent(`a signed checksum of the ${platform} package of ${address} ${version}`),
    };
  const hashes = await hasher.hash(metadata.value);
  if (hashes.kind !== 'known') return { platform, hashed: hashes };
  const described = { metadata: metadata.value, document: document.value };
  return { platform, hashed: known({ described, hashes: hashes.value }) };
}

function factsFrom(known: VersionEvidence, sights: readonly Sight[], circumstances: Circumstances): Facts {
  const { release, proofs, hashedPackages = 0 } = known;
  const documents = documentsSeen(known, sights);
  const contradictions = contradictionsIn(known, sights, documents);
  if (contradictions.length > 0 && release.kind === 'known')
    return doubtsAbout(release.value, proofs, contradictions);
  const hashed = sights.filter((sight) => sight.hashed.kind === 'known').length;
  return {
    hashedPackages: hashedPackages + hashed,
    completion: hashesOf(known, sights, documents, circumstances),
  };
}

/** The documents of the release, then those that the answers about single packages name; each once. */
function documentsSeen(known: VersionEvidence, sights: readonly Sight[]): readonly ShasumsDocument[] {
  const seen = sights.flatMap(({ hashed }) =>
    hashed.kind === 'known' ? [hashed.value.described.document] : [],
  );
  const all = [...documentsOf(known), ...seen];
  return all.filter(({ url }, index) => all.findIndex((one) => one.url === url) === index);
}

/** What the packages and their documents contradict, each as a sentence without a full stop (T19, T20, T71). */
function contradictionsIn(
  known: VersionEvidence,
  sights: readonly Sight[],
  documents: readonly ShasumsDocument[],
): readonly string[] {
  const { address, version } = known;
  const aboutPackages = sights.flatMap(({ platform, hashed }) => {
    if (hashed.kind === 'unavailable' && hashed.code === 'disagreement') return [hashed.cause];
    const announced = known.announced?.get(platform) ?? [];
    return hashed.kind === 'known' && contradictsPackage(announced, new Set(), hashed.value.hashes)
      ? [announcedOtherwise({ address, version, platform })]
      : [];
  });
  return distinct([...aboutPackages, ...betweenDocuments(documents, known)]);
}

/** A contradiction that is found late takes away what was accepted as announced (T71). */
function doubtsAbout(
  release: Release,
  proofs: VersionEvidence['proofs'],
  contradictions: readonly string[],
): Facts {
  const doubt: HashProof = {
    level: 'unavailable',
    code: 'disagreement',
    reason: 'the registry announces another h1 than a package of the release has',
  };
  const announced = [...proofs].filter(([, { level }]) => level === 'announced');
  return {
    release: known({ ...release, disagreements: [...release.disagreements, ...contradictions] }),
    proofs: new Map(announced.map(([hash]) => [hash, doubt])),
  };
}

function hashesOf(
  { address, proofs: own }: VersionEvidence,
  sights: readonly Sight[],
  documents: readonly ShasumsDocument[],
  circumstances: Circumstances,
): ReleaseHashes {
  const proofs = new Map<string, HashProof>();
  const missed = new Map<string, Absent | Unavailable>();
  const by = hostOf(address);
  for (const document of documents.filter((one) => counts(one, address, circumstances))) {
    const { entries, signature } = document;
    for (const { hash, platform, filename } of entries) {
      // A signed document that lists it counts more than one that nobody signed.
      if (signature.kind !== 'good' && proofs.has(hash)) continue;
      if (proofs.get(hash)?.level === 'signed') continue;
      proofs.set(
        hash,
        signature.kind === 'good'
          ? { level: 'signed', platform, filename, keyId: signature.keyId }
          : { level: 'asserted', platform, filename, by },
      );
    }
  }
  // A package that another entry needed.
  for (const [hash, proof] of own)
    if (proof.level === 'computed' && proof.flavour !== 'archive') proofs.set(hash, proof);
  for (const { platform, hashed } of sights) {
    if (hashed.kind !== 'known') missed.set(platform, hashed);
    else {
      const { directory } = hashed.value.hashes;
      const proof = proofBy(hashed.value, directory);
      if (proof !== null) proofs.set(directory, proof);
    }
  }
  return { proofs, missed };
}
