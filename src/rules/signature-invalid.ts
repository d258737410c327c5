import { askPublisher, consider } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { asClause, say } from '../finding/sentence.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** A document with a bad signature proves nothing, and Terraform refuses to install from it (T14, T17). */
export const signatureInvalid: Rule = {
  slug: 'signature-invalid',
  severity: 'error',
  meaning: 'The signature over the checksums of a release is not valid.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock, hashes, standing, reviewed } = entry;
      if (standing.kind !== 'bad-signature') return [];
      const before = reviewed.change.from?.version;
      const stay = before === undefined || before === lock.version ? null : before;
      return [
        aboutEntry(entry, {
          message: say`The signature over the checksums of ${releaseName(lock)} is not valid, so they prove none of its ${hashCount(hashes.length)}: ${asClause(standing.reason)}.`,
          fix: [
            consider('do not merge'),
            ...(stay === null ? [] : [consider(`stay on ${stay}`)]),
            askPublisher(lock.address, 'what happened to this release'),
          ],
        }),
      ];
    });
  },
};
