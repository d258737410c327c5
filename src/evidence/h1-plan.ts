import { announcedHashes, type Draw, samplePlatforms } from './announced-h1.ts';
import type { PackageHashCache } from './cache.ts';
import { assertedProof, type HashProof, mayBeRead, readableEntries } from './evidence.ts';
import { hashesOf } from './package-hashes.ts';
import { type EvidenceRequest, evidenceKey } from './plan.ts';
import { inLikelyOrder } from './platform-order.ts';
import { searchOrder } from './prove-h1.ts';
import type { ReleaseInquiry } from './release-inquiry.ts';
import type { NeededPackages } from './step.ts';

export interface H1PlanPorts {
  readonly cache?: Pick<PackageHashCache, 'get'> | undefined;
  /** Whether an unsigned announcement of the registry is enough to save a download. */
  readonly wordIsEnough: boolean;
  /** Left out: no sample can be drawn, so every package is computed. */
  readonly draw?: Draw | undefined;
  readonly needed?: NeededPackages | undefined;
}

export type Proofs = ReadonlyMap<string, HashProof>;

export type H1Plan = Awaited<ReturnType<typeof planH1>>;

export async function planH1(
  hashes: readonly string[],
  inquiry: ReleaseInquiry,
  { address, version, announced: wish }: EvidenceRequest,
  { wordIsEnough, draw, cache, needed = { platforms: [], always: false } }: H1PlanPorts,
) {
  const believed = new Map<string, HashProof>();
  const sound = inquiry.documents.every(mayBeRead) && inquiry.disagreements.length === 0;
  if (wordIsEnough && sound && wish?.how !== 'compute') {
    for (const hash of hashes) {
      const proof = assertedProof(hash, inquiry.announced, address);
      if (proof !== null) believed.set(hash, proof);
    }
  }
  const rest = hashes.filter((hash) => !believed.has(hash));
  const relied = wish === undefined || wish.how === 'compute' ? [] : rest;
  const announced = announcedHashes(relied, inquiry);
  const searched = rest.filter((hash) => !announced.has(hash));
  const rules = wish && {
    few: wish.few,
    // Packages that are computed anyway are the best sample.
    required: needed.always && needed.platforms.length > 0 ? needed.platforms : wish.required,
    draw: draw && ((count: number) => draw(count, evidenceKey(address, version))),
  };
  return {
    /** Nothing is computed for them, because the policy accepts unsigned announcements. */
    believed,
    /** Only a sample of them is computed. */
    announced,
    sample: rules !== undefined && wish?.how === 'sample' ? samplePlatforms(announced, rules) : [],
    searched,
    hints: { kept: await keptPlatforms(searched, inquiry, cache), needed },
  };
}

/** The platforms of hashes that an earlier run has computed, so that no other package is downloaded before theirs. */
async function keptPlatforms(
  hashes: readonly string[],
  { documents }: ReleaseInquiry,
  cache: H1PlanPorts['cache'],
): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>();
  const open = new Set(hashes);
  const entries = cache === undefined ? [] : readableEntries(documents);
  for (const platform of inLikelyOrder(entries.flatMap((entry) => entry.platform ?? []))) {
    if (open.size === 0) break;
    const zh = entries.find((entry) => entry.platform === platform)?.hash;
    const known = zh === undefined ? null : await cache?.get(zh);
    for (const hash of known?.zh === zh && known ? hashesOf(known) : [])
      if (open.delete(hash)) kept.set(hash, platform);
  }
  return kept;
}

export function plannedPackages({ sample, searched, hints }: H1Plan, inquiry: ReleaseInquiry) {
  const { platforms, sure, unknown } = searchOrder(searched, inquiry, hints);
  const found = new Set([...sample, ...platforms.slice(0, sure)]);
  const guessed = platforms.filter((platform) => !found.has(platform)).slice(0, unknown);
  const entries = readableEntries(inquiry.documents);
  return [...found, ...guessed].map((platform) => ({
    platform,
    zh: entries.find((entry) => entry.platform === platform)?.hash ?? null,
    bytes: inquiry.sizes.get(platform) ?? null,
  }));
}
