import type { Fetcher } from '../http/fetcher.ts';
import type { MirrorsFor } from '../installation/mirror.ts';
import type { Registry } from '../registry/registry.ts';
import { askMirrors, type MirrorPorts } from './ask-mirrors.ts';
import { noCache, type PackageHashCache, withCache } from './cache.ts';
import { type LookElsewhere, traceElsewhere } from './elsewhere.ts';
import type { Evidence, VersionEvidence } from './evidence.ts';
import { openPackageHasher } from './package-hashes.ts';
import { type EvidencePlan, type EvidenceRequest, evidenceKey, type Progress } from './plan.ts';
import { searchOrigins } from './search.ts';
import { traceOrigins } from './trace.ts';
import { gatherVersion, type VersionPorts } from './version-evidence.ts';
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
  /** Looks into the lock files that are not under review; left out: there are none. */
  readonly lookElsewhere?: LookElsewhere | undefined;
}

const versionsAtATime = 4;

/**
 * Asks for everything in the plan, each fact once, and judges nothing. A fault on the way becomes a value in the evidence.
 * A hash that nothing supports is then searched elsewhere: first in what is known already, then in the other lock files of the commit, then in a
 * bounded number of other releases.
 */
export async function gatherEvidence(plan: EvidencePlan, ports: GatherPorts): Promise<Evidence> {
  const { registry, fetcher, progress = {}, cache = noCache, mirrorsFor = () => [], lookElsewhere } = ports;
  const hasher = openPackageHasher(fetcher, progress);
  const hashPackage = withCache(cache, (metadata) => hasher.hash(metadata));
  try {
    const evidence = await gatherVersions(
      plan.requests,
      { registry, hashPackage, wordIsEnough: plan.wordIsEnough, mirrorsFor, hasher },
      progress,
    );
    const completed = await withWantedPackages(evidence, plan.requests, { registry, hashPackage });
    const traced = traceOrigins(completed, plan.lockFiles);
    const named = lookElsewhere === undefined ? traced : await traceElsewhere(traced, lookElsewhere);
    return await searchOrigins(named, registry);
  } finally {
    await hasher.close();
  }
}

async function gatherVersions(
  requests: readonly EvidenceRequest[],
  ports: VersionPorts & MirrorPorts,
  progress: Progress,
): Promise<Evidence> {
  const gathered = new Map<EvidenceRequest, VersionEvidence>();
  const queue = requests.values();
  const work = async () => {
    for (const request of queue) {
      const { address, version } = request;
      progress.onVersionStart?.({ address, version });
      gathered.set(request, await askMirrors(await gatherVersion(request, ports), ports));
      progress.onVersionEnd?.({ address, version });
    }
  };
  await Promise.all(Array.from({ length: versionsAtATime }, work));
  const evidence = new Map<string, VersionEvidence>();
  for (const request of requests) {
    const found = gathered.get(request);
    if (found) evidence.set(evidenceKey(request.address, request.version), found);
  }
  return evidence;
}
