import { lockAgain, lookForCache } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { platformsFor } from '../policy/policy.ts';
import { coveredPlatforms, hasOpenHash, namesOf } from '../subject/coverage.ts';
import { hashesLine, hasNoChecks, isOneFolder, platformsToLock } from '../subject/locked-entry.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * With a zh, `init` accepts the download of a package, but an unpacked package needs an h1. With `-lockfile=readonly`, a cache or a mirror, a
 * platform without an h1 fails later, in `plan`.
 */
export const platformMissing: Rule = {
  slug: 'platform-missing',
  severity: 'warning',
  meaning: 'A provider entry without an h1 for a platform that `platforms` requires.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { path, lock, reviewed, standing } = entry;
      const h1 = lock.hashes.filter((hash) => hash.startsWith('h1:'));
      // An h1 that could not be checked may cover the platform. An entry without any hash is left to another rule.
      if (standing.kind !== 'askable' || hasNoChecks(entry) || hasOpenHash(h1, reviewed.evidence)) return [];
      const covered = coveredPlatforms(h1, reviewed.evidence);
      const missing = platformsFor(subject.settings, path).filter((platform) => !covered.has(platform));
      if (missing.length === 0) return [];
      return [
        aboutEntry(entry, {
          message: say`${releaseName(lock)} has no h1 for ${namesOf(missing)}: Terraform cannot check the unpacked package there, and stops with "-lockfile=readonly".`,
          line: hashesLine(lock),
          cause: `h1 for ${missing.join(' ')}`,
          fix: [
            ...(isOneFolder(entry) ? [lookForCache] : []),
            lockAgain(path, lock.address, platformsToLock(entry, subject)),
          ],
        }),
      ];
    });
  },
};
