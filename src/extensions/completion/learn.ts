import { hostOf } from '../../address/address.ts';
import { distinct } from '../../distinct.ts';
import {
  documentsOf,
  type Evidence,
  type HashProof,
  mayBeRead,
  type Release,
  type VersionEvidence,
} from '../../evidence/evidence.ts';
import { mostUnderWay, type PackageHasher } from '../../evidence/package-hashes.ts';
import {
  type EvidenceRequest,
  evidenceKey,
  type NamedPackage,
  type NamedVersion,
} from '../../evidence/plan.ts';
import { type HashedPackage, proofBy } from '../../evidence/prove-h1.ts';
import { listedProofs } from '../../evidence/prove-zh.ts';
import { inquire, type ReleaseInquiry } from '../../evidence/release-inquiry.ts';
import type { EvidenceStep, Facts, Gathering, NeededPackages } from '../../evidence/step.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import { type Absent, absent, known, type Outcome, type Unavailable, unavailable } from '../../outcome.ts';
import { acceptsWordOf, platformsFor } from '../../policy/policy.ts';
import type { Settings } from '../../policy/settings.ts';
import type { ShasumsDocument } from '../../registry/registry.ts';
import { inTurns, openSemaphore } from '../../semaphore.ts';
import { lackedBy, type Purpose, wantedPlatforms } from './wanted.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** The hashes that entries may get; left out if none are needed, or the release is in doubt. */
    readonly completion?: ReleaseHashes;
  }
}

export interface ReleaseHashes {
  /** Every zh of its documents, and the h1 of the requested packages, as Terraform records them. */
  readonly proofs: ReadonlyMap<string, HashProof>;
  /** By platform, why a requested package has no h1 here. */
  readonly missed: ReadonlyMap<string, Absent | Unavailable>;
}

interface Circumstances {
  readonly purpose: Purpose;
  readonly settings: Settings;
}

/** Learns hashes to complete entries with, after all proofs, which have the download budget first. */
export function learnsHashes(changes: readonly GroupedChange[], circumstances: Circumstances): EvidenceStep {
  const needs = (request: EvidenceRequest) => neededFor(request, circumstances);
  const packagesAhead = (requests: readonly EvidenceRequest[]) =>
    requests.flatMap((request) => {
      const { address, version } = request;
      const { platforms, always } = needs(request);
      return always ? platforms.map((platform) => ({ address, version, platform })) : [];
    });
  return {
    needs,
    async beside(run) {
      const { requests, answered, hasher } = run;
      await answered;
      await inTurns(packagesAhead(requests), mostUnderWay, ({ platform, ...named }) =>
        lookAt(platform, { ...circumstances, named, hasher, inquiry: inquire(run, named) }),
      );
      return new Map();
    },
    async all(evidence, run) {
      const wanted = [...lacking(changes, evidence, circumstances)].flatMap(([key, platforms]) => {
        const known = evidence.get(key);
        return known !== undefined && mayBeCompleted(known, circumstances) ? [{ key, known, platforms }] : [];
      });
      await tellPlan(wanted, packagesAhead(run.requests), run);
      const turn = openSemaphore(mostUnderWay);
      const learnt = wanted.map(async ({ key, known: named, platforms }) => {
        const inquiry = inquire(run, named, named);
        const look = { ...circumstances, named, hasher: run.hasher, inquiry };
        const looks = platforms.map(async (platform): Promise<Sight> => {
          return { platform, hashed: await turn(() => lookAt(platform, look)) };
        });
        return [key, factsFrom(await Promise.all(looks), look)] as const;
      });
      return new Map(await Promise.all(learnt));
    },
  };
}

function neededFor({ paths }: EvidenceRequest, { purpose, settings }: Circumstances): NeededPackages {
  const required = paths.flatMap((path) => platformsFor(settings, path));
  if (purpose.kind === 'suggestions')
    return { platforms: purpose.downloads ? distinct(required) : [], always: false };
  const isNamed = purpose.platforms.length > 0 && paths.length > 0;
  return { platforms: isNamed ? purpose.platforms : distinct(required), always: true };
}

/** By `evidenceKey`, the platforms whose h1 some entry lacks; a file's may depend on all of its entries. */
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

/** Whether the hashes of a document may get into a lock file. Nothing unsigned is suggested. */
function counts({ signature }: ShasumsDocument, address: string, { purpose, settings }: Circumstances) {
  if (signature.kind === 'good') return true;
  return signature.kind === 'unsigned' && purpose.kind === 'lock' && acceptsWordOf(settings, hostOf(address));
}

/** Says how many packages follow. Nobody states the size of most of them. */
async function tellPlan(
  wanted: readonly { readonly known: VersionEvidence; readonly platforms: readonly string[] }[],
  ahead: readonly NamedPackage[],
  { progress, cache }: Gathering,
): Promise<void> {
  const nameOf = ({ address, version, platform }: NamedPackage) => `${address} ${version} ${platform}`;
  const begun = new Set(ahead.map(nameOf));
  let packages = 0;
  for (const { known, platforms } of wanted) {
    const entries = documentsOf(known).flatMap((document) => document.entries);
    for (const platform of platforms) {
      const zh = entries.find((entry) => entry.platform === platform)?.hash;
      const isKept = zh !== undefined && (await cache.get(zh)) !== null;
      if (!isKept && !begun.has(nameOf({ ...known, platform }))) packages += 1;
    }
  }
  if (packages > 0) progress.onDownloadsPlanned?.({ packages, bytes: 0, unsized: packages });
}

interface Look extends Circumstances {
  readonly named: NamedVersion & Partial<VersionEvidence>;
  readonly inquiry: ReleaseInquiry;
  readonly hasher: Pick<PackageHasher, 'hash'>;
}

/** A package is opened only if its document counts: nothing unsigned, unless the policy accepts that. */
async function lookAt(platform: string, look: Look): Promise<Outcome<HashedPackage>> {
  const { named, inquiry, hasher } = look;
  const { address, version } = named;
  const described = await inquiry.packageOf(platform);
  if (described.kind !== 'known') return described;
  const { signature } = described.value.document;
  if (signature.kind === 'unavailable') return unavailable(signature.code, signature.reason);
  if (!counts(described.value.document, address, look))
    return absent(`a signed checksum of the ${platform} package of ${address} ${version}`);
  const hashes = await hasher.hash(described.value.metadata);
  inquiry.compare(described.value, hashes);
  return hashes.kind === 'known' ? known({ described: described.value, hashes: hashes.value }) : hashes;
}

interface Sight {
  readonly platform: string;
  readonly hashed: Outcome<HashedPackage>;
}

function factsFrom(sights: readonly Sight[], look: Look): Facts {
  const { address, proofs: own = new Map(), hashedPackages = 0 } = look.named;
  const { documents, disagreements } = look.inquiry;
  if (disagreements.length > 0) return doubtsAbout({ documents, disagreements }, own);
  const counting = documents.filter((document) => counts(document, address, look));
  const proofs = new Map(listedProofs(counting, address));
  const missed = new Map<string, Absent | Unavailable>();
  // A package that a different entry needed.
  for (const [hash, proof] of own)
    if (proof.level === 'computed' && proof.flavour !== 'archive') proofs.set(hash, proof);
  for (const { platform, hashed } of sights) {
    if (hashed.kind !== 'known') missed.set(platform, hashed);
    else {
      const recorded = hashed.value.hashes.directory;
      const proof = proofBy(hashed.value, recorded);
      if (proof !== null) proofs.set(recorded, proof);
    }
  }
  const hashed = sights.length - missed.size;
  return { hashedPackages: hashedPackages + hashed, completion: { proofs, missed }, documents };
}

/** A contradiction that is found late takes away what was accepted as announced (T71). */
function doubtsAbout(release: Release, proofs: VersionEvidence['proofs']): Facts {
  const doubt: HashProof = {
    level: 'unavailable',
    code: 'disagreement',
    reason: 'the registry announces a different h1 than a package of the release has',
  };
  const announced = [...proofs].filter(([, { level }]) => level === 'announced');
  return { release: known(release), proofs: new Map(announced.map(([hash]) => [hash, doubt])) };
}
