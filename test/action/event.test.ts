import { afterAll, beforeAll, expect, test } from 'vitest';
import { revisionsFromEvent } from '../../src/action/event.ts';
import {
  dispatchEvent,
  type Event,
  mergeGroupEvent,
  noCommit,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
} from '../support/github-double/events.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';

let repository: Repository;
let github: GitHubDouble;
let base: string;
let head: string;
let pull: number;

beforeAll(async () => {
  repository = createRepository();
  base = repository.commit({ a: '1' }, 'base');
  repository.branch('feature', base);
  head = repository.commit({ a: '2' }, 'head', { branch: 'feature' });
  github = await startGitHubDouble({ repository });
  pull = github.openPull({ number: 7, head: 'feature', fork: 'contributor' });
});

afterAll(async () => {
  await github.close();
  repository.remove();
});

/** The commit in `GITHUB_SHA`: never the one to review if the payload names one. */
const elsewhere = 'e'.repeat(40);
const none = { base: null, head: null };

function revisions(event: Event, inputs: { base: string | null; head: string | null } = none) {
  const payload: unknown = JSON.parse(JSON.stringify(event.payload));
  return revisionsFromEvent({ eventName: event.eventName, payload, inputs, sha: elsewhere });
}

test.each(['pull_request', 'pull_request_target'])(
  '%s: from the merge base to the head of the payload',
  (name) => {
    const found = revisions(pullRequestEvent(github, pull, name));
    const baseBranch = 'main';
    const pullRequest = { number: 7, head };
    expect(found).toEqual({ kind: 'compare', base, baseBranch, head, mergeBase: true, pullRequest });
  },
);

test('merge_group: from where the queue left the branch to the head of the group, no pull request', () => {
  const found = { kind: 'compare', base: 'refs/heads/main', baseBranch: null, head, pullRequest: null };
  const event = mergeGroupEvent(github, base, head);
  expect(revisions(event)).toEqual({ ...found, mergeBase: true, groupBase: base });
  expect(revisions(event, { base: 'v1', head: null })).toEqual({ ...found, base: 'v1', mergeBase: false });
});

test('push: from before to after, and there is no substitute for a base that the user names', () => {
  const event = pushEvent(github, base, head);
  const found = { kind: 'compare', base, baseBranch: null, head, mergeBase: false, pullRequest: null };
  expect(revisions(event)).toEqual({ ...found, baseMayBeGone: true });
  expect(revisions(event, { base: null, head: 'v2' })).toEqual({ ...found, head: 'v2', baseMayBeGone: true });
  expect(revisions(event, { base: 'v1', head: null })).toEqual({ ...found, base: 'v1' });
});

test('the first push of a branch has nothing to compare with', () => {
  expect(revisions(pushEvent(github, noCommit, head))).toMatchObject({ kind: 'audit', head });
});

test('a push that deletes a branch has nothing to review', () => {
  expect(revisions(pushEvent(github, head, noCommit))).toMatchObject({ kind: 'nothing' });
});

test('schedule and workflow_dispatch check the commit that they run on', () => {
  expect(revisions(scheduleEvent(github))).toMatchObject({ kind: 'audit', head: elsewhere });
  expect(revisions(dispatchEvent(github))).toMatchObject({ kind: 'audit', head: elsewhere });
});

test('inputs win over the event, but the pull request and its comparison stay', () => {
  const event = pullRequestEvent(github, pull);
  const pullRequest = { number: 7, head };
  const found = { kind: 'compare', base: 'v1', baseBranch: null, head, mergeBase: true, pullRequest };
  expect(revisions(event, { base: 'v1', head: null })).toEqual(found);
  expect(revisions(event, { base: 'v1', head: 'v2' })).toMatchObject({ ...found, head: 'v2' });
  expect(revisions(event, { base: '', head: 'v2' })).toMatchObject({ base, head: 'v2' });
});

test('on workflow_dispatch a base causes a comparison, and a head alone changes the audited commit', () => {
  const [compare, audit] = [
    { base: 'v1', head: null },
    { base: null, head: 'v2' },
  ].map((inputs) => revisions(dispatchEvent(github), inputs));
  expect(compare).toMatchObject({ kind: 'compare', base: 'v1', head: elsewhere, mergeBase: false });
  expect(audit).toMatchObject({ kind: 'audit', head: 'v2' });
});

test('other events need inputs', () => {
  const event = { eventName: 'issue_comment', payload: {} };
  expect(() => revisions(event)).toThrow(expect.objectContaining({ code: 'unsupported-event' }));
  expect(() => revisions(event)).toThrow(/pull_request, pull_request_target, merge_group, push/);
  expect(() => revisions(event, { base: 'main', head: null })).toThrow(/give the input `head`/);
  const both = { base: 'v1', head: 'v2' };
  expect(revisions(event, both)).toMatchObject({ kind: 'compare', ...both });
  expect(revisions(event, { base: null, head: 'v2' })).toMatchObject({ kind: 'audit', head: 'v2' });
});

test.each([
  ['no payload', null],
  [
    'a text that is not a sha',
    { pull_request: { number: 1, base: { sha: '--upload-pack=x' }, head: { sha: 'HEAD' } } },
  ],
  [
    'a text instead of a number',
    { pull_request: { number: '1', base: { sha: elsewhere }, head: { sha: elsewhere } } },
  ],
])('a payload that does not match GitHub’s description is refused: %s', (_, payload) => {
  const event = { eventName: 'pull_request', payload, inputs: none, sha: elsewhere };
  expect(() => revisionsFromEvent(event)).toThrow(expect.objectContaining({ code: 'unsupported-event' }));
});
