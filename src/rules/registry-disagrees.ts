import { documentsOf, type VersionEvidence } from '../evidence/evidence.ts';
import { consider } from '../finding/fix.ts';
import { asClause, releaseName, say } from '../finding/sentence.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { readFilename } from '../package/package-filename.ts';
import { speakerOf } from '../subject/subject.ts';
import { versionStep } from '../version/bump.ts';
import { type EntryFacts, entryRule } from './rule.ts';

type Doubt = { kind: 'contradiction' } | { kind: 'named'; as: string };

/** A half-published release, a stale cache or answers that differ by user prove nothing (T19, T20). */
export const registryDisagrees = entryRule<Doubt>({
  slug: 'registry-disagrees',
  severity: 'error',
  standards: ['warning'],
  meaning: 'Contradictory answers from a registry about one release.',
  headline: ({ who, has, aspect }) =>
    aspect.kind === 'named'
      ? `${who} ${has} files that are named as version ${aspect.as}`
      : `the registry contradicts itself about ${who}`,
  find({ lock, reviewed: { evidence } }) {
    const [first, ...more] = contradictions(evidence);
    if (first === undefined) return misnamed(lock, evidence);
    const isKnown = evidence?.release.kind === 'known';
    const rest = more.length === 0 ? '' : `; and ${more.length} more`;
    return {
      aspect: { kind: 'contradiction' },
      // No policy answers what the registry leaves open about its hashes.
      ...(isKnown ? {} : { acceptable: false }),
      message: say`${speakerOf(evidence)} contradicts itself about ${releaseName(lock)}: ${asClause(first)}${rest}.${isKnown ? '' : ' No waiver replaces the answer about its hashes.'}`,
      fix: [
        { do: 'run-again', when: 'in an hour, because the release may not be complete yet' },
        consider('do not merge, and tell the registry', 'if the contradiction remains'),
      ],
    };
  },
});

/** A registry that offers an old, signed release as a new version can hide the old version, but not rename the signed files (T72). */
function misnamed(
  { address, version }: ProviderLock,
  evidence: VersionEvidence | null,
): EntryFacts<Doubt> | null {
  const names = documentsOf(evidence).flatMap(({ entries }) => entries.map((entry) => entry.filename));
  const named = names.flatMap((name) => readFilename(name)?.version ?? []);
  const steps = named.map((one) => versionStep(one, version));
  const as = named[steps.findIndex((step) => step !== null)];
  if (as === undefined || steps.some((step) => step === 'none' || step === 'metadata')) return null;
  return {
    standard: 'warning',
    aspect: { kind: 'named', as },
    message: say`The signed files of ${releaseName({ address, version })} are named as version ${as}. This may be an older release under a newer number.`,
    fix: [consider(`merge only if the publisher's release notes announce ${version}`)],
  };
}

function contradictions(evidence: VersionEvidence | null): readonly string[] {
  const release = evidence?.release;
  if (release?.kind === 'known') return release.value.disagreements;
  return release?.kind === 'unavailable' && release.code === 'disagreement' ? [release.cause] : [];
}
