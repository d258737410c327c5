import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentAuthor } from '../../src/publish/comment-author.ts';
import {
  type CommentResult,
  commentLimit,
  markerOf,
  upsertComment,
} from '../../src/publish/sticky-comment.ts';
import { createOctokit, type Octokit } from '../../src/source/octokit.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { actionsBot } from '../support/github-double/people.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';

let repository: Repository;
let github: GitHubDouble;
let octokit: Octokit;
let head: string;
let pull = 0;

beforeAll(async () => {
  repository = createRepository();
  const base = repository.commit({ a: '1' }, 'base');
  repository.branch('feature', base);
  head = repository.commit({ a: '2' }, 'head', { branch: 'feature' });
  github = await startGitHubDouble({ repository });
});
afterAll(async () => {
  await github.close();
  repository.remove();
});
beforeEach(() => {
  pull = github.openPull({ head: 'feature' });
  github.viewer = actionsBot;
  github.requests.splice(0);
  Object.assign(github.faults, {
    readOnly: false,
    hidden: false,
    serverErrors: 0,
    secondaryLimits: 0,
    html: false,
  });
  github.faults.intercept = null;
  octokit = client();
});

/** A new one for each use: within one client writes wait for each other. */
function client(): Octokit {
  return createOctokit({ token: 't', apiUrl: github.url, userAgent: 'test', secondOfWaiting: 1 });
}

async function publish(
  body: string,
  more: { mode?: 'update-only'; id?: string; head?: string } = {},
): Promise<CommentResult> {
  const { owner, repo } = github;
  return upsertComment({
    octokit: client(),
    owner,
    repo,
    issueNumber: pull,
    id: more.id ?? 'main',
    body,
    author: actionsBot,
    mode: more.mode ?? 'create-or-update',
    head: more.head ?? null,
  });
}

const bodies = () =>
  github.comments.filter((comment) => comment.issue === pull).map((comment) => comment.body);
const marker = markerOf('main');

describe('one comment', () => {
  test('is created, left alone while it is the same, then updated in place', async () => {
    const created = await publish('first');
    expect(created).toMatchObject({
      kind: 'created',
      url: expect.stringMatching(/\/pull\/\d+#issuecomment-\d+$/),
    });
    expect(bodies()).toEqual([`${marker}\nfirst`]);
    expect(await publish('first')).toMatchObject({ kind: 'unchanged' });
    expect(github.requests.filter((request) => request.method === 'PATCH')).toEqual([]);
    expect(await publish('second')).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${marker}\nsecond`]);
  });

  test('is found on the third page', async () => {
    for (let at = 0; at < 230; at += 1)
      github.plantComment(pull, { login: 'octocat', type: 'User' }, `talk ${at}`);
    github.plantComment(pull, actionsBot, `${marker}\nold`);
    expect(await publish('new')).toMatchObject({ kind: 'updated' });
    expect(bodies()).toHaveLength(231);
    expect(bodies().at(-1)).toBe(`${marker}\nnew`);
  });

  test('of two configurations is one each', async () => {
    await publish('network', { id: 'network' });
    await publish('compute', { id: 'compute' });
    await publish('network again', { id: 'network' });
    expect(bodies()).toEqual([`${markerOf('network')}\nnetwork again`, `${markerOf('compute')}\ncompute`]);
  });

  test('an id can not close the marker', () => {
    expect(markerOf('a --> <b>')).toMatch(/^<!-- lockproof:v1:[0-9a-f]{16} -->$/);
  });

  test('that someone has edited is written anew, also where only line ends differ by GitHub’s own editor', async () => {
    const ours = github.plantComment(pull, actionsBot, `${marker}\r\nall verified\r\n`);
    expect(await publish('all verified')).toMatchObject({ kind: 'unchanged' });
    ours.body = `${marker}\nall verified ✅ trust me`;
    expect(await publish('all verified')).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${marker}\nall verified`]);
  });

  test('of several of ours the newest is updated', async () => {
    github.plantComment(pull, actionsBot, `${marker}\nfirst`);
    github.plantComment(pull, actionsBot, `${marker}\nsecond`);
    await publish('third');
    expect(bodies()).toEqual([`${marker}\nfirst`, `${marker}\nthird`]);
  });

  test('is not begun where there is nothing to say, but brought up to date', async () => {
    expect(await publish('fine', { mode: 'update-only' })).toEqual({ kind: 'not-begun' });
    expect(bodies()).toEqual([]);
    await publish('bad');
    expect(await publish('fine', { mode: 'update-only' })).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${marker}\nfine`]);
  });

  test('that is too long is cut, not lost', async () => {
    expect(await publish('a line of text\n'.repeat(10_000))).toMatchObject({ kind: 'created' });
    const [body = ''] = bodies();
    expect(body.length).toBeLessThanOrEqual(commentLimit);
    expect(body).toMatch(/lines were cut here/);
  });
});

describe('comments of others are never touched', () => {
  test.each([
    ['a person with our marker', { login: 'mallory', type: 'User' }, marker],
    ['another bot with our marker', { login: 'mallory[bot]', type: 'Bot' }, marker],
    ['a deleted account with our marker', null, marker],
    ['a person who is called like the bot', { login: 'github-actions[bot]', type: 'User' }, marker],
    ['the bot with another marker', actionsBot, '<!-- something-else -->'],
    ['the bot with our marker further down', actionsBot, `> quoted\n${marker}`],
  ] as const)('%s', async (_, author, first) => {
    const planted = `${first}\nverified ✅`;
    github.plantComment(pull, author, planted);
    expect(await publish('failed')).toMatchObject({ kind: 'created' });
    expect(bodies()).toEqual([planted, `${marker}\nfailed`]);
  });
});

describe('a comment that can not be written is told, never thrown', () => {
  test('read-only token of a fork', async () => {
    github.faults.readOnly = true;
    const result = await publish('x');
    expect(result).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('pull-requests: write'),
    });
    expect(result).toMatchObject({
      reason: expect.stringContaining('Resource not accessible by integration'),
    });
    expect(bodies()).toEqual([]);
  });

  test('a token that may not see the repository', async () => {
    github.faults.hidden = true;
    expect(await publish('x')).toMatchObject({ kind: 'refused' });
  });

  test.each([{ serverErrors: 99 }, { secondaryLimits: 99 }, { html: true }])('%j', async (fault) => {
    Object.assign(github.faults, fault);
    expect(await publish('x')).toMatchObject({ kind: 'failed' });
  });

  test('hostile words of a server stay on their line', async () => {
    github.faults.intercept = ({ method }) =>
      method === 'POST' ? { status: 418, body: { message: 'no\n::error::owned\u001b[31m' } } : null;
    const result = await publish('x');
    expect(result).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('no<U+000A>::error::owned<U+001B>[31m'),
    });
  });
});

test('a run for an older commit leaves the comment to the newer run', async () => {
  expect(await publish('new', { head })).toMatchObject({ kind: 'created' });
  expect(await publish('old', { head: 'a'.repeat(40) })).toMatchObject({ kind: 'skipped' });
  expect(bodies()).toEqual([`${marker}\nnew`]);
});

describe('whose token it is', () => {
  test.each([
    ['the workflow’s own', actionsBot],
    ['an app’s', { login: 'our-app[bot]', type: 'Bot' }],
    ['a person’s', { login: 'octocat', type: 'User' }],
  ] as const)('%s', async (_, person) => {
    github.viewer = person;
    expect(await commentAuthor(octokit)).toEqual(person);
  });

  test('where GraphQL is shut, a person is still known and a bot is taken for the workflow', async () => {
    github.faults.intercept = ({ path }) =>
      path === '/graphql' ? { status: 403, body: { message: 'no' } } : null;
    expect(await commentAuthor(octokit)).toEqual(actionsBot);
    github.viewer = { login: 'octocat', type: 'User' };
    expect(await commentAuthor(octokit)).toEqual(github.viewer);
  });
});
