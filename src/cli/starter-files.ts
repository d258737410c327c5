import { allSettings } from '../extensions/index.ts';
import { plainWords, type Setting, standardText, standardYaml } from '../policy/setting.ts';
import { core } from '../policy/settings.ts';
import { tokenNameOf } from '../rules/not-asked.ts';
import { released } from '../tool.ts';
import { wrapped } from './text/wrap.ts';

export interface StarterFile {
  readonly path: string;
  readonly text: string;
}

/** A commit cannot name its own sha, so a person has to look it up. */
const noCommit = '0'.repeat(40);

export const workflowFile: StarterFile = {
  path: '.github/workflows/lockproof.yml',
  text: `name: lockproof
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: run again when the pull request gets a different base branch
  merge_group: # required if you use a merge queue
permissions: {}
jobs:
  lockproof:
    runs-on: ubuntu-latest
    permissions:
      contents: read # reads the two revisions of the lock files
      pull-requests: write # writes the one comment
    steps:
      - uses: lockproof/lockproof@${noCommit} # replace the zeros with the sha of ${released ?? 'a commit you have reviewed'}
`,
};

/** The end of the workflow for private registries: as comments, because a token without its secret is a warning. */
export function tokenLines(hosts: readonly string[]): string {
  const lines = hosts.map(tokenNameOf).map((name) => `        #   ${name}: \${{ secrets.${name} }}\n`);
  return lines.length === 0 ? '' : ['        # env: # tokens, as for Terraform\n', ...lines].join('');
}

export const policyFile: StarterFile = { path: standardText(core.config), text: policyText(allSettings) };

/** A policy in which every key has its default, unless `lists` has a value for it. */
export function policyText(rows: readonly Setting[], lists: Lists = {}): string {
  return [
    `# yaml-language-server: $schema=https://raw.githubusercontent.com/lockproof/lockproof/main/docs/lockproof.schema.json\n`,
    comment(
      'The policy of Lockproof. A key that has its default may be left out. A pull request is judged by the policy of its base branch: an edit counts after the merge. "lockproof policy" checks this file and prints what is in force.',
    ),
    ...rows.filter(({ places }) => places.includes('policy')).map((row) => keyOf(row, lists)),
  ].join('\n');
}

type Lists = Readonly<Record<string, readonly string[]>>;

function keyOf(row: Setting, lists: Lists): string {
  const { name, example } = row;
  const lines = example === undefined ? [] : `${name}:${example}`.split('\n');
  const value = lists[name]?.length ? JSON.stringify(lists[name]) : standardYaml(row);
  return [`${comment(plainWords(row))}${name}: ${value}`, ...lines.map((line) => `#${line}`), ''].join('\n');
}

function comment(text: string): string {
  return `${wrapped(`# ${text}`, 110).replaceAll('\n  ', '\n# ')}\n`;
}

/** CI systems other than GitHub's, by the file that each reads, with its recipe. */
export const otherSystems = [
  { file: '.gitlab-ci.yml', name: 'GitLab', recipe: 'gitlab.md' },
  { file: 'azure-pipelines.yml', name: 'Azure Pipelines', recipe: 'azure-pipelines.md' },
  { file: 'bitbucket-pipelines.yml', name: 'Bitbucket Pipelines', recipe: 'bitbucket.md' },
  { file: 'atlantis.yaml', name: 'Atlantis', recipe: 'atlantis.md' },
];
