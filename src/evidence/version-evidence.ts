import { type HashScheme, isHashOfScheme } from '../lockfile/hash.ts';
import { known, type Outcome } from '../outcome.ts';
import type { Registry } from '../registry/registry.ts';
import { contradictsPackage } from './disagreement.ts';
import type { HashProof, Release, VersionEvidence } from './evidence.ts';
import { announcedProof, beforeAsking, mayBeRead } from './hash-proof.ts';
import type { PackageHasher, PackageHashes } from './package-hashes.ts';
import type { EvidenceRequest } from './plan.ts';
import { flavourOf, type HashPackage, proofBy, proveH1 } from './prove-h1.ts';
import { proveZh } from './prove-zh.ts';
import { type DescribedPackage, openRelease, type ReleaseInquiry } from './release-inquiry.ts';

export interface VersionPorts {
  readonly registry: Registry;
  /** Downloads and hashes a package whose digest a readable document lists. */
  readonly hashPackage: PackageHasher['hash'];
  /** Whether an unsigned announcement of the registry is enough to save a download. */
  readonly wordIsEnough: boolean;
}

type Proofs = ReadonlyMap<string, HashProof>;

/** Gathers everything about one version. A version with zh alone costs four small requests and no package. */
export async function gatherVersion(request: EvidenceRequest, ports: VersionPorts): Promise<VersionEvidence> {
  const { address, version, hashes } = request;
  const opened = await openRelease(ports.registry, { address, version });
  const unasked = new Map(hashes.map((hash) => [hash, beforeAsking(hash, opened)]));
  if (opened.kind !== 'known') {
    return { address, version, release: opened, proofs: unasked, dropped: new Map(), remarks: null };
  }
  const inquiry = opened.value;
  const { proofs, dropped, hashedPackages } = await prove(request, inquiry, ports);
  if (request.remarks) await inquiry.listedPlatforms();
  return {
    address,
    version,
    release: releaseOf(inquiry),
    proofs: new Map([...unasked, ...proofs]),
    dropped,
    remarks: inquiry.remarks,
    hashedPackages,
  };
}

async function prove(
  request: EvidenceRequest,
  inquiry: ReleaseInquiry,
  ports: VersionPorts,
): Promise<{ readonly proofs: Proofs; readonly dropped: Proofs; readonly hashedPackages: number }> {
  const computed: Computed[] = [];
  const hashPackage: HashPackage = async (described) => {
    const hashes = await ports.hashPackage(described.metadata);
    noteContradiction(described, hashes, inquiry);
    if (hashes.kind === 'known') computed.push({ kind: 'hashed', described, hashes: hashes.value });
    return hashes;
  };
  const zh = await proveZh(withScheme('zh', [...request.hashes, ...request.dropped]), inquiry, request);
  const h1 = await proveEachH1(withScheme('h1', request.hashes), inquiry, hashPackage, request, ports);
  return {
    proofs: new Map([...zh, ...h1].filter(([hash]) => request.hashes.includes(hash))),
    dropped: new Map([
      ...[...zh].filter(([hash]) => request.dropped.includes(hash)),
      ...droppedH1(withScheme('h1', request.dropped), computed, inquiry, request),
    ]),
    hashedPackages: computed.length,
  };
}

interface Computed {
  readonly kind: 'hashed';
  readonly described: DescribedPackage;
  readonly hashes: PackageHashes;
}

/** Uses the registry's announcement where that is enough, and packages for the rest. */
async function proveEachH1(
  hashes: readonly string[],
  inquiry: ReleaseInquiry,
  hashPackage: HashPackage,
  request: EvidenceRequest,
  { wordIsEnough }: VersionPorts,
): Promise<Proofs> {
  const proofs = new Map<string, HashProof>();
  const believed = wordIsEnough && inquiry.documents.every(mayBeRead) && inquiry.disagreements.length === 0;
  for (const hash of believed ? hashes : []) {
    const proof = announcedProof(hash, inquiry.announced, request.address);
    if (proof !== null) proofs.set(hash, proof);
  }
  const rest = hashes.filter((hash) => !proofs.has(hash));
  return rest.length === 0
    ? proofs
    : new Map([...proofs, ...(await proveH1(rest, inquiry, hashPackage, request))]);
}

function droppedH1(
  hashes: readonly string[],
  computed: readonly Computed[],
  { announced }: ReleaseInquiry,
  { address }: EvidenceRequest,
): Proofs {
  const proofs = new Map<string, HashProof>();
  for (const hash of hashes) {
    const found = computed.find((one) => flavourOf(hash, one.hashes) !== null);
    const flavour = found === undefined ? null : flavourOf(hash, found.hashes);
    const proof =
      found !== undefined && flavour !== null
        ? proofBy(found, flavour)
        : announcedProof(hash, announced, address);
    if (proof !== null) proofs.set(hash, proof);
  }
  return proofs;
}

/** Notes a package that has another digest than the registry states, or not the h1 that the registry announces for it (T20, T21). */
function noteContradiction(
  { metadata }: DescribedPackage,
  hashes: Outcome<PackageHashes>,
  inquiry: ReleaseInquiry,
): void {
  const { address, version, platform } = metadata;
  if (hashes.kind === 'unavailable' && hashes.code === 'disagreement') inquiry.contradict(hashes.cause);
  if (hashes.kind !== 'known') return;
  if (contradictsPackage(inquiry.announced.get(platform) ?? [], hashes.value)) {
    inquiry.contradict(
      `the registry announces another h1 for the ${platform} package of ${address} ${version}`,
    );
  }
}

function withScheme(scheme: HashScheme, hashes: readonly string[]): readonly string[] {
  return hashes.filter((hash) => isHashOfScheme(hash, scheme));
}

function releaseOf({ documents, disagreements }: ReleaseInquiry): Outcome<Release> {
  return known({ documents, disagreements });
}
