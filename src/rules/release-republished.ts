import { askPublisher, consider, deleteAt, type Fix, lockAgain } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { hashesLine, outlivedHashes, platformsToLock } from '../subject/locked-entry.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import { faultOf } from '../subject/worth.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** The lock file exists to notice this: the same version, other bytes (T21). Nobody but the publisher can say which of the two it was. */
export const releaseRepublished: Rule = {
  slug: 'release-republished',
  severity: 'error',
  meaning: 'A version whose packages are no longer those that the base of the change locks.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock, reviewed, standing } = entry;
      const outlived = outlivedHashes(reviewed).size;
      if (standing.kind !== 'askable' || outlived === 0) return [];
      const which = outlived === 1 ? 'the one hash' : `none of the ${hashCount(outlived)}`;
      const verb = outlived === 1 ? 'no longer stands' : 'stands';
      return [
        aboutEntry(entry, {
          message: say`The registry now serves other packages as ${releaseName(lock)}: ${which} that the base lists ${verb} in its checksums, so the release was made anew upstream or somebody swapped it.`,
          line: hashesLine(lock),
          fix: fixFor(entry, subject),
        }),
      ];
    });
  },
};

function fixFor(entry: LockedEntry, subject: Subject): Fix {
  const { path, lock, hashes } = entry;
  const ask = askPublisher(lock.address, `why ${lock.version} changed, and rather take another version`);
  const isStillLocked = hashes.some(({ worth }) => faultOf(worth)?.kind === 'outlived');
  if (!isStillLocked) return [ask, consider('merge only once you know')];
  return [
    ask,
    { ...deleteAt('hashes', path, hashesLine(lock)), when: 'if the new packages are right' },
    lockAgain(path, lock.address, platformsToLock(entry, subject)),
  ];
}
