import { consider } from '../../finding/fix.ts';
import { say } from '../../finding/sentence.ts';
import { aboutFile, type Rule } from '../../rules/rule.ts';

/** Terraform takes providers from `terraform.d/plugins`, `.terraform`, or where its settings point (T66). */
export const localPlugin: Rule = {
  slug: 'local-plugin',
  severity: 'warning',
  after: 'lock-file-missing',
  meaning:
    'A new or changed file that may make Terraform take providers from somewhere other than a registry.',
  headline: ({ who }) =>
    `the change brings a ${/rc\b/.test(who) ? 'CLI configuration' : 'plugin'} of its own: ${who}`,
  check: ({ around }) => [
    ...around.unsearched.slice(0, 1).map((path) =>
      aboutFile(path, {
        severity: 'notice',
        message: say`Lockproof did not search ${String(around.unsearched.length)} of the changed files, such as ${path}, for settings of Terraform's command line: it reads at most 2,000 files and 8 MiB, on GitHub at most 40 that are large or not text, and nothing that a partial clone lacks.`,
        cause: 'not searched',
        fix: [consider('make sure that TF_CLI_CONFIG_FILE names none of these files')],
      }),
    ),
    ...around.plugins.map((path) =>
      aboutFile(path, {
        message: say`Terraform may take other providers because of ${path}: it is new or changed, and Lockproof does not look into it.`,
        cause: 'local-plugin',
        fix: [consider('make sure that it belongs in the repository, and that you know where it comes from')],
      }),
    ),
  ],
};
