import { lockedEntries } from '../subject/locked-entry.ts';
import { asClause, hashCount, releaseName } from '../subject/names.ts';
import { speakerOf } from '../subject/speaker.ts';
import { thenInit } from './remedy.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** A withdrawn, mistyped or invented release: nobody vouches for its hashes any more (T11). */
export const versionNotFound: Rule = {
  slug: 'version-not-found',
  severity: 'error',
  meaning: 'A provider or a version that its registry does not know.',
  check(subject) {
    return lockedEntries(subject).flatMap((entry): RuleFinding[] => {
      const { lock, hashes, standing, reviewed } = entry;
      if (standing.kind !== 'not-found') return [];
      return [
        aboutEntry(entry, {
          message: `${speakerOf(reviewed.evidence)} does not know ${releaseName(lock)}, so nothing proves its ${hashCount(hashes.length)} (not found: ${asClause(standing.what)}).`,
          remedy: thenInit(`Delete the block at line ${lock.lines.block}`, lock.address),
        }),
      ];
    });
  },
};
