import { hostOf } from '../evidence/hash-proof.ts';
import { objectionTo } from '../policy/policy.ts';
import { lockedEntries } from '../subject/locked-entry.ts';
import { providerName, releaseName } from '../subject/names.ts';
import type { Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/**
 * The address of an entry is the pull request's choice; nothing is sent to a host that nobody named (T9, T22, T25), and who may be asked for a
 * provider at all is the policy's word, for entries that were there before as well (T8, T39).
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
  return lockedEntries(subject).flatMap((entry): RuleFinding[] => {
    const { lock } = entry;
    const objection = objectionTo(settings, lock.address);
    if (objection === null) return [];
    return [
      aboutEntry(entry, {
        message: `The policy ${settings.policy.path} does not let ${providerName(lock.address)} in: it ${objection}.`,
        remedy: `Remove the provider; if it is wanted, change "providers" in ${settings.policy.path} first, in a pull request of its own.`,
      }),
    ];
  });
}

function fromUnlistedHosts(subject: Subject): readonly RuleFinding[] {
  return lockedEntries(subject).flatMap((entry): RuleFinding[] => {
    const { lock, standing } = entry;
    if (standing.kind !== 'untrusted-host') return [];
    const host = hostOf(lock.address);
    return [
      aboutEntry(entry, {
        message: `${releaseName(lock)} comes from ${host}, which is neither a public registry nor listed in "registries"; it was not asked, so nothing is proven.`,
        remedy: `If you trust ${host}, add it to the "registries" input of the workflow or to the policy; otherwise do not merge.`,
      }),
    ];
  });
}
