import { consider, restore } from '../../finding/fix.ts';
import { providerName, type Sentence, say } from '../../finding/sentence.ts';
import type { ProviderLock } from '../../lockfile/lock-file.ts';
import type { ChangeFields } from '../../report/reported-change.ts';
import { isEmptied } from '../../rules/lock-file-removed.ts';
import { aboutFile, type Facts, type Rule } from '../../rules/rule.ts';
import type { ReviewedFile } from '../../subject/subject.ts';
import { configuredFile, entriesFor, removedFrom, requirementsFor, unseenNames } from './required-entry.ts';
import type { Configuration } from './requirements/configuration.ts';
import { placeOf } from './requirements/requirement.ts';

/** Without its entry the next `init` takes any version that the constraints allow, and trusts what it is served (T51, T60). */
export const entryRemoved: Rule = {
  slug: 'entry-removed',
  severity: 'error',
  after: 'lock-file-removed',
  meaning: 'An entry that the change removes although the configuration requires its provider.',
  ofMerge: true,
  headline: ({ who }) => `this change removes the entry of ${who}`,
  check({ files, changes }) {
    return files.flatMap((file) => {
      if (isEmptied(file)) return [];
      const { path } = file.revision;
      const here = changes.filter(({ occurrences }) => occurrences.some((each) => each.path === path));
      const moved = [...here.map(({ change }) => change.movedFrom), ...(file.movedFrom?.values() ?? [])];
      return removedFrom(file).flatMap((lock) => {
        const facts = objectionTo(lock, file, moved.includes(lock.address));
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
    removedFrom(file).some((lock) => lock.address === change.provider && doubtAbout(lock, file) === null);
  return change.to === null && own.length > 0 && own.every(isSure) ? { unrequired: true } : {};
};

function objectionTo(lock: ProviderLock, file: ReviewedFile, isMoved: boolean): Facts | null {
  const put = restore('entry', file.revision.path);
  const gone = `This change removes ${providerName(lock.address)}`;
  const configured = configuredFile(file);
  const [requirement] = configured === null ? [] : requirementsFor(lock, configured.configuration);
  if (configured && requirement && entriesFor(requirement, configured.lockFile).length === 0)
    return {
      fix: [withoutOverride, { ...put, when: 'otherwise' }],
      message: say`${gone}, which the configuration still requires${placeOf(requirement.places)}: Terraform will pick the newest version that the constraints allow, and check no hashes.`,
    };
  const doubt = doubtAbout(lock, file);
  if (isMoved || doubt === null || isExplained(lock, file)) return null;
  return {
    severity: 'notice',
    fix: [{ ...put, when: 'if "init" adds it again' }],
    message: say`${gone}, and ${doubt}.`,
  };
}

const withoutOverride = consider(
  'let "init" write the file without it',
  'if a development override ("dev_overrides") was in use, for which Terraform 1.15 removes the entry',
);

/** Whether the change also removes what required the provider, or a module call that may have. */
function isExplained(lock: ProviderLock, { configuration: now, configurationBefore: before }: ReviewedFile) {
  if (now == null || before == null || requirementsFor(lock, now).length > 0) return false;
  const old = requirementsFor(lock, before).flatMap(({ places }) => places.map(({ path }) => path));
  // Terraform reads a file that OpenTofu passes over for another one. One that is no HCL now requires what it did.
  if (now.unseen.some(({ kind, path }) => kind === 'other-tool' || (kind === 'file' && old.includes(path))))
    return false;
  const callsIn = ({ unseen }: Configuration) =>
    unseen.flatMap(({ kind, what }) => (kind.endsWith('-module') ? what : []));
  const left = callsIn(now);
  return old.length > 0 || !callsIn(before).every((call) => left.includes(call));
}

/** Why nobody can say that nothing requires the entry; `null` where the whole of the configuration was read and does not. */
function doubtAbout(lock: ProviderLock, file: ReviewedFile): Sentence | null {
  const configured = configuredFile(file);
  if (configured === null) return say`the lock file has no readable configuration beside it`;
  // Without a registry in the source, Terraform and OpenTofu need an entry each.
  if (requirementsFor(lock, configured.configuration).length > 0)
    return say`only one of Terraform and OpenTofu still has an entry for it`;
  const { unseen } = configured.configuration;
  return unseen.length === 0 ? null : say`it may be needed by ${unseenNames(unseen)}`;
}
