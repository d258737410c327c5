import { lockedEntries } from '../subject/locked-entry.ts';
import { asClause, hashCount, providerName, releaseName } from '../subject/names.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** A document whose signature fails must not be believed, and Terraform refuses to install from it (T14, T17). */
export const signatureInvalid: Rule = {
  slug: 'signature-invalid',
  severity: 'error',
  meaning: 'The signature over the checksums of a release does not hold.',
  check(subject) {
    return lockedEntries(subject).flatMap((entry): RuleFinding[] => {
      const { lock, hashes, standing, reviewed } = entry;
      if (standing.kind !== 'bad-signature') return [];
      const before = reviewed.change.from?.version;
      const stay = before === undefined || before === lock.version ? '' : `stay on ${before} and `;
      return [
        aboutEntry(entry, {
          message: `The signature over the checksums of ${releaseName(lock)} does not hold, so they prove none of its ${hashCount(hashes.length)}: ${asClause(standing.reason)}.`,
          remedy: `Do not merge: ${stay}ask the publisher of ${providerName(lock.address)} what happened to this release.`,
        }),
      ];
    });
  },
};
