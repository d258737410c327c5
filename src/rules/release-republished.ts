import { askPublisher, consider, deleteAt, type Fix } from '../finding/fix.ts';
import { hashCount, releaseName, say } from '../finding/sentence.ts';
import { faultsIn, hashesLine, lockNow, outlivedHashes } from '../subject/locked-entry.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import { entryRule } from './rule.ts';

/** A lock file exists to show this: the same version with other bytes (T21). Only the publisher can say whether it is an attack. */
export const releaseRepublished = entryRule({
  slug: 'release-republished',
  severity: 'error',
  meaning: 'A release whose checksums list none of the hashes that were locked before.',
  headline: ({ who }) => `the release of ${who} is not the one that was locked before`,
  find(entry, subject) {
    const { lock, reviewed, standing } = entry;
    const outlived = outlivedHashes(reviewed);
    if (standing.kind !== 'askable' || outlived.size === 0) return null;
    const which =
      outlived.size === 1 ? 'do not list the one hash' : `list none of the ${hashCount(outlived.size)}`;
    return {
      message: say`The registry's checksums of ${releaseName(lock)} ${which} that the base has: the release was published again, somebody replaced it, or the base was wrong.`,
      hashes: [...outlived],
      line: hashesLine(lock),
      fix: fixFor(entry, subject),
    };
  },
});

function fixFor(entry: LockedEntry, subject: Subject): Fix {
  const { path, lock } = entry;
  const ask = askPublisher(lock.address, `why ${lock.version} changed, and prefer another version`);
  const isStillLocked = faultsIn(entry, 'outlived').length > 0;
  if (!isStillLocked) return [ask, consider('merge only when you know')];
  return [
    ask,
    { ...deleteAt('hashes', path, hashesLine(lock)), when: 'if the new packages are right' },
    lockNow(entry, subject),
  ];
}
