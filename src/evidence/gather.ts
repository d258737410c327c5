import type { Fetcher } from '../http/fetcher.ts';
import type { MirrorsFor } from '../installation/mirror.ts';
import type { Registry } from '../registry/registry.ts';
import { inTurns } from '../semaphore.ts';
import type { Draw } from './announced-h1.ts';
import { askMirrors, type MirrorPorts } from './ask-mirrors.ts';
import { withBudgetNeed } from './budget-need.ts';
import { noCache, once, type PackageHashCache, withCache } from './cache.ts';
import { type LookElsewhere, traceElsewhere } from './elsewhere.ts';
import type { Evidence } from './evidence.ts';
import type { EvidenceKeeper } from './keeper.ts';
import { openPackageHasher, type PackageHasher } from './package-hashes.ts';
import {
  type EvidencePlan,
  type EvidenceRequest,
  evidenceKey,
  type NamedVersion,
  type PlannedDownloads,
  type Progress,
} from './plan.ts';
import { lookAhead, withReleaseHashes } from './release-hashes.ts';
import { searchOrigins } from './search.ts';
import { traceOrigins } from './trace.ts';
import { type OpenedVersion, openVersion, type VersionPorts } from './version-evidence.ts';
import { withWantedPackages } from './wanted-packages.ts';

export interface GatherPorts {
  readonly registry: Registry;
  /** The mirrors of the user's configuration; left out: none. */
  readonly mirrorsFor?: MirrorsFor | undefined;
  /** For packages. */
  readonly fetcher: Fetcher;
  readonly progress?: Progress | undefined;
  /** The hashes that earlier runs computed; left out: every needed package is downloaded. */
  readonly cache?: PackageHashCache | undefined;
  /** The bytes that all packages together may inflate to; left out: as for a run that downloads little. */
  readonly maxInflated?: number | undefined;
  /** Chooses what is computed of announced h1; left out: all are computed. */
  readonly draw?: Draw | undefined;
  /** Looks into the lock files that are not under review; left out: there are none. */
  readonly lookElsewhere?: LookElsewhere | undefined;
  /** Keeps what the packages and the chance of this run gave, or gives what was kept. The fetcher is the keeper's already. */
  readonly keeper?: EvidenceKeeper | undefined;
}

const versionsAtATime = 4;

/**
 * Asks for everything in the plan, each fact once, and judges nothing. A fault on the way becomes a value in the evidence.
 * A hash that nothing supports is then searched elsewhere: first in what is known already, then in the other lock files of the commit, then in a
 * bounded number of other releases.
 */
export async function gatherEvidence(plan: EvidencePlan, ports: GatherPorts): Promise<Evidence> {
  const { registry, progress = {}, mirrorsFor = () => [], lookElsewhere, keeper } = ports;
  const { completion, requests, wordIsEnough } = plan;
  const cache = keeper === undefined ? (ports.cache ?? noCache) : keeper.cache(ports.cache ?? noCache);
  const draw = keeper === undefined ? ports.draw : keeper.draw(ports.draw);
  const hasher = openHasher(ports, cache);
  // A package that proves a hash may be needed again to complete another entry.
  const hashPackage = completion === undefined ? hasher.hash : once(hasher.hash);
  const { sizeOf } = hasher;
  const completes = completion !== undefined;
  const asking = { registry, hashPackage, wordIsEnough, draw, mirrorsFor, hasher, sizeOf, cache, completes };
  try {
    const opened = await openVersions(requests, asking, progress);
    const planned = await plannedDownloads(
      opened.map(({ version }) => version),
      cache,
    );
    if (planned.packages > 0) progress.onDownloadsPlanned?.(planned);
    const completing = { registry, hashPackage, progress, cache };
    const [gathered] = await Promise.all([
      finishVersions(opened, asking, progress),
      completion === undefined ? null : lookAhead(requests, completion, completing),
    ]);
    const evidence = withBudgetNeed(gathered, hasher.downloaded());
    const completed = await (completion === undefined
      ? withWantedPackages(evidence, requests, { registry, hashPackage })
      : withReleaseHashes(evidence, completion, completing, requests));
    if (isUnexplained(completed)) progress.onSearchStart?.();
    const traced = traceOrigins(completed, plan.lockFiles);
    const named = lookElsewhere === undefined ? traced : await traceElsewhere(traced, lookElsewhere);
    return await searchOrigins(named, registry);
  } finally {
    await hasher.close();
  }
}

function isUnexplained(evidence: Evidence): boolean {
  return [...evidence.values()].some(({ proofs }) =>
    [...proofs.values()].some(({ level }) => level === 'none'),
  );
}

interface NamedOpenedVersion {
  readonly named: NamedVersion;
  readonly version: OpenedVersion;
}

/** A package is looked up in the cache before it is downloaded. */
function openHasher(
  { fetcher, progress = {}, maxInflated, keeper }: GatherPorts,
  cache: PackageHashCache,
): PackageHasher {
  const opened = openPackageHasher(fetcher, progress, maxInflated);
  const hasher = { ...opened, hash: withCache(cache, opened.hash) };
  return keeper === undefined ? hasher : keeper.hasher(hasher);
}

/** Small answers come first, so that the run can say what it will download before it begins. */
async function openVersions(
  requests: readonly EvidenceRequest[],
  ports: VersionPorts,
  progress: Progress,
): Promise<readonly NamedOpenedVersion[]> {
  progress.onVersionsPlanned?.(requests.length);
  return inTurns(requests, versionsAtATime, async (request) => {
    const { address, version } = request;
    progress.onVersionStart?.({ address, version });
    const open = await openVersion(request, ports);
    progress.onVersionAnswered?.({ address, version });
    return { named: { address, version }, version: open };
  });
}

async function finishVersions(
  opened: readonly NamedOpenedVersion[],
  ports: VersionPorts & MirrorPorts,
  progress: Progress,
): Promise<Evidence> {
  const gathered = await inTurns(opened, versionsAtATime, async ({ named, version }) => {
    const evidence = await askMirrors(await version.finish(), ports);
    progress.onVersionEnd?.(named);
    return evidence;
  });
  return new Map(gathered.map((one) => [evidenceKey(one.address, one.version), one]));
}

/** What is kept of earlier runs needs no download. */
async function plannedDownloads(
  opened: readonly OpenedVersion[],
  cache: PackageHashCache,
): Promise<PlannedDownloads> {
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
