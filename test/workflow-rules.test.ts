import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { complaintsAbout } from '../scripts/workflow-rules.ts';

const sha = '0123456789abcdef0123456789abcdef01234567';

const good = `name: release
on:
  push:
    tags: ['v*']
permissions: {}
jobs:
  build:
    runs-on: ubuntu-latest
    permissions:
      contents: read # to check out the repository
    steps:
      - uses: actions/checkout@${sha} # v6.0.1
        with:
          persist-credentials: false
      - uses: 'actions/setup-node@${sha}' # v6.2.0
        with:
          package-manager-cache: false
      - uses: docker://example.com/tool@sha256:${'ab'.repeat(32)} # v1
      - uses: ./
      - env:
          TITLE: \${{ github.event.head_commit.message }}
        run: npm publish "$TITLE"
`;

/** The complaints about the good workflow with one replacement, as `rule: line of the text`. */
function complaintsWith(old: string, replacement: string): readonly string[] {
  const bad = good.replace(old, () => replacement);
  expect(bad, `the workflow has "${old}"`).not.toBe(good);
  const lines = bad.split('\n');
  return complaintsAbout(bad).map(({ line, rule }) => `${rule}: ${lines[line - 1]?.trim()}`);
}

it('a workflow that keeps every rule gets no complaint', () => {
  expect(complaintsAbout(good)).toEqual([]);
});

it('the workflows of this project keep every rule (T55)', () => {
  const paths = globSync('.github/workflows/*.{yml,yaml}');
  expect(paths).toContain('.github/workflows/release.yml');
  expect(paths.filter((path) => complaintsAbout(readFileSync(path, 'utf8')).length > 0)).toEqual([]);
});

const checkout = `actions/checkout@${sha} # v6.0.1`;
const tags = "push:\n    tags: ['v*']";
const cached = `- uses: 'actions/setup-node@${sha}' # v6.2.0`;
const ofJob = 'permissions:\n      contents: read # to check out the repository';
const script = `- uses: actions/github-script@${sha} # v8\n        with:\n          script: 'log("\${{ github.head_ref }}")'`;
const withCache = (action: string, inputs = '') => `- uses: ${action}@${sha} # v5${inputs}`;
const inMessage = `"\${{ github.event.head_commit.message }}"`;

/** Left out: the line of the complaint is the first one of the replacement. */
type Row = readonly [rule: string, old: string, replacement: string, line?: string | undefined];

const rows: readonly Row[] = [
  // A tag, a branch, a short sha, no version beside the sha, an image with a tag, a workflow that a job calls.
  ...[
    'actions/checkout@v6 # v6.0.1',
    'actions/checkout@main # v6',
    'actions/checkout@0123456 # v6.0.1',
    `actions/checkout@${sha}`,
  ].map((uses): Row => ['unpinned-uses', checkout, uses, `- uses: ${uses}`]),
  [
    'unpinned-uses',
    /docker:.*/.exec(good)?.[0] ?? '',
    'docker://x/tool:latest # v1',
    '- uses: docker://x/tool:latest # v1',
  ],
  [
    'unpinned-uses',
    'jobs:\n',
    'jobs:\n  called:\n    uses: x/y/.github/workflows/t.yml@v1\n',
    'uses: x/y/.github/workflows/t.yml@v1',
  ],
  // A checkout that keeps the credentials or says nothing of them, however the name of the action is written.
  ['artipacked', 'persist-credentials: false', 'persist-credentials: true', `- uses: ${checkout}`],
  ['artipacked', 'persist-credentials: false', 'fetch-depth: 0', `- uses: ${checkout}`],
  [
    'artipacked',
    `${checkout}\n        with:\n          persist-credentials: false`,
    `Actions/Checkout@${sha} # v6.0.1`,
    `- uses: Actions/Checkout@${sha} # v6.0.1`,
  ],
  // In a script of the shell, in a later line of one, in a script of github-script.
  ['template-injection', '"$TITLE"', inMessage, `run: npm publish ${inMessage}`],
  [
    'template-injection',
    'run: npm publish',
    `run: |\n          true\n          echo \${{ env.TITLE }}`,
    'run: |',
  ],
  ['template-injection', '- uses: ./', script, script.split('\n').at(-1)?.trim()],
  ['dangerous-triggers', 'push:', 'pull_request_target:\n  push:'],
  ['dangerous-triggers', tags, 'workflow_run:\n    workflows: [ci]'],
  ['dangerous-triggers', `on:\n  ${tags}`, 'on: pull_request_target'],
  ['dangerous-triggers', `on:\n  ${tags}`, 'on: [push, workflow_run]'],
  // For all jobs, said nowhere, for one job.
  ['excessive-permissions', 'permissions: {}', 'permissions:\n  contents: write'],
  ['excessive-permissions', 'permissions: {}', 'permissions:\n  contents: read'],
  ['excessive-permissions', 'permissions: {}', 'permissions: write-all'],
  ['excessive-permissions', 'permissions: {}\n', '', 'name: release'],
  ['excessive-permissions', ofJob, 'permissions: write-all'],
  ['excessive-permissions', ofJob, 'permissions: read-all'],
  // On without being asked for, asked for, in other actions.
  ['cache-poisoning', 'package-manager-cache: false', 'node-version: 24', cached],
  [
    'cache-poisoning',
    'package-manager-cache: false',
    'package-manager-cache: false\n          cache: npm',
    cached,
  ],
  ['cache-poisoning', '- uses: ./', withCache('actions/cache')],
  ['cache-poisoning', '- uses: ./', withCache('actions/cache/restore')],
  ['cache-poisoning', '- uses: ./', withCache('actions/setup-go')],
  [
    'cache-poisoning',
    '- uses: ./',
    withCache('actions/setup-python', '\n        with:\n          cache: pip'),
  ],
];

it.for(rows)('%s: in place of %j, %j', ([rule, old, replacement, line]) => {
  expect(complaintsWith(old, replacement)).toContain(`${rule}: ${line ?? replacement.split('\n')[0]}`);
  expect(complaintsWith(old, replacement)).toHaveLength(1);
});

it.each([
  ['release:', 'npm publish', 'node-version: 24', ['cache-poisoning']],
  ['push:', 'npm publish', 'node-version: 24', ['cache-poisoning']],
  ['pull_request:', 'echo', 'cache: npm', []],
])('only a workflow that publishes may have no cache: on %s, %s', (trigger, command, cache, rules) => {
  const text = good
    .replace(tags, trigger)
    .replace('npm publish', command)
    .replace('package-manager-cache: false', cache);
  expect(complaintsAbout(text).map(({ rule }) => rule)).toEqual(rules);
});
