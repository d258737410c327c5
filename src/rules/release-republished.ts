import { askPublisher, consider, deleteAt, type Fix, lockAgain } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { hashesLine, outlivedHashes, platformsToLock } from '../subject/locked-entry.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import { faultOf } from '../subject/worth.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** A lock file exists to show this: the same version with other bytes (T21). Only the publisher can say whether it is an attack. */
export const releaseRepublished: Rule = {
  slug: 'release-republished',
  severity: 'error',
  meaning: 'A release whose checksums list none of the hashes that the base locks.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock, reviewed, standing } = entry;
      const outlived = outlivedHashes(reviewed).size;
      if (standing.kind !== 'askable' || outlived === 0) return [];
      const which = outlived === 1 ? 'do not list the one hash' : `list none of the ${hashCount(outlived)}`;
      return [
        aboutEntry(entry, {
          message: say`The registry's checksums of ${releaseName(lock)} ${which} that the base has: the release was published again, somebody replaced it, or the base was wrong.`,
          line: hashesLine(lock),
          fix: fixFor(entry, subject),
        }),
      ];
    });
  },
};

function fixFor(entry: LockedEntry, subject: Subject): Fix {
  const { path, lock, hashes } = entry;
  const ask = askPublisher(lock.address, `why ${lock.version} changed, and prefer another version`);
  const isStillLocked = hashes.some(({ worth }) => faultOf(worth)?.kind === 'outlived');
  if (!isStillLocked) return [ask, consider('merge only when you know')];
  return [
    ask,
    { ...deleteAt('hashes', path, hashesLine(lock)), when: 'if the new packages are right' },
    lockAgain(path, lock.address, platformsToLock(entry, subject)),
  ];
}
