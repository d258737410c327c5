import type { LockFileSides } from '../../evidence/plan.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import { parseHash } from '../../hash.ts';
import type { LookElsewhere } from './elsewhere.ts';
import { searchReleases } from './search.ts';
import { explaining, factsAbout, knownSightings, lostHashes, withOrigins } from './trace.ts';

interface Places {
  readonly lockFiles: readonly LockFileSides[];
  /** Looks into the lock files that are not under review; left out: there are none. */
  readonly lookElsewhere?: LookElsewhere | undefined;
}

/** Names the origin of refuted hashes: from what is known, then other lock files, then some other releases. */
export function namesOrigins({ lockFiles, lookElsewhere }: Places): EvidenceStep {
  return {
    async all(evidence, { registry, progress }) {
      let lost = lostHashes(evidence);
      if (lost.length === 0) return new Map();
      if (lost.some(({ list }) => list === 'proofs')) progress.onSearchStart?.();
      lost = withOrigins(lost, knownSightings(evidence, lockFiles));
      // Bots copy hashes of a provider that is locked one folder further.
      const nameless = lost.filter(
        ({ hash, of, proof }) =>
          proof.belongsTo === null && of.release.kind === 'known' && parseHash(hash).kind === 'known',
      );
      if (nameless.length > 0 && lookElsewhere !== undefined) {
        const seen = await lookElsewhere(new Set(nameless.map(({ hash }) => hash)));
        lost = withOrigins(lost, explaining(seen, evidence));
      }
      return factsAbout(await searchReleases(lost, evidence, registry));
    },
  };
}
