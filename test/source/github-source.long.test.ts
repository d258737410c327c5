import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { revisionsFromEvent } from '../../src/action/event.ts';
import { UserError } from '../../src/errors.ts';
import { githubSource } from '../../src/source/github/github-source.ts';
import { createOctokit } from '../../src/source/github/octokit.ts';
import type { Selection, Snapshot } from '../../src/source/source.ts';
import { SourceError } from '../../src/source/source-error.ts';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';

const path = '.terraform.lock.hcl';
const selection: Selection = { patterns: ['**/.terraform.lock.hcl'], scope: 'changed' };

let repository: Repository;
let github: GitHubDouble;
let base: string;
let head: string;
let log: string[];

beforeEach(async () => {
  repository = createRepository();
  base = repository.commit({ [path]: 'one\n' }, 'base');
  repository.branch('feature/x', base);
  head = repository.commit({ [path]: 'two\n' }, 'head', { branch: 'feature/x' });
  github = await startGitHubDouble({ repository });
  log = [];
});

afterEach(async () => {
  await github.close();
  repository.remove();
});

function read(
  options: Partial<Parameters<typeof githubSource>[0]> = {},
  selected = selection,
): Promise<Snapshot> {
  const octokit = createOctokit({
    token: 'secret',
    apiUrl: github.url,
    userAgent: 'lockproof/test',
    secondOfWaiting: 1,
    log: (message) => log.push(message),
  });
  const { owner, repo } = github;
  return githubSource({ octokit, owner, repo, base, head, mergeBase: true, ...options }).read(selected);
}

async function thrownBy(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => new Error('nothing was thrown'),
    (thrown: unknown) => thrown,
  );
  return error instanceof Error ? error : new Error(String(error));
}

describe('the compared commits', () => {
  test('a pull request is compared with the commit where it branched, even if the base has newer commits', async () => {
    const tip = repository.commit({ [path]: 'three\n' }, 'main moves on');
    const snapshot = await read({ base: tip });
    expect(snapshot.base).toBe(base);
    expect(textOf(snapshot)).toEqual(['one\n', 'two\n']);
    expect(textOf(await read({ base: tip, mergeBase: false }))).toEqual(['three\n', 'two\n']);
  });

  test('commits of a fork are found in the target repository', async () => {
    const number = github.openPull({ head: 'feature/x', fork: 'contributor' });
    const { eventName, payload } = pullRequestEvent(github, number, 'pull_request_target');
    const found = revisionsFromEvent({ eventName, payload, inputs: { base: null, head: null }, sha: base });
    if (found.kind !== 'compare') throw new Error(found.kind);
    expect(textOf(await read(found))).toEqual(['one\n', 'two\n']);
    const asked = github.requests.map((request) => ({ variables: {}, ...Object(request.body), ...request }));
    for (const { path: to, variables } of asked)
      expect(to === '/graphql' ? `/repos/${variables.owner}/${variables.repo}/` : to).toMatch(
        /^\/repos\/octo-org\/infrastructure\//,
      );
  });
});

describe('the requests to GitHub', () => {
  test('a small pull request costs four requests, each with a pinned API version', async () => {
    await read();
    expect(github.requests.map((request) => request.path.split('/').slice(-2).join('/'))).toEqual([
      `compare/${base}...${head}`,
      `trees/${base}`,
      `trees/${head}`,
      '/graphql',
    ]);
    expect(github.requests.every((each) => each.headers['x-github-api-version'] === '2022-11-28')).toBe(true);
  });

  test('no lock file changed: no blob is read', async () => {
    const other = repository.commit({ 'main.txt': '#' }, 'other', { branch: 'feature/x', parents: [base] });
    expect((await read({ head: other })).files).toEqual([]);
    expect(github.requests.some(isForContent)).toBe(false);
  });

  test('the same content in many places is read once', async () => {
    const copies = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`m${at}/${path}`, 'same\n']));
    const many = repository.commit(copies, 'copies', { branch: 'feature/x', parents: [base] });
    expect((await read({ head: many })).files).toHaveLength(9);
    expect(github.requests.filter(isForContent)).toHaveLength(1);
    expect(JSON.stringify(github.requests.at(-1)?.body).split('object(').length - 1).toBe(1);
  });
});

describe('an unreadable revision is never "no changes"', () => {
  test.each([
    {
      fault: { hidden: true },
      code: 'unknown-revision',
      says: /does not exist, or the token may not see it.*contents: read/,
    },
    { fault: { serverErrors: 9 }, code: 'unavailable', says: /status 502.*again/ },
    { fault: { secondaryLimits: 9 }, code: 'unavailable', says: /rate limit.*again/ },
    { fault: { html: true }, code: 'malformed-answer', says: /not in the form.*proxy/ },
    { fault: { truncateTrees: 'always' as const }, code: 'unavailable', says: /too many files.*in a clone/ },
  ])('$code', async ({ fault, code, says }) => {
    Object.assign(github.faults, fault);
    const error = await thrownBy(read());
    expect(error).toMatchObject({ code });
    expect(error.message).toMatch(says);
    expect(error instanceof UserError || error instanceof SourceError).toBe(true);
  });

  test.each(['base', 'head'] as const)('a listing that is truncated on one side only: %s', async (side) => {
    const cut = side === 'base' ? base : head;
    const deep = `deep/${path}`;
    const planted = repository.commit({ [deep]: 'planted\n' }, 'deep', { branch: 'feature/x' });
    github.faults.intercept = ({ path: asked, query }) =>
      query.has('recursive') && asked.endsWith(side === 'base' ? cut : planted)
        ? { status: 200, body: { truncated: true, tree: [] } }
        : null;
    const snapshot = await read({ head: planted });
    expect(snapshot.files.map((file) => `${file.status} ${file.path}`)).toEqual([
      `modified ${path}`,
      `added ${deep}`,
    ]);
  });

  test('two entries with the same name, one of which would be overlooked', async () => {
    const blob = repository.git(['rev-parse', `${head}:${path}`]);
    const entry = { path, mode: '100644', type: 'blob', sha: blob, size: 4 };
    github.faults.intercept = ({ path: asked }) =>
      asked.endsWith(`/trees/${head}`)
        ? { status: 200, body: { truncated: false, tree: [entry, { ...entry, sha: '0'.repeat(40) }] } }
        : null;
    const error = await thrownBy(read());
    expect(error).toMatchObject({ code: 'malformed-answer' });
    expect(error.message).toContain('are both called');
  });

  test('a server error that passes is tried again', async () => {
    github.faults.serverErrors = 2;
    expect(textOf(await read())).toEqual(['one\n', 'two\n']);
  });

  test('a short rate limit causes a wait and a log line', async () => {
    github.faults.secondaryLimits = 1;
    expect(textOf(await read())).toEqual(['one\n', 'two\n']);
    expect(log.join()).toContain('trying again in 1 s');
  });
});

function isForContent({ path: asked }: { readonly path: string }): boolean {
  return asked === '/graphql' || asked.includes('/blobs/');
}

function textOf(snapshot: Snapshot): string[] {
  return snapshot.files.flatMap(({ base: from, head: to }) =>
    [from, to].map((content) =>
      content.kind === 'file' ? Buffer.from(content.bytes).toString() : content.kind,
    ),
  );
}
