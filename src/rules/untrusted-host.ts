import { hostOf } from '../address/address.ts';
import { consider } from '../finding/fix.ts';
import { providerName, releaseName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { objectionTo } from '../policy/policy.ts';
import type { Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * The pull request chooses the address of an entry, so Lockproof sends nothing to a host that nobody listed (T9, T22, T25). The policy decides
 * which providers are allowed, also for entries that were there before (T8, T39).
 */
export const untrustedHost: Rule = {
  slug: 'untrusted-host',
  severity: 'error',
  meaning:
    'A provider from a registry that is neither public nor listed in `registries`, or one that the policy does not allow.',
  check(subject) {
    return [...fromUnlistedHosts(subject), ...notAllowed(subject)];
  },
};

function notAllowed(subject: Subject): readonly RuleFinding[] {
  const { settings } = subject;
  return subject.entries.flatMap((entry): RuleFinding[] => {
    const { lock } = entry;
    const objection = objectionTo(settings, lock.address);
    if (objection === null) return [];
    return [
      aboutEntry(entry, {
        message: say`The policy ${settings.policy.path ?? ''} does not allow ${providerName(lock.address)}: it ${objection}.`,
        fix: [
          consider('remove the provider'),
          {
            do: 'set',
            how: 'change',
            setting: 'providers',
            value: lock.address,
            file: settings.policy.path,
            when: 'if you want it',
          },
        ],
      }),
    ];
  });
}

function fromUnlistedHosts(subject: Subject): readonly RuleFinding[] {
  return subject.entries.flatMap((entry): RuleFinding[] => {
    const { lock, standing } = entry;
    if (standing.kind !== 'untrusted-host') return [];
    const host = hostOf(lock.address);
    return [
      aboutEntry(entry, {
        message: say`${releaseName(lock)} comes from ${host}, which is neither a public registry nor listed in "registries"; it was not asked, so nothing is proven.`,
        cause: `host ${host}`,
        fix: [
          {
            do: 'set',
            how: 'add',
            setting: 'registries',
            value: host,
            file: null,
            when: `if you trust ${host}`,
          },
          consider('do not merge', 'otherwise'),
        ],
      }),
    ];
  });
}
