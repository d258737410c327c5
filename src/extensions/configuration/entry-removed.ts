import { consider, restore } from '../../finding/fix.ts';
import { asClause, providerName, say, shortText } from '../../finding/sentence.ts';
import type { ProviderLock } from '../../lockfile/lock-file.ts';
import type { ChangeFields } from '../../report/reported-change.ts';
import { isEmptied } from '../../rules/lock-file-removed.ts';
import { aboutFile, type Facts, type Rule } from '../../rules/rule.ts';
import type { Place, ReviewedFile } from '../../subject/subject.ts';
import {
  addressesOf,
  type ConfiguredFile,
  configuredFile,
  entriesFor,
  movedFrom,
  placeOf,
  readingFor,
  removedFrom,
  requirementsFor,
  unseenNames,
} from './required-entry.ts';
import type { ModuleCall, Unseen } from './requirements/configuration.ts';

/** Without its entry the next `init` takes any version that the constraints allow, and trusts what it is served (T51, T60). */
export const entryRemoved: Rule = {
  slug: 'entry-removed',
  severity: 'error',
  after: 'lock-file-removed',
  meaning:
    'An entry that the change removes although the configuration requires its provider, or may require it.',
  ofMerge: true,
  headline: ({ who }) => `this change removes the entry of ${who}`,
  check({ files, changes }) {
    return files.flatMap((file) => {
      const { path } = file.revision;
      const moved = new Set([
        ...changes
          .filter(({ occurrences }) => occurrences.some((occurrence) => occurrence.path === path))
          .flatMap(({ change }) => change.movedFrom ?? []),
        ...(file.head?.lockFile?.providers ?? []).flatMap((lock) => movedFrom(lock, file)?.address ?? []),
      ]);
      if (isEmptied(file)) return [];
      return removedFrom(file).flatMap((lock) => {
        const facts = objectionTo(lock, file, moved.has(lock.address));
        const { address: provider, version } = lock;
        return facts === null ? [] : [aboutFile(path, { provider, version, ...facts })];
      });
    });
  },
};

/** For the headline: only an entry that nothing requires, as far as all of the configuration says, is removed without doubt. */
export const unrequired: ChangeFields = ({ change, occurrences }, _, files) => {
  const own = files.filter(({ revision }) => occurrences.some(({ path }) => path === revision.path));
  const isSure = (file: ReviewedFile): boolean =>
    removedFrom(file).some((lock) => {
      const configured = lock.address === change.provider ? configuredFile(file) : null;
      return requirementOf(lock, file, configured) === undefined && doubtAbout(file, configured) === null;
    });
  return change.to === null && own.length > 0 && own.every(isSure) ? { unrequired: true } : {};
};

function requirementOf(lock: ProviderLock, file: ReviewedFile, configured: ConfiguredFile | null) {
  if (configured === null || file.configuration == null) return undefined;
  const providers = [...configured.lockFile.providers, lock];
  return readingFor({ providers }, file.configuration).requirements.find((each) =>
    addressesOf(each).includes(lock.address),
  );
}

/** @param moved whether the change has the provider at a different address now */
function objectionTo(lock: ProviderLock, file: ReviewedFile, moved: boolean): Facts | null {
  const put = restore('entry', file.revision.path);
  const gone = `This change removes ${providerName(lock.address)}`;
  const configured = configuredFile(file);
  const requirement = requirementOf(lock, file, configured);
  // They meet the requirement for the other tool.
  const left =
    configured === null || requirement === undefined ? [] : entriesFor(requirement, configured.lockFile);
  if (requirement !== undefined && left.length === 0)
    return {
      fix: [withoutOverride, { ...put, when: 'otherwise' }],
      message: say`${gone}, which the configuration still requires${placeOf(requirement.places)}: Terraform then picks the newest version that the constraints allow and checks no hash.`,
    };
  const doubt =
    requirement === undefined
      ? doubtAbout(file, configured)
      : say`its requirement${placeOf(requirement.places)} is met by ${left.map(({ address }) => providerName(address)).join(', ')} for only one of Terraform and OpenTofu`;
  if (moved || doubt === null) return null;
  const why = requirement === undefined ? reasonInChange(lock, file) : null;
  if (why !== null)
    return {
      severity: 'notice',
      fix: [{ ...put, when: 'if "init" adds it again' }],
      message: say`${gone}: ${why}.`,
    };
  return {
    standard: 'warning',
    fix: [{ ...put, when: 'if "init" adds it again' }],
    message: say`${gone}, and Lockproof cannot tell whether anything still requires it: ${doubt}.`,
  };
}

/** Nobody can see what removed the entry, but there is a usual cause that is no edit. */
const withoutOverride = consider(
  'let "init" write the file without it',
  'if a development override ("dev_overrides") was in use, for which Terraform 1.15 removes the entry',
);

function reasonInChange(lock: ProviderLock, { configuration, configurationBefore: before }: ReviewedFile) {
  if (configuration == null || before == null) return null;
  const isCall = (each: Unseen): each is Unseen & ModuleCall => 'source' in each;
  // The folder of a call says nothing about what the module requires.
  const keyOf = ({ line: _, path, ...each }: Unseen & Partial<Place>): string =>
    'source' in each ? `${each.source} ${each.version}` : JSON.stringify([path, each]);
  const [known, now] = [before, configuration].map(({ unseen }) => new Set(unseen.map(keyOf)));
  const gained = configuration.unseen.filter((each) => known?.has(keyOf(each)) !== true);
  const [required] = requirementsFor(lock, before);
  // A provider that moves into something unread may still be required there.
  if (required !== undefined && gained.length === 0)
    return say`it also removes what required it${placeOf(required.places)}`;
  const changed = before.unseen.filter(isCall).find((call) => now?.has(keyOf(call)) !== true);
  const packages = new Set(before.unseen.filter(isCall).map(packageOf));
  // A module of a different package is not a version of the one before.
  if (changed === undefined || !gained.every((each) => isCall(each) && packages.has(packageOf(each))))
    return null;
  const stays = configuration.unseen.filter(isCall).some(({ name }) => name === changed.name);
  const what = stays ? 'uses a different version of' : 'no longer calls';
  return say`nothing that can be read requires it, and the change ${what} the module "${shortText(changed.name)}", which may have required it`;
}

/** The source without the folder in it: `terraform-aws-modules/eks/aws`. */
function packageOf({ source }: ModuleCall): string {
  return source.replace(/(?<!:)\/\/.*$/, '').replace(/\?.*$/, '');
}

/** Why nobody can say that nothing requires the entry; `null` where the whole of the configuration was read. */
function doubtAbout({ configurationUnread }: ReviewedFile, configured: ConfiguredFile | null) {
  if (configurationUnread !== undefined) return say`${asClause(configurationUnread)}`;
  if (configured === null) return say`the lock file has no readable configuration beside it`;
  const { unseen } = configured.configuration;
  return unseen.length === 0 ? null : say`it may be needed by ${unseenNames(unseen)}`;
}
