import { distinct } from '../distinct.ts';
import { consider, lookForCache } from '../finding/fix.ts';
import { releaseName, say } from '../finding/sentence.ts';
import { isOfFiles } from '../hash.ts';
import { platformsFor } from '../policy/policy.ts';
import { h1Platforms, hasOpenHash, namesOf, publishedPlatforms } from '../subject/coverage.ts';
import { hashesLine, hasNoChecks, isOneFolder, keyDoubt, lockNow } from '../subject/locked-entry.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import { entryRule } from './rule.ts';

const consequence = 'Terraform cannot check the unpacked package there, and fails with "-lockfile=readonly"';

/** With only a zh, `init` accepts an unpacked package unchecked, and with `-lockfile=readonly` a later `plan` fails. */
export const platformMissing = entryRule<{ kind: 'missing'; platforms: string }>({
  slug: 'platform-missing',
  severity: 'warning',
  meaning: 'A provider entry without an h1 for a platform that `platforms` requires.',
  headline({ who, one, has, files, aspects }) {
    const [missing = '', ...others] = distinct(aspects.map(({ platforms }) => platforms));
    const where = files === 1 ? '' : ` in ${files} lock files`;
    const [what, them] =
      others.length > 0 ? ['some platforms', 'them'] : [missing, missing.includes(' and ') ? 'them' : 'it'];
    return `${who} ${has} no h1 for ${what}${one ? where : ''}; your setting "platforms" requires ${them}`;
  },
  find(entry, subject) {
    const published = publishedPlatforms(entry.reviewed.evidence);
    // Packages of a mirror have no list.
    const isPublished = (platform: string) => published.size === 0 || published.has(platform);
    const byFate = Map.groupBy(missingPlatforms(entry, subject), isPublished);
    const { scope, failOn } = subject.settings;
    const first = scope === 'changed' && failOn !== 'warning' ? { when: 'before you merge' } : {};
    return [...byFate].map(([isThere, missing]) => {
      const platforms = namesOf(missing);
      const why = isThere
        ? consequence
        : `the release has no package for ${missing.length === 1 ? 'it' : 'them'}`;
      const mend = { ...(keyDoubt(entry, subject) ?? lockNow(entry, subject)), ...first };
      const out = `take ${platforms} out of "platforms" for this folder (an entry of "paths" in the policy) if nobody uses ${missing.length === 1 ? 'it' : 'them'} there`;
      return {
        aspect: { kind: 'missing' as const, platforms },
        message: say`${releaseName(entry.lock)} has no h1 for ${platforms}: ${why}.`,
        ofAll: (releases: string) => say`${releases} have no h1 for ${platforms}: ${why}.`,
        line: hashesLine(entry.lock),
        cause: `h1 for ${missing.join(' ')}${isThere ? '' : ', not published'}`,
        fix: isThere ? [...(isOneFolder(entry) ? [lookForCache] : []), mend] : [consider(out)],
      };
    });
  },
});

/** An h1 that could not be checked may cover the platform. A different rule reports an entry without any hash. */
function missingPlatforms(entry: LockedEntry, { settings }: Subject): readonly string[] {
  const { path, lock, reviewed, standing } = entry;
  const h1 = lock.hashes.filter(isOfFiles);
  if (standing.kind !== 'askable' || hasNoChecks(entry) || hasOpenHash(h1, reviewed.evidence)) return [];
  const covered = h1Platforms(h1, reviewed.evidence);
  return platformsFor(settings, path).filter((platform) => !covered.has(platform));
}
