import { askPublisher, consider } from '../../finding/fix.ts';
import { releaseName } from '../../finding/names.ts';
import { asClause, say } from '../../finding/sentence.ts';
import type { Rule, RuleFinding } from '../../rules/rule.ts';
import { aboutEntry } from '../../rules/rule.ts';

/** A signing key in wrong hands makes good signatures of packages that the publisher's workflow never built (T78, T79). */
export const provenanceMismatch: Rule = {
  slug: 'provenance-mismatch',
  severity: 'error',
  meaning: 'A release whose build attestation does not verify, or is about another repository or version.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const provenance = entry.reviewed.evidence?.provenance;
      if (provenance?.kind !== 'mismatch') return [];
      return [
        aboutEntry(entry, {
          line: entry.lock.lines.version,
          message: say`The build attestation of ${releaseName(entry.lock)} does not hold: ${asClause(provenance.reason)}.`,
          fix: [
            consider('keep the version before'),
            askPublisher(
              entry.lock.address,
              'who built this release, and why its attestation says something else',
            ),
          ],
        }),
      ];
    });
  },
};
