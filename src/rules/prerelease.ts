import { consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { versionOf } from '../version/version.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** Not a question of trust: a prerelease is chosen by naming it exactly, and nothing moves on from it by itself. */
export const prerelease: Rule = {
  slug: 'prerelease',
  severity: 'notice',
  meaning: 'A version that the change locks and that is a prerelease.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock } = entry;
      const { from, kinds } = entry.reviewed.change;
      if (kinds.length === 0 || from?.version === lock.version) return [];
      if (!versionOf(lock.version)?.prerelease) return [];
      return [
        aboutEntry(entry, {
          message: say`${releaseName(lock)} is a prerelease, which is selected only where a constraint names exactly this version.`,
          line: lock.lines.version,
          fix: [consider('Make sure that the prerelease is meant, and plan for the release that follows it')],
        }),
      ];
    });
  },
};
