import { lockedEntries } from './locked-entry.ts';
import { releaseName } from './names.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** The host of an entry is the pull request's choice; nothing is sent to a host that the workflow does not name (T9, T22, T25). */
export const untrustedHost: Rule = {
  slug: 'untrusted-host',
  severity: 'error',
  meaning: 'A provider from a registry that is neither public nor listed in `registries`.',
  check(subject) {
    return lockedEntries(subject).flatMap(({ path, lock, standing }): RuleFinding[] => {
      if (standing.kind !== 'untrusted-host') return [];
      const host = lock.address.split('/', 1)[0] ?? lock.address;
      return [
        {
          message: `${releaseName(lock)} comes from ${host}, which is neither a public registry nor listed in "registries"; it was not asked, so nothing is proven.`,
          provider: lock.address,
          hash: null,
          path,
          line: lock.lines.block,
          remedy: `If you trust ${host}, add it to the "registries" input of the workflow; otherwise do not merge.`,
        },
      ];
    });
  },
};
