import { consider } from '../finding/fix.ts';
import { listed, say } from '../finding/sentence.ts';
import { aboutFile, type Facts, type Rule } from './rule.ts';

/** The policy of the base branch still judges the change that weakens it, but nothing after the merge (T39). */
export const policyWeakened: Rule = {
  slug: 'policy-weakened',
  severity: 'warning',
  meaning: 'A change to the policy that lets more pass after the merge.',
  headline: ({ who }) => `this change makes the policy ${who} weaker`,
  check({ settings: { policy } }) {
    const { path, weaker, stricter } = policy.edit ?? { path: '', weaker: [], stricter: [] };
    const told = (says: string, settings: readonly string[], advice: string): readonly Facts[] =>
      settings.length === 0
        ? []
        : [
            {
              message: say`After the merge the policy is ${says}: ${listed(settings, settingsShown)}.`,
              cause: says,
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
