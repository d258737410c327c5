import { distinct } from '../distinct.ts';
import type { Fetcher } from '../http/fetcher.ts';
import type { RunTime } from '../http/run-time.ts';
import type { Registry } from '../registry/registry.ts';
import { inTurns } from '../semaphore.ts';
import type { Draw } from './announced-h1.ts';
import { noCache, once, type PackageHashCache, withCache } from './cache.ts';
import type { Evidence, HashProof, VersionEvidence } from './evidence.ts';
import type { EvidenceKeeper } from './keeper.ts';
import { openPackageHasher, type PackageHasher } from './package-hashes.ts';
import { type EvidencePlan, evidenceKey, type Progress } from './plan.ts';
import { type EvidenceStep, type Gathering, withFacts, withFactsOf } from './step.ts';
import { type OpenedVersion, openVersion } from './version-evidence.ts';

export interface GatherPorts {
  readonly registry: Registry;
  readonly fetcher: Fetcher;
  readonly progress?: Progress | undefined;
  /** The hashes that earlier runs computed; left out: every needed package is downloaded. */
  readonly cache?: PackageHashCache | undefined;
  /** The bytes that all packages together may inflate to; left out: as for a run that downloads little. */
  readonly maxInflated?: number | undefined;
  /** The time of the run; left out: it has no end. */
  readonly time?: RunTime | undefined;
  /** Chooses what is computed of announced h1; left out: all are computed. */
  readonly draw?: Draw | undefined;
  /** Keeps what the packages and the chance of this run gave, or gives what was kept. The fetcher is the keeper's already. */
  readonly keeper?: EvidenceKeeper | undefined;
}

const versionsAtATime = 4;

/** Requests everything in the plan, each fact once, and judges nothing. A fault becomes a value in the evidence. @param steps what else is learnt */
export async function gatherEvidence(
  { requests, wordIsEnough }: EvidencePlan,
  ports: GatherPorts,
  steps: readonly EvidenceStep[] = [],
): Promise<Evidence> {
  const { registry, progress = {}, keeper } = ports;
  const cache = keeper === undefined ? (ports.cache ?? noCache) : keeper.cache(ports.cache ?? noCache);
  const draw = keeper === undefined ? ports.draw : keeper.draw(ports.draw);
  const hasher = openHasher(ports, cache);
  const { promise: answered, resolve: begin } = Promise.withResolvers<void>();
  const run: Gathering = { requests, registry, hasher, cache, progress, draw, answered };
  /** Small answers come first, so that the run can say what it will download before it begins. */
  const open = async (): Promise<readonly OpenedVersion[]> => {
    progress.onVersionsPlanned?.(requests.length);
    return inTurns(requests, versionsAtATime, async (request) => {
      progress.onVersionStart?.(request);
      const needs = steps.flatMap((step) => step.needs?.(request) ?? []);
      const platforms = distinct(needs.flatMap((need) => need.platforms));
      const needed = { platforms, always: needs.some(({ always }) => always) };
      const opened = await openVersion(request, { registry, hasher, draw, wordIsEnough, needed });
      progress.onVersionAnswered?.(request);
      return opened;
    });
  };
  const finish = async (opened: OpenedVersion): Promise<VersionEvidence> => {
    let one = await opened.finish();
    for (const { version } of steps)
      if (version !== undefined) one = withFactsOf(one, await version(one, run));
    progress.onVersionEnd?.(one);
    return one;
  };
  const askRegistries = async (): Promise<Evidence> => {
    const opened = await open();
    const planned = await plannedDownloads(opened, cache);
    if (planned.packages > 0) progress.onDownloadsPlanned?.(planned);
    begin();
    // A slow download must not keep a step from asking about a version that needs none (T12).
    const quickest = opened.toSorted((one, other) => one.planned.length - other.planned.length);
    const all = await inTurns(quickest, versionsAtATime, finish);
    const evidence = new Map(all.map((one) => [evidenceKey(one.address, one.version), one]));
    return withBudgetNeed(evidence, hasher.downloaded());
  };
  try {
    const [asked, ...beside] = await Promise.all([
      askRegistries(),
      ...steps.flatMap((step) => step.beside?.(run) ?? []),
    ]);
    const isKnown = ([key]: readonly [string, unknown]) => asked.get(key)?.release.kind === 'known';
    const evidence = withFacts(
      asked,
      beside.map((facts) => new Map([...facts].filter(isKnown))),
    );
    return withFacts(evidence, await Promise.all(steps.flatMap((step) => step.all?.(evidence, run) ?? [])));
  } finally {
    await hasher.close();
  }
}

/** A package is looked up in the cache before it is downloaded, and computed once, even if a step needs it again. */
function openHasher(
  { fetcher, progress = {}, maxInflated, time, keeper }: GatherPorts,
  cache: PackageHashCache,
): PackageHasher {
  const opened = openPackageHasher(fetcher, progress, maxInflated, time);
  const looking = { ...opened, hash: withCache(cache, opened.hash) };
  const hasher = keeper === undefined ? looking : keeper.hasher(looking);
  return { ...hasher, hash: once(hasher.hash) };
}

/** Packages hashed in earlier runs need no download. */
async function plannedDownloads(opened: readonly OpenedVersion[], cache: PackageHashCache) {
  const planned = opened.flatMap((version) => version.planned);
  const kept = await inTurns(
    planned,
    versionsAtATime,
    async ({ zh }) => zh !== null && (await cache.get(zh)) !== null,
  );
  const missing = planned.filter((_, index) => kept[index] !== true);
  return {
    packages: missing.length,
    bytes: missing.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
    unsized: missing.filter(({ bytes }) => bytes === null).length,
  };
}

/** Says how many bytes the run needs beside `downloaded`; an unknown size counts like the largest package. */
export function withBudgetNeed(evidence: Evidence, downloaded: number): Evidence {
  const undone = [...evidence.values()].flatMap((one) => one.undone ?? []);
  const largest = Math.max(0, ...undone.flatMap(({ bytes }) => bytes ?? []));
  if (largest === 0) return evidence;
  const needed = undone.reduce((sum, { bytes }) => sum + (bytes ?? largest), downloaded);
  const told = (proof: HashProof): HashProof =>
    proof.level === 'unavailable' && proof.code === 'budget' ? { ...proof, needed } : proof;
  return new Map(
    [...evidence].map(([key, one]) => {
      const proofs = new Map([...one.proofs].map(([hash, proof]) => [hash, told(proof)]));
      return [key, { ...one, proofs }];
    }),
  );
}
