import { type HashWorth, hasNoChecks, type LockedEntry, lockedEntries } from '../subject/locked-entry.ts';
import { releaseName, shortHash } from '../subject/names.ts';
import { removalFrom } from './removal.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** Terraform loads such a value without a word and never matches it; the line only looks like protection (F2, T7). */
export const malformedHash: Rule = {
  slug: 'malformed-hash',
  severity: 'error',
  meaning: 'A hash whose scheme Terraform does not know, or whose value no package can have.',
  check(subject) {
    return lockedEntries(subject).flatMap((entry) => {
      const removal = removalFrom(entry, subject);
      return entry.hashes.flatMap(({ hash, line, worth }): RuleFinding[] => {
        const fault = faultOf(worth, entry);
        if (fault === null) return [];
        return [
          aboutEntry(entry, {
            message: `${shortHash(hash)} of ${releaseName(entry.lock)} can never match: ${fault}.`,
            hash,
            line,
            remedy: removal(line),
          }),
        ];
      });
    });
  },
};

/** Where no hash is left that counts, `hashes-cleared` tells the whole story. */
function faultOf(worth: HashWorth, entry: LockedEntry): string | null {
  if (worth.kind === 'malformed') return worth.reason;
  if (worth.kind !== 'ignored' || hasNoChecks(entry)) return null;
  return 'Terraform checks h1 and zh only and ignores every other scheme';
}
