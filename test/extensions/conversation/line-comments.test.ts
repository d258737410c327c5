import { describe, expect, test } from 'vitest';
import { lineComments } from '../../../src/extensions/conversation/comments-of-report.ts';
import { allSettings, rules } from '../../../src/extensions/index.ts';
import { settingsUnder } from '../../../src/policy/policy.ts';
import { parsePolicy } from '../../../src/policy/policy-file.ts';
import { markdownContext } from '../../support/example-reviews.ts';
import type { Reply } from '../../support/github-double/world.ts';
import {
  changed,
  computedFor,
  evidence,
  h1,
  locked,
  prodPath,
  report,
  settings,
  subject,
  zh,
} from '../../support/review-builders.ts';
import { type PullStage, setPull } from './pull-request-stage.ts';

const forbidden: Reply = {
  status: 200,
  body: {
    data: { c0: null },
    errors: [{ type: 'FORBIDDEN', path: ['c0'], message: 'Resource not accessible by integration' }],
  },
};

/** Two threads; the finding of the first is gone. */
async function withGoneThread(stage: PullStage): Promise<void> {
  await stage.say('two', { lines: [3, 5] });
  stage.asked();
}

describe('a thread about a finding that is gone', () => {
  test.for([
    { what: 'resolved where the token may (contents: write)', resolved: true },
    { what: 'hidden as resolved where it may not (contents: read)', resolved: false },
  ])('is $what, in one request', async ({ resolved }, context) => {
    const stage = await setPull(context);
    const { github, say, asked } = stage;
    await withGoneThread(stage);
    github.faults.mayResolve = resolved;
    expect(await say('one', { lines: [5] })).toMatchObject({ resolved: 1, leftOpen: 0 });
    expect(github.reviewComments).toMatchObject([
      { resolved, minimised: !resolved },
      { resolved: false, minimised: false },
    ]);
    expect(asked()).toEqual(['look', 'close', 'look', 'edit']);
  });

  test.for([
    { how: 'GitHub said that it may be resolved, and refuses', reply: forbidden },
    {
      how: 'nothing may be closed',
      reply: { status: 200, body: { data: null, errors: [{ message: 'no' }] } },
    },
    { how: 'GraphQL refuses all mutations', reply: { status: 403, body: { message: 'no' } } },
  ])('is reported where it stays open: $how', async ({ reply }, context) => {
    const stage = await setPull(context);
    const { github, say, answer } = stage;
    await withGoneThread(stage);
    github.faults.mayResolve = true;
    answer('close', 1, reply);
    expect(await say('one', { lines: [5] })).toMatchObject({
      resolved: 0,
      leftOpen: 1,
      comment: { kind: 'updated' },
    });
  });

  test('is left alone where somebody answered', async (context) => {
    const stage = await setPull(context);
    const { github, say, asked } = stage;
    await withGoneThread(stage);
    github.reviewComments[0]?.replies.push({ author: { login: 'octocat', type: 'User' }, body: 'Looking.' });
    expect(await say('one', { lines: [5] })).toMatchObject({ resolved: 0, leftOpen: 0 });
    expect(asked()).toEqual(['look', 'edit']);
  });
});

describe('a thread with our marker below its first line', () => {
  test.for([
    { whose: 'of another program with our token is not ours (T35)', editor: null, isOurs: false },
    {
      whose: 'of ours, above which a person wrote, stays ours',
      editor: { login: 'octocat', type: 'User' } as const,
      isOurs: true,
    },
  ])('$whose', async ({ editor, isOurs }, context) => {
    const { github, say } = await setPull(context);
    await say('bad', { lines: [3] });
    const [thread] = github.reviewComments;
    Object.assign(thread ?? {}, { body: `A bucket is public.\n${thread?.body}`, editor });
    expect(await say('bad', { lines: [3] })).toMatchObject({ begun: isOurs ? 0 : 1 });
    await say('well', { lines: [] });
    expect(github.reviewComments.map(({ minimised }) => minimised)).toEqual(isOurs ? [true] : [false, true]);
  });
});

describe('threads', () => {
  test('are ten at a time; a closed one makes room', async (context) => {
    const { github, say } = await setPull(context);
    const lines = Array.from({ length: 12 }, (_, at) => at + 1);
    expect(await say('x', { lines })).toMatchObject({ begun: 10 });
    expect(await say('x', { lines })).toMatchObject({ begun: 0 });
    expect(await say('x', { lines: lines.slice(1) })).toMatchObject({ begun: 1, resolved: 1 });
    expect(github.reviewComments.filter(({ minimised }) => !minimised)).toHaveLength(10);
  });

  test('without a comment cost one look', async (context) => {
    const { say, asked, bodies } = await setPull(context);
    expect(await say('x', { lines: [3], noComment: true })).toMatchObject({ begun: 1, comment: null });
    expect(asked()).toEqual(['look', 'review']);
    expect(await say('x', { lines: [3], noComment: true })).toMatchObject({ begun: 0, comment: null });
    expect(asked()).toEqual(['look']);
    expect(bodies()).toEqual([]);
  });

  test('that GitHub refuses do not take the others with them', async (context) => {
    const { github, say, asked } = await setPull(context);
    expect(await say('x', { lines: [3, 45, 5] })).toMatchObject({ begun: 2, review: null });
    expect(github.reviewComments.map(({ line }) => line)).toEqual([3, 5]);
    expect(asked().filter((kind) => kind === 'review')).toHaveLength(4);
    expect(await say('x', { lines: [3, 45, 5] })).toMatchObject({ begun: 0, review: { kind: 'failed' } });
  });

  test('that GitHub refuses do not prevent the comment, and are not tried twice', async (context) => {
    const { say, asked, answer } = await setPull(context);
    answer('review', 9, { status: 422, body: { message: 'line must be part of the diff' } });
    expect(await say('x', { lines: [3] })).toMatchObject({
      begun: 0,
      review: { kind: 'failed', reason: expect.stringContaining('line must be part of the diff') },
      comment: { kind: 'created' },
    });
    expect(asked()).toEqual(['look', 'review', 'look', 'comment', 'look', 'edit']);
  });
});

test('an entry that lacks a required platform has one thread, whatever the severity, and without a suggestion too', () => {
  const names = ['registry.terraform.io/acme/one', 'registry.terraform.io/acme/two'];
  const heads = names.map((address, at) => locked('1.0.0', [h1(address)], { address, block: 4 + at * 8 }));
  const changes = heads.map((head) =>
    changed({ head, evidence: evidence(head, { [h1(head.address)]: computedFor('darwin_arm64') }) }),
  );
  const edits = heads.slice(0, 1).map(({ address: provider, lines }) => ({
    ...{ path: prodPath, provider, platforms: ['linux_amd64'], from: lines.version, to: lines.version },
    ...{ lines: ['x'], added: [zh('x')] },
  }));
  const begin = (severity: string) => {
    const policy = parsePolicy(`rules: {platform-missing: ${severity}}`, '', rules, allSettings);
    const chosen = settingsUnder(policy, settings({ platforms: 'linux_amd64', 'fail-on': 'warning' }));
    const made = report(subject(changes, { settings: chosen }));
    return lineComments(made, chosen, { edits, deletions: new Set() }, markdownContext).map(({ body }) =>
      body(),
    );
  };
  for (const [severity, icon] of [
    ['error', '❌'],
    ['warning', '⚠️'],
  ] as const) {
    const bodies = begin(severity);
    expect(bodies.map((body) => /^(\S+) .*?\bacme\/(\w+)/.exec(body)?.slice(1).join(' '))).toEqual([
      `${icon} two`,
      `${icon} one`,
    ]);
  }
});
