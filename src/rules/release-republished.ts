import { hashesLine, type LockedEntry, lockedEntries, platformsToLock } from '../subject/locked-entry.ts';
import { hashCount, providerName, releaseName } from '../subject/names.ts';
import { outlivedHashes } from '../subject/outlived.ts';
import type { Subject } from '../subject/subject.ts';
import { thenLock } from './remedy.ts';
import { listOf } from './removal.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** The lock file exists to notice this: the same version, other bytes (T21). Nobody but the publisher can say which of the two it was. */
export const releaseRepublished: Rule = {
  slug: 'release-republished',
  severity: 'error',
  meaning: 'A version whose packages are no longer those that the base of the change locks.',
  check(subject) {
    return lockedEntries(subject).flatMap((entry): RuleFinding[] => {
      const { lock, reviewed, standing } = entry;
      const outlived = outlivedHashes(reviewed).size;
      if (standing.kind !== 'askable' || outlived === 0) return [];
      const which = outlived === 1 ? 'the one hash' : `none of the ${hashCount(outlived)}`;
      const verb = outlived === 1 ? 'no longer stands' : 'stands';
      return [
        aboutEntry(entry, {
          message: `The registry now serves other packages as ${releaseName(lock)}: ${which} that the base lists ${verb} in its checksums, so the release was made anew upstream or somebody swapped it.`,
          line: hashesLine(lock),
          remedy: remedy(entry, subject),
        }),
      ];
    });
  },
};

function remedy(entry: LockedEntry, subject: Subject): string {
  const { lock, hashes } = entry;
  const ask = `Ask the publisher of ${providerName(lock.address)} why ${lock.version} changed, and rather take another version`;
  return hashes.some(({ worth }) => worth.kind === 'outlived')
    ? thenLock(
        `${ask}; if the new packages are right, delete ${listOf(entry)}`,
        lock.address,
        platformsToLock(entry, subject),
      )
    : `${ask}; merge only once you know.`;
}
