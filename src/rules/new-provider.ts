import { lockedEntries } from './locked-entry.ts';
import { releaseName } from './names.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** A provider runs with your credentials; a new one deserves a look at its name (T8). */
export const newProvider: Rule = {
  slug: 'new-provider',
  severity: 'notice',
  meaning: 'A provider that the lock file did not have before.',
  check(subject) {
    return lockedEntries(subject).flatMap(({ path, lock, reviewed: { change } }): RuleFinding[] => {
      if (!change.kinds.includes('provider-added')) return [];
      return [
        {
          message: `Dependency on a new provider: ${releaseName(lock)}.`,
          provider: lock.address,
          hash: null,
          path,
          line: lock.lines.block,
          remedy: 'Check that this is the provider you mean, letter by letter.',
        },
      ];
    });
  },
};
