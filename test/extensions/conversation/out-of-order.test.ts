import { describe, expect, test } from 'vitest';
import { actionsBot } from '../../support/github-double/people.ts';
import type { Reply } from '../../support/github-double/world.ts';
import { marker, setPull } from './pull-request-stage.ts';

/** GitHub asks to wait, fails for a moment, or does the work and then fails for a moment. */
const wait: Reply = {
  status: 403,
  body: { message: 'You have exceeded a secondary rate limit' },
  headers: { 'retry-after': '1' },
};
const badMoment: Reply = { status: 502, body: { message: 'Server Error' } };

describe('two runs for two commits', () => {
  test('out of order: the older run sees a newer commit and writes nothing (T43)', async (context) => {
    const { say, push, head, bodies, asked } = await setPull(context);
    const older = head();
    const newer = push();
    await say('of the newer', { lines: [3] });
    asked();
    const late = await say('of the older', { head: older, lines: [5] });
    expect(late.comment).toMatchObject({ kind: 'skipped', reason: expect.stringContaining(newer) });
    expect(asked()).toEqual(['look']);
    expect(bodies()).toEqual([`${marker}\nof the newer`]);
  });

  test.for([
    { what: 'waits as GitHub asks', reply: wait },
    { what: 'waits after a failure of GitHub', reply: badMoment },
  ])('the newer run starts and ends while the older one $what', async ({ reply }, context) => {
    const { say, push, head, bodies, asked, during } = await setPull(context);
    const older = head();
    await say('of one before');
    asked();
    during(
      'edit',
      async () => {
        push();
        await say('of the newer');
      },
      reply,
    );
    const late = await say('of the older', { head: older });
    expect(late.comment).toMatchObject({ kind: 'skipped' });
    expect(bodies()).toEqual([`${marker}\nof the newer`]);
    // The older run looked, tried, waited and looked again; meanwhile the newer run looked and wrote.
    expect(asked().toSorted()).toEqual(['edit', 'edit', 'look', 'look', 'look']);
  });

  test('the newer run starts and ends between the review and the comment of the older one', async (context) => {
    const { github, say, push, head, bodies, during } = await setPull(context);
    const older = head();
    during('review', async () => {
      push();
      await say('of the newer');
    });
    const late = await say('of the older', { head: older, lines: [5] });
    expect(late).toMatchObject({ begun: 1, comment: { kind: 'skipped' } });
    expect(bodies()).toEqual([`${marker}\nof the newer`]);
    // The next run checks the outdated thread again.
    expect(github.reviewComments).toHaveLength(1);
    await say('of the newer', {});
    expect(github.reviewComments).toMatchObject([{ minimised: true }]);
  });

  test('the remaining window: a newer run starts and ends during one request of the older one', async (context) => {
    const { say, push, head, bodies, during } = await setPull(context);
    const older = head();
    await say('of one before');
    during('edit', async () => {
      push();
      await say('of the newer');
    });
    await say('of the older', { head: older });
    expect(bodies()).toEqual([`${marker}\nof the older`]);
  });
});

describe('two runs for one commit at the same moment', () => {
  test('create two comments: the next run updates one and hides the other', async (context) => {
    const { github, say, bodies, during, asked } = await setPull(context);
    during('comment', () => say('of the other'));
    await say('of the one');
    expect(bodies()).toEqual([`${marker}\nof the other`, `${marker}\nof the one`]);
    asked();
    await say('of the next');
    expect(bodies()).toEqual([`${marker}\nof the next`, `${marker}\nof the one`]);
    expect(github.comments.map(({ minimised }) => minimised)).toEqual([false, true]);
    expect(asked()).toEqual(['look', 'close', 'look', 'edit']);
    await say('of the next');
    expect(asked()).toEqual(['look']);
  });

  test('begin the same thread twice: one is closed, not the one that was answered', async (context) => {
    const { github, say, during } = await setPull(context);
    during('review', () => say('x', { lines: [5] }));
    await say('x', { lines: [5] });
    const minimised = () => github.reviewComments.map((comment) => comment.minimised);
    expect(minimised()).toEqual([false, true]);
    const [first, second] = github.reviewComments;
    second?.replies.push({ author: { login: 'octocat', type: 'User' }, body: 'Looking.' });
    Object.assign(second ?? {}, { minimised: false });
    await say('x', { lines: [5] });
    expect(minimised()).toEqual([true, false]);
    expect(first?.replies).toEqual([]);
  });
});

describe('two jobs that share a name, in one attempt of one workflow run', () => {
  const failed = { attempt: '7.1', result: 'failed', lines: [5] } as const;
  const verified = { attempt: '7.1', result: 'verified' } as const;

  test.for([
    { later: 'verified', stays: true },
    { later: 'warned', stays: true },
    { later: 'advisory', stays: true },
    { later: 'incomplete', stays: true },
    { later: 'failed', stays: false },
    { later: 'unproven', stays: false },
    { first: 'unproven', later: 'failed', stays: true },
  ] as const)('after a failed one, a later one: %j', async ({ later: result, stays, ...more }, context) => {
    const { github, say, bodies, asked } = await setPull(context);
    await say('one hash is not proven', { ...failed, ...('first' in more && { result: more.first }) });
    asked();
    const { comment } = await say('of the other', { attempt: '7.1', result });
    expect(comment).toMatchObject({ kind: stays ? 'skipped' : 'updated' });
    expect(asked()).toEqual(stays ? ['look'] : ['look', 'edit']);
    expect(bodies()).toEqual([`${marker}\n${stays ? 'one hash is not proven' : 'of the other'}`]);
    expect(github.reviewComments).toMatchObject([{ minimised: false, resolved: false }]);
  });

  test('after a verified one, the failed one writes', async (context) => {
    const { say, bodies } = await setPull(context);
    await say('all verified', verified);
    expect((await say('one hash is not proven', failed)).comment).toMatchObject({ kind: 'updated' });
    expect(bodies()).toEqual([`${marker}\none hash is not proven`]);
  });

  test.for([
    { what: 'a re-run', attempt: '7.2', push: false },
    { what: 'the run for a new commit', attempt: '8.1', push: true },
  ])('$what starts over', async ({ attempt, push: pushes }, context) => {
    const { github, say, push, bodies } = await setPull(context);
    await say('one hash is not proven', failed);
    if (pushes) push();
    await say('all verified', { ...verified, attempt });
    expect(bodies()).toEqual([`${marker}\nall verified`]);
    expect(github.reviewComments).toMatchObject([{ minimised: true }]);
  });
});

describe('what happens between the look and the write', () => {
  test('somebody deletes the comment: it is created again', async (context) => {
    const { github, say, bodies, asked, during } = await setPull(context);
    await say('before');
    asked();
    during('edit', () => github.comments.splice(0));
    expect((await say('after')).comment).toMatchObject({ kind: 'created' });
    expect(asked()).toEqual(['look', 'edit', 'look', 'comment', 'look', 'edit']);
    expect(bodies()).toEqual([`${marker}\nafter`]);
  });

  test.for([
    { kind: 'comment', saying: {} },
    { kind: 'review', saying: { lines: [5] } },
  ])(
    'GitHub does the work and reports a failure ($kind): it is not done twice',
    async ({ kind, saying }, context) => {
      const { github, say, during } = await setPull(context);
      during(kind, () => say('x', saying), badMoment);
      await say('x', saying);
      expect(github.comments).toHaveLength(1);
      expect(github.reviewComments).toHaveLength(kind === 'review' ? 1 : 0);
    },
  );

  test.for([
    { what: 'failures', reply: badMoment },
    { what: 'requests to wait', reply: wait },
  ])('endless $what: the run gives up after four tries, each after a look', async ({ reply }, context) => {
    const { say, asked, answer } = await setPull(context);
    answer('comment', 99, reply);
    expect((await say('x')).comment).toMatchObject({ kind: 'failed' });
    expect(asked()).toEqual(['look', 'comment', 'look', 'comment', 'look', 'comment', 'look', 'comment']);
  });

  test('a token that may not edit (404) is not tried for ever', async (context) => {
    const { github, pull, say, answer, asked } = await setPull(context);
    github.plantComment(pull, actionsBot, `${marker}\nold`);
    answer('edit', 99, { status: 404, body: { message: 'Not Found' } });
    expect((await say('x')).comment).toMatchObject({ kind: 'refused' });
    expect(asked().filter((kind) => kind === 'edit')).toHaveLength(4);
  });
});
