import type { LockFileSides } from '../../evidence/plan.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import type { Extension } from '../../extension.ts';
import { searchReleases } from './search.ts';
import { factsAbout, knownSightings, lostHashes, withOrigins } from './trace.ts';

/** Finds out where an unproven hash comes from: a different release, a different provider, or a copied line. */
export const origins: Extension = {
  name: 'origins',
  open: () => ({ steps: (_changes, { lockFiles }) => [namesOrigins(lockFiles)] }),
};

/** Names the origin of refuted hashes: from what is known, then some other releases. */
export function namesOrigins(lockFiles: readonly LockFileSides[]): EvidenceStep {
  return {
    async all(evidence, { registry }) {
      const lost = lostHashes(evidence);
      if (lost.length === 0) return new Map();
      const traced = withOrigins(lost, knownSightings(evidence, lockFiles));
      return factsAbout(await searchReleases(traced, evidence, registry));
    },
  };
}
