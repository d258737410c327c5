import { consider } from '../finding/fix.ts';
import { say } from '../finding/sentence.ts';
import { aboutFile, type Rule } from './rule.ts';

/** No run goes on without its policy, so one with a mistake would stop every pull request after the merge (T39). */
export const policyInvalid: Rule = {
  slug: 'policy-invalid',
  severity: 'error',
  meaning: 'A change to the policy that would stop every review after the merge.',
  headline: ({ who }) => `this change would break the policy ${who}`,
  check: ({ settings: { policy } }) =>
    (policy.edit?.invalid ?? []).map(({ message, line }) =>
      aboutFile(policy.edit?.path ?? '', {
        line,
        message: say`The policy cannot be read after this change, and then every review stops: ${message}`,
        cause: 'policy-invalid',
        acceptable: false,
        fix: [consider(`correct line ${line} of the policy; Lockproof's command "policy" checks it`)],
      }),
    ),
};
