import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringUpToDate } from '../../../src/extensions/conversation/bring-up-to-date.ts';
import type { LineComment } from '../../../src/extensions/conversation/comments-of-report.ts';
import { readHunks } from '../../../src/extensions/conversation/hunks.ts';
import { githubSource } from '../../../src/source/github/github-source.ts';
import { createOctokit } from '../../../src/source/github/octokit.ts';
import { type GitHubDouble, startGitHubDouble } from '../github-double/github-double.ts';
import { createRepository, type Repository } from '../github-double/repository.ts';
import type { LoggedRequest } from '../github-double/world.ts';
import { deviationsOf, type Edition } from './deviations.ts';

const lock = 'infra/.terraform.lock.hcl';
const policy = '.github/lockproof.yml';
let repository: Repository;
let github: GitHubDouble;
let head: string;

beforeAll(async () => {
  repository = createRepository();
  const base = repository.commit(
    { [lock]: 'one\n', [policy]: 'fail-on: error\n', linked: { symlink: policy } },
    'base',
  );
  repository.branch('change', base);
  head = repository.commit({ [lock]: 'two\n', 'infra/wide.tf': Buffer.from('\ufeff', 'utf16le') }, 'change', {
    branch: 'change',
  });
  repository.commit({ 'README.md': 'x' }, 'main moves on');
  github = await startGitHubDouble({ repository });
});

afterAll(async () => {
  await github.close();
  repository.remove();
});

/** Everything that the action asks for, by both APIs. */
async function askForEverything(apiUrl: string): Promise<readonly LoggedRequest[]> {
  github.requests.splice(0);
  const { owner, repo } = github;
  const octokit = createOctokit({ token: 't', apiUrl, userAgent: 'test', secondOfWaiting: 1 });
  const pull = github.openPull({ head: 'change' });
  for (const baseBranch of ['main', null]) {
    const compared = { base: baseBranch === null ? null : 'main', baseBranch, mergeBase: true };
    const source = githubSource({ octokit, owner, repo, head, pull, ...compared });
    const selection = { patterns: ['**/.terraform.lock.hcl'], scope: 'all', policy } as const;
    const { readFile, surroundings } = await source.read(selection);
    for (const path of [policy, 'linked', 'infra', 'none'])
      for (const side of ['trusted', 'base', 'head'] as const) await readFile?.(path, side);
    const { tree } = surroundings?.head ?? {};
    await tree?.read(await tree.within('infra'));
  }
  for (const lines of [[1], []]) {
    await bringUpToDate(
      { octokit, owner, repo, number: pull, head, id: 'main', betweenWrites: 0 },
      {
        lines: {
          comments: lines.map(comment),
          current: lines.map((line) => comment(line).subject),
          hunks: await readHunks({ octokit, owner, repo, number: pull }, new Set([lock])),
        },
        comment: { mode: 'create-or-update', attempt: '1', result: 'failed', body: () => `${lines.length}` },
      },
    );
  }
  return [...github.requests];
}

function comment(line: number): LineComment {
  const subject = { path: lock, rule: 'unproven-hash', provider: null, hash: 'zh:1' };
  return { subject, path: lock, from: line, to: line, body: () => 'Line', edit: null, deletes: false };
}

it.each<readonly [Edition, string]>([
  ['github.com', ''],
  ['ghes-3.17', '/api/v3'],
])('%s%s: every request and every answer is as GitHub describes it', async (edition, path) => {
  const requests = await askForEverything(`${github.url}${path}`);
  expect(requests.flatMap((each) => deviationsOf(each, edition))).toEqual([]);
  const kinds = new Set(
    requests.map(({ method, path: to }) => `${method} ${to.replaceAll(/\d+|[0-9a-f]{40}/g, 'N')}`),
  );
  expect(kinds.size).toBeGreaterThan(5);
});

it('a deviation is found', () => {
  const request = {
    method: 'GET',
    path: '/repos/o/r/git/blobs/1',
    query: new URLSearchParams({ page: '1' }),
    headers: {},
    body: null,
    status: 200,
    reply: { status: 200, body: { content: '' } },
  };
  expect(deviationsOf(request).join()).toMatch(/no parameter page.*required property 'sha'/);
  const query =
    'query { repository(owner: "o", name: "r") { object(oid: "1") { ... on Blob { text bytes } } } }';
  const asked = { ...request, method: 'POST', path: '/graphql', body: { query } };
  expect(deviationsOf(asked).join()).toContain('Cannot query field "bytes" on type "Blob".');
  const fine = { ...asked, body: { query: query.replace(' bytes', '') } };
  const answered = (data: unknown) => deviationsOf({ ...fine, reply: { status: 200, body: { data } } });
  expect(answered({ repository: { object: { text: 'x' } } })).toEqual([]);
  expect(answered({ repository: { object: { text: 'x', oid: '1' } } })).toHaveLength(1);
  expect(answered({ repository: { object: { text: ['x'] } } })).toHaveLength(1);
});
