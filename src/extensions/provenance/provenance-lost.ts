import { askPublisher } from '../../finding/fix.ts';
import { releaseName } from '../../finding/names.ts';
import { asClause, say } from '../../finding/sentence.ts';
import { entryRule } from '../../rules/rule.ts';
import type { Provenance } from './provenance.ts';

/** Whoever publishes from another place than the publisher's workflow has no attestation by it (T80). */
export const provenanceLost = entryRule({
  slug: 'provenance-lost',
  severity: 'warning',
  meaning: 'A release without the verified build attestation that the version before had.',
  after: 'publisher-changed',
  headline: ({ who, has }) => `${who} ${has} no build attestation any more`,
  find({ lock, reviewed: { change, evidence, baseEvidence } }) {
    const before = baseEvidence?.provenance;
    const lack = lackOf(evidence?.provenance);
    if (before?.kind !== 'verified' || lack === null || change.from === null) return null;
    return {
      line: lock.lines.version,
      message: say`${releaseName(lock)} has no build attestation that holds (${lack}); ${change.from.version} was built by ${before.build.workflow} of ${before.build.repository}.`,
      fix: [askPublisher(lock.address, 'why this release was built in another way')],
    };
  },
});

/** What the release has less than a verified attestation; `null` where that is not known. */
function lackOf(provenance: Provenance | undefined): string | null {
  switch (provenance?.kind) {
    case 'absent':
      return 'GitHub has none';
    case 'partial':
      return asClause(provenance.reason);
    case 'unknown':
      return provenance.answered ? asClause(provenance.reason) : null;
    case 'verified':
    case 'mismatch':
    case undefined:
      return null;
  }
}
