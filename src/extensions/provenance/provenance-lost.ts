import { consider } from '../../finding/fix.ts';
import { releaseName, say } from '../../finding/sentence.ts';
import { entryRule } from '../../rules/rule.ts';
import { lackOf } from './provenance.ts';

/** A release that is published from elsewhere than the publisher's workflow has no attestation by it (T80). */
export const provenanceLost = entryRule({
  slug: 'provenance-lost',
  severity: 'warning',
  meaning: 'A release without the verified build attestation that the previous version had.',
  after: 'publisher-changed',
  headline: ({ who, has }) => `${who} no longer ${has} a verified build attestation`,
  find({ lock, reviewed: { change, evidence, baseEvidence } }) {
    const before = baseEvidence?.provenance;
    const lack = lackOf(evidence?.provenance);
    // `provenance-mismatch` is about an attestation that does not hold.
    if (lack?.answered !== true || evidence?.provenance?.kind === 'mismatch') return null;
    if (before?.kind !== 'verified' || change.from === null) return null;
    const isNone = evidence?.provenance?.kind === 'absent';
    const none = isNone ? 'no build attestation on GitHub' : `no verified build attestation (${lack.words})`;
    return {
      line: lock.lines.version,
      message: say`${releaseName(lock)} has ${none}; ${change.from.version} was built by ${before.build.workflow} of ${before.build.repository}.`,
      fix: [
        consider(
          `merge only if the publisher explains why, for example in the release notes; otherwise stay on ${change.from.version}`,
        ),
      ],
    };
  },
});
