import type { Registry } from '../registry/registry.ts';
import type { Draw } from './announced-h1.ts';
import type { PackageHashCache } from './cache.ts';
import type { Evidence, VersionEvidence } from './evidence.ts';
import type { PackageHasher } from './package-hashes.ts';
import type { EvidenceRequest, Progress } from './plan.ts';

/** Learns something beside the hashes, and judges nothing. A failure is a value, never an exception. */
export interface EvidenceStep {
  /** The packages that it will want of a version, so that proofs look into those first. */
  needs?(request: EvidenceRequest): NeededPackages;
  /** Runs while registries are queried; its facts are there when {@link all} begins. Unknown releases are dropped. */
  beside?(run: Gathering): Promise<LearntFacts>;
  /** One version, as soon as its registry has answered or failed to. */
  version?(one: VersionEvidence, run: Gathering): Promise<Facts>;
  /** Every version of the run, because an answer about one may depend on the others. */
  all?(evidence: Evidence, run: Gathering): Promise<LearntFacts>;
}

export interface NeededPackages {
  readonly platforms: readonly string[];
  /** Whether they are wanted whatever proves the hashes; otherwise only of a release without a doubt. */
  readonly always: boolean;
}

export interface Gathering {
  readonly requests: readonly EvidenceRequest[];
  readonly registry: Registry;
  readonly hasher: PackageHasher;
  readonly cache: Pick<PackageHashCache, 'get'>;
  readonly progress: Progress;
  readonly draw?: Draw | undefined;
  /** Every small answer is there, and the first download may begin. */
  readonly answered: Promise<void>;
}

/** New facts about a version: a field replaces that field, and a proof the proof of the same hash. */
export type Facts = Partial<Omit<VersionEvidence, 'address' | 'version'>>;

/** By `evidenceKey`. Facts about other versions than those of the run are ignored. */
export type LearntFacts = ReadonlyMap<string, Facts>;

/** @param more in any order: they are about different things */
export function withFacts(evidence: Evidence, more: readonly LearntFacts[]): Evidence {
  if (more.every(({ size }) => size === 0)) return evidence;
  const learnt = (key: string, one: VersionEvidence) =>
    more.reduce((known, facts) => withFactsOf(known, facts.get(key) ?? {}), one);
  return new Map([...evidence].map(([key, one]) => [key, learnt(key, one)]));
}

export function withFactsOf(one: VersionEvidence, facts: Facts): VersionEvidence {
  return {
    ...one,
    ...facts,
    proofs: facts.proofs === undefined ? one.proofs : new Map([...one.proofs, ...facts.proofs]),
    dropped: facts.dropped === undefined ? one.dropped : new Map([...one.dropped, ...facts.dropped]),
  };
}
