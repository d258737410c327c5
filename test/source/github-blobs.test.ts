import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBlobs } from '../../src/source/github/blobs.ts';
import { createOctokit } from '../../src/source/github/octokit.ts';
import { SourceError } from '../../src/source/source-error.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';

let repository: Repository;
let github: GitHubDouble;

beforeAll(async () => {
  repository = createRepository();
  github = await startGitHubDouble({ repository });
});

afterAll(async () => {
  await github.close();
  repository.remove();
});

beforeEach(() => {
  github.requests.splice(0);
  Object.assign(github.faults, {
    noGraphQL: false,
    mostBlobs: 250,
    enoughFields: Number.POSITIVE_INFINITY,
    intercept: null,
    serverErrors: 0,
  });
  Object.assign(github.budgets.core, { limit: 1_000, used: 0 });
  Object.assign(github.budgets.graphql, { limit: 1_000, used: 0 });
});

function open(token = 'secret') {
  const { owner, repo, url: apiUrl } = github;
  const octokit = createOctokit({ token, apiUrl, userAgent: 'test', secondOfWaiting: 1 });
  return openBlobs({ octokit, owner, repo });
}

interface Stored {
  readonly sha: string;
  readonly size: number;
}

function storeAll(contents: readonly (string | Uint8Array)[]): readonly Stored[] {
  return contents.map((content) => ({ sha: repository.blob(content), size: Buffer.byteLength(content) }));
}

function store(content: string | Uint8Array): Stored {
  return storeAll([content])[0] ?? { sha: '', size: 0 };
}

const many = (count: number, name = 'many') =>
  storeAll(Array.from({ length: count }, (_, at) => `${name} ${at}\n`));

/** `2 GraphQL, 1 REST`. */
function asked(): string {
  const questions = github.requests.filter(({ path }) => path === '/graphql').length;
  return `${questions} GraphQL, ${github.requests.length - questions} REST`;
}

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('every byte of a blob arrives, whatever it is', () => {
  it.each<readonly [string, string | Uint8Array, string]>([
    ['text', 'provider "x" {}\n', '1 GraphQL, 0 REST'],
    ['nothing', '', '1 GraphQL, 0 REST'],
    ['a byte order mark and CRLF', '\ufeffa\r\nb\r', '1 GraphQL, 0 REST'],
    ['signs beyond the first plane', '𝒳 – ＊／\n', '1 GraphQL, 0 REST'],
    ['UTF-16', Buffer.from('\ufeffa = 1\n', 'utf16le'), '1 GraphQL, 1 REST'],
    ['Latin-1, which is no UTF-8', Buffer.from('grün\n', 'latin1'), '1 GraphQL, 1 REST'],
    ['half a pair of UTF-16 in UTF-8', Buffer.from([0xed, 0xa0, 0x80, 0x0a]), '1 GraphQL, 1 REST'],
    ['256 KiB', 'x'.repeat(256 * 1024), '1 GraphQL, 0 REST'],
    ['more than 256 KiB', 'x'.repeat(256 * 1024 + 1), '0 GraphQL, 1 REST'],
    ['more than a megabyte', 'y'.repeat(1_100_000), '0 GraphQL, 1 REST'],
  ])('%s', async (_, content, requests) => {
    const blob = store(content);
    const read = await open().read([blob]);
    expect(Buffer.compare(read.get(blob.sha) ?? new Uint8Array([1]), Buffer.from(content))).toBe(0);
    expect(asked()).toBe(requests);
  });

  it('a text that is cut or changed on the way is never taken for the blob (T50)', async () => {
    const [one, other] = [store('one\n'), store('other\n')];
    github.faults.intercept = ({ path }) =>
      path === '/graphql'
        ? { status: 200, body: { data: { repository: { o0: { text: 'one' }, o1: { text: 'other\n' } } } } }
        : null;
    const read = await open().read([one, other]);
    expect([one, other].map(({ sha }) => read.get(sha)?.toString())).toEqual(['one\n', 'other\n']);
    expect(asked()).toBe('1 GraphQL, 1 REST');
  });
});

describe('the number of requests', () => {
  it('a hundred blobs go into one question, each once', async () => {
    const blobs = many(250);
    const read = await open().read([...blobs, ...blobs]);
    expect(read.size).toBe(250);
    expect(asked()).toBe('3 GraphQL, 0 REST');
  });

  it('and half a megabyte', async () => {
    const large = Array.from({ length: 8 }, (_, at) => store(`${at}`.repeat(200 * 1024)));
    await open().read(large);
    expect(asked()).toBe('4 GraphQL, 0 REST');
  });

  it('what is asked for at one time goes into one question, and is remembered', async () => {
    const blobs = open();
    const [one, two, three] = many(3);
    if (one === undefined || two === undefined || three === undefined) throw new Error('no blobs');
    await Promise.all([
      blobs.read([one, two]),
      blobs.read([two]),
      Promise.resolve().then(() => blobs.read([three])),
    ]);
    await blobs.read([one, two, three]);
    expect(asked()).toBe('1 GraphQL, 0 REST');
  });

  it('what is brought is there when it is read', async () => {
    const blobs = open();
    const files = many(120);
    await blobs.bring(files);
    for (const file of files) await blobs.read([file]);
    expect(asked()).toBe('2 GraphQL, 0 REST');
  });
});

describe('where GraphQL does not answer', () => {
  it('the review needs a clone, and no file is read by REST', async () => {
    github.faults.noGraphQL = true;
    expect(await thrownBy(open().read(many(3)))).toMatchObject({
      code: 'unavailable',
      message:
        "GitHub's GraphQL API, which a review needs for the content of 3 files, does not answer (status 403); run `lockproof review` in a clone instead.",
    });
    expect(asked()).toBe('1 GraphQL, 0 REST');
  });

  it('without a token it is not asked at all', async () => {
    expect(await thrownBy(open('').read(many(3)))).toMatchObject({ code: 'missing-token' });
    expect(asked()).toBe('0 GraphQL, 0 REST');
  });

  it('a question that takes too long is asked in parts', async () => {
    github.faults.mostBlobs = 30;
    const read = await open().read(many(100));
    expect(read.size).toBe(100);
    expect(asked()).toBe('5 GraphQL, 0 REST');
  });

  it('what a question leaves out is asked for again in smaller ones, and is not taken for binary', async () => {
    github.faults.enoughFields = 40;
    const binary = storeAll(['\0binary']);
    const read = await open().read([...binary, ...many(99)]);
    expect(read.size).toBe(100);
    expect(asked()).toBe('4 GraphQL, 1 REST');
  });

  it.each(['mostBlobs', 'enoughFields'] as const)(
    'where the parts are not answered either, that is said (%s)',
    async (fault) => {
      github.faults[fault] = 0;
      expect(await thrownBy(open().read(many(100)))).toMatchObject({
        code: 'unavailable',
        message: expect.stringMatching(/^Lockproof could not get the content of \d+ files from GitHub/),
      });
      expect(github.requests.length).toBeLessThanOrEqual(7);
      expect(github.requests.filter(({ path }) => path !== '/graphql')).toEqual([]);
    },
  );

  it('a small question is sent again after an error of the server', async () => {
    github.faults.serverErrors = 2;
    expect((await open().read(many(3))).size).toBe(3);
    expect(asked()).toBe('3 GraphQL, 0 REST');
  });

  it('an answer of another form is none', async () => {
    github.faults.intercept = () => ({ status: 200, body: { data: 7 } });
    expect(await thrownBy(open().read(many(3)))).toMatchObject({ code: 'malformed-answer' });
    expect(asked()).toBe('1 GraphQL, 0 REST');
  });

  it('a blob that is not there is the answer of REST', async () => {
    expect(await thrownBy(open().read([{ sha: 'f'.repeat(40), size: 1 }]))).toMatchObject({
      code: 'unknown-revision',
    });
  });
});

describe('where a budget is used up', () => {
  it('the time when GraphQL comes back is said, and REST is left to the other jobs', async () => {
    github.budgets.graphql.used = 1_000;
    const error = await thrownBy(open().read(many(40)));
    expect(error).toBeInstanceOf(SourceError);
    const back = new Date(github.budgets.graphql.reset * 1000).toISOString().slice(0, 19).replace('T', ' ');
    expect((error as Error).message).toBe(
      `GitHub's rate limit of 1000 GraphQL points an hour is used up until ${back} UTC, so the content of 40 files could not be read; run the job again after that. All jobs of a repository share the limit of the workflow's token; the token of a GitHub App as \`github-token\` has a larger one.`,
    );
    expect(asked()).toBe('1 GraphQL, 0 REST');
  });

  it('the limit of REST has its own words', async () => {
    github.budgets.core.used = 999;
    const error = await thrownBy(open().read(storeAll(['\0one', '\0two'])));
    expect((error as Error).message).toMatch(
      /^GitHub's rate limit of 1000 REST requests an hour is used up until 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC, so the content of blob /,
    );
  });

  it.each(['core', 'graphql'] as const)('%s is waited for where it comes back soon', async (which) => {
    const soon = Math.floor(Date.now() / 1000) + 1;
    Object.assign(github.budgets[which], { used: 1_000, reset: soon });
    const { owner, repo, url: apiUrl } = github;
    const octokit = createOctokit({ token: 't', apiUrl, userAgent: 'test' });
    const blobs = openBlobs({ octokit, owner, repo });
    expect((await blobs.read(storeAll(['\0soon']))).size).toBe(1);
  });

  it('files that are not text take only a part of the limit (T68)', async () => {
    const binary = storeAll(Array.from({ length: 201 }, (_, at) => `\0${at}`));
    const error = await thrownBy(open().read(binary));
    expect(error).toMatchObject({ code: 'unavailable' });
    expect((error as Error).message).toMatch(/More than 200 files .*binary.*in a clone/);
  });
});
