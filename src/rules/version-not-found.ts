import { hostOf, publicRegistries } from '../address/address.ts';
import { consider, deleteAt, type Fix, reconsider, restore, type Step } from '../finding/fix.ts';
import { asClause, hashCount, releaseName, say } from '../finding/sentence.ts';
import { lockEntryAgain } from '../subject/removal.ts';
import { type LockedEntry, type Subject, speakerOf } from '../subject/subject.ts';
import { variableFor } from './not-asked.ts';
import { entryRule } from './rule.ts';

/** The release was withdrawn, mistyped or invented: nobody vouches for its hashes (T11). */
export const versionNotFound = entryRule({
  slug: 'version-not-found',
  severity: 'error',
  meaning: 'A provider or a version that its registry does not know.',
  headline: ({ who }) => `the registry does not know ${who}`,
  find(entry, subject) {
    const { path, lock, hashes, standing, reviewed } = entry;
    if (standing.kind !== 'not-found') return null;
    // No command locks a provider that does not exist.
    const isUnknown = standing.what === `the provider ${lock.address}`;
    const [drop, again] = [deleteAt('entry', path, lock.lines.block), lockEntryAgain(entry, subject)];
    const back = backToBase(entry, subject) ?? [drop, reconsider, again];
    return {
      // It may be withdrawn and still in use, or hidden where a token is missing.
      acceptable: true,
      hashes: lock.hashes,
      message: say`${speakerOf(reviewed.evidence)} does not know ${releaseName(lock)}, so nothing proves its ${hashCount(hashes.length)} (not found: ${asClause(standing.what)}).`,
      fix: isUnknown ? [...unlessPrivate(hostOf(lock.address), drop, subject), correct] : back,
    };
  },
});

/** The entry of the base again, as a new lock could take a version that nobody has asked for; `null` if that is no way back. */
export function backToBase({ path, lock, base }: LockedEntry, { files }: Subject): Fix | null {
  const { notAllowed = [] } = files.find(({ revision }) => revision.path === path) ?? {};
  if (base?.address !== lock.address || base.version === lock.version) return null;
  if (notAllowed.includes(lock.address)) return null;
  return [deleteAt('entry', path, lock.lines.block), restore('entry', path)];
}

/** A registry of one's own may answer "not found" where a token is missing. */
function unlessPrivate(host: string, drop: Step, { settings }: Subject): Fix {
  if (publicRegistries.includes(host)) return [drop];
  const token = `give the check a token that may read it (${variableFor(host, settings)})`;
  return [consider(token, 'if the provider is private'), { ...drop, when: 'otherwise' }];
}

const correct = consider(
  "correct the provider's source address in the configuration, or remove what requires the provider",
);
