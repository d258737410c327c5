import { versionBefore } from '../../evidence/plan.ts';
import { consider } from '../../finding/fix.ts';
import { releaseName, say } from '../../finding/sentence.ts';
import { sourceName } from '../../registry/release-source.ts';
import { entryRule } from '../../rules/rule.ts';
import { historyOf, isSameRepository } from './history.ts';

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
    if (before === null || now === null || old === null || isSameRepository(before, now)) return null;
    return {
      line: lock.lines.version,
      message: say`${releaseName(lock)} was released from ${sourceName(now)}, ${releaseName(old)} from ${sourceName(before)}.`,
      fix: [
        consider(
          'Before you merge, make sure that the provider has moved: the old repository redirects to the new one, or says so',
        ),
      ],
    };
  },
});
