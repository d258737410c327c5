import { distinct } from '../distinct.ts';
import { lockAgain, lookForCache } from '../finding/fix.ts';
import { releaseName, say } from '../finding/sentence.ts';
import { isOfFiles } from '../hash.ts';
import { platformsFor } from '../policy/policy.ts';
import { h1Platforms, hasOpenHash, namesOf } from '../subject/coverage.ts';
import { hashesLine, hasNoChecks, isOneFolder, keyDoubt, platformsToLock } from '../subject/locked-entry.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import { aboutEntry, type Rule } from './rule.ts';

const consequence = 'Terraform cannot check the unpacked package there, and stops with "-lockfile=readonly"';

/** With only a zh, `init` accepts an unpacked package unchecked, and with `-lockfile=readonly` a later `plan` fails. */
export const platformMissing: Rule<{ kind: 'missing'; platforms: string }> = {
  slug: 'platform-missing',
  severity: 'warning',
  meaning: 'A provider entry without an h1 for a platform that `platforms` requires.',
  headline({ who, one, has, files, aspects }) {
    const [missing = '', ...others] = distinct(aspects.map(({ platforms }) => platforms));
    const where = files === 1 ? '' : ` in ${files} lock files`;
    return `${who} ${has} no h1 for ${others.length === 0 ? missing : 'some platforms'}${one ? where : ''}; your setting "platforms" requires it`;
  },
  check(subject) {
    const lacking = subject.entries.flatMap((entry) => {
      const missing = missingPlatforms(entry, subject);
      return missing.length === 0 ? [] : [{ entry, missing, cause: `h1 for ${missing.join(' ')}` }];
    });
    return [...Map.groupBy(lacking, ({ cause }) => cause).values()].flatMap((same) => {
      const releases = new Set(same.map(({ entry }) => releaseName(entry.lock))).size;
      return same.map(({ entry, missing, cause }) => {
        const { path, lock } = entry;
        const lack = `no h1 for ${namesOf(missing)}: ${consequence}`;
        return aboutEntry(entry, {
          aspect: { kind: 'missing' as const, platforms: namesOf(missing) },
          message: say`${releaseName(lock)} has ${lack}.`,
          ...(releases > 1 ? { gist: say`${String(releases)} providers have ${lack}.` } : {}),
          line: hashesLine(lock),
          cause,
          fix: [
            ...(isOneFolder(entry) ? [lookForCache] : []),
            keyDoubt(entry, subject) ?? lockAgain(path, lock.address, platformsToLock(entry, subject)),
          ],
        });
      });
    });
  },
};

/** An h1 that could not be checked may cover the platform. A different rule reports an entry without any hash. */
function missingPlatforms(entry: LockedEntry, { settings }: Subject): readonly string[] {
  const { path, lock, reviewed, standing } = entry;
  const h1 = lock.hashes.filter(isOfFiles);
  if (standing.kind !== 'askable' || hasNoChecks(entry) || hasOpenHash(h1, reviewed.evidence)) return [];
  const covered = h1Platforms(h1, reviewed.evidence);
  return platformsFor(settings, path).filter((platform) => !covered.has(platform));
}
