import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dispatchEvent,
  type Event,
  mergeGroupEvent,
  noCommit,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
} from '../support/github-double/events.ts';
import type { ActionRun } from '../support/run-action.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
import { openStage, type Stage, setStage } from './stage.ts';

const untouched = 'network/.terraform.lock.hcl';
const changed = 'infra/.terraform.lock.hcl';

/**
 * Three commits: `fork` (where the branch began), `main` (newer, with a change of another lock file), `change` (the branch).
 * A comparison of `change` with `main` itself would show that other file as a change of the branch.
 */
describe('the compared revisions, and the channels of the result', () => {
  let stage: Stage & { close(): Promise<void> };
  const sha = { fork: '', main: '', change: '', entry: '', group: '' };

  beforeAll(async () => {
    stage = await openStage();
    const { repository, registry } = stage;
    const old = await publishEntry(registry, { version: '3.2.3' });
    const current = await publishEntry(registry, { version: '3.2.4' });
    sha.fork = repository.commit({ [untouched]: old.text, [changed]: old.text }, 'Begin');
    repository.branch('change', sha.fork);
    sha.change = repository.commit({ [changed]: current.text }, 'Upgrade', { branch: 'change' });
    sha.main = repository.commit({ [untouched]: lockFileText(current.entry) }, 'Move on');
    const queued = { branch: 'queue', parents: [sha.main, sha.change] };
    sha.entry = repository.commit({ [changed]: current.text }, 'Merge', queued);
    sha.group = repository.commit({ 'README.md': '' }, 'Merge', { branch: 'queue' });
    repository.branch('twofold', sha.fork);
    // From here to the change nothing changes.
    repository.tag('twofold', sha.change);
  });

  afterAll(() => stage.close());

  const compared = ({ report }: ActionRun) => ({
    base: report?.base,
    head: report?.head,
    files: report?.files.map(({ path, status }) => `${status} ${path}`),
  });
  const writes = () =>
    stage.github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql');

  it.concurrent.for([
    { eventName: 'pull_request', fork: null },
    { eventName: 'pull_request_target', fork: null },
    { eventName: 'pull_request_target', fork: 'mallory' },
  ])(
    '$eventName (fork: $fork): from the merge base to the head, with a comment',
    async ({ eventName, fork }) => {
      const pull = stage.github.openPull({ head: 'change', fork });
      const run = await stage.review(pull, { eventName });
      expect(compared(run)).toEqual({ base: sha.fork, head: sha.change, files: [`modified ${changed}`] });
      expect(run.exitCode).toBe(0);
      const comments = stage.github.comments.filter(({ issue }) => issue === pull);
      expect(comments).toHaveLength(1);
      expect(comments[0]?.body).toContain(sha.change.slice(0, 7));
      expect(run.summary).toContain('✅ **Lockproof**');
    },
  );

  const direct: readonly {
    readonly what: string;
    readonly event: () => Event;
    readonly inputs?: () => Readonly<Record<string, string>>;
    readonly base: () => string | null;
    readonly head: () => string;
    readonly files: readonly string[];
  }[] = [
    {
      what: 'merge_group that an entry before it built: the branch and head of the group',
      event: () => mergeGroupEvent(stage.github, sha.entry, sha.group),
      base: () => sha.main,
      head: () => sha.group,
      files: [`modified ${changed}`],
    },
    {
      what: 'push: before and after',
      event: () => pushEvent(stage.github, sha.fork, sha.main),
      base: () => sha.fork,
      head: () => sha.main,
      files: [`modified ${untouched}`],
    },
    {
      what: 'push of a new branch: every lock file',
      event: () => pushEvent(stage.github, noCommit, sha.change, 'refs/heads/change'),
      base: () => null,
      head: () => sha.change,
      files: [`unchanged ${changed}`, `unchanged ${untouched}`],
    },
    {
      what: 'schedule: every lock file',
      event: () => scheduleEvent(stage.github),
      base: () => null,
      head: () => sha.main,
      files: [`unchanged ${changed}`, `unchanged ${untouched}`],
    },
    {
      what: 'workflow_dispatch: every lock file',
      event: () => dispatchEvent(stage.github),
      base: () => null,
      head: () => sha.main,
      files: [`unchanged ${changed}`, `unchanged ${untouched}`],
    },
    {
      what: 'dispatch with base and head: these two',
      event: () => dispatchEvent(stage.github),
      inputs: () => ({ base: sha.fork, head: 'change' }),
      base: () => sha.fork,
      head: () => sha.change,
      files: [`modified ${changed}`],
    },
  ];

  it.concurrent.for(direct)(
    '$what; summary and outputs, no comment (T47)',
    async ({ event, inputs, ...expected }) => {
      const run = await stage.run(event(), { inputs: inputs?.() ?? {} });
      const { base, head, files } = expected;
      expect(compared(run)).toEqual({ base: base(), head: head(), files });
      expect(run.exitCode).toBe(0);
      expect(run.outputs).toMatchObject({ verdict: 'verified', 'comment-url': '' });
      expect(run.summary).toContain('✅ **Lockproof**');
      // An audit proves unchanged entries.
      if (base() === null) expect(run.report?.totals).toMatchObject({ files: 2, hashes: 6, proven: 6 });
    },
  );

  it.concurrent('push that deletes a branch: nothing to review, no request', async () => {
    const run = await stage.run(pushEvent(stage.github, sha.change, noCommit), {
      env: { GITHUB_API_URL: 'http://127.0.0.1:9' },
    });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toBe('Nothing to review: the push deleted a branch or tag.\n');
    expect(run.outputs.verdict).toBe('unchanged');
  });

  it.concurrent.for([
    {
      what: 'a server that is no GitHub',
      event: { eventName: 'push', payload: {} },
      env: { GITEA_ACTIONS: 'true' },
      says: /Gitea and Forgejo do not have; run `lockproof review` in a checkout/,
    },
  ])('$what: one sentence and exit code 2', async ({ event, says, env = {} }) => {
    const run = await stage.run(event, { env });
    expect(run.exitCode).toBe(2);
    const [said, ...more] = annotationsIn(run.stdout);
    expect(said?.message).toMatch(says);
    expect(more).toEqual([]);
    expect(run.stdout.trimEnd().split('\n')).toHaveLength(1);
  });

  it.concurrent('a base that does not exist: one sentence and exit code 2', async () => {
    const run = await stage.run(dispatchEvent(stage.github), { inputs: { base: 'gone', head: 'change' } });
    expect(run.exitCode).toBe(2);
    expect(annotationsIn(run.stdout).map(({ message }) => message)).toEqual([
      expect.stringMatching(/"gone".*check the revision/),
    ]);
  });

  it('only pull requests were written to', () => {
    expect(new Set(writes().map(({ method, path }) => `${method} ${path.replace(/\d+/, 'N')}`))).toEqual(
      new Set([
        'POST /repos/octo-org/infrastructure/issues/N/comments',
        'PATCH /repos/octo-org/infrastructure/issues/comments/N',
      ]),
    );
  });
});

describe.concurrent('a push over a commit that GitHub has collected', () => {
  it('tells in an annotation that every lock file is reviewed (T73)', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry);
    const { repository, github } = stage;
    repository.commit({ [changed]: text }, 'Begin');
    const run = await stage.run(pushEvent(github, '1'.repeat(40), repository.commit({ other: 'x' }, 'Push')));
    expect(run.exitCode).toBe(0);
    expect(run.report?.files).toMatchObject([{ path: changed, status: 'unchanged' }]);
    const told = annotationsIn(run.stdout).filter(({ message }) => message.includes('GitHub no longer has'));
    expect(told).toMatchObject([{ level: 'notice' }]);
  });
});

describe('a pull request under pull_request_target', () => {
  it('cannot control the review: no settings, no scripts (T38)', async (test) => {
    const stage = await setStage(test);
    const { entry } = await publishEntry(stage.registry);
    const hostile = {
      '.github/lockproof.yml': 'fail-on: never\n',
      '.npmrc': 'ignore-scripts=false\n',
      'package.json': '{"scripts": {"postinstall": "touch owned"}}\n',
      '.gitattributes': '* filter=owned\n',
    };
    const planted = lockFileText({ ...entry, hashes: [...entry.hashes, plantedZh('steered')] });
    const pull = stage.openPull({}, { ...hostile, [changed]: planted }, 'mallory');
    const run = await stage.review(pull, { eventName: 'pull_request_target' });
    // Its policy is read only to report that it is edited, its attributes for what they would do to the lock file; they decide nothing.
    expect(run.exitCode).toBe(1);
    const asked = stage.github.requests.map(({ path }) => path).join('\n');
    for (const path of ['.npmrc', 'package.json'])
      expect(asked).not.toContain(stage.repository.git(['rev-parse', `change:${path}`]));
    // Its attributes are read, because they decide what a checkout writes; nothing is filtered here.
    expect(run.report?.findings.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual([
      'error unproven-hash',
      'warning hidden-content',
      'warning policy-weakened',
      'notice new-provider',
    ]);
  });
});

describe('a pull request of a fork', () => {
  it('under pull_request has a read-only token: proven nevertheless, nothing written (T37)', async (test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry);
    const pull = stage.openPull({}, { [changed]: text }, 'mallory');
    stage.github.faults.readOnly = true;
    const run = await stage.run(pullRequestEvent(stage.github, pull));
    expect(run.outputs).toMatchObject({ verdict: 'verified', 'comment-url': '' });
    expect(run.exitCode).toBe(0);
    expect(stage.github.comments).toEqual([]);
  });
});
