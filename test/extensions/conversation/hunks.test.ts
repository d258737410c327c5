import { describe, expect, it } from 'vitest';
import { hunksIn, isInOneHunk, readHunks } from '../../../src/extensions/conversation/hunks.ts';
import { createOctokit } from '../../../src/source/github/octokit.ts';
import { setPull } from './pull-request-stage.ts';

describe('the lines that GitHub shows', () => {
  it.each([
    ['none', '', []],
    ['a new file', '@@ -0,0 +1,2 @@\n+a\n+b', [{ from: 1, to: 2 }]],
    ['one line', '@@ -1 +1 @@ resource\n-a\n+b', [{ from: 1, to: 1 }]],
    ['a file that is empty now', '@@ -1,2 +0,0 @@\n-a\n-b', []],
    [
      'two hunks',
      '@@ -1,4 +1,3 @@\n a\n-b\n c\n d\n@@ -60,3 +59,4 @@ x\n e\n+f\n g\n h',
      [
        { from: 1, to: 3 },
        { from: 59, to: 62 },
      ],
    ],
    ['text like a hunk', '@@ -1 +1,2 @@\n a\n+@@ -1 +9,9 @@\r@@ -1 +9,9 @@', [{ from: 1, to: 2 }]],
  ])('are known from its patch: %s', (_, patch, expected) => {
    expect(hunksIn(patch)).toEqual(expected);
  });

  it('are looked for on as many pages as it takes', async (context) => {
    const { github, pull, asked } = await setPull(context);
    const many = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`a/${at}`, 'x\n']));
    github.repository.commit(many, 'many files', { branch: 'feature' });
    const { owner, repo } = github;
    const octokit = createOctokit({ token: 't', apiUrl: github.url, userAgent: 'test', secondOfWaiting: 1 });
    const of = async (...paths: readonly string[]) => [
      ...(await readHunks({ octokit, owner, repo, number: pull }, new Set(paths))),
    ];
    expect(await of('file.txt', 'gone')).toEqual([['file.txt', [{ from: 1, to: 40 }]]]);
    expect(asked()).toHaveLength(2);
    expect(await of('a/1')).toEqual([['a/1', [{ from: 1, to: 1 }]]]);
    expect(asked()).toHaveLength(1);
    expect(await of()).toEqual([]);
    expect(asked()).toEqual([]);
  });

  it('include a range only if both ends are in one hunk', () => {
    const hunks = [1, 9].map((from) => ({ from, to: from + 3 }));
    expect(isInOneHunk(hunks, 2, 4)).toBe(true);
    expect(isInOneHunk(hunks, 4, 9)).toBe(false);
    expect(isInOneHunk(hunks, 5, 5)).toBe(false);
  });
});
