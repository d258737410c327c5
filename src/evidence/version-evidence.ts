import { isSoundOfFiles, isSoundOfZip } from '../hash.ts';
import { known, type Outcome } from '../outcome.ts';
import type { Registry } from '../registry/registry.ts';
import { announcedProof } from './announced-h1.ts';
import { announcedOtherwise, contradictsPackage } from './disagreement.ts';
import type { HashProof, Release, VersionEvidence } from './evidence.ts';
import {
  type H1Plan,
  type H1PlanPorts,
  type PlannedPackage,
  type Proofs,
  planH1,
  plannedPackages,
} from './h1-plan.ts';
import { assertedProof, beforeAsking, mayBeRead } from './hash-proof.ts';
import { largestPackage, type PackageHasher, type PackageHashes } from './package-hashes.ts';
import type { EvidenceRequest } from './plan.ts';
import { computeAll, flavourOf, type HashedPackage, type HashPackage, proofBy, proveH1 } from './prove-h1.ts';
import { proveZh } from './prove-zh.ts';
import { type DescribedPackage, openRelease, type ReleaseInquiry } from './release-inquiry.ts';

export interface VersionPorts extends H1PlanPorts {
  readonly registry: Registry;
  readonly hasher: Pick<PackageHasher, 'hash' | 'sizeOf'>;
}

/** A version whose small answers are there. Its packages are not downloaded yet. */
export interface OpenedVersion {
  /** The packages that will probably be downloaded: a planted h1 costs more, an h1 that is found early costs less. */
  readonly planned: readonly PlannedPackage[];
  /** Downloads what is needed, and gives everything about the version. */
  finish(): Promise<VersionEvidence>;
}

/** Gathers what takes small answers only. A version with zh alone costs four small requests and no package. */
export async function openVersion(request: EvidenceRequest, ports: VersionPorts): Promise<OpenedVersion> {
  const { address, version, hashes } = request;
  const opened = await openRelease(ports.registry, { address, version });
  const unasked = new Map(hashes.map((hash) => [hash, beforeAsking(hash, opened)]));
  if (opened.kind !== 'known') {
    const nothing = { release: opened, proofs: unasked, dropped: new Map(), remarks: null };
    return { planned: [], finish: async () => ({ address, version, ...nothing }) };
  }
  const inquiry = opened.value;
  const zh = await proveZh([...hashes, ...request.dropped].filter(isSoundOfZip), inquiry, request);
  const plan = await planH1(hashes.filter(isSoundOfFiles), inquiry, request, ports);
  const [listed, left] = [new Set(hashes), new Set(request.dropped)];
  return {
    planned: plannedPackages(plan, inquiry),
    async finish() {
      const { h1, dropped, computed } = await proveByPackages(plan, inquiry, request, ports);
      if (request.remarks) await inquiry.listedPlatforms();
      return {
        address,
        version,
        release: releaseOf(inquiry),
        proofs: new Map([...unasked, ...[...zh, ...h1].filter(([hash]) => listed.has(hash))]),
        dropped: new Map([...[...zh].filter(([hash]) => left.has(hash)), ...dropped]),
        remarks: inquiry.remarks,
        hashedPackages: computed.length,
        ...undoneIn(h1, computed, inquiry, ports),
        ...(inquiry.announced.size === 0 ? {} : { announced: new Map(inquiry.announced) }),
      };
    },
  };
}

async function proveByPackages(
  plan: H1Plan,
  inquiry: ReleaseInquiry,
  request: EvidenceRequest,
  ports: VersionPorts,
): Promise<{
  readonly h1: Proofs;
  readonly dropped: Proofs;
  readonly computed: readonly HashedPackage[];
}> {
  const computed: HashedPackage[] = [];
  const relied = new Set(plan.announced.keys());
  const once = new Map<string, Promise<Outcome<PackageHashes>>>();
  const compute: HashPackage = async (described) => {
    const hashes = await ports.hasher.hash(described.metadata);
    noteContradiction(described, hashes, relied, inquiry);
    if (hashes.kind === 'known') computed.push({ described, hashes: hashes.value });
    return hashes;
  };
  // Where the sample shows a contradiction, the search begins anew, and no package is downloaded twice.
  const hashPackage: HashPackage = (described) => {
    const { platform } = described.metadata;
    const hashes = once.get(platform) ?? compute(described);
    once.set(platform, hashes);
    return hashes;
  };
  const h1 = new Map([
    ...plan.believed,
    ...(await proveEachH1(plan, inquiry, hashPackage, request, computed)),
  ]);
  const dropped = droppedH1(request.dropped.filter(isSoundOfFiles), computed, inquiry, request);
  return { h1, dropped, computed };
}

/** The packages that were left out, if the download budget was not enough for every h1. */
function undoneIn(
  h1: Proofs,
  computed: readonly HashedPackage[],
  inquiry: ReleaseInquiry,
  { hasher }: VersionPorts,
): Pick<VersionEvidence, 'undone'> {
  const isShort = [...h1.values()].some((proof) => proof.level === 'unavailable' && proof.code === 'budget');
  if (!isShort) return {};
  const done = new Set(computed.map(({ described }) => described.metadata.platform));
  const entries = inquiry.documents.filter(mayBeRead).flatMap((document) => document.entries);
  const packages = new Map(
    entries.flatMap(({ platform, hash }) =>
      platform === null || done.has(platform) ? [] : [[platform, hash] as const],
    ),
  );
  return {
    undone: [...packages].map(([platform, hash]) => ({
      platform,
      // A stated size beyond the limit of one package is no reason to advise a higher limit for all.
      bytes: smallest(largestPackage, hasher.sizeOf(hash) ?? inquiry.sizes.get(platform) ?? null),
    })),
  };
}

function smallest(limit: number, bytes: number | null): number | null {
  return bytes === null ? null : Math.min(limit, bytes);
}

/** Searches the packages for what is not announced, and accepts what is announced only if the sample and everything else agrees. */
async function proveEachH1(
  { announced, sample, searched, hints }: H1Plan,
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
  request: EvidenceRequest,
  computed: readonly HashedPackage[],
): Promise<Proofs> {
  const search = async (hashes: readonly string[]): Promise<Proofs> =>
    hashes.length === 0 ? new Map() : proveH1(hashes, inquiry, hashPackage, { ...request, hints });
  const everything = [...announced.keys(), ...searched];
  if (!(await computeAll(sample, inquiry, hashPackage))) return search(everything);
  const found = await search(searched);
  if (inquiry.disagreements.length > 0) return search(everything);
  const others = [...announced].map(([hash, places]) => {
    const proof = computedProof(hash, computed) ?? announcedProof(places, sample, request.address);
    return [hash, proof] as const;
  });
  return new Map([
    ...found,
    ...others.flatMap(([hash, proof]) => (proof === null ? [] : [[hash, proof] as const])),
  ]);
}

function computedProof(hash: string, computed: readonly HashedPackage[]): HashProof | null {
  for (const one of computed) {
    const flavour = flavourOf(hash, one.hashes);
    if (flavour !== null) return proofBy(one, flavour);
  }
  return null;
}

function droppedH1(
  hashes: readonly string[],
  computed: readonly HashedPackage[],
  { announced }: ReleaseInquiry,
  { address }: EvidenceRequest,
): Proofs {
  const proofs = new Map<string, HashProof>();
  for (const hash of hashes) {
    const proof = computedProof(hash, computed) ?? assertedProof(hash, announced, address);
    if (proof !== null) proofs.set(hash, proof);
  }
  return proofs;
}

/** Notes a package that has another digest or size than the registry states, or not the h1 that the registry announces for it (T20, T21, T71). */
function noteContradiction(
  { metadata }: DescribedPackage,
  hashes: Outcome<PackageHashes>,
  relied: ReadonlySet<string>,
  inquiry: ReleaseInquiry,
): void {
  if (hashes.kind === 'unavailable' && hashes.code === 'disagreement') inquiry.contradict(hashes.cause);
  if (hashes.kind !== 'known') return;
  if (contradictsPackage(inquiry.announced.get(metadata.platform) ?? [], relied, hashes.value)) {
    inquiry.contradict(announcedOtherwise(metadata));
  }
}

function releaseOf({ documents, disagreements }: ReleaseInquiry): Outcome<Release> {
  return known({ documents, disagreements });
}
