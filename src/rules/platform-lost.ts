import { distinct } from '../distinct.ts';
import { lockAgain, lookForCache } from '../finding/fix.ts';
import { counted, releaseName, say } from '../finding/sentence.ts';
import { isOfFiles } from '../hash.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { folderOf } from '../paths.ts';
import { platformsFor } from '../policy/policy.ts';
import {
  coveredPlatforms,
  h1Platforms,
  hasOpenHash,
  namesOf,
  platformsOfBase,
  publishedPackages,
  publishedPlatforms,
} from '../subject/coverage.ts';
import {
  hashesLine,
  hasNoChecks,
  isOneFolder,
  keyDoubt,
  platformsOfFile,
  platformsToLock,
} from '../subject/locked-entry.ts';
import type { LockedEntry, ReviewedChange, Subject } from '../subject/subject.ts';
import { entryRule, type Facts } from './rule.ts';

/** Without any hash of a platform, `init` refuses its package; without an h1, nothing checks unpacked packages. */
export const platformLost = entryRule<LossAspect>({
  slug: 'platform-lost',
  severity: 'warning',
  standards: ['notice'],
  meaning: 'A platform that the entry covered before and no longer covers.',
  counted: ['provider with fewer platforms', 'providers with fewer platforms'],
  headline: ({ who, one, aspect }) =>
    one ? `${who} ${aspect.loss}` : `${who} cover fewer platforms than before`,
  find: lossOf,
});

type LossAspect = { kind: 'lost'; loss: string };

function lossOf(entry: LockedEntry, subject: Subject): Facts<LossAspect> | null {
  const { lock, base, reviewed, standing } = entry;
  if (base === null || standing.kind !== 'askable' || hasNoChecks(entry)) return null;
  // The same list covers what it covered, as in every entry of an audit.
  if (hasOpenHash(lock.hashes, reviewed.evidence) || String(base.hashes) === String(lock.hashes)) return null;
  const covered = coveredPlatforms(lock.hashes, reviewed.evidence);
  const lost = lostPlatforms(base, covered, reviewed);
  if (lost.length === 0) return h1Loss(entry, subject);
  const loss = `no longer covers ${namesOf(lost)}`;
  const platforms = [...new Set([...platformsToLock(entry, subject), ...lost])].sort();
  const had = base.hashes.filter(isOfFiles).length;
  const again = keyDoubt(entry, subject) ?? lockAgain(entry.path, lock.address, platforms, had);
  return {
    aspect: { kind: 'lost', loss },
    message: say`The entry of ${releaseName(lock)} ${loss}: "init" refuses the package there.`,
    line: hashesLine(lock),
    fix: [...(isOneFolder(entry) ? [lookForCache] : []), again],
  };
}

/** The known platforms of the base's hashes that the release still has and the head does not cover. */
function lostPlatforms(base: ProviderLock, covered: ReadonlySet<string>, reviewed: ReviewedChange): string[] {
  const published = publishedPlatforms(reviewed.evidence);
  const platforms = base.hashes.flatMap(platformsOfBase(reviewed));
  return distinct(platforms.filter((one) => published.has(one) && !covered.has(one))).toSorted();
}

/** Fewer h1, and every zh. Entries without any, and platforms of the policy, are left to other rules. */
function h1Loss(entry: LockedEntry, subject: Subject): Facts<LossAspect> | null {
  const { path, lock, base, reviewed } = entry;
  if (base === null) return null;
  const now = h1Platforms(lock.hashes, reviewed.evidence);
  // A wrong h1 that goes is a repair.
  const isGood = (hash: string): boolean => reviewed.evidence?.dropped.get(hash)?.level !== 'none';
  const had = new Set(base.hashes.filter((hash) => isOfFiles(hash) && isGood(hash)));
  const published = publishedPlatforms(reviewed.evidence);
  const own = [...had].flatMap(platformsOfBase(reviewed));
  const lostAmong = (likely: readonly string[]) =>
    distinct(likely.filter((platform) => published.has(platform) && !now.has(platform)));
  const known = lostAmong(own);
  // At the same version, the h1 of one platform may replace the h1 of another.
  const fewer = Math.max(had.size - now.size, base.version === lock.version ? known.length : 0);
  if (now.size === 0 || fewer === 0 || now.size >= published.size) return null;
  if (platformsFor(subject.settings, path).some((platform) => !now.has(platform))) return null;
  // Other providers of the file are likely to be locked for the same platforms.
  const lost = known.length >= fewer ? known : lostAmong([...own, ...platformsOfFile(path, subject)]);
  const isNamed = lost.length === fewer;
  const which = isNamed
    ? namesOf(lost.toSorted())
    : `${fewer} more ${fewer === 1 ? 'platform' : 'platforms'}`;
  const old = base.version === lock.version ? 'the base' : base.version;
  const platforms = distinct([...platformsToLock(entry, subject), ...now, ...lost]).toSorted();
  const again = keyDoubt(entry, subject) ?? lockAgain(path, lock.address, platforms, had.size);
  const where = isNamed ? which : 'other platforms';
  const keepsZh = publishedPackages(reviewed.evidence).every(({ hash }) => lock.hashes.includes(hash));
  const isMoved = base.address !== lock.address;
  return {
    ...(isMoved || keepsZh || had.size <= now.size ? { standard: 'notice' } : {}),
    aspect: {
      kind: 'lost',
      loss: `lost its h1 hash for ${isNamed ? which : counted(fewer, 'platform', 'platforms')}, so "terraform init -lockfile=readonly" fails there`,
    },
    message: say`${releaseName(lock)} has an h1 for ${namesOf([...now].sort())} only; ${old} had one for ${which}${isNamed && had.size > now.size ? ' too' : ''}, where Terraform can no longer check an unpacked package, and fails with "-lockfile=readonly".`,
    gist: say`Providers have an h1 for fewer platforms than before. Terraform can no longer check an unpacked package of the others, and fails there with "-lockfile=readonly".`,
    line: hashesLine(lock),
    cause: `fewer h1: ${path}`,
    fix: [{ ...again, when: `if anybody runs ${folderOf(path) || 'this configuration'} on ${where}` }],
  };
}
