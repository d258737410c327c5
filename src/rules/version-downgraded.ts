import { consider } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** An older release may bring back a known vulnerability (T10). */
export const versionDowngraded: Rule = {
  slug: 'version-downgraded',
  severity: 'warning',
  meaning: 'A provider that goes back to an older version.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock } = entry;
      const { from, kinds } = entry.reviewed.change;
      if (from === null || !kinds.includes('version-downgraded')) return [];
      return [
        aboutEntry(entry, {
          message: say`${providerName(lock.address)} goes back from ${from.version} to ${lock.version}.`,
          line: lock.lines.version,
          fix: [
            consider(
              'Make sure that the downgrade is intended and does not bring back a problem that the newer version fixed',
            ),
          ],
        }),
      ];
    });
  },
};
