import { isSoundOfFiles, isSoundOfZip } from '../hash.ts';
import { known } from '../outcome.ts';
import type { Registry } from '../registry/registry.ts';
import { announcedProof } from './announced-h1.ts';
import {
  assertedProof,
  beforeAsking,
  type HashProof,
  readableEntries,
  type VersionEvidence,
} from './evidence.ts';
import { type H1Plan, type H1PlanPorts, type Proofs, planH1, plannedPackages } from './h1-plan.ts';
import { largestPackage, type PackageHasher } from './package-hashes.ts';
import type { EvidenceRequest } from './plan.ts';
import { computeAll, type HashedPackage, type HashPackage, lookFor, proofBy, proveH1 } from './prove-h1.ts';
import { proveZh } from './prove-zh.ts';
import { openRelease, type ReleaseInquiry } from './release-inquiry.ts';

export interface VersionPorts extends H1PlanPorts {
  readonly registry: Registry;
  readonly hasher: Pick<PackageHasher, 'hash' | 'sizeOf'>;
}

export interface OpenedVersion {
  /** The packages that will probably be downloaded: a planted h1 costs more, an h1 that is found early costs less. */
  readonly planned: ReturnType<typeof plannedPackages>;
  finish(): Promise<VersionEvidence>;
}

/** Gathers what takes small answers only. A version with zh alone costs four small requests and no package. */
export async function openVersion(request: EvidenceRequest, ports: VersionPorts): Promise<OpenedVersion> {
  const { address, version, hashes, dropped, before = [] } = request;
  const opened = await openRelease(ports, { address, version });
  const unasked = new Map(hashes.map((hash) => [hash, beforeAsking(hash, opened)]));
  if (opened.kind !== 'known') {
    const nothing = { release: opened, proofs: unasked, dropped: new Map(), remarks: null };
    return { planned: [], finish: async () => ({ address, version, ...nothing }) };
  }
  const inquiry = opened.value;
  const zh = await proveZh([...hashes, ...dropped, ...(before ?? [])].filter(isSoundOfZip), inquiry, request);
  const plan = planH1(hashes.filter(isSoundOfFiles), inquiry, request, ports);
  return {
    planned: plannedPackages(plan, inquiry),
    async finish() {
      const { h1, computed } = await proveByPackages(plan, inquiry, request, ports);
      if (request.remarks) await inquiry.listedPlatforms();
      const droppedH1 = request.dropped.filter(isSoundOfFiles).flatMap((hash) => {
        const proof = computedProof(hash, computed) ?? assertedProof(hash, inquiry.announced, address);
        return proof === null ? [] : [[hash, proof] as const];
      });
      const { documents, disagreements, remarks, announced } = inquiry;
      return {
        address,
        version,
        release: known({ documents, disagreements }),
        proofs: proofsOf(hashes, new Map([...unasked, ...zh, ...h1])),
        dropped: proofsOf(request.dropped, new Map([...zh, ...droppedH1])),
        remarks,
        hashedPackages: computed.length,
        ...undoneIn(h1, computed, inquiry, ports),
        ...(announced.size === 0 ? {} : { announced: new Map(announced) }),
      };
    },
  };
}

function proofsOf(hashes: readonly string[], proofs: Proofs): Proofs {
  const wanted = new Set(hashes);
  return new Map([...proofs].filter(([hash]) => wanted.has(hash)));
}

async function proveByPackages(
  plan: H1Plan,
  inquiry: ReleaseInquiry,
  request: EvidenceRequest,
  { hasher }: VersionPorts,
): Promise<{ readonly h1: Proofs; readonly computed: readonly HashedPackage[] }> {
  const computed = new Map<string, HashedPackage>();
  const relied = new Set(plan.announced.keys());
  const hashPackage: HashPackage = async (described) => {
    const hashes = await hasher.hash(described.metadata);
    inquiry.compare(described, hashes, relied);
    if (hashes.kind === 'known')
      computed.set(described.metadata.platform, { described, hashes: hashes.value });
    return hashes;
  };
  const searched = await proveEachH1(plan, inquiry, hashPackage, request, computed);
  const sought = (request.sought ?? []).filter((hash) => computedProof(hash, computed.values()) === null);
  await lookFor(sought, [...computed.keys()], inquiry, hashPackage);
  return { h1: new Map([...plan.believed, ...searched]), computed: [...computed.values()] };
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
  const packages = new Map(
    readableEntries(inquiry.documents).flatMap(({ platform, hash }) =>
      platform === null || done.has(platform) ? [] : [[platform, hash] as const],
    ),
  );
  return {
    undone: [...packages].map(([platform, hash]) => {
      const bytes = hasher.sizeOf(hash) ?? inquiry.sizes.get(platform) ?? null;
      // A stated size beyond the limit of one package is no reason to advise a higher limit for all.
      return { platform, bytes: bytes === null ? null : Math.min(largestPackage, bytes) };
    }),
  };
}

/** Searches the packages for what is not announced, and accepts what is announced only if the sample and everything else agrees. */
async function proveEachH1(
  { announced, sample, searched, needed }: H1Plan,
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
  request: EvidenceRequest,
  computed: ReadonlyMap<string, HashedPackage>,
): Promise<Proofs> {
  const search = (hashes: readonly string[]) => proveH1(hashes, inquiry, hashPackage, { ...request, needed });
  const everything = [...announced.keys(), ...searched];
  if (!(await computeAll(sample, inquiry, hashPackage))) return search(everything);
  const found = await search(searched);
  if (inquiry.disagreements.length > 0) return search(everything);
  const accepted = [...announced].map(([hash, places]) => {
    const proof = computedProof(hash, computed.values()) ?? announcedProof(places, sample, request.address);
    return [hash, proof] as const;
  });
  return new Map([...found, ...accepted]);
}

function computedProof(hash: string, computed: Iterable<HashedPackage>): HashProof | null {
  for (const one of computed) {
    const proof = proofBy(one, hash);
    if (proof !== null) return proof;
  }
  return null;
}
