import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBlobs } from '../../src/source/github/blobs.ts';
import { createOctokit } from '../../src/source/github/octokit.ts';
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
});

describe('where a budget is used up', () => {
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
