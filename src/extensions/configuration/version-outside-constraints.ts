import type { Aspect } from '../../finding/finding.ts';
import { consider, type Fix } from '../../finding/fix.ts';
import { providerName, releaseName, say, shortName, shortText } from '../../finding/sentence.ts';
import type { ProviderLock } from '../../lockfile/lock-file.ts';
import { folderOf } from '../../paths.ts';
import { aboutEntry, type Rule } from '../../rules/rule.ts';
import { entriesAnew, platformsToLock } from '../../subject/locked-entry.ts';
import type { Subject } from '../../subject/subject.ts';
import { type ConfiguredFile, configuredFiles, outsideConstraints } from './required-entry.ts';
import { placeOf } from './requirements/requirement.ts';

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
    const files = [...subject.files, ...subject.around.bystanders];
    return configuredFiles({ files }).flatMap((file) =>
      outsideConstraints(file).map(({ lock, reason, place, wanted, isSure }) => {
        const isBystander = subject.around.bystanders.includes(file.file);
        const where = isBystander ? placeOf([{ path: file.path, line: lock.lines.version }]) : '';
        const facts = {
          ...(isSure ? {} : { severity: 'notice' as const }),
          ...(wanted === undefined ? {} : { aspect: aspectOf(file.path, lock, wanted) }),
          message: say`${releaseName(lock)}${where} is not what the configuration allows: ${reason}.`,
          line: lock.lines.version,
          fix: lockedAnew(file, lock, subject),
          // A reader finds the line of the configuration in the change, and no line of the lock file.
          ...(isBystander
            ? {
                path: place?.path ?? file.path,
                line: place?.line ?? 1,
                acceptable: false,
                fix: lockedAnew(file, lock, subject).map((step) =>
                  step.do === 'delete' ? consider(`delete the entry${where}`) : step,
                ),
              }
            : {}),
        };
        return aboutEntry({ path: file.path, lock }, facts);
      }),
    );
  },
};

function aspectOf(path: string, { address, version }: ProviderLock, wanted: string): Aspect {
  const folder = folderOf(path);
  const root =
    folder === '' ? 'the configuration' : folder.includes('/') ? folder : `the root module ${folder}`;
  const requires = `${root} requires ${providerName(address)} ${shortText(wanted)}`;
  return { kind: 'required', requires, locks: shortName(version) };
}

function lockedAnew({ path, lockFile }: ConfiguredFile, { address }: ProviderLock, subject: Subject): Fix {
  const entry = subject.entries.find((each) => each.path === path && each.lock.address === address);
  const platforms = entry === undefined ? undefined : platformsToLock(entry, subject);
  return entriesAnew(path, lockFile, [address], subject, platforms);
}
