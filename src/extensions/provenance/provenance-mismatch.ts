import { askPublisher, consider } from '../../finding/fix.ts';
import { asClause, releaseName, say } from '../../finding/sentence.ts';
import { entryRule } from '../../rules/rule.ts';

/** A signing key in wrong hands makes good signatures of packages that the publisher's workflow never built (T78, T79). */
export const provenanceMismatch = entryRule({
  slug: 'provenance-mismatch',
  severity: 'error',
  meaning:
    'A release whose build attestation does not verify, or is about a different repository or version.',
  after: 'unexpected-signer',
  headline: ({ who }) => `the build attestation of ${who} does not hold`,
  find({ lock, reviewed }) {
    const provenance = reviewed.evidence?.provenance;
    if (provenance?.kind !== 'mismatch') return null;
    return {
      line: lock.lines.version,
      message: say`The build attestation of ${releaseName(lock)} does not hold: ${asClause(provenance.reason)}.`,
      fix: [
        consider('keep the version before'),
        askPublisher(lock.address, 'who built this release, and why its attestation says something else'),
      ],
    };
  },
});
