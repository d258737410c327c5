import { lockAgain, lookForCache } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import {
  coveredPlatforms,
  hasOpenHash,
  namesOf,
  platformOfBase,
  publishedPackages,
} from '../subject/coverage.ts';
import { hashesLine, hasNoChecks, isOneFolder, platformsToLock } from '../subject/locked-entry.ts';
import type { LockedEntry, ReviewedChange, Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * On a platform without any hash, `init` refuses the package after the merge. An entry with all zh loses nothing, and a platform that the
 * release no longer has does not count.
 */
export const platformLost: Rule = {
  slug: 'platform-lost',
  severity: 'warning',
  meaning: 'A platform that the entry covered before and no longer covers.',
  check(subject) {
    return subject.entries.flatMap((entry) => lossOf(entry, subject));
  },
};

function lossOf(entry: LockedEntry, subject: Subject): readonly RuleFinding[] {
  const { lock, base, reviewed, standing } = entry;
  if (base === null || standing.kind !== 'askable' || hasNoChecks(entry)) return [];
  if (hasOpenHash(lock.hashes, reviewed.evidence)) return [];
  const covered = coveredPlatforms(lock.hashes, reviewed.evidence);
  const lost = lostPlatforms(base, covered, reviewed);
  const what =
    lost.length > 0
      ? `no longer covers ${namesOf(lost)}: "init" refuses the package there`
      : lostByCount(base, lock, covered, reviewed);
  if (what === null) return [];
  return [
    aboutEntry(entry, {
      message: say`The entry of ${releaseName(lock)} ${what}.`,
      line: hashesLine(lock),
      fix: [
        ...(isOneFolder(entry) ? [lookForCache] : []),
        lockAgain(
          entry.path,
          lock.address,
          [...new Set([...platformsToLock(entry, subject), ...lost])].sort(),
        ),
      ],
    }),
  ];
}

/** The known platforms of the base's hashes that the release still has and the head does not cover. */
function lostPlatforms(base: ProviderLock, covered: ReadonlySet<string>, reviewed: ReviewedChange): string[] {
  const published = new Set(publishedPackages(reviewed.evidence).values());
  const platforms = base.hashes.map(platformOfBase(reviewed));
  const lost = platforms.filter((one) => one !== null && published.has(one) && !covered.has(one));
  return [...new Set(lost)].filter((one) => one !== null).sort();
}

/** The platforms of the h1 of an old version are not looked up. Where both sides have only h1, their number is compared. */
function lostByCount(
  base: ProviderLock,
  lock: ProviderLock,
  covered: ReadonlySet<string>,
  { baseEvidence }: ReviewedChange,
): string | null {
  const old = new Set(base.hashes);
  const onlyH1 = [...old, ...lock.hashes].every((hash) => hash.startsWith('h1:'));
  if (baseEvidence === null || !onlyH1 || covered.size === 0 || old.size <= covered.size) return null;
  return `covers only ${namesOf([...covered].sort())}, and had ${old.size} h1 before: "init" refuses the package on other platforms`;
}
