import { consider } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { versionStep } from '../version/bump.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** This is not about trust: a new major version may change or remove features that the configuration uses. */
export const majorUpgrade: Rule = {
  slug: 'major-upgrade',
  severity: 'notice',
  meaning: 'An upgrade of a provider to a new major version.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const { lock } = entry;
      const { from, kinds } = entry.reviewed.change;
      if (from === null || !kinds.includes('version-upgraded')) return [];
      if (versionStep(from.version, lock.version) !== 'major') return [];
      return [
        aboutEntry(entry, {
          message: say`New major version of an existing provider: ${providerName(lock.address)} ${from.version} → ${lock.version}.`,
          line: lock.lines.version,
          fix: [consider('Read the upgrade guide of the provider before you merge')],
        }),
      ];
    });
  },
};
