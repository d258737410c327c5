import { lockedEntries } from '../subject/locked-entry.ts';
import { providerName } from '../subject/names.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** An older release may bring back a known vulnerability (T10). */
export const versionDowngraded: Rule = {
  slug: 'version-downgraded',
  severity: 'warning',
  meaning: 'A provider that goes back to an older version.',
  check(subject) {
    return lockedEntries(subject).flatMap((entry): RuleFinding[] => {
      const { lock } = entry;
      const { from, kinds } = entry.reviewed.change;
      if (from === null || !kinds.includes('version-downgraded')) return [];
      return [
        aboutEntry(entry, {
          message: `${providerName(lock.address)} goes back from ${from.version} to ${lock.version}.`,
          line: lock.lines.version,
          remedy:
            'Make sure that the step back is meant and brings back no fault that the newer version had repaired.',
        }),
      ];
    });
  },
};
