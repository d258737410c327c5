import { consider, deleteAt, reconsider, restore } from '../finding/fix.ts';
import { asClause, hashCount, releaseName, say } from '../finding/sentence.ts';
import { lockEntryAgain } from '../subject/removal.ts';
import { speakerOf } from '../subject/subject.ts';
import { entryRule } from './rule.ts';

/** The release was withdrawn, mistyped or invented: nobody vouches for its hashes (T11). */
export const versionNotFound = entryRule({
  slug: 'version-not-found',
  severity: 'error',
  meaning: 'A provider or a version that its registry does not know.',
  headline: ({ who }) => `the registry does not know ${who}`,
  find(entry, subject) {
    const { path, lock, base, hashes, standing, reviewed } = entry;
    if (standing.kind !== 'not-found') return null;
    // No command locks a provider that does not exist.
    const isUnknown = standing.what === `the provider ${lock.address}`;
    // A new lock could take a version that nobody has asked for.
    const { notAllowed = [] } = subject.files.find(({ revision }) => revision.path === path) ?? {};
    const isBack =
      base?.address === lock.address && base.version !== lock.version && !notAllowed.includes(lock.address);
    const [back, anew] = [restore('entry', path), [reconsider, lockEntryAgain(entry, subject)]];
    return {
      // A registry may hide what a token would show.
      acceptable: true,
      hashes: lock.hashes,
      message: say`${speakerOf(reviewed.evidence)} does not know ${releaseName(lock)}, so nothing proves its ${hashCount(hashes.length)} (not found: ${asClause(standing.what)}).`,
      fix: [deleteAt('entry', path, lock.lines.block), ...(isUnknown ? [correct] : isBack ? [back] : anew)],
    };
  },
});

const correct = consider(
  "correct the provider's source address in the configuration, or remove what requires the provider",
);
