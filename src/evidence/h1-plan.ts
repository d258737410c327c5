import { announcedHashes, type Draw, samplePlatforms } from './announced-h1.ts';
import { assertedProof, type HashProof, mayBeRead, readableEntries } from './evidence.ts';
import { type EvidenceRequest, evidenceKey } from './plan.ts';
import { searchOrder } from './prove-h1.ts';
import type { ReleaseInquiry } from './release-inquiry.ts';
import type { NeededPackages } from './step.ts';

export interface H1PlanPorts {
  /** Whether an unsigned announcement of the registry is enough to save a download. */
  readonly wordIsEnough: boolean;
  /** Left out: no sample can be drawn, so every package is computed. */
  readonly draw?: Draw | undefined;
  readonly needed?: NeededPackages | undefined;
}

export type Proofs = ReadonlyMap<string, HashProof>;

export type H1Plan = ReturnType<typeof planH1>;

export function planH1(
  hashes: readonly string[],
  inquiry: ReleaseInquiry,
  { address, version, announced: wish }: EvidenceRequest,
  { wordIsEnough, draw, needed = { platforms: [], always: false } }: H1PlanPorts,
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
    needed,
  };
}

export function plannedPackages({ sample, searched, needed }: H1Plan, inquiry: ReleaseInquiry) {
  const { platforms, sure, unknown } = searchOrder(searched, inquiry, needed);
  const found = new Set([...sample, ...platforms.slice(0, sure)]);
  const guessed = platforms.filter((platform) => !found.has(platform)).slice(0, unknown);
  const entries = readableEntries(inquiry.documents);
  return [...found, ...guessed].map((platform) => ({
    platform,
    zh: entries.find((entry) => entry.platform === platform)?.hash ?? null,
    bytes: inquiry.sizes.get(platform) ?? null,
  }));
}
