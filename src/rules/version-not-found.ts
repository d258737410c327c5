import { deleteAt } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { asClause, say } from '../finding/sentence.ts';
import { lockEntryAgain } from '../subject/removal.ts';
import { speakerOf } from '../subject/signers.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** The release was withdrawn, mistyped or invented: nobody vouches for its hashes (T11). */
export const versionNotFound: Rule = {
  slug: 'version-not-found',
  severity: 'error',
  meaning: 'A provider or a version that its registry does not know.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock, hashes, standing, reviewed } = entry;
      if (standing.kind !== 'not-found') return [];
      return [
        aboutEntry(entry, {
          message: say`${speakerOf(reviewed.evidence)} does not know ${releaseName(lock)}, so nothing proves its ${hashCount(hashes.length)} (not found: ${asClause(standing.what)}).`,
          fix: [deleteAt('entry', entry.path, lock.lines.block), lockEntryAgain(entry, subject)],
        }),
      ];
    });
  },
};
