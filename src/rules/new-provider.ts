import { consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** A provider runs with your credentials, so the name of a new one deserves a look (T8). */
export const newProvider: Rule = {
  slug: 'new-provider',
  severity: 'notice',
  meaning: 'A provider that the lock file did not have before.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock } = entry;
      const { kinds } = entry.reviewed.change;
      if (!kinds.includes('provider-added')) return [];
      return [
        aboutEntry(entry, {
          message: say`Dependency on a new provider: ${releaseName(lock)}.`,
          fix: [consider('Check that this is the provider you mean, letter by letter')],
        }),
      ];
    });
  },
};
