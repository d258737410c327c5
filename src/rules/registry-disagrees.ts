import type { VersionEvidence } from '../evidence/evidence.ts';
import { consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { asClause, say } from '../finding/sentence.ts';
import { speakerOf } from '../subject/signers.ts';
import { entryRule } from './rule.ts';

/** A half-published release, a stale cache or answers that differ by user prove nothing (T19, T20). */
export const registryDisagrees = entryRule({
  slug: 'registry-disagrees',
  severity: 'error',
  meaning: 'Contradictory answers of a registry about one release.',
  headline: ({ who }) => `the registry contradicts itself about ${who}`,
  find({ lock, reviewed: { evidence } }) {
    const [first, ...more] = contradictions(evidence);
    if (first === undefined) return null;
    const rest = more.length === 0 ? '' : `; and ${more.length} more`;
    return {
      message: say`${speakerOf(evidence)} contradicts itself about ${releaseName(lock)}: ${asClause(first)}${rest}.`,
      fix: [
        { do: 'run-again', when: 'in an hour, because the release may still be in publication' },
        consider('do not merge, and tell the registry', 'if the contradiction remains'),
      ],
    };
  },
});

function contradictions(evidence: VersionEvidence | null): readonly string[] {
  const release = evidence?.release;
  if (release?.kind === 'known') return release.value.disagreements;
  return release?.kind === 'unavailable' && release.code === 'disagreement' ? [release.cause] : [];
}
