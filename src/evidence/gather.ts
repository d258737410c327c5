import type { Fetcher } from '../http/fetcher.ts';
import { parseHash } from '../lockfile/hash.ts';
import { absent, known, type Outcome } from '../outcome.ts';
import type { Registry } from '../registry/registry.ts';
import type { HashProof, Release, VersionEvidence } from './evidence.ts';
import { hashPackage } from './package-hashes.ts';
import { type EvidencePlan, type EvidenceRequest, evidenceKey } from './plan.ts';
import type { Progress } from './progress.ts';
import { type HashPackage, proveH1 } from './prove-h1.ts';
import { proveZh } from './prove-zh.ts';
import { openRelease, type ReleaseInquiry } from './release-inquiry.ts';
import { traceOrigins } from './trace.ts';
import { unaskable, unsupported } from './trust.ts';

/** What was learnt in a run, by {@link evidenceKey}. */
export type Evidence = ReadonlyMap<string, VersionEvidence>;

export interface GatherPorts {
  readonly registry: Registry;
  /** For packages. */
  readonly fetcher: Fetcher;
  readonly progress?: Progress | undefined;
}

const versionsAtATime = 4;

/**
 * Asks for everything in the plan, each fact once, and judges nothing. Whatever goes wrong on the way is a value in the evidence.
 * A version with zh alone costs four small requests and no package.
 */
export async function gatherEvidence(plan: EvidencePlan, ports: GatherPorts): Promise<Evidence> {
  const { progress = {} } = ports;
  const gathered = new Map<EvidenceRequest, VersionEvidence>();
  const queue = plan.requests.values();
  const work = async () => {
    for (const request of queue) {
      const { address, version } = request;
      progress.onVersionStart?.({ address, version });
      gathered.set(request, await gatherVersion(request, ports));
      progress.onVersionEnd?.({ address, version });
    }
  };
  await Promise.all(Array.from({ length: versionsAtATime }, work));
  const evidence = new Map<string, VersionEvidence>();
  for (const request of plan.requests) {
    const found = gathered.get(request);
    if (found) evidence.set(evidenceKey(request.address, request.version), found);
  }
  return traceOrigins(evidence, plan.recorded);
}

async function gatherVersion(request: EvidenceRequest, ports: GatherPorts): Promise<VersionEvidence> {
  const { address, version, hashes } = request;
  const inquiry = await openRelease(ports.registry, { address, version });
  const proofs = new Map(hashes.map((hash) => [hash, beforeAsking(hash, inquiry)]));
  if (inquiry.kind === 'known') {
    for (const [hash, proof] of await proofsOf(request, inquiry.value, ports)) proofs.set(hash, proof);
  }
  return { address, version, release: releaseOf(inquiry), proofs };
}

/** The proofs of the hashes that can be asked about at all. */
async function proofsOf(
  request: EvidenceRequest,
  inquiry: ReleaseInquiry,
  { fetcher, progress = {} }: GatherPorts,
): Promise<readonly (readonly [string, HashProof])[]> {
  const zh = withScheme('zh', request.hashes);
  const h1 = withScheme('h1', request.hashes);
  const hash: HashPackage = ({ metadata }) => hashPackage(metadata, fetcher, progress);
  return [
    ...(zh.length === 0 ? [] : await proveZh(zh, inquiry, request)),
    ...(h1.length === 0 ? [] : await proveH1(h1, inquiry, hash, request)),
  ];
}

function withScheme(scheme: 'h1' | 'zh', hashes: readonly string[]): readonly string[] {
  return hashes.filter((hash) => {
    const parsed = parseHash(hash);
    return parsed.kind === 'known' && parsed.scheme === scheme;
  });
}

/** What can be said of a hash without any document: that it is no hash, or that there is no release to compare it with. */
function beforeAsking(hash: string, inquiry: Outcome<ReleaseInquiry>): HashProof {
  const parsed = parseHash(hash);
  switch (parsed.kind) {
    case 'malformed':
      return unsupported(`it can not match any package: ${parsed.reason}`);
    case 'unknown-scheme':
      return unsupported('Terraform does not know its scheme and checks nothing by it');
    case 'no-scheme':
      return unsupported('it has no scheme, and Terraform refuses the file');
    case 'known':
      break;
  }
  switch (inquiry.kind) {
    case 'absent':
      return unsupported(`${inquiry.what} does not exist in the registry`);
    case 'unavailable':
      return unaskable(inquiry);
    case 'known':
      return unsupported('nothing in the registry supports it');
  }
}

function releaseOf(inquiry: Outcome<ReleaseInquiry>): Outcome<Release> {
  switch (inquiry.kind) {
    case 'known':
      return known({ documents: inquiry.value.documents });
    case 'absent':
      return absent(inquiry.what);
    case 'unavailable':
      return inquiry;
  }
}
