import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOctokit, type Octokit } from '../../../src/source/github/octokit.ts';
import { type GitHubDouble, startGitHubDouble } from './github-double.ts';
import { createRepository, type Repository } from './repository.ts';

const lines = (count: number, changed: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) =>
    changed.includes(at + 1) ? `new ${at + 1}\n` : `line ${at + 1}\n`,
  ).join('');

let repository: Repository;
let github: GitHubDouble;
let octokit: Octokit;
let where: { owner: string; repo: string; pull_number: number };

beforeAll(async () => {
  repository = createRepository();
  const base = repository.commit({ 'a.txt': lines(60), 'b.txt': 'b\n' }, 'base');
  repository.branch('feature', base);
  const head = { 'a.txt': lines(60, [10, 50]), 'b.txt': null, 'c/d.txt': 'new\n' };
  repository.commit(head, 'head', { branch: 'feature' });
  repository.commit({ 'e.txt': 'main moves on\n' }, 'main');
  github = await startGitHubDouble({ repository });
  const pull_number = github.openPull({ head: 'feature' });
  where = { owner: github.owner, repo: github.repo, pull_number };
});
afterAll(async () => {
  await github.close();
  repository.remove();
});
beforeEach(() => {
  octokit = createOctokit({ token: 't', apiUrl: github.url, userAgent: 'test', secondOfWaiting: 1 });
});

test('a pull request lists the changes of its own commits', async () => {
  const files = await octokit.rest.pulls.listFiles({ ...where, per_page: 2 });
  expect(files.data.map((file) => `${file.status} ${file.filename}`)).toEqual([
    'modified a.txt',
    'removed b.txt',
  ]);
  expect(files.headers.link).toContain('rel="next"');
  expect(files.headers['x-ratelimit-limit']).toBe('1000');
  const all = await octokit.paginate(octokit.rest.pulls.listFiles, { ...where, per_page: 2 });
  expect(all).toHaveLength(3);
  expect(all[0]).toMatchObject({
    additions: 2,
    deletions: 2,
    patch: expect.stringMatching(/^@@ -7,7 \+7,7 @@/),
  });
});

describe('review comments', () => {
  const review = (comments: object[]) =>
    octokit.rest.pulls.createReview({ ...where, event: 'COMMENT', comments: comments as never });

  test.each([
    ['a changed line', { path: 'a.txt', line: 10, side: 'RIGHT', body: 'x' }, null],
    ['a line near a changed one', { path: 'a.txt', line: 13, side: 'RIGHT', body: 'x' }, null],
    ['a range within a hunk', { path: 'a.txt', start_line: 9, line: 10, side: 'RIGHT', body: 'x' }, null],
    [
      'a line far from a changed one',
      { path: 'a.txt', line: 30, side: 'RIGHT', body: 'x' },
      /must be part of the diff/,
    ],
    ['a range over two hunks', { path: 'a.txt', start_line: 10, line: 50, body: 'x' }, /same hunk/],
    [
      'a range of one line',
      { path: 'a.txt', start_line: 10, line: 10, body: 'x' },
      /must precede the end line/,
    ],
    [
      'the new side of a removed file',
      { path: 'b.txt', line: 1, side: 'RIGHT', body: 'x' },
      /must be part of the diff/,
    ],
    ['the old side of a removed file', { path: 'b.txt', line: 1, side: 'LEFT', body: 'x' }, null],
    ['a file that is not in the diff', { path: 'e.txt', line: 1, body: 'x' }, /must be part of the diff/],
  ] as const)('on %s', async (_, comment, refused) => {
    const before = github.reviewComments.length;
    if (refused === null) {
      expect((await review([comment])).data.state).toBe('COMMENTED');
      expect(github.reviewComments).toHaveLength(before + 1);
    } else {
      const good = { path: 'a.txt', line: 10, body: 'good' };
      await expect(review([good, comment])).rejects.toMatchObject({
        status: 422,
        message: expect.stringMatching(refused),
      });
      expect(github.reviewComments).toHaveLength(before);
    }
  });
});
