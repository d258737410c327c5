import { lockAgain } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { platformsFor } from '../policy/policy.ts';
import { coveredPlatforms, hasOpenHash, namesOf } from '../subject/coverage.ts';
import { hashesLine, hasNoChecks, platformsToLock } from '../subject/locked-entry.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * A zh lets `init` download a package; only an h1 fits what is unpacked. With `-lockfile=readonly`, a cache or a mirror a platform without one
 * fails later, in `plan`, so an h1 is what a required platform needs.
 */
export const platformMissing: Rule = {
  slug: 'platform-missing',
  severity: 'warning',
  meaning: 'A provider entry without an h1 for a platform that `platforms` requires.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { path, lock, reviewed, standing } = entry;
      const h1 = lock.hashes.filter((hash) => hash.startsWith('h1:'));
      // What could not be asked may be the very one, and without any hash there is more to say than this.
      if (standing.kind !== 'askable' || hasNoChecks(entry) || hasOpenHash(h1, reviewed.evidence)) return [];
      const covered = coveredPlatforms(h1, reviewed.evidence);
      const missing = platformsFor(subject.settings, path).filter((platform) => !covered.has(platform));
      if (missing.length === 0) return [];
      return [
        aboutEntry(entry, {
          message: say`${releaseName(lock)} has no h1 for ${namesOf(missing)}: there Terraform cannot check the unpacked package, and with "-lockfile=readonly" it stops.`,
          line: hashesLine(lock),
          cause: `h1 for ${missing.join(' ')}`,
          fix: [lockAgain(path, lock.address, platformsToLock(entry, subject))],
        }),
      ];
    });
  },
};
