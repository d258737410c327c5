import { consider } from '../finding/fix.ts';
import { listed, say, shortText } from '../finding/sentence.ts';
import { aboutFile, type Facts, type Rule } from './rule.ts';

/** The policy of the base branch still judges the change that weakens it, but nothing after the merge (T39). */
export const policyWeakened: Rule<{ kind: 'weaker'; first: string }> = {
  slug: 'policy-weakened',
  severity: 'warning',
  meaning: 'A change to the policy that lets more pass after the merge.',
  headline: ({ who, aspect }) => `this change makes the policy ${who} weaker: ${aspect.first}`,
  check({ settings: { policy } }) {
    const { path, weaker, stricter } = policy.edit ?? { path: '', weaker: [], stricter: [] };
    const told = (
      says: string,
      settings: readonly string[],
      advice: string,
    ): readonly Facts<{ kind: 'weaker'; first: string }>[] =>
      settings.length === 0
        ? []
        : [
            {
              message: say`After the merge the policy is ${says}: ${listed(settings, settingsShown)}.`,
              cause: says,
              aspect: {
                kind: 'weaker' as const,
                first: shortText(settings.find(isOfRules) ?? settings[0] ?? ''),
              },
              fix: [consider(advice)],
            },
          ];
    return [
      ...told('weaker', weaker, 'make sure that the owner of the policy wants this'),
      ...told('stricter', stricter, 'nothing has to be done').map((facts) => ({
        ...facts,
        severity: 'notice' as const,
      })),
    ].map((facts) => aboutFile(path, facts));
  },
};

const settingsShown = 20;

/** The gravest: a rule that lets more pass. */
const isOfRules = (setting: string): boolean => setting.startsWith('rules ');
