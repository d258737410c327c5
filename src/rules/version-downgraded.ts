import { lockedEntries } from './locked-entry.ts';
import { providerName } from './names.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** An older release may bring back a known vulnerability (T10). */
export const versionDowngraded: Rule = {
  slug: 'version-downgraded',
  severity: 'warning',
  meaning: 'A provider that goes back to an older version.',
  check(subject) {
    return lockedEntries(subject).flatMap(({ path, lock, reviewed: { change } }): RuleFinding[] => {
      if (change.from === null || !change.kinds.includes('version-downgraded')) return [];
      return [
        {
          message: `${providerName(lock.address)} goes back from ${change.from.version} to ${lock.version}.`,
          provider: lock.address,
          hash: null,
          path,
          line: lock.lines.version,
          remedy:
            'Make sure that the step back is meant and brings back no fault that the newer version had repaired.',
        },
      ];
    });
  },
};
