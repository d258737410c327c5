import type { Evidence } from '../../src/evidence/evidence.ts';
import type { PackageHasher } from '../../src/evidence/package-hashes.ts';
import { type EvidenceStep, type Gathering, withFacts } from '../../src/evidence/step.ts';
import { unavailable } from '../../src/outcome.ts';
import { registryOf } from './in-memory-registry.ts';

/** Downloads nothing. */
export const noHasher: PackageHasher = {
  hash: async () => unavailable('network', 'nothing is downloaded here'),
  hashUnnamed: async () => unavailable('network', 'nothing is downloaded here'),
  hashFile: async () => unavailable('unreadable', 'nothing is read here'),
  sizeOf: () => null,
  downloaded: () => 0,
  close: async () => {},
};

/** A run without a server. */
export function gatheringOf(more: Partial<Gathering> = {}): Gathering {
  return {
    requests: [],
    registry: registryOf([]),
    hasher: noHasher,
    cache: { get: async () => null },
    progress: {},
    answered: Promise.resolve(),
    ...more,
  };
}

/** The evidence with what a step learns about all versions. */
export async function learntBy(
  step: EvidenceStep,
  evidence: Evidence,
  more: Partial<Gathering> = {},
): Promise<Evidence> {
  const run = gatheringOf(more);
  const beside = withFacts(evidence, [(await step.beside?.(run)) ?? new Map()]);
  return withFacts(beside, [(await step.all?.(beside, run)) ?? new Map()]);
}
