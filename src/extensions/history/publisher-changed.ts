import { versionBefore } from '../../evidence/plan.ts';
import { consider } from '../../finding/fix.ts';
import { releaseName, say } from '../../finding/sentence.ts';
import { sourceName } from '../../registry/release-source.ts';
import { entryRule } from '../../rules/rule.ts';
import { historyOf, isSameRepository, newPlace } from './history.ts';

/** A registry serves what the account behind a namespace publishes. A new owner of the account or the provider releases from a different repository, and the address in the lock file stays the same (T12). */
export const publisherChanged = entryRule({
  slug: 'publisher-changed',
  severity: 'warning',
  after: 'signing-key-changed',
  meaning: 'A release from a different repository than the release before it.',
  headline: ({ who, one }) => `${who} ${one ? 'comes' : 'come'} from a different repository than before`,
  find({ lock, reviewed }) {
    const { before, now } = historyOf(reviewed)?.repository ?? { before: null, now: null };
    const old = versionBefore(reviewed.change);
    const [number, numberBefore] = [reviewed.evidence?.repositoryId, reviewed.baseEvidence?.repositoryId];
    const areKnown = number !== undefined && numberBefore !== undefined;
    // A repository that was renamed keeps its number; one that was created anew under an old name has another.
    if (before === null || old === null || (areKnown && number === numberBefore)) return null;
    const named = now === null || (isSameRepository(before, now) && !areKnown) ? null : sourceName(now);
    const place = newPlace(reviewed) ?? named;
    if (place === null) return null;
    const [is, was] = areKnown ? [` (repository ${number})`, ` (repository ${numberBefore})`] : ['', ''];
    return {
      line: lock.lines.version,
      message: say`${releaseName(lock)} was released from ${place}${is}, ${releaseName(old)} from ${sourceName(before)}${was}.`,
      fix: [
        consider(
          'Before you merge, make sure that the provider has moved: the old repository redirects to the new one, or says so',
        ),
      ],
    };
  },
});
