import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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

describe('unpinned-uses', () => {
  it.each([
    ['a tag', `actions/checkout@${sha} # v6.0.1`, 'actions/checkout@v6 # v6.0.1'],
    ['a branch', `actions/checkout@${sha} # v6.0.1`, 'actions/checkout@main # v6'],
    ['a short sha', `actions/checkout@${sha} # v6.0.1`, 'actions/checkout@0123456 # v6.0.1'],
    ['no version beside the sha', `actions/checkout@${sha} # v6.0.1`, `actions/checkout@${sha}`],
    ['an image with a tag', /docker:.*/.exec(good)?.[0] ?? '', 'docker://example.com/tool:latest # v1'],
  ])('%s', (_, old, replacement) => {
    expect(complaintsWith(old, replacement)).toContain(`unpinned-uses: - uses: ${replacement}`);
  });

  it('a workflow that a job calls', () => {
    const call = '  called:\n    uses: example/workflows/.github/workflows/test.yml@v1\n';
    expect(complaintsWith('jobs:\n', `jobs:\n${call}`)).toEqual([
      `unpinned-uses: ${call.split('\n')[1]?.trim()}`,
    ]);
  });
});

describe('artipacked', () => {
  const complaint = `artipacked: - uses: actions/checkout@${sha} # v6.0.1`;

  it('a checkout that keeps the credentials', () => {
    expect(complaintsWith('persist-credentials: false', 'persist-credentials: true')).toEqual([complaint]);
  });

  it('a checkout that says nothing of credentials', () => {
    expect(complaintsWith('persist-credentials: false', 'fetch-depth: 0')).toEqual([complaint]);
  });

  it('however the name of the action is written', () => {
    const old = `actions/checkout@${sha} # v6.0.1\n        with:\n          persist-credentials: false`;
    expect(complaintsWith(old, `Actions/Checkout@${sha} # v6.0.1`)).toHaveLength(1);
  });
});

describe('template-injection', () => {
  it('an expression in a script of the shell', () => {
    expect(complaintsWith('"$TITLE"', `"\${{ github.event.head_commit.message }}"`)).toEqual([
      `template-injection: run: npm publish "\${{ github.event.head_commit.message }}"`,
    ]);
  });

  it('an expression in a later line of a script', () => {
    expect(
      complaintsWith('run: npm publish', `run: |\n          true\n          echo \${{ env.TITLE }}`),
    ).toEqual(['template-injection: run: |']);
  });

  it('an expression in a script of github-script', () => {
    const step = `- uses: actions/github-script@${sha} # v8\n        with:\n          script: 'log("\${{ github.head_ref }}")'`;
    expect(complaintsWith('- uses: ./', step)).toEqual([
      `template-injection: script: 'log("\${{ github.head_ref }}")'`,
    ]);
  });
});

describe('dangerous-triggers', () => {
  it.each([
    ['push:', 'pull_request_target:\n  push:', 'pull_request_target:'],
    ["push:\n    tags: ['v*']", 'workflow_run:\n    workflows: [ci]', 'workflow_run:'],
    ["on:\n  push:\n    tags: ['v*']", 'on: pull_request_target', 'on: pull_request_target'],
    ["on:\n  push:\n    tags: ['v*']", 'on: [push, workflow_run]', 'on: [push, workflow_run]'],
  ])('in place of %j: %j', (old, replacement, line) => {
    expect(complaintsWith(old, replacement)).toEqual([`dangerous-triggers: ${line}`]);
  });
});

describe('excessive-permissions', () => {
  it.each(['contents: write', 'contents: read'])('%s for all jobs', (permission) => {
    expect(complaintsWith('permissions: {}', `permissions:\n  ${permission}`)).toEqual([
      'excessive-permissions: permissions:',
    ]);
  });

  it('everything for all jobs', () => {
    expect(complaintsWith('permissions: {}', 'permissions: write-all')).toEqual([
      'excessive-permissions: permissions: write-all',
    ]);
  });

  it('nothing said of permissions', () => {
    expect(complaintsWith('permissions: {}\n', '')).toEqual(['excessive-permissions: name: release']);
  });

  it.each(['write-all', 'read-all'])('%s for one job', (all) => {
    const old = 'permissions:\n      contents: read # to check out the repository';
    expect(complaintsWith(old, `permissions: ${all}`)).toEqual([
      `excessive-permissions: permissions: ${all}`,
    ]);
  });
});

describe('cache-poisoning', () => {
  const complaint = `cache-poisoning: - uses: 'actions/setup-node@${sha}' # v6.2.0`;

  it('a cache of packages that is on without being asked for', () => {
    expect(complaintsWith('package-manager-cache: false', 'node-version: 24')).toEqual([complaint]);
  });

  it('a cache of packages that is asked for', () => {
    expect(
      complaintsWith('package-manager-cache: false', 'package-manager-cache: false\n          cache: npm'),
    ).toEqual([complaint]);
  });

  it.each([
    ['actions/cache', ''],
    ['actions/cache/restore', ''],
    ['actions/setup-go', ''],
    ['actions/setup-python', '\n        with:\n          cache: pip'],
  ])('%s', (action, inputs) => {
    expect(complaintsWith('- uses: ./', `- uses: ${action}@${sha} # v5${inputs}`)).toEqual([
      `cache-poisoning: - uses: ${action}@${sha} # v5`,
    ]);
  });

  it.each(['release', 'push'])('no matter how the workflow shows that it publishes (%s)', (trigger) => {
    const bad = good
      .replace("push:\n    tags: ['v*']", `${trigger}:`)
      .replace('package-manager-cache: false', 'node-version: 24');
    expect(complaintsAbout(bad).map(({ rule }) => rule)).toEqual(['cache-poisoning']);
  });

  it('a workflow that publishes nothing may have a cache', () => {
    const other = good
      .replace("push:\n    tags: ['v*']", 'pull_request:')
      .replace('npm publish', 'echo')
      .replace('package-manager-cache: false', 'cache: npm');
    expect(complaintsAbout(other)).toEqual([]);
  });
});
