import { lockAgain } from '../finding/fix.ts';
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
import { hashesLine, hasNoChecks, platformsToLock } from '../subject/locked-entry.ts';
import type { LockedEntry, ReviewedChange, Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * Somebody ran `init` on another machine, or a tool wrote its own platform only: on the others `init` refuses the package from then on. With all
 * zh in the entry nothing is lost, and a platform that the release no longer has was not lost by this change.
 */
export const platformLost: Rule = {
  slug: 'platform-lost',
  severity: 'warning',
  meaning: 'A platform that the entry covered before and covers by no hash now.',
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
    lost.length > 0 ? `no longer covers ${namesOf(lost)}` : lostByCount(base, lock, covered, reviewed);
  if (what === null) return [];
  return [
    aboutEntry(entry, {
      message: say`The entry of ${releaseName(lock)} ${what}: there "init" refuses the package.`,
      line: hashesLine(lock),
      fix: [
        lockAgain(
          entry.path,
          lock.address,
          [...new Set([...platformsToLock(entry, subject), ...lost])].sort(),
        ),
      ],
    }),
  ];
}

/** Of the platforms that the hashes of the base are known to be of, those that the release still has and the head does not cover. */
function lostPlatforms(base: ProviderLock, covered: ReadonlySet<string>, reviewed: ReviewedChange): string[] {
  const published = new Set(publishedPackages(reviewed.evidence).values());
  const platforms = base.hashes.map(platformOfBase(reviewed));
  const lost = platforms.filter((one) => one !== null && published.has(one) && !covered.has(one));
  return [...new Set(lost)].filter((one) => one !== null).sort();
}

/** Which platforms the h1 of an old version are of is not asked; where there is nothing but h1, their number tells. */
function lostByCount(
  base: ProviderLock,
  lock: ProviderLock,
  covered: ReadonlySet<string>,
  { baseEvidence }: ReviewedChange,
): string | null {
  const old = new Set(base.hashes);
  const onlyH1 = [...old, ...lock.hashes].every((hash) => hash.startsWith('h1:'));
  if (baseEvidence === null || !onlyH1 || covered.size === 0 || old.size <= covered.size) return null;
  return `covers ${namesOf([...covered].sort())} alone, and had ${old.size} h1 before`;
}
