import { releaseName, say } from '../finding/sentence.ts';
import { otherSchemeIgnored } from '../hash.ts';
import { faultsIn, hasNoChecks } from '../subject/locked-entry.ts';
import { removalFrom } from '../subject/removal.ts';
import { entryRule } from './rule.ts';

/** Terraform loads such a value without a warning and never matches it, so the line only looks like protection (F2, T7). */
export const malformedHash = entryRule({
  slug: 'malformed-hash',
  severity: 'error',
  standards: ['notice'],
  meaning: 'A hash with a scheme that Terraform does not know, or with a value that no package can have.',
  headline: ({ hashes, count, who }) =>
    `${count('hash', 'hashes')} of ${who} ${hashes === 1 ? 'is' : 'are'} not valid`,
  counted: ['invalid hash', 'invalid hashes'],
  find(entry, subject) {
    const removal = removalFrom(entry, subject);
    // An entry without any hash that counts is left to `hashes-cleared`.
    const faults = faultsIn(entry, 'malformed', ...(hasNoChecks(entry) ? [] : (['ignored'] as const)));
    return faults.map(({ hash, line, fault }) => {
      const reason = fault.kind === 'malformed' ? fault.reason : otherSchemeIgnored;
      return {
        ...(entry.onlyMoved ? { standard: 'notice' } : {}), // It was there, and harms nobody.
        message: say`${{ hash }} of ${releaseName(entry.lock)} can never match: ${reason}.`,
        hash,
        line,
        fix: removal(line),
      };
    });
  },
});
