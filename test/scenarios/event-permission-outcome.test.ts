import { describe, expect, it } from 'vitest';
import {
  dispatchEvent,
  type Event,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
} from '../support/github-double/events.ts';
import { actionsBot } from '../support/github-double/people.ts';
import type { LoggedRequest, Reply } from '../support/github-double/world.ts';
import type { ActionSettings } from '../support/run-action.ts';
import { answerStatus } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { stackTrace } from './run-log.ts';
import { type Stage, setStage } from './stage.ts';
import { whatStands } from './what-stands.ts';

const path = 'infra/.terraform.lock.hcl';

/** What a run is about. Preparing may hold earlier runs; only the last one is told of. */
interface Prepared {
  readonly event: Event;
  readonly settings?: ActionSettings;
}

/** [event, permission, case, what happens before, what comes of it] */
type Row = readonly [string, string, string, (stage: Stage) => Promise<Prepared>, string];

const opened = (stage: Stage, pull: number, settings: ActionSettings = {}): Prepared => ({
  event: pullRequestEvent(stage.github, pull, settings.eventName ?? 'pull_request'),
  settings,
});

const pushed = (stage: Stage, pull: number, settings: ActionSettings = {}): Prepared => ({
  event: pullRequestEvent(stage.github, pull, settings.eventName ?? 'pull_request', 'synchronize'),
  settings,
});

/** The text of a lock file with so many planted hashes. */
async function textWith(stage: Stage, planted: number): Promise<string> {
  const { entry } = await publishEntry(stage.registry);
  const zh = Array.from({ length: planted }, (_, index) => plantedZh(`row ${index}`));
  return lockFileText({ ...entry, hashes: [...entry.hashes, ...zh] });
}

/** A pull request that adds the lock file, with so many planted hashes in it. */
async function adds(stage: Stage, planted = 0, fork?: string): Promise<number> {
  return stage.openPull({ 'README.md': '' }, { [path]: await textWith(stage, planted) }, fork);
}

/** A pull request that was reviewed with one planted hash, which then goes. */
async function repaired(stage: Stage): Promise<number> {
  const pull = await adds(stage, 1);
  await stage.review(pull);
  stage.push({ [path]: await textWith(stage, 0) });
  return pull;
}

const readOnly = (stage: Stage) => {
  stage.github.faults.readOnly = true;
};

/** Answers the first so many requests of a kind in another way. */
function refuse(
  stage: Stage,
  times: number,
  isMeant: (method: string, path: string) => boolean,
  reply: Reply,
): void {
  let left = times;
  stage.github.faults.intercept = ({ method, path: at }) => {
    if (left === 0 || !isMeant(method, at)) return null;
    left -= 1;
    return reply;
  };
}

const isReview = (method: string, at: string) => method === 'POST' && at.endsWith('/reviews');
const isComment = (method: string, at: string) => method !== 'GET' && /\/issues\/.*comments/.test(at);
const always = Number.POSITIVE_INFINITY;
const message = (status: number, text: string, headers = {}): Reply => ({
  status,
  body: { message: text },
  headers,
});

const rows: readonly Row[] = [
  // --- a pull request of the repository itself -------------------------------------------------------------------------------
  [
    'pull_request',
    'write',
    'all proven',
    async (stage) => opened(stage, await adds(stage)),
    'exit 0 verified; begin comment; ✅ comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'one planted hash',
    async (stage) => opened(stage, await adds(stage, 1)),
    'exit 1 failed; review of 1, begin comment; ❌ comment, 1 open thread',
  ],
  [
    'pull_request',
    'write',
    'twelve planted hashes: ten threads',
    async (stage) => opened(stage, await adds(stage, 12)),
    'exit 1 failed; review of 10, begin comment; ❌ comment, 10 open threads',
  ],
  [
    'pull_request',
    'write',
    'a planted hash that stood there before, outside of the diff',
    async (stage) => {
      const platforms = ['linux', 'darwin', 'windows', 'freebsd'].flatMap((os) => [
        `${os}_amd64`,
        `${os}_arm64`,
      ]);
      const { entry } = await publishEntry(stage.registry, { platforms });
      const hashes = [...entry.hashes, `zh:${'f'.repeat(64)}`];
      const before = lockFileText({ ...entry, hashes: hashes.filter((hash) => !hash.startsWith('h1:')) });
      return opened(
        stage,
        stage.openPull({ [path]: before }, { [path]: lockFileText({ ...entry, hashes }) }),
      );
    },
    'exit 1 failed; begin comment; ❌ comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'a lock file goes',
    async (stage) => {
      const text = await textWith(stage, 0);
      return opened(stage, stage.openPull({ [path]: text }, { [path]: null }));
    },
    'exit 1 failed; begin comment; ❌ comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'no lock file changes',
    async (stage) => opened(stage, stage.openPull({ 'README.md': 'a' }, { 'README.md': 'b' })),
    'exit 0 unchanged; no write; no comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'the registry is down',
    async (stage) => {
      const pull = await adds(stage);
      stage.registry.override(/^\/v1/, answerStatus(500));
      return opened(stage, pull);
    },
    'exit 3 incomplete; begin comment; ⚠️ comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'wrong input',
    async (stage) => opened(stage, await adds(stage), { inputs: { 'fail-on': 'x' } }),
    'exit 2 no verdict; no write; no comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'comment: never',
    async (stage) => opened(stage, await adds(stage, 1), { inputs: { comment: 'never' } }),
    'exit 1 failed; review of 1; no comment, 1 open thread',
  ],
  [
    'pull_request',
    'write',
    'comment: on-problem, none',
    async (stage) => opened(stage, await adds(stage), { inputs: { comment: 'on-problem' } }),
    'exit 0 verified; no write; no comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'comment: on-problem, one',
    async (stage) => opened(stage, await adds(stage, 1), { inputs: { comment: 'on-problem' } }),
    'exit 1 failed; review of 1, begin comment; ❌ comment, 1 open thread',
  ],
  [
    'pull_request',
    'write',
    'review-comments: false',
    async (stage) => opened(stage, await adds(stage, 1), { inputs: { 'review-comments': 'false' } }),
    'exit 1 failed; begin comment; ❌ comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'nothing is wanted',
    async (stage) =>
      opened(stage, await adds(stage, 1), {
        inputs: { comment: 'never', 'review-comments': 'false', suggestions: 'false' },
      }),
    'exit 1 failed; no write; no comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'fail-on: never',
    async (stage) => opened(stage, await adds(stage, 1), { inputs: { 'fail-on': 'never' } }),
    'exit 0 failed; review of 1, begin comment; ❌ comment, 1 open thread',
  ],

  // --- another commit ---------------------------------------------------------------------------------------------------------
  [
    'synchronize',
    'write',
    'still all proven: one line',
    async (stage) => {
      const pull = await adds(stage);
      await stage.review(pull);
      stage.push({ 'README.md': 'more' });
      return pushed(stage, pull);
    },
    'exit 0 verified; edit comment; ✅ line, no thread',
  ],
  [
    'synchronize',
    'write',
    'the planted hash is gone: its thread is resolved',
    async (stage) => pushed(stage, await repaired(stage)),
    'exit 0 verified; resolve 1, edit comment; ✅ line, 1 closed',
  ],
  [
    'synchronize',
    'write',
    'may not resolve: minimised',
    async (stage) => {
      const pull = await repaired(stage);
      stage.github.faults.noResolving = true;
      return pushed(stage, pull);
    },
    'exit 0 verified; resolve 1, minimise 1, edit comment; ✅ line, 1 closed',
  ],
  [
    'synchronize',
    'write',
    'the thread was answered: left',
    async (stage) => {
      const pull = await repaired(stage);
      stage.github.reviewComments[0]?.replies.push({
        author: { login: 'octocat', type: 'User' },
        body: 'Looking.',
      });
      return pushed(stage, pull);
    },
    'exit 0 verified; edit comment; ✅ line, 1 open thread',
  ],
  [
    'synchronize',
    'write',
    'the same hash again: said once',
    async (stage) => {
      const pull = await adds(stage, 1);
      await stage.review(pull);
      stage.push({ 'README.md': 'more' });
      return pushed(stage, pull);
    },
    'exit 1 failed; edit comment; ❌ comment, 1 open thread',
  ],
  [
    'synchronize',
    'write',
    'one more planted hash',
    async (stage) => {
      const pull = await adds(stage, 1);
      await stage.review(pull);
      stage.push({ [path]: await textWith(stage, 2) });
      return pushed(stage, pull);
    },
    'exit 1 failed; review of 1, edit comment; ❌ comment, 2 open threads',
  ],
  [
    'synchronize',
    'write',
    'a person resolved the thread: not said again',
    async (stage) => {
      const pull = await adds(stage, 1);
      await stage.review(pull);
      Object.assign(stage.github.reviewComments[0] ?? {}, {
        resolved: true,
        resolvedBy: { login: 'octocat', type: 'User' },
      });
      stage.push({ 'README.md': 'more' });
      return pushed(stage, pull);
    },
    'exit 1 failed; edit comment; ❌ comment, 1 closed',
  ],
  [
    'synchronize',
    'write',
    'what was resolved comes back: said anew',
    async (stage) => {
      const pull = await repaired(stage);
      await stage.review(pull, { action: 'synchronize' });
      stage.push({ [path]: await textWith(stage, 1) });
      return pushed(stage, pull);
    },
    'exit 1 failed; review of 1, edit comment; ❌ comment, 1 open thread and 1 closed',
  ],
  [
    'synchronize',
    'write',
    'somebody deleted the comment: begun again',
    async (stage) => {
      const pull = await adds(stage, 1);
      await stage.review(pull);
      stage.github.comments.splice(0);
      return pushed(stage, pull);
    },
    'exit 1 failed; begin comment; ❌ comment, 1 open thread',
  ],
  [
    'synchronize',
    'write',
    'somebody edited the comment: written anew',
    async (stage) => {
      const pull = await adds(stage, 1);
      await stage.review(pull);
      const [ours] = stage.github.comments;
      if (ours !== undefined) ours.body = ours.body.replace('❌', '✅');
      return pushed(stage, pull);
    },
    'exit 1 failed; edit comment; ❌ comment, 1 open thread',
  ],
  [
    'synchronize',
    'write',
    'somebody deleted the thread: said anew',
    async (stage) => {
      const pull = await adds(stage, 1);
      await stage.review(pull);
      stage.github.reviewComments.splice(0);
      return pushed(stage, pull);
    },
    'exit 1 failed; review of 1; ❌ comment, 1 open thread',
  ],
  [
    'synchronize',
    'write',
    'the same commit twice: no write',
    async (stage) => {
      const pull = await adds(stage, 1);
      await stage.review(pull);
      return pushed(stage, pull);
    },
    'exit 1 failed; no write; ❌ comment, 1 open thread',
  ],
  [
    'synchronize',
    'write',
    'a run for an older commit comes late',
    async (stage) => {
      const pull = await adds(stage, 1);
      const late = pushed(stage, pull);
      stage.push({ [path]: await textWith(stage, 0) });
      return late;
    },
    'exit 1 failed; no write; no comment, no thread',
  ],
  [
    'synchronize',
    'write',
    'two runs out of order: the newer one stands',
    async (stage) => {
      const pull = await adds(stage, 1);
      const late = pushed(stage, pull);
      stage.push({ [path]: await textWith(stage, 0) });
      await stage.review(pull);
      return late;
    },
    'exit 1 failed; no write; ✅ comment, no thread',
  ],
  [
    'synchronize',
    'write',
    'the lock file is as before: comment brought up to date',
    async (stage) => {
      const pull = await adds(stage, 1);
      await stage.review(pull);
      stage.push({ [path]: null });
      return pushed(stage, pull);
    },
    'exit 0 unchanged; resolve 1, edit comment; ✅ line, 1 closed',
  ],

  // --- forks and Dependabot ---------------------------------------------------------------------------------------------------
  [
    'pull_request of a fork',
    'read',
    'all proven',
    async (stage) => {
      const pull = await adds(stage, 0, 'mallory');
      readOnly(stage);
      return opened(stage, pull);
    },
    'exit 0 verified; begin comment (403); no comment, no thread',
  ],
  [
    'pull_request of a fork',
    'read',
    'one planted hash',
    async (stage) => {
      const pull = await adds(stage, 1, 'mallory');
      readOnly(stage);
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1 (403), begin comment (403); no comment, no thread',
  ],
  [
    'pull_request of Dependabot',
    'read',
    'one planted hash',
    async (stage) => {
      await adds(stage, 1);
      const pull = stage.github.openPull({
        head: 'change',
        author: { login: 'dependabot[bot]', type: 'Bot' },
      });
      readOnly(stage);
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1 (403), begin comment (403); no comment, no thread',
  ],
  [
    'pull_request_target of a fork',
    'write',
    'all proven',
    async (stage) => opened(stage, await adds(stage, 0, 'mallory'), { eventName: 'pull_request_target' }),
    'exit 0 verified; begin comment; ✅ comment, no thread',
  ],
  [
    'pull_request_target of a fork',
    'write',
    'one planted hash',
    async (stage) => opened(stage, await adds(stage, 1, 'mallory'), { eventName: 'pull_request_target' }),
    'exit 1 failed; review of 1, begin comment; ❌ comment, 1 open thread',
  ],
  [
    'pull_request',
    'no token',
    'one planted hash',
    async (stage) => opened(stage, await adds(stage, 1), { inputs: { 'github-token': '' } }),
    'exit 1 failed; review of 1 (401), begin comment (401); no comment, no thread',
  ],
  [
    'pull_request',
    'nothing',
    'the repository is hidden',
    async (stage) => {
      const pull = await adds(stage);
      stage.github.faults.hidden = true;
      return opened(stage, pull);
    },
    'exit 2 no verdict; no write; no comment, no thread',
  ],

  // --- whose token ------------------------------------------------------------------------------------------------------------
  [
    'pull_request',
    'write, as an app',
    'one planted hash',
    async (stage) => {
      stage.github.viewer = { login: 'our-app[bot]', type: 'Bot' };
      const pull = await adds(stage, 1);
      await stage.review(pull);
      return opened(stage, pull);
    },
    'exit 1 failed; no write; ❌ comment, 1 open thread',
  ],
  [
    'pull_request',
    'write, as a person',
    'one planted hash',
    async (stage) => {
      stage.github.viewer = { login: 'octocat', type: 'User' };
      const pull = await adds(stage, 1);
      await stage.review(pull);
      return opened(stage, pull);
    },
    'exit 1 failed; no write; ❌ comment, 1 open thread',
  ],
  [
    'pull_request',
    'write, another token than before',
    'leaves what the other wrote',
    async (stage) => {
      stage.github.viewer = { login: 'our-app[bot]', type: 'Bot' };
      const pull = await adds(stage, 1);
      await stage.review(pull);
      stage.github.viewer = actionsBot;
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1, begin comment; ❌ comment and ❌ comment, 2 open threads',
  ],
  [
    'pull_request',
    'write',
    'a person called like the bot copied thread and comment',
    async (stage) => {
      const pull = await adds(stage, 1);
      stage.github.viewer = { login: 'github-actions', type: 'User' };
      await stage.review(pull);
      stage.github.viewer = actionsBot;
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1, begin comment; ❌ comment and ❌ comment, 2 open threads',
  ],
  [
    'pull_request',
    'write',
    'another workflow has threads of its own',
    async (stage) => {
      const pull = await adds(stage, 1);
      const workflow = 'octo-org/infrastructure/.github/workflows/audit.yml@refs/heads/main';
      await stage.review(pull, { env: { GITHUB_WORKFLOW_REF: workflow } });
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1, begin comment; ❌ comment and ❌ comment, 2 open threads',
  ],
  [
    'synchronize',
    'write',
    'the thread of ours is the 151st',
    async (stage) => {
      const pull = await repaired(stage);
      const [ours] = stage.github.reviewComments.splice(0);
      if (ours === undefined) throw new Error('there is no thread');
      for (let id = 1; id <= 150; id += 1)
        stage.github.reviewComments.push({
          ...ours,
          id,
          author: { login: 'octocat', type: 'User' },
          replies: [],
        });
      stage.github.reviewComments.push(ours);
      return pushed(stage, pull);
    },
    'exit 0 verified; resolve 1, edit comment; ✅ line, 150 open threads and 1 closed',
  ],

  // --- refusals and limits ----------------------------------------------------------------------------------------------------
  [
    'pull_request',
    'write',
    'GitHub sees another diff (422)',
    async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, always, isReview, message(422, 'line must be part of the diff'));
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1 (422), begin comment; ❌ comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'the conversation is locked (403)',
    async (stage) => {
      const pull = await adds(stage, 1);
      refuse(
        stage,
        always,
        (method, at) => isReview(method, at) || isComment(method, at),
        message(403, 'locked'),
      );
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1 (403), begin comment (403); no comment, no thread',
  ],
  [
    'pull_request',
    'reviews only',
    'the comment is refused (403)',
    async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, always, isComment, message(403, 'Resource not accessible by integration'));
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1, begin comment (403); no comment, 1 open thread',
  ],
  [
    'pull_request',
    'no GraphQL',
    'threads are unknown: the comment alone',
    async (stage) => {
      const pull = await adds(stage, 1);
      refuse(stage, always, (_, at) => at === '/graphql', message(403, 'no'));
      return opened(stage, pull);
    },
    'exit 1 failed; begin comment; ❌ comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'secondary limit on the review: waits',
    async (stage) => {
      const pull = await adds(stage, 1);
      refuse(
        stage,
        1,
        isReview,
        message(403, 'You have exceeded a secondary rate limit', { 'retry-after': '1' }),
      );
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1 (403), review of 1, begin comment; ❌ comment, 1 open thread',
  ],
  [
    'pull_request',
    'write',
    'secondary limit on the comment, for an hour: gives up',
    async (stage) => {
      const pull = await adds(stage, 1);
      refuse(
        stage,
        always,
        isComment,
        message(403, 'You have exceeded a secondary rate limit', { 'retry-after': '3600' }),
      );
      return opened(stage, pull);
    },
    'exit 1 failed; review of 1, begin comment (403); no comment, 1 open thread',
  ],
  [
    'pull_request',
    'write',
    'rate limit used up on the comment',
    async (stage) => {
      const pull = await adds(stage);
      const reset = String(Math.floor(Date.now() / 1000) + 3600);
      refuse(
        stage,
        always,
        isComment,
        message(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }),
      );
      return opened(stage, pull);
    },
    'exit 0 verified; begin comment (403); no comment, no thread',
  ],
  [
    'pull_request',
    'write',
    'one bad moment (502) on the comment: tried again',
    async (stage) => {
      const pull = await adds(stage);
      refuse(stage, 1, isComment, message(502, 'Server Error'));
      return opened(stage, pull);
    },
    'exit 0 verified; begin comment (502), begin comment; ✅ comment, no thread',
  ],

  // --- events without a pull request ------------------------------------------------------------------------------------------
  [
    'merge_group',
    'write',
    'all proven',
    async (stage) => {
      await adds(stage);
      const { git } = stage.repository;
      return {
        event: mergeGroupEvent(stage.github, git(['rev-parse', 'main']), git(['rev-parse', 'change'])),
      };
    },
    'exit 0 verified; no write; no comment, no thread',
  ],
  [
    'merge_group',
    'write',
    'one planted hash',
    async (stage) => {
      await adds(stage, 1);
      const { git } = stage.repository;
      return {
        event: mergeGroupEvent(stage.github, git(['rev-parse', 'main']), git(['rev-parse', 'change'])),
      };
    },
    'exit 1 failed; no write; no comment, no thread',
  ],
  [
    'push',
    'read',
    'one planted hash',
    async (stage) => {
      await adds(stage, 1);
      const { git } = stage.repository;
      return { event: pushEvent(stage.github, git(['rev-parse', 'main']), git(['rev-parse', 'change'])) };
    },
    'exit 1 failed; no write; no comment, no thread',
  ],
  [
    'schedule',
    'read',
    'every lock file is proven',
    async (stage) => {
      stage.repository.commit({ [path]: await textWith(stage, 0) }, 'All');
      return { event: scheduleEvent(stage.github) };
    },
    'exit 0 verified; no write; no comment, no thread',
  ],
  [
    'schedule',
    'read',
    'a planted hash that nobody touched',
    async (stage) => {
      stage.repository.commit({ [path]: await textWith(stage, 1) }, 'All');
      return { event: scheduleEvent(stage.github) };
    },
    'exit 1 failed; no write; no comment, no thread',
  ],
  [
    'workflow_dispatch',
    'read',
    'base and head given',
    async (stage) => {
      await adds(stage, 1);
      return { event: dispatchEvent(stage.github), settings: { inputs: { base: 'main', head: 'change' } } };
    },
    'exit 1 failed; no write; no comment, no thread',
  ],

  // --- GitHub Enterprise Server -----------------------------------------------------------------------------------------------
  [
    'pull_request on GHES',
    'write',
    'one planted hash',
    async (stage) => {
      const { url } = stage.github;
      const env = {
        GITHUB_API_URL: `${url}/api/v3`,
        GITHUB_GRAPHQL_URL: `${url}/api/graphql`,
        GITHUB_SERVER_URL: 'https://github.example.com',
      };
      return opened(stage, await adds(stage, 1), { env });
    },
    'exit 1 failed; review of 1, begin comment; ❌ comment, 1 open thread',
  ],
];

describe.concurrent('event × permission × case', () => {
  it.for(rows)('%s, %s: %s', async ([, , , prepare, expected], test) => {
    const stage = await setStage(test);
    const { event, settings } = await prepare(stage);
    const before = stage.github.requests.length;
    const run = await stage.run(event, settings);
    const asked: readonly LoggedRequest[] = stage.github.requests.slice(before);
    expect(whatStands(run, stage, asked)).toBe(expected);
    expect(run.stdout).not.toMatch(stackTrace);
    expect(run.stderr).toBe('');
    if (run.report !== null) expect(run.summary).toContain('Lockproof');
    const written = [...stage.github.comments, ...stage.github.reviewComments]
      .map(({ body }) => body)
      .join('\n');
    const server = settings?.env?.GITHUB_SERVER_URL ?? 'https://github.com';
    for (const [link] of written.matchAll(/https:\/\/[^)\s]*octo-org[^)\s]*/g))
      expect(link).toMatch(`${server}/`);
  });

  it('has at least forty rows, each of them another one', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map((row) => row.slice(0, 3).join())).size).toBe(rows.length);
  });
});
