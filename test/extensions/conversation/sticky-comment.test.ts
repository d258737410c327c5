import { describe, expect, type TestContext, test } from 'vitest';
import { commentLimit, markerOf } from '../../../src/extensions/conversation/sticky-comment.ts';
import { actionsBot } from '../../support/github-double/people.ts';
import { marker, setPull, withoutState } from './pull-request-stage.ts';

describe('one comment', () => {
  test('is created, left alone while its text is the same, then updated in place', async (context) => {
    const { github, say, bodies, asked } = await setPull(context);
    const first = await say('first');
    expect(first.comment).toMatchObject({
      kind: 'created',
      url: expect.stringMatching(/\/pull\/\d+#issuecomment-\d+$/),
    });
    expect(bodies()).toEqual([`${marker}\nfirst`]);
    expect(asked()).toEqual(['look', 'comment', 'look', 'edit']);
    expect(withoutState(github.comments[0]?.body ?? '')).toBe(
      `${markerOf('main', github.comments[0]?.id)}\nfirst`,
    );
    expect((await say('first')).comment).toMatchObject({ kind: 'unchanged' });
    expect(asked()).toEqual(['look']);
    expect((await say('second')).comment).toMatchObject({ kind: 'updated' });
    expect(asked()).toEqual(['look', 'edit']);
    expect(bodies()).toEqual([`${marker}\nsecond`]);
  });

  test('is found on the third page, and later pages are not read', async (context) => {
    const { github, pull, say, bodies, asked } = await setPull(context);
    const talk = (count: number) => {
      for (let at = 0; at < count; at += 1)
        github.plantComment(pull, { login: 'octocat', type: 'User' }, `talk ${at}`);
    };
    talk(230);
    const ours = github.plantComment(pull, actionsBot, '');
    ours.body = `${markerOf('main', ours.id)}\nold`;
    talk(300);
    expect((await say('new')).comment).toMatchObject({ kind: 'updated' });
    expect(asked()).toEqual(['look', 'look', 'look', 'edit']);
    expect(bodies()).toHaveLength(531);
    expect(withoutState(ours.body)).toBe(`${markerOf('main', ours.id)}\nnew`);
  });

  test.for([
    { enoughFields: 40, written: 'updated', looks: 3 },
    { enoughFields: 5, written: 'failed', looks: 3 },
  ])('is not created twice where GitHub leaves items out: %j', async (given, context) => {
    const { github, pull, say, bodies, asked } = await setPull(context);
    for (let at = 0; at < 60; at += 1) github.plantComment(pull, { login: 'octocat', type: 'User' }, 'talk');
    await say('old');
    asked();
    Object.assign(github.faults, given);
    expect((await say('new')).comment).toMatchObject({ kind: given.written });
    expect(asked().filter((kind) => kind === 'look')).toHaveLength(given.looks);
    expect(bodies()).toHaveLength(61);
  });

  const listPath = ['repository', 'pullRequest', 'comments'];
  const unseen = [[], ['nodes', 0, 'author'], ['nodes']].map((more) => [...listPath, ...more]);
  test.for([
    { type: null },
    {},
    { type: 'FORBIDDEN', message: 7 },
    { type: 'FORBIDDEN' },
    ...unseen.map((path) => ({ type: 'FORBIDDEN', path })),
  ])('is not created twice where GitHub gives an error that nobody knows: %j', async (error, context) => {
    const { github, head, say, bodies, answer } = await setPull(context);
    await say('old');
    const nothing = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
    const pullRequest = { headRefOid: head(), reviewThreads: nothing, comments: nothing };
    const data = { viewer: { login: 'github-actions[bot]' }, repository: { pullRequest } };
    answer('look', 99, {
      status: 200,
      body: { data, errors: [{ message: 'Something went wrong', ...error }] },
    });
    expect((await say('new')).comment).toMatchObject({ kind: expect.stringMatching(/failed|refused/) });
    expect(bodies()).toEqual([`${marker}\nold`]);
    expect(github.comments).toHaveLength(1);
  });

  test('is created where GitHub refuses a single comment of somebody else', async (context) => {
    const { head, say, bodies, answer } = await setPull(context);
    const nothing = { pageInfo: { hasNextPage: false, endCursor: null }, nodes: [] };
    const comments = { ...nothing, nodes: [null] };
    const pullRequest = { headRefOid: head(), reviewThreads: nothing, comments };
    const data = { viewer: { login: 'github-actions[bot]' }, repository: { pullRequest } };
    const errors = [{ type: 'FORBIDDEN', message: 'No', path: [...listPath, 'nodes', 0] }];
    answer('look', 1, { status: 200, body: { data, errors } });
    await say('new');
    expect(bodies()).toEqual([`${marker}\nnew`]);
  });

  test('is not created twice in a conversation that is too long to read', async (context) => {
    const { github, pull, say, bodies } = await setPull(context);
    for (let at = 0; at < 2_001; at += 1)
      github.plantComment(pull, { login: 'octocat', type: 'User' }, `talk ${at}`);
    const { comment } = await say('new');
    expect(comment).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/more than 2000 comments/),
    });
    expect(bodies()).toHaveLength(2_001);
  });

  test('is updated even where others began more threads than can be read, and no thread is begun then', async (context) => {
    const { github, pull, say, bodies, asked } = await setPull(context);
    await say('all verified');
    const thread = { review: 1, pull, path: 'file.txt', line: 1, startLine: null, side: 'RIGHT' } as const;
    const open = { resolvedBy: null, resolved: false, minimised: false, replies: [], commit: 'x' };
    const author = { login: 'mallory', type: 'User' } as const;
    for (let id = 1; id <= 2_001; id += 1)
      github.reviewComments.push({ id, ...thread, ...open, author, body: 'noise' });
    asked();
    const { comment, begun, review } = await say('one hash is not proven', { lines: [3] });
    expect({ comment, begun, review }).toMatchObject({
      comment: { kind: 'updated' },
      begun: 0,
      review: null,
    });
    expect(bodies()).toEqual([`${marker}\none hash is not proven`]);
    expect(asked().filter((kind) => kind !== 'look')).toEqual(['edit']);
    expect(await say('x', { lines: [3], noComment: true })).toMatchObject({
      comment: { kind: 'failed' },
    });
  });

  test('exists once for each of two configurations', async (context) => {
    const { say, bodies } = await setPull(context);
    await say('network', { id: 'network' });
    await say('compute', { id: 'compute' });
    await say('network again', { id: 'network' });
    expect(bodies()).toEqual([`${markerOf('network')}\nnetwork again`, `${markerOf('compute')}\ncompute`]);
  });

  test('an id cannot close the marker', () => {
    expect(markerOf('a --> <b>')).toMatch(/^<!-- lockproof:v1:[0-9a-f]{16} -->$/);
  });

  test('that someone edited is written again, but not where only GitHub’s editor changed line endings (T36)', async (context) => {
    const { github, pull, say, bodies } = await setPull(context);
    const ours = github.plantComment(pull, actionsBot, '');
    ours.body = `${markerOf('main', ours.id)}\r\nall verified\r\n`;
    expect((await say('all verified')).comment).toMatchObject({ kind: 'unchanged' });
    ours.body = `${markerOf('main', ours.id)}\nall verified ✅ trust me`;
    expect((await say('all verified')).comment).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${marker}\nall verified`]);
  });

  test('is found below what a person writes above its marker, and written again', async (context) => {
    const { github, say, bodies } = await setPull(context);
    await say('bad');
    const [ours] = github.comments;
    const editor = { login: 'octocat', type: 'User' };
    Object.assign(ours ?? {}, { body: `All is well!\n\n${ours?.body}`, editor });
    expect((await say('bad')).comment).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${marker}\nbad`]);
  });

  test('is not that of another workflow that shows a text with its marker (T35)', async (context) => {
    const { github, pull, say, bodies } = await setPull(context);
    const plan = github.plantComment(pull, actionsBot, '');
    for (const editor of [null, actionsBot]) {
      const text = `Plan: 0 to add\n${markerOf('main', plan.id)}\nbad`;
      Object.assign(plan, { body: text, editor });
      await say('bad');
      await say('worse');
      expect([plan.body, plan.minimised]).toEqual([text, false]);
      expect(bodies().slice(1)).toEqual([`${marker}\nworse`]);
      expect(github.comments.map(({ minimised }) => minimised)).toEqual([false, false]);
    }
  });

  test('is not created where there is nothing to report, but updated', async (context) => {
    const { say, bodies } = await setPull(context);
    expect((await say('fine', { mode: 'update-only' })).comment).toEqual({ kind: 'not-begun' });
    expect(bodies()).toEqual([]);
    await say('bad');
    expect((await say('fine', { mode: 'update-only' })).comment).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${marker}\nfine`]);
  });

  test('that is too long is cut, not lost', async (context) => {
    const { say, bodies } = await setPull(context);
    expect((await say('a line of text\n'.repeat(10_000))).comment).toMatchObject({ kind: 'created' });
    const [body = ''] = bodies();
    expect(body.length).toBeLessThanOrEqual(commentLimit);
    expect(body).toMatch(/lines were cut here/);
  });
});

describe('of several comments of ours', () => {
  /** Oldest first; `hidden` ones are minimised. */
  async function stageWith(context: TestContext, ...states: readonly ('hidden' | 'seen')[]) {
    const stage = await setPull(context);
    const planted = states.map((state, at) => {
      const comment = stage.github.plantComment(stage.pull, actionsBot, '');
      comment.body = `${markerOf('main', comment.id)}\nold ${at}`;
      comment.minimised = state === 'hidden';
      return comment;
    });
    stage.asked();
    return { ...stage, planted };
  }

  test.for([
    { states: ['hidden', 'seen'], updated: 1 },
    { states: ['hidden', 'hidden', 'seen', 'hidden'], updated: 2 },
    { states: ['seen', 'hidden'], updated: 0 },
  ] as const)('the visible one is updated: %o', async ({ states, updated }, context) => {
    const { say, bodies, asked } = await stageWith(context, ...states);
    expect((await say('one hash is not proven')).comment).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual(
      states.map((_, at) => `${marker}\n${at === updated ? 'one hash is not proven' : `old ${at}`}`),
    );
    expect(asked()).toEqual(['look', 'edit']);
  });

  test('the oldest of two visible ones stays, and the other is hidden', async (context) => {
    const { say, bodies, planted } = await stageWith(context, 'hidden', 'seen', 'seen');
    expect((await say('new')).comment).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${marker}\nold 0`, `${marker}\nnew`, `${marker}\nold 2`]);
    expect(planted.map(({ minimised }) => minimised)).toEqual([true, false, true]);
  });

  test('a hidden one stays as it is where there is something new to say, and a new one is created', async (context) => {
    const { say, bodies, planted, asked } = await stageWith(context, 'hidden', 'hidden');
    expect((await say('old 0')).comment).toMatchObject({ kind: 'unchanged' });
    expect((await say('fine', { mode: 'update-only' })).comment).toMatchObject({ kind: 'updated' });
    expect((await say('new')).comment).toMatchObject({ kind: 'created' });
    expect((await say('newer')).comment).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${marker}\nfine`, `${marker}\nold 1`, `${marker}\nnewer`]);
    expect(planted.map(({ minimised }) => minimised)).toEqual([true, true]);
    expect(asked()).not.toContain('close');
  });
});

describe('a comment of the same account whose marker is ours, without its own number', () => {
  const theirs = (first: string) => `${first}\nof another workflow`;

  test('is left alone if it copies the one of this pull request', async (context) => {
    const { github, pull, say } = await setPull(context);
    await say('bad');
    const [ours] = github.comments;
    const copy = github.plantComment(pull, actionsBot, ours?.body ?? '');
    const plain = github.plantComment(pull, actionsBot, theirs(marker));
    const before = [copy.body, plain.body];
    expect((await say('fine')).comment).toMatchObject({ kind: 'updated', number: ours?.id });
    expect([copy.body, plain.body]).toEqual(before);
    expect([copy, plain].map(({ minimised }) => minimised)).toEqual([false, false]);
  });

  test('is left alone if it copies one of another pull request, also before the first run', async (context) => {
    const { github, pull, say, bodies } = await setPull(context);
    const copy = theirs(markerOf('main', 4711));
    github.plantComment(pull, actionsBot, copy);
    expect((await say('bad')).comment).toMatchObject({ kind: 'created' });
    expect((await say('fine')).comment).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([copy, `${marker}\nfine`]);
  });

  test('is updated if it is the only one: it is of an earlier version', async (context) => {
    const { github, pull, say } = await setPull(context);
    const old = github.plantComment(pull, actionsBot, `${marker}\nold`);
    expect((await say('new', { mode: 'update-only' })).comment).toMatchObject({ kind: 'updated' });
    expect(github.comments.map(({ body }) => body)).toEqual([`${markerOf('main', old.id)}\nnew`]);
  });

  test('is left alone if there are two: one of them may be of another workflow', async (context) => {
    const { github, pull, say, bodies } = await setPull(context);
    for (const _ of [1, 2]) github.plantComment(pull, actionsBot, theirs(marker));
    expect((await say('bad')).comment).toMatchObject({ kind: 'created' });
    expect((await say('fine')).comment).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([theirs(marker), theirs(marker), `${marker}\nfine`]);
  });

  test('is a whole comment where its number cannot be added, and the next run adds it', async (context) => {
    const { github, say, answer } = await setPull(context);
    answer('edit', 9, { status: 422, body: { message: 'no' } });
    expect((await say('bad')).comment).toMatchObject({ kind: 'created' });
    expect(github.comments.map(({ body }) => body)).toEqual([`${marker}\nbad`]);
    github.faults.intercept = null;
    expect((await say('bad')).comment).toMatchObject({ kind: 'updated' });
    const [only, ...others] = github.comments;
    expect(only?.body).toBe(`${markerOf('main', only?.id)}\nbad`);
    expect(others).toEqual([]);
  });
});

describe('comments of others are never touched (T35)', () => {
  test.for([
    ['a person with our marker', { login: 'mallory', type: 'User' }, marker],
    ['another bot with our marker', { login: 'mallory[bot]', type: 'Bot' }, marker],
    ['a deleted account with our marker', null, marker],
    ['a person with the name of the bot', { login: 'github-actions', type: 'User' }, marker],
    ['the bot with another marker', actionsBot, '<!-- something-else -->'],
    ['the bot with our marker further down', actionsBot, `> quoted\n${marker}`],
  ] as const)('%s', async ([, author, first], context) => {
    const { github, pull, say, bodies } = await setPull(context);
    const planted = `${first}\nverified ✅`;
    github.plantComment(pull, author, planted);
    expect((await say('failed')).comment).toMatchObject({ kind: 'created' });
    expect(bodies()).toEqual([planted, `${marker}\nfailed`]);
  });

  test.for([
    ['a workflow', actionsBot],
    ['an app', { login: 'our-app[bot]', type: 'Bot' }],
    ['a person', { login: 'octocat', type: 'User' }],
  ] as const)('and ours are those of the token’s account: %s', async ([, person], context) => {
    const { github, say, bodies } = await setPull(context);
    github.viewer = person;
    await say('first');
    await say('second');
    expect(bodies()).toEqual([`${marker}\nsecond`]);
  });
});

test('a comment of an earlier account is named, because nobody brings it up to date', async (context) => {
  const { github, say, bodies } = await setPull(context);
  expect((await say('do not merge')).foreign).toBeNull();
  github.viewer = { login: 'our-app[bot]', type: 'Bot' };
  const [old] = github.comments;
  const url = expect.stringMatching(new RegExp(`#issuecomment-${old?.id}$`));
  const named = `${marker}\nfine, beside ${old?.id}`;
  expect(await say('fine')).toMatchObject({ comment: { kind: 'created' }, foreign: { url } });
  expect(bodies()[1]).toBe(named);
  expect((await say('fine')).comment).toMatchObject({ kind: 'unchanged' });
  Object.assign(old ?? {}, { minimised: true });
  expect(await say('fine')).toMatchObject({ comment: { kind: 'updated' }, foreign: null });
  expect(bodies()).toEqual([`${marker}\ndo not merge`, `${marker}\nfine`]);
});

describe('a comment that cannot be written is reported, never thrown', () => {
  test.for([
    ['Unable to create comment because issue is locked.', /because the conversation is locked; unlock it/],
    ['Commenting is disabled on issues with more than 2500 comments', /allows no more comments on this/],
  ] as const)('for a reason that no permission changes: %s', async ([message, reason], context) => {
    const { say, answer } = await setPull(context);
    answer('comment', 9, { status: 403, body: { message } });
    const { comment } = await say('x');
    expect(comment).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) });
    expect(comment).not.toMatchObject({ reason: expect.stringContaining('permission') });
  });

  test.for([
    [{ readOnly: true }, /Resource not accessible by integration.*pull-requests: write/],
    [{ hidden: true }, /Could not resolve to a PullRequest.*pull-requests: write/],
  ] as const)('to a token of a fork, or that may not see it: %j', async ([fault, reason], context) => {
    const { github, say, bodies } = await setPull(context);
    Object.assign(github.faults, fault);
    expect((await say('x')).comment).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(reason),
    });
    expect(bodies()).toEqual([]);
  });

  test.for([{ serverErrors: 99 }, { secondaryLimits: 99 }, { html: true }])('%j', async (fault, context) => {
    const { github, say } = await setPull(context);
    Object.assign(github.faults, fault);
    expect((await say('x')).comment).toMatchObject({ kind: 'failed' });
  });

  test('hostile words of a server stay on their line', async (context) => {
    const { answer, say } = await setPull(context);
    answer('comment', 9, { status: 418, body: { message: 'no\n::error::owned\u001b[31m' } });
    expect((await say('x')).comment).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('no<U+000A>::error::owned<U+001B>[31m'),
    });
  });
});
