import type { Requirement } from '../configuration/configuration.ts';
import { consider, restore } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { asClause, type Sentence, say } from '../finding/sentence.ts';
import type { ProviderLock } from '../lockfile/lock-file.ts';
import { isEmptied } from '../subject/fate.ts';
import {
  addressesOf,
  type ConfiguredFile,
  configuredFile,
  entriesFor,
  placeOf,
  readingFor,
  unseenNames,
} from '../subject/required-entry.ts';
import type { ReviewedFile } from '../subject/subject.ts';
import { aboutFile, type Facts, type Rule } from './rule.ts';

/** Without its entry the next `init` takes any version that the constraints allow, and trusts what it is served (T51, T60). */
export const entryRemoved: Rule = {
  slug: 'entry-removed',
  severity: 'error',
  meaning:
    'An entry that the change removes although the configuration requires its provider, or may require it.',
  ofMerge: true,
  headline: ({ who }) => `the entry of ${who} is gone`,
  check({ files, changes }) {
    return files.flatMap((file) => {
      const { path } = file.revision;
      const moved = new Set(
        changes
          .filter(({ occurrences }) => occurrences.some((occurrence) => occurrence.path === path))
          .flatMap(({ change }) => change.movedFrom ?? []),
      );
      return removedFrom(file).flatMap((lock) => {
        const facts = objectionTo(lock, file, moved.has(lock.address));
        const { address: provider, version } = lock;
        return facts === null ? [] : [aboutFile(path, { provider, version, ...facts })];
      });
    });
  },
};

/** A lock file without any entry is as good as gone, and is judged as such. */
function removedFrom(file: ReviewedFile): readonly ProviderLock[] {
  const { base, head } = file;
  if (base?.lockFile == null || head?.lockFile == null || isEmptied(file)) return [];
  const left = new Set(head.lockFile.providers.map(({ address }) => address));
  return base.lockFile.providers.filter(({ address }) => !left.has(address));
}

const consequence = 'Terraform then picks the newest version that the constraints allow and checks no hash';

/** @param moved whether the change has the provider at another address now */
function objectionTo(lock: ProviderLock, file: ReviewedFile, moved: boolean): Facts | null {
  const put = restore('entry', file.revision.path);
  const gone = `The entry of ${providerName(lock.address)} is gone`;
  const configured = configuredFile(file);
  const requirement = configured === null ? undefined : requirementOf(lock, configured);
  // They meet the requirement for the other tool.
  const left =
    configured === null || requirement === undefined ? [] : entriesFor(requirement, configured.lockFile);
  if (requirement !== undefined && left.length === 0)
    return {
      fix: [put, withoutOverride],
      message: say`${gone}, but the configuration still requires it${placeOf(requirement.places)}: ${consequence}.`,
    };
  const doubt =
    requirement === undefined
      ? doubtAbout(file, configured)
      : say`what requires it${placeOf(requirement.places)} is met by ${left.map(({ address }) => providerName(address)).join(', ')} for one of Terraform and OpenTofu only`;
  if (moved || doubt === null) return null;
  return {
    standard: 'warning',
    fix: [{ ...put, when: 'if anything needs it' }],
    message: say`${gone}, and it is not known whether anything still requires it: ${doubt}.`,
  };
}

/** Nobody can see what removed the entry, but there is a usual cause that is no edit. */
const withoutOverride = consider(
  'let "init" write the file without it',
  'if a development override ("dev_overrides") was in use, for which Terraform 1.15 removes the entry',
);

/** What requires an entry that is gone, read as the tool does whose registry it names. */
function requirementOf(lock: ProviderLock, { file, lockFile }: ConfiguredFile): Requirement | undefined {
  if (file.configuration == null) return undefined;
  const { requirements } = readingFor({ providers: [...lockFile.providers, lock] }, file.configuration);
  return requirements.find((each) => addressesOf(each).includes(lock.address));
}

/** Why nobody can say that nothing requires the entry; `null` where the whole of the configuration was read. */
function doubtAbout(
  { configurationUnread }: ReviewedFile,
  configured: ConfiguredFile | null,
): Sentence | null {
  if (configurationUnread !== undefined) return say`${asClause(configurationUnread)}`;
  if (configured === null) return say`the lock file has no readable configuration beside it`;
  const { unseen } = configured.configuration;
  return unseen.length === 0 ? null : say`it may be needed by ${unseenNames(unseen)}`;
}
