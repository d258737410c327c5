import { releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { otherSchemeIgnored } from '../hash.ts';
import { hasNoChecks } from '../subject/locked-entry.ts';
import { removalFrom } from '../subject/removal.ts';
import type { LockedEntry } from '../subject/subject.ts';
import { faultOf, type HashWorth } from '../subject/worth.ts';
import { aboutEntry, type Rule, type RuleFinding } from './rule.ts';

/** Terraform loads such a value without a warning and never matches it, so the line only looks like protection (F2, T7). */
export const malformedHash: Rule = {
  slug: 'malformed-hash',
  severity: 'error',
  meaning: 'A hash with a scheme that Terraform does not know, or with a value that no package can have.',
  check(subject) {
    return subject.entries.flatMap((entry) => {
      const removal = removalFrom(entry, subject);
      return entry.hashes.flatMap(({ hash, line, worth }): RuleFinding[] => {
        const reason = reasonAgainst(worth, entry);
        if (reason === null) return [];
        return [
          aboutEntry(entry, {
            message: say`${{ hash }} of ${releaseName(entry.lock)} can never match: ${reason}.`,
            hash,
            line,
            fix: removal(line),
          }),
        ];
      });
    });
  },
};

/** An entry without any hash that counts is left to `hashes-cleared`. */
function reasonAgainst(worth: HashWorth, entry: LockedEntry): string | null {
  const fault = faultOf(worth);
  if (fault?.kind === 'malformed') return fault.reason;
  if (fault?.kind !== 'ignored' || hasNoChecks(entry)) return null;
  return otherSchemeIgnored;
}
