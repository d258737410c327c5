import type { Aspect } from '../../finding/finding.ts';
import { type Fix, reconsider } from '../../finding/fix.ts';
import { providerName, releaseName, say, shortName, shortText } from '../../finding/sentence.ts';
import type { ProviderLock } from '../../lockfile/lock-file.ts';
import { folderOf } from '../../paths.ts';
import { aboutEntry, type Rule } from '../../rules/rule.ts';
import { entriesAnew, platformsToLock } from '../../subject/locked-entry.ts';
import type { Subject } from '../../subject/subject.ts';
import { type ConfiguredFile, configuredFiles, isFact, outsideConstraints } from './required-entry.ts';

/** Terraform stops with "locked provider … does not match configured version constraint" (T52). */
export const versionOutsideConstraints: Rule = {
  slug: 'version-outside-constraints',
  severity: 'error',
  after: 'version-not-found',
  meaning: 'A locked version that the configuration does not allow.',
  headline: ({ who, one, aspect, aspects: { length } }) =>
    length === 1 && aspect.kind === 'required'
      ? `${aspect.requires} but locks ${aspect.locks}`
      : `${who} ${one ? 'does' : 'do'} not meet the version constraints`,
  check(subject) {
    return configuredFiles([...subject.files, ...subject.around.bystanders]).flatMap((file) =>
      outsideConstraints(file).map(({ lock, reason, wanted }) =>
        aboutEntry(
          { path: file.path, lock },
          {
            ...(isFact(file) ? {} : { severity: 'notice' }),
            ...(wanted === undefined ? {} : { aspect: aspectOf(file.path, lock, wanted) }),
            message: say`${releaseName(lock)} is not what the configuration allows: ${reason}.`,
            line: lock.lines.version,
            fix: lockedAnew(file, lock, subject),
          },
        ),
      ),
    );
  },
};

function aspectOf(path: string, { address, version }: ProviderLock, wanted: string): Aspect {
  const folder = folderOf(path);
  const root = folder.includes('/') ? folder : folder ? `the root module ${folder}` : 'the configuration';
  const requires = `${root} requires ${providerName(address)} ${shortText(wanted)}`;
  return { kind: 'required', requires, locks: shortName(version) };
}

function lockedAnew({ path, lockFile }: ConfiguredFile, { address }: ProviderLock, subject: Subject): Fix {
  const entry = subject.entries.find((each) => each.path === path && each.lock.address === address);
  const platforms = entry === undefined ? undefined : platformsToLock(entry, subject);
  return entriesAnew(path, lockFile, [address], subject, platforms).toSpliced(1, 0, reconsider);
}
