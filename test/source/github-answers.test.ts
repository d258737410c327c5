import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { withRootModules } from '../../src/extensions/configuration/root-modules.ts';
import {
  failure,
  isRateLimit,
  limitWords,
  messageOf,
  refusalOf,
  statusOf,
} from '../../src/source/github/answer.ts';
import { githubSource } from '../../src/source/github/github-source.ts';
import { askInPart } from '../../src/source/github/graphql.ts';
import { askNow } from '../../src/source/github/now.ts';
import type { LockFileRevision, Selection, Snapshot } from '../../src/source/source.ts';
import { SourceError } from '../../src/source/source-error.ts';
import { blobSha } from '../../src/source/tree.ts';
import { readFiles } from '../../src/subject/read-files.ts';
import { type GivenAnswer, type InMemoryGitHub, idOf, inMemoryGitHub } from '../support/in-memory-github.ts';
import type { PlantedFiles } from '../support/in-memory-revision.ts';

/* What GitHub answers, and what is made of it; the answers are in memory. */

const file = '.terraform.lock.hcl';
const [base, head] = [idOf('base'), idOf('head')];

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Puts GitHub in the place of the network. */
function open(...options: Parameters<typeof inMemoryGitHub>): InMemoryGitHub {
  const github = inMemoryGitHub(...options);
  vi.stubGlobal('fetch', github.fetch);
  return github;
}

type ReadOptions = Partial<Parameters<typeof githubSource>[0]> & Partial<Selection>;

async function read(github: InMemoryGitHub, options: ReadOptions = {}): Promise<Snapshot> {
  const { patterns = [`**/${file}`], scope = 'changed', policy, ...others } = options;
  const wait = async () => {};
  const source = githubSource({ ...github.repository, base, head, mergeBase: false, wait, ...others });
  return source.read({ patterns, scope, ...(policy === undefined ? {} : { policy }) });
}

function textOf(content: LockFileRevision['head']): string {
  return content.kind === 'file' ? Buffer.from(content.bytes).toString() : content.kind;
}

function told({ files }: Snapshot): readonly string[] {
  return files.map(
    (each) =>
      `${each.status} ${each.path} ${textOf(each.base)}→${textOf(each.head)}${each.whole === true ? ' whole' : ''}${each.merged === true ? ' merged' : ''}`,
  );
}

/** For a comparison with a diff that GitHub does not compute. */
const tooLarge = {
  message: 'Server Error: Sorry, this diff is taking too long to generate.',
  errors: [{ resource: 'Comparison', field: 'diff', code: 'not_available' }],
};

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

describe('an error of GitHub', () => {
  const answered = (status: number, message = 'no', headers: Readonly<Record<string, string>> = {}) =>
    Object.assign(new Error(message), { status, response: { status, headers } });

  it.each<[string, unknown, number | null]>([
    ['with an answer', answered(404), 404],
    ['without an answer', Object.assign(new Error('x'), { status: 500, response: undefined }), null],
    ['that is none of GitHub', new Error('x'), null],
    ['with a status alone', Object.assign(new Error('x'), { status: 500 }), null],
    ['with a status that is none', Object.assign(new Error('x'), { status: 'x', response: {} }), null],
    ['that is no error', { status: 404, response: {} }, null],
  ])('%s has a status: %s', (_, error, expected) => {
    expect(statusOf(error)).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    [answered(429), true],
    [answered(403, 'API rate limit exceeded'), true],
    [answered(403, 'You have exceeded a secondary Rate Limit'), true],
    [answered(403, 'Resource not accessible'), false],
    [answered(500, 'rate limit'), false],
    [new Error('rate limit'), false],
  ])('is a rate limit: %#', (error, expected) => {
    expect(isRateLimit(error)).toBe(expected);
  });

  it('of GraphQL has the words and the kind of its first error', () => {
    const graphQL = (...errors: readonly object[]) => Object.assign(new Error('whole'), { errors });
    expect(messageOf(graphQL({ message: 'first' }, { message: 'second' }))).toBe('first');
    expect(messageOf(graphQL({ no: 'message' }))).toBe('whole');
    expect(messageOf(graphQL())).toBe('whole');
    expect(messageOf('text')).toBe('text');
    expect(refusalOf(graphQL({ message: 'x' }, { message: 'y', type: 'FORBIDDEN' }))).toBe(403);
    expect(refusalOf(graphQL({ message: 'x', type: 'NOT_FOUND' }))).toBe(404);
    expect(refusalOf(graphQL({ message: 'x', type: 'OTHER' }))).toBeNull();
    expect(refusalOf(new Error('x'))).toBeNull();
  });

  const asked = 'the tree';
  it.each<[number, string, string]>([
    [
      401,
      'missing-token',
      'GitHub refused the token when asked for the tree; pass a valid one as `github-token`.',
    ],
    [
      403,
      'missing-token',
      'GitHub does not allow the token to read the tree; give the job the permission `contents: read`.',
    ],
    [
      404,
      'unknown-revision',
      'GitHub does not show the tree (status 404): it does not exist, or the token may not see it',
    ],
    [409, 'unknown-revision', '(status 409)'],
    [422, 'unknown-revision', '(status 422)'],
    [500, 'unavailable', 'Lockproof could not get the tree from GitHub (status 500); run the job again.'],
    [400, 'unavailable', '(status 400); run the job again.'],
  ])('with status %i is %s', (status, code, says) => {
    const error = failure(asked, answered(status));
    expect(error).toMatchObject({ code, message: expect.stringContaining(says), cause: answered(status) });
    expect(error).toBeInstanceOf(code === 'unavailable' ? SourceError : UserError);
  });

  it('without an answer names the obstacle and what helps', () => {
    const certificate = Object.assign(new Error('fetch failed'), {
      request: { url: 'https://api.github.test/x' },
      cause: Object.assign(new Error('self-signed certificate'), { code: 'SELF_SIGNED_CERT_IN_CHAIN' }),
    });
    expect(failure(asked, certificate).message).toContain('NODE_EXTRA_CA_CERTS');
    expect(failure(asked, new Error('odd')).message).toBe(
      'Lockproof could not get the tree from GitHub ("odd"); run the job again.',
    );
    const reset = Object.assign(new Error('fetch failed'), {
      request: { url: 'https://api.github.test/x' },
      cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
    });
    expect(failure(asked, reset).message).not.toContain('"fetch failed"');
    expect(failure(asked, Object.assign(new Error('odd'), { request: { url: 7 } })).message).toContain(
      '"odd"',
    );
    expect(failure(asked, Object.assign(new Error('odd'), { request: null })).message).toContain('"odd"');
  });

  it('of a limit says which one, and until when', () => {
    const reset = String(Date.UTC(2026, 0, 2, 3, 4, 5) / 1000);
    const now = Date.UTC(2026, 0, 1);
    const words = (message: string, headers: Readonly<Record<string, string>>) => {
      const { reached, remedy } = limitWords(answered(403, message, headers), now);
      return `${reached} | ${remedy.split('.')[0]}`;
    };
    const core = { 'x-ratelimit-limit': '5000', 'x-ratelimit-resource': 'core', 'x-ratelimit-reset': reset };
    expect(words('API rate limit exceeded', core)).toBe(
      "GitHub's rate limit of 5000 REST requests an hour is used up until 2026-01-02 03:04:05 UTC | run the job again after that",
    );
    expect(words('x', { ...core, 'x-ratelimit-resource': 'graphql' })).toContain(
      'of 5000 GraphQL points an hour',
    );
    expect(words('x', { ...core, 'x-ratelimit-resource': 'other' })).toContain('of 5000 requests an hour');
    expect(words('x', { 'x-ratelimit-limit': '0' })).toBe(
      "GitHub's rate limit is used up | run the job again later",
    );
    expect(words('x', { 'x-ratelimit-limit': '1.5', 'x-ratelimit-reset': '0' })).toBe(
      "GitHub's rate limit is used up | run the job again later",
    );
    expect(words('x', { 'x-ratelimit-reset': '9e99' })).toContain('is used up |');
    const secondary = 'You have exceeded a secondary rate limit';
    expect(words(secondary, { 'retry-after': '60' })).toBe(
      "GitHub's secondary rate limit for many requests at once holds until 2026-01-01 00:01:00 UTC | run the job again after that",
    );
    expect(words(secondary, core)).toContain('holds |');
    expect(words('x', { 'retry-after': '60' })).toContain('is used up |');
    expect(limitWords(new Error('x')).reached).toBe("GitHub's rate limit is used up");
    const error = failure(asked, answered(429, 'x', core));
    expect(error).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(
        /^GitHub's rate limit .*, so the tree could not be read; run the job again/,
      ),
    });
    expect(failure(asked, answered(403, 'rate limit')).message).toContain('token of a GitHub App');
  });
});

describe('a branch as it is now', () => {
  /** GitHub with one answer for every question to GraphQL. */
  const graphqlOf = (answer: GivenAnswer) => {
    const questions: { readonly query: string; readonly variables: object }[] = [];
    const github = open({
      commits: {},
      instead: (_, body) => {
        questions.push(JSON.parse(body));
        return answer;
      },
    });
    return { questions, repository: github.repository };
  };
  const answered = (branch: unknown, more: object = {}): GivenAnswer => ({
    status: 200,
    body: { data: { repository: { branch } }, ...more },
  });
  const sha = blobSha(Buffer.from('x'), '0'.repeat(40));
  const target = (mode: number, object: object | null) => ({ oid: head, file: { mode, oid: sha, object } });
  const entry = { path: 'a', sha, kind: 'file', size: 0 };

  it('has its tip, and the file that was asked for', async () => {
    const { repository, questions } = graphqlOf(answered({ target: target(0o100644, { byteSize: 7 }) }));
    const file = { path: 'a', entry: { ...entry, size: 7 } };
    expect(await askNow(repository, { branch: 'main', path: 'a' })).toEqual({ tip: head, file });
    expect(questions[0]?.variables).toMatchObject({ branch: 'refs/heads/main', path: 'a' });
    expect(questions[0]?.query).toMatch(/ref\(qualifiedName: \$branch\)[\s\S]*file\(path: \$path\)/);
  });

  it('may be the default one, and without a file', async () => {
    const { repository, questions } = graphqlOf(answered({ target: { oid: head } }));
    expect(await askNow(repository, { branch: null, path: null })).toEqual({ tip: head });
    expect(questions[0]?.query).toContain('defaultBranchRef');
    expect(questions[0]?.query).not.toContain('file');
  });

  it.each<[string, unknown, unknown]>([
    ['no branch', null, null],
    ['no file', { target: { oid: head, file: null } }, { tip: head, file: { path: 'a', entry: null } }],
    ['no answer about the file', { target: { oid: head } }, { tip: head }],
    ...(
      [
        ['symlink', 0o120000, {}],
        ['directory', 0o040000, {}],
        ['submodule', 0o160000, null],
      ] as const
    ).map(([kind, mode, object]): [string, unknown, unknown] => [
      kind,
      { target: target(mode, object) },
      { tip: head, file: { path: 'a', entry: { ...entry, kind } } },
    ]),
  ])('may have something else: %s', async (_, branch, expected) => {
    const { repository } = graphqlOf(answered(branch));
    expect(await askNow(repository, { branch: 'main', path: 'a' })).toEqual(expected);
  });

  it.each<[string, GivenAnswer, string]>([
    [
      'in part',
      answered({ target: { oid: head, file: null } }, { errors: [{ message: 'half' }] }),
      'unavailable',
    ],
    ['with an answer of another form', answered({ target: { oid: 'x' } }), 'malformed-answer'],
    ['where nobody can ask', { status: 404, body: {} }, 'unavailable'],
  ])('is not known where it is told %s', async (_, answer, code) => {
    const { repository } = graphqlOf(answer);
    expect(await thrownBy(askNow(repository, { branch: 'main', path: 'a' }))).toMatchObject({ code });
  });
});

describe('GraphQL', () => {
  const ask = async (given: GivenAnswer, token = 'secret') => {
    const github = open({ commits: {}, token, instead: () => given });
    const asked = askInPart(github.repository, 'the base branch', 'query { branch: x }', { a: 1 });
    const answer = await asked.catch((error: unknown) => error);
    return { answer, asked: github.asked.length };
  };
  const graphQLError = (type: string, data: unknown = null): GivenAnswer => ({
    status: 200,
    body: { data, errors: [{ type, message: 'no' }] },
  });

  it('answers whole or in part', async () => {
    const whole = await ask({ status: 200, body: { data: { repository: {} } } });
    expect(whole.answer).toEqual({ data: { repository: {} }, error: null });
    const part = await ask(graphQLError('OTHER', { repository: { o0: null } }));
    expect(part.answer).toEqual({ data: { repository: { o0: null } }, error: expect.any(Error) });
    const none = await ask(graphQLError('OTHER'));
    expect(none.answer).toEqual({ data: null, error: expect.any(Error) });
  });

  it.each([404, 400, 403])('that does not answer needs a clone: status %i', async (status) => {
    const { answer, asked } = await ask({ status, body: {} });
    expect(answer).toMatchObject({
      code: 'unavailable',
      message: `GitHub's GraphQL API, which a review needs for the base branch, does not answer (status ${status}); run \`lockproof review\` in a clone instead.`,
    });
    expect(asked).toBe(1);
  });

  it.each([
    ['FORBIDDEN', null, 'missing-token'],
    ['NOT_FOUND', { repository: null }, 'unknown-revision'],
  ])('refuses a token as REST does: %s', async (type, data, code) => {
    expect((await ask(graphQLError(type, data))).answer).toMatchObject({
      code,
      message: expect.stringContaining('`contents: read`'),
    });
  });

  it('is not asked without a token', async () => {
    const { answer, asked } = await ask({ status: 200, body: { data: { repository: {} } } }, '');
    expect(answer).toMatchObject({
      code: 'missing-token',
      message: expect.stringContaining('`github-token`'),
    });
    expect(asked).toBe(0);
    expect((await ask({ status: 401, body: {} })).answer).toMatchObject({ code: 'missing-token' });
  });

  it('that is used up says until when', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Date.now() / 1000 + 4000) };
    const used = { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] };
    const { answer, asked } = await ask({ status: 200, body: used, headers });
    expect(answer).toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/rate limit is used up until .*, so the base branch could not be read/),
    });
    expect(asked).toBe(1);
  });

  it('is asked again after an error of the server', async () => {
    expect(await ask({ status: 502, body: {} })).toEqual({
      answer: { data: null, error: expect.any(Error) },
      asked: 4,
    });
  });
});

describe('two commits from GitHub', () => {
  const commit = (files: PlantedFiles, ...parents: readonly string[]) => ({ files, parents });
  const before = { [`a/${file}`]: 'one', [`b/${file}`]: 'two', 'README.md': 'x' };
  const now = { ...before, [`a/${file}`]: 'ONE' };
  const commits = { base: commit(before), head: commit(now, 'base') };

  it('are listed whole, and their contents are asked for at once', async () => {
    const github = open({ commits });
    const snapshot = await read(github);
    expect(told(snapshot)).toEqual([`modified a/${file} one→ONE`]);
    expect(snapshot).toMatchObject({ base, head, notices: [] });
    expect(github.asked).toEqual([
      `GET trees/${base} recursive`,
      `GET trees/${head} recursive`,
      'POST graphql blobs',
    ]);
    expect(snapshot.surroundings?.base?.tree.whole?.has('README.md')).toBe(true);
    expect('brought' in snapshot).toBe(false);
  });

  it.each([
    [40, 0],
    [201, 161],
  ])(
    'are searched, and of %i binary files %i are left out, so that the review goes on (T66, T68)',
    async (count, left) => {
      const keys = Array.from({ length: count }, (_, at) => [
        `keys/${at}.p12`,
        Buffer.from(`\xff${at}`, 'latin1'),
      ]);
      const more = { rc: 'provider_installation {}\n', ...Object.fromEntries(keys) };
      const github = open({ commits: { ...commits, head: commit({ ...now, ...more }, 'base') } });
      const snapshot = await read(github);
      const { around } = await withRootModules(readFiles(snapshot), snapshot);
      expect([around.plugins, around.unsearched.length]).toEqual([['rc'], left]);
      expect(github.asked.filter((each) => each.startsWith('GET blobs'))).toHaveLength(40);
    },
  );

  it('may be one alone', async () => {
    const github = open({ commits });
    const snapshot = await read(github, { base: null });
    expect(told(snapshot)).toEqual([`unchanged a/${file} missing→ONE`, `unchanged b/${file} missing→two`]);
    expect(snapshot.base).toBeNull();
    expect(Object.keys(snapshot.surroundings ?? {})).toEqual(['head']);
  });

  it('may be named by a branch whose tip has a diff that GitHub cannot compute', async () => {
    const instead = (asked: string) =>
      /^GET commits\/\S+$/.test(asked) ? { status: 422, body: tooLarge } : null;
    const github = open({ commits, refs: { main: 'base' }, instead });
    expect(await read(github, { base: 'main' })).toMatchObject({ base, head });
  });

  it('may be named by branches and tags', async () => {
    const refs = { main: 'base', 'tags/v1': 'head' };
    const github = open({ commits, refs });
    expect(await read(github, { base: 'main', head: 'v1' })).toMatchObject({ base, head });
    expect(github.asked.slice(0, 2)).toEqual(['GET commits/heads/v1 sha', 'GET commits/tags/v1 sha']);
    const both = { ...refs, 'tags/main': 'head' };
    expect(await thrownBy(read(open({ commits, refs: both }), { base: 'main' }))).toMatchObject({
      code: 'unknown-revision',
      message: expect.stringContaining('"heads/main" or "tags/main"; write the name in full'),
    });
    for (const base of ['heads/main', 'refs/heads/main'])
      expect(await read(open({ commits, refs: both }), { base })).toMatchObject({ base: idOf('base') });
    expect(await thrownBy(read(open({ commits }), { base: 'gone' }))).toMatchObject({
      code: 'unknown-revision',
    });
  });

  it('are compared with their merge base', async () => {
    const tip = commit({ ...before, 'new.txt': '' }, 'base');
    const github = open({
      commits: { ...commits, tip },
      mergeBases: { [`${idOf('tip')}...${head}`]: 'base' },
    });
    expect(await read(github, { base: idOf('tip'), mergeBase: true })).toMatchObject({ base, notices: [] });
    const apart = open({ commits: { ...commits, tip } });
    const snapshot = await read(apart, { base: idOf('tip'), mergeBase: true });
    expect(snapshot.base).toBe(idOf('tip'));
    expect(snapshot.notices).toEqual([
      `The two revisions have no common ancestor, so they are compared directly: ${idOf('tip')} with ${head}.`,
    ]);
    const answeringCompare = (answer: GivenAnswer) =>
      open({ commits, instead: (asked) => (asked.startsWith('GET compare') ? answer : null) });
    const given: readonly (readonly [GivenAnswer, string])[] = [
      [{ status: 404, body: { message: 'Not Found' } }, 'check the revision'],
      [{ status: 500, body: { message: 'Server Error' } }, `${head} (status 500); run the job again, or`],
      [{ status: 422, body: tooLarge }, `${head} (status 422); run the job again, or \`lockproof review\``],
    ];
    for (const [answer, says] of given)
      expect(await thrownBy(read(answeringCompare(answer), { mergeBase: true }))).toMatchObject({
        code: answer.status === 404 ? 'unknown-revision' : 'unavailable',
        message: expect.stringContaining(says),
      });
  });

  it('have their merge base without the diff, which GitHub does not compute for every change', async () => {
    const mergeBases = { [`${base}...${head}`]: 'base' };
    const instead = (asked: string) =>
      asked.startsWith('GET compare') && !asked.endsWith(' page 2') ? { status: 422, body: tooLarge } : null;
    expect(await read(open({ commits, mergeBases, instead }), { mergeBase: true })).toMatchObject({ base });
  });

  it.each([
    // An entry before it in the queue, whose planted change a group would bring along.
    ['an entry before it', 'entry', 'base', [`modified a/${file} one→ONE`, `modified b/${file} two→TWO`]],
    // The run is repeated after the merge.
    ['the branch', 'tip', 'tip', [`modified b/${file} TWO→two`]],
  ])(
    'of a group that was built on %s begin where the queue left the branch (T47)',
    async (_, on, from, changes) => {
      const entry = commit({ ...before, [`a/${file}`]: 'ONE' }, 'base');
      const tip = commit({ ...before, [`a/${file}`]: 'ONE', [`b/${file}`]: 'TWO' }, 'base');
      const group = commit(
        { ...before, [`a/${file}`]: 'ONE', [`b/${file}`]: on === 'tip' ? 'two' : 'TWO' },
        on,
      );
      const branch = on === 'tip' ? 'group' : 'base';
      const github = open({
        commits: { ...commits, entry, tip, group },
        refs: { main: branch },
        mergeBases: {
          [`${idOf(branch)}...${idOf(on)}`]: from,
          [`${idOf(branch)}...${idOf('group')}`]: branch,
        },
      });
      const groupBase = idOf(on);
      const snapshot = await read(github, {
        base: 'refs/heads/main',
        head: idOf('group'),
        mergeBase: true,
        groupBase,
      });
      expect(told(snapshot)).toEqual(changes);
      expect(snapshot.base).toBe(idOf(from));
    },
  );

  describe('of a push over a commit that is gone', () => {
    const gone = idOf('gone');
    const pushed = { base: gone, baseMayBeGone: true } as const;

    it('are the last one alone: every lock file is reviewed, and a gap says so (T73)', async () => {
      const snapshot = await read(open({ commits, refs: { default: 'base' } }), pushed);
      expect(told(snapshot)).toEqual([`unchanged a/${file} missing→ONE`, `unchanged b/${file} missing→two`]);
      expect(snapshot.base).toBeNull();
      expect(snapshot.gaps).toEqual([
        `GitHub no longer has ${gone}, where the branch was before this push: every lock file is reviewed.`,
      ]);
      expect(snapshot.notices).toEqual(snapshot.gaps);
    });

    it('are not read where GitHub still has the commit and only does not list it', async () => {
      const unlisted = (asked: string) =>
        asked.startsWith(`GET trees/${base}`) ? { status: 404, body: {} } : null;
      const there = open({ commits, instead: unlisted });
      expect(await thrownBy(read(there, { ...pushed, base }))).toMatchObject({ code: 'unknown-revision' });
    });

    it('are unknown where the user names the base, or something else is missing', async () => {
      expect(await thrownBy(read(open({ commits }), { base: gone }))).toMatchObject({
        code: 'unknown-revision',
      });
      expect(await thrownBy(read(open({ commits: {} }), pushed))).toMatchObject({ code: 'unknown-revision' });
      const there = open({
        commits,
        instead: (asked) => (asked.startsWith(`GET trees/${head}`) ? { status: 404, body: {} } : null),
      });
      expect(await thrownBy(read(there, { ...pushed, base }))).toMatchObject({ code: 'unknown-revision' });
      const down = open({
        commits,
        instead: (asked) => (asked.startsWith('GET commits') ? { status: 401, body: {} } : null),
      });
      expect(await thrownBy(read(down, pushed))).toMatchObject({ code: 'missing-token' });
    });
  });

  it('are read, and one line tells that GitHub announces to remove what is used of its API', async () => {
    const raw = vi.spyOn(console, 'warn');
    const plain = { 'content-type': 'application/vnd.github.v3.sha; charset=utf-8' };
    const dates = { deprecation: 'Tue, 10 Mar 2026 00:00:00 GMT', sunset: 'Fri, 10 Mar 2028 00:00:00 GMT' };
    const headers = { ...plain, ...dates };
    const instead = (asked: string) =>
      asked.startsWith('GET commits') ? { status: 200, body: base, headers } : null;
    const github = open({ commits, instead });
    await read(github, { base: 'heads/a', head: 'heads/b' });
    expect(github.log).toEqual([expect.stringMatching(/commits\/heads%2F[ab]" is deprecated/)]);
    expect(raw).not.toHaveBeenCalled();
    raw.mockRestore();
  });

  it('are refused where an answer is none of GitHub', async () => {
    const instead = () => ({ status: 200, body: '<html></html>', headers: { 'content-type': 'text/html' } });
    expect(await thrownBy(read(open({ commits, instead })))).toMatchObject({
      code: 'malformed-answer',
      message: expect.stringContaining('not in the form that its API describes'),
    });
  });

  it('are refused where a pattern matches nothing', async () => {
    expect(await thrownBy(read(open({ commits }), { patterns: ['x/*'] }))).toMatchObject({
      code: 'invalid-input',
    });
  });
});

describe('the bytes of a file', () => {
  const commits = { base: { files: {} }, head: { files: { [`a/${file}`]: 'one' } } };
  const sha = blobSha(Buffer.from('one'), head);
  const byGraphQL = (text: string | null) => ({
    status: 200,
    body: { data: { repository: { o0: text === null ? null : { text } } } },
  });
  const byRest = (text: string) => ({
    status: 200,
    body: { content: Buffer.from(text).toString('base64'), encoding: 'base64' },
  });
  const given = (texts: { readonly graphql: string | null; readonly rest?: string }) =>
    open({
      commits,
      instead(asked) {
        if (asked === 'POST graphql blobs') return byGraphQL(texts.graphql);
        return texts.rest === undefined || asked !== `GET blobs/${sha}` ? null : byRest(texts.rest);
      },
    });

  it.each(['two', 'on', 'one\n', ''])(
    'are asked for once more where GraphQL has others: %j',
    async (text) => {
      const github = given({ graphql: text });
      expect(told(await read(github))).toEqual([`added a/${file} missing→one`]);
      expect(github.asked).toContain(`GET blobs/${sha}`);
    },
  );

  it.each(['two', 'on', 'one\n', ''])('are not known where REST has others too: %j', async (text) => {
    const error = await thrownBy(read(given({ graphql: text, rest: text })));
    expect(error).toBeInstanceOf(SourceError);
    expect(error).toMatchObject({
      code: 'malformed-answer',
      message: expect.stringContaining(`GitHub's answer does not have the bytes of blob ${sha}`),
    });
    expect(await thrownBy(read(given({ graphql: null, rest: text })))).toMatchObject({
      code: 'malformed-answer',
    });
  });
});

describe('a file of more than a megabyte', () => {
  const of = (text: string) => ({ base: { files: {} }, head: { files: { [`a/${file}`]: text } } });

  it('is read whole, by REST (T45)', async () => {
    const large = `${'x'.repeat(1024 * 1024)}\nlast line`;
    const github = open({ commits: of(large) });
    const [whole] = (await read(github)).files;
    expect(whole?.head).toEqual({ kind: 'file', bytes: Buffer.from(large) });
    expect(github.asked).toContain(`GET blobs/${blobSha(Buffer.from(large), head)}`);
  });

  it('is not asked for beyond 10 MiB, and told as too large (T45)', async () => {
    const github = open({ commits: of('x'.repeat(10 * 1024 * 1024 + 1)) });
    const [too] = (await read(github)).files;
    expect(too?.head).toMatchObject({ kind: 'too-large', limit: 10 * 1024 * 1024 });
    expect(github.asked.filter((each) => !each.startsWith('GET trees'))).toEqual([]);
  });
});

describe('a repository that GitHub does not list completely', () => {
  const lock = (text: string) => `# ${text}`;
  const before = {
    [`same/deep/${file}`]: lock('same'),
    [`envs/a/${file}`]: lock('a'),
    [`envs/b/${file}`]: lock('b'),
    'other/x.txt': 'x',
  };
  const commitsOf = (changes: PlantedFiles, from: PlantedFiles = before) => ({
    base: { files: from },
    head: {
      files: Object.fromEntries(Object.entries({ ...from, ...changes }).filter(([, each]) => each !== null)),
    },
  });
  const cut = (changes: PlantedFiles, from: PlantedFiles = before) =>
    open({ commits: commitsOf(changes, from), truncated: 'recursive' });

  it('is walked where the two commits differ (T46)', async () => {
    const github = cut({ [`envs/a/${file}`]: lock('A') });
    const snapshot = await read(github);
    expect(told(snapshot)).toEqual([`modified envs/a/${file} # a→# A`]);
    expect(snapshot.surroundings).toBeUndefined();
    expect(snapshot.brought).toEqual([]);
    // The root and `envs` and `envs/a`: on both sides whole and by their level, and once more for the attributes of head.
    expect(github.asked.filter((each) => each.startsWith('GET trees'))).toHaveLength(15);
  });

  it('tells what a change brings beside lock files', async () => {
    const github = cut({
      'other/y.txt': 'y',
      vendor: { submodule: '1'.repeat(40) },
      'other/x.txt': { symlink: 'y.txt' },
      'gone/x': null,
    });
    const snapshot = await read(github);
    expect(snapshot.brought?.map(({ path, kind }) => `${kind} ${path}`).toSorted()).toEqual([
      'file other/y.txt',
      'submodule vendor',
      'symlink other/x.txt',
    ]);
    expect(told(snapshot)).toEqual([]);
  });

  it('is walked whole for an audit', async () => {
    const github = open({ commits: commitsOf({}), truncated: 'recursive' });
    const snapshot = await read(github, { scope: 'all' });
    expect(snapshot.files.map(({ path, status }) => `${status} ${path}`)).toEqual([
      `unchanged envs/a/${file}`,
      `unchanged envs/b/${file}`,
      `unchanged same/deep/${file}`,
    ]);
    const alone = await read(open({ commits: commitsOf({}), truncated: 'recursive' }), { base: null });
    expect(alone.files).toHaveLength(3);
    expect('brought' in alone).toBe(false);
  });

  it('is walked below a folder with other attributes', async () => {
    const snapshot = await read(cut({ 'envs/.gitattributes': '*.hcl ident\n' }));
    expect(told(snapshot)).toEqual([
      `unchanged envs/a/${file} # a→# a whole`,
      `unchanged envs/b/${file} # b→# b whole`,
    ]);
    const deep = await read(cut({ '.gitattributes': '*.hcl ident\n' }));
    expect(deep.files).toHaveLength(3);
    expect((await read(cut({ 'other/.gitattributes': '*.hcl ident\n' }))).files).toEqual([]);
  });

  it('is not read where one folder is cut too (T46)', async () => {
    const truncated = ['envs'];
    const github = open({ commits: commitsOf({ [`envs/a/${file}`]: lock('A') }), truncated });
    expect(await thrownBy(read(github))).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('does not list the folder "envs" completely'),
    });
    const root = open({ commits: commitsOf({ x: 'y' }), truncated: [''] });
    expect(await thrownBy(read(root))).toMatchObject({
      message: expect.stringContaining('does not list the root folder completely'),
    });
  });

  it('has no file of which nothing is known, below a folder that is cut too and did not change', async () => {
    const kept = { 'kept/.tflint.hcl': 'a', 'kept/lockproof.yml': 'fail-on: error' };
    const commits = commitsOf({ [`envs/a/${file}`]: lock('A') }, { ...before, ...kept });
    const { readFile } = await read(open({ commits, truncated: ['kept'] }));
    expect(await readFile?.('kept/.tflint.hcl', 'head')).toMatchObject({ kind: 'file' });
    expect(await thrownBy(readFile?.('kept/lockproof.yml', 'head') ?? Promise.resolve())).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('does not list the folder "kept" completely'),
    });
  });

  it.each([
    [98, true],
    [99, false],
  ])('is read with as many folders as this: %i %s', async (count, expected) => {
    const folders = Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}/x`, 'x']));
    const only = { [file]: lock('x') };
    const one = open({
      commits: commitsOf(folders, only),
      instead: (asked) =>
        asked === `GET trees/${head} recursive` || asked === `GET trees/${base} recursive`
          ? { status: 200, body: { truncated: true, tree: [] } }
          : null,
    });
    // Four listings for the root of both sides, and one for each new folder.
    const work = read(one);
    if (count + 4 <= 200) return expect((await work).files).toEqual([]);
    expect(expected).toBe(false);
    await expect(work).rejects.toThrow();
  });

  it.each<[string, PlantedFiles, RegExp | null]>([
    ['text', { 'other/y.txt': 'y' }, null],
    [
      'what looks like a lock file',
      { 'other/y.txt': 'provider "x" {\n  hashes = []\n}\n' },
      /"other\/y.txt", which looks like a lock file/,
    ],
    ['one of its words', { 'other/y.txt': 'provider "x" {}' }, null],
    ['its other word', { 'other/y.txt': 'hashes = []' }, null],
    ['words like these', { 'other/y.txt': 'providers and rehashes' }, null],
    ['a symlink of a folder', { link: { symlink: 'other' } }, /has the symlink "link" of a folder/],
    ['a symlink to nothing', { link: { symlink: 'nothing' } }, null],
    ['a symlink out of the repository', { link: { symlink: '/etc' } }, null],
    ['a symlink to text', { link: { symlink: 'other/x.txt' } }, null],
  ])('is read where a change brings %s', async (_, changes, refused) => {
    const error = await thrownBy(read(cut(changes)));
    if (refused === null) expect(error).toBeNull();
    else expect(error).toMatchObject({ code: 'unavailable', message: expect.stringMatching(refused) });
  });

  it('is not read where a symlink leads to what looks like a lock file (T74)', async () => {
    const from = { ...before, 'other/locks': 'provider "x" {\n  hashes = []\n}\n' };
    expect(await thrownBy(read(cut({ link: { symlink: 'other/locks' } }, from)))).toMatchObject({
      message: expect.stringContaining('"other/locks", which looks like a lock file'),
    });
  });

  it('gives single files, by their folders', async () => {
    const github = cut({ [`envs/a/${file}`]: lock('A'), 'envs/link': { symlink: 'a' } });
    const work = read(github);
    // The symlink of a folder is refused, so it is none of the change here.
    await thrownBy(work);
    const { readFile } = await read(cut({ [`envs/a/${file}`]: lock('A') }));
    expect(textOf((await readFile?.('other/x.txt', 'head')) ?? { kind: 'missing' })).toBe('x');
    expect(await readFile?.('other/y.txt', 'head')).toEqual({ kind: 'missing' });
    expect(await readFile?.('nowhere/y.txt', 'head')).toEqual({ kind: 'missing' });
    expect(await readFile?.('other/x.txt/z', 'head')).toEqual({ kind: 'missing' });
    expect(await readFile?.('other', 'head')).toEqual({ kind: 'not-a-file', what: 'directory' });
  });
});

describe('the file of a policy', () => {
  const policy = '.github/lockproof.yml';
  const of = (text: string, more: PlantedFiles = {}) => ({
    files: { [`a/${file}`]: 'x', [policy]: text, ...more },
  });
  const commits = { base: of('base'), head: of('head'), tip: of('tip'), other: of('other') };
  const refs = { main: 'tip', default: 'other' };
  const side = async (snapshot: Snapshot, where: 'trusted' | 'base' | 'head') =>
    textOf((await snapshot.readFile?.(policy, where)) ?? { kind: 'missing' });

  it('is read from each side, and trusted at the tip of the base branch', async () => {
    const github = open({ commits, refs });
    const snapshot = await read(github, { baseBranch: 'main', policy });
    expect(await side(snapshot, 'trusted')).toBe('tip');
    expect(await side(snapshot, 'base')).toBe('base');
    expect(await side(snapshot, 'head')).toBe('head');
    expect(snapshot.notices).toEqual([]);
  });

  it('is trusted at the base where no branch is named, or where it is gone', async () => {
    expect(await side(await read(open({ commits, refs })), 'trusted')).toBe('base');
    const gone = await read(open({ commits, refs: {} }), { baseBranch: 'gone', policy });
    expect(await side(gone, 'trusted')).toBe('base');
    expect(gone.notices).toEqual([
      'The branch "gone" was not found, so the policy is read at the base that the event names.',
    ]);
  });

  it('is trusted at the tip and not at the merge base (T39)', async () => {
    const github = open({ commits, refs, mergeBases: { [`${idOf('tip')}...${head}`]: 'base' } });
    const snapshot = await read(github, { base: idOf('tip'), mergeBase: true });
    expect([await side(snapshot, 'trusted'), await side(snapshot, 'base')]).toEqual(['tip', 'base']);
  });

  it('is trusted at the default branch where there is no base', async () => {
    const github = open({ commits, refs });
    const snapshot = await read(github, { base: null });
    expect(await side(snapshot, 'trusted')).toBe('other');
    expect(await side(snapshot, 'base')).toBe('head');
    const none = await read(open({ commits }), { base: null });
    expect(await thrownBy(side(none, 'trusted'))).toMatchObject({ code: 'unknown-revision' });
  });

  it('is not known where GraphQL does not answer', async () => {
    const instead = (asked: string) => (asked === 'POST graphql branch' ? { status: 404, body: {} } : null);
    const github = open({ commits, refs, instead });
    expect(await thrownBy(read(github, { baseBranch: 'main', policy }))).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('in a clone instead'),
    });
  });

  it('may be something else', async () => {
    const odd = {
      ...commits,
      head: {
        files: { [`a/${file}`]: 'x', [policy]: { symlink: 'x' }, large: '#'.repeat(10 * 1024 * 1024 + 1) },
      },
    };
    const snapshot = await read(open({ commits: odd, refs }));
    expect(await side(snapshot, 'head')).toBe('not-a-file');
    expect(await snapshot.readFile?.('large', 'head')).toMatchObject({ kind: 'too-large' });
    expect(await snapshot.readFile?.('nothing', 'head')).toEqual({ kind: 'missing' });
  });
});

describe('what a merge brings', () => {
  const entry = (version: string) => `provider "a.b/c/d" {\n  version = "${version}"\n}\n`;
  const of = (text: string, ...parents: readonly string[]) => ({ files: { [`a/${file}`]: text }, parents });
  const commits = {
    base: of(entry('1.0.0')),
    tip: of(entry('2.0.0')),
    head: of(entry('1.0.0'), 'base'),
    merge: of(entry('3.0.0'), 'tip', 'head'),
  };
  const refs = { main: 'tip' };
  const mergeBases = { [`${idOf('tip')}...${head}`]: 'base' };
  const oids = (...names: readonly string[]) => ({ nodes: names.map((name) => ({ oid: idOf(name) })) });
  const merged = (mergeable: string, ...parents: readonly string[]) => ({
    mergeable,
    potentialMergeCommit: { oid: idOf('merge'), parents: oids(...parents) },
  });
  const reading = { base: idOf('tip'), mergeBase: true, baseBranch: 'main', pull: 7 };
  const withPull = (pull: unknown, more: object = {}) => open({ commits, refs, mergeBases, pull, ...more });

  it('is reviewed where the base branch went on', async () => {
    const snapshot = await read(withPull(merged('MERGEABLE', 'tip', 'head')), reading);
    expect(told(snapshot)).toEqual([`modified a/${file} ${entry('2.0.0')}→${entry('3.0.0')} merged`]);
  });

  it('is nothing where the base branch did not, where there is no pull request, or nothing to compare with', async () => {
    const still = withPull(merged('MERGEABLE', 'base', 'head'), { refs: { main: 'base' } });
    expect(told(await read(still, { ...reading, base }))).toEqual([]);
    expect(still.asked).not.toContain('POST graphql merge');
    const back = { ...merged('MERGEABLE', 'base', 'head'), baseRef: { target: { oid: idOf('base') } } };
    expect(told(await read(withPull(back), reading))).toEqual([]);
    const noPull = withPull(merged('MERGEABLE', 'tip', 'head'));
    expect(told(await read(noPull, { ...reading, pull: null }))).toEqual([]);
    expect(noPull.asked).not.toContain('POST graphql merge');
  });

  it('is not known where GitHub computed it before the base branch went on, and a notice says so (T69)', async () => {
    const old = { ...merged('UNKNOWN', 'base', 'head'), baseRef: { target: { oid: idOf('tip') } } };
    const older = await read(withPull(old), reading);
    expect(told(older)).toEqual([`unchanged a/${file} ${entry('1.0.0')}→${entry('1.0.0')} whole`]);
    expect(older.notices).toEqual([expect.stringContaining('GitHub did not provide')]);
    const newest = { ...merged('MERGEABLE', 'tip', 'head'), baseRef: { target: { oid: idOf('newest') } } };
    const between = await read(
      withPull(newest, { commits: { ...commits, newest: of(entry('2.0.0')) } }),
      reading,
    );
    expect(told(between)).toContain(`modified a/${file} ${entry('2.0.0')}→${entry('3.0.0')} whole merged`);
    expect(between.notices).toContainEqual(expect.stringContaining(`is based on ${idOf('tip')}`));
  });

  const hidden = {
    type: 'FORBIDDEN',
    path: ['repository', 'pullRequest'],
    message: 'Resource not accessible',
  };

  it('will not be shown to every token of a private repository, which is said before the base branch goes on', async () => {
    const branch = { target: { oid: base, file: null } };
    const still = (...errors: readonly object[]) =>
      withPull(null, {
        mergeBases: { [`${base}...${head}`]: 'base' },
        instead: (asked: string) =>
          asked.endsWith('branch')
            ? {
                status: 200,
                body: {
                  data: { repository: { branch, pullRequest: null } },
                  ...(errors.length > 0 && { errors }),
                },
              }
            : null,
      });
    const here = { ...reading, base };
    expect((await read(still(hidden), here)).notices).toEqual([
      expect.stringContaining('`pull-requests: read`'),
    ]);
    expect((await read(still(), here)).notices).toEqual([]);
    const half = still(hidden, { message: 'half' });
    expect(await thrownBy(read(half, here))).toMatchObject({ code: 'missing-token' });
  });

  it('is not shown to every token of a private repository', async () => {
    const errors = [hidden];
    const instead = (asked: string) =>
      asked.endsWith('merge')
        ? { status: 200, body: { data: { repository: { pullRequest: null } }, errors } }
        : null;
    expect(await thrownBy(read(withPull(null, { instead }), reading))).toMatchObject({
      code: 'missing-token',
      message:
        'GitHub does not allow the token to read the pull request 7; give the job the permission `pull-requests: read`.',
    });
  });

  it('with conflicts is not known, so every entry of head is reviewed that the base branch has not', async () => {
    const snapshot = await read(withPull(merged('CONFLICTING', 'tip', 'head')), reading);
    expect(told(snapshot)).toEqual([`unchanged a/${file} ${entry('1.0.0')}→${entry('1.0.0')} whole`]);
    expect(snapshot.notices).toEqual([]);
  });

  it('ends the run where GitHub does not answer', async () => {
    const instead = (asked: string) => (asked === 'POST graphql merge' ? { status: 403, body: {} } : null);
    const github = withPull(merged('MERGEABLE', 'tip', 'head'), { instead });
    expect(await thrownBy(read(github, reading))).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('the pull request 7'),
    });
  });
});

describe('the client of GitHub', () => {
  const commits = { base: { files: {} }, head: { files: { [file]: 'x' } } };

  it('tries again after an error of the server, three times', async () => {
    let errors = 3;
    const instead = () => (errors-- > 0 ? { status: 502, body: {} } : null);
    expect(told(await read(open({ commits, instead }), { base: null }))).toHaveLength(1);
    const down = open({ commits, instead: () => ({ status: 502, body: {} }) });
    expect(await thrownBy(read(down, { base: null }))).toMatchObject({ code: 'unavailable' });
    expect(down.asked).toHaveLength(4);
  });

  it('waits for a short limit, and not for a long one', async () => {
    const limit = (seconds: string) => ({
      status: 403,
      body: { message: 'You have exceeded a secondary rate limit' },
      headers: { 'retry-after': seconds },
    });
    let limits = 1;
    const short = open({ commits, instead: () => (limits-- > 0 ? limit('120') : null) });
    expect(told(await read(short, { base: null }))).toHaveLength(1);
    expect(short.log.join()).toContain("GitHub's secondary rate limit was hit");
    expect(short.log.join()).toContain('trying again in 120 s.');
    const long = open({ commits, instead: () => limit('121') });
    expect(await thrownBy(read(long, { base: null }))).toMatchObject({ code: 'unavailable' });
    expect(long.asked).toHaveLength(1);
    expect(long.log.join()).toContain('giving up.');
  });

  it('sends the token, its name and the version of the API', async () => {
    const seen: Headers[] = [];
    const github = open({ commits });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      seen.push(new Headers(init.headers));
      return github.fetch(url, init);
    });
    await read(github, { base: null });
    for (const headers of seen)
      expect([
        headers.get('authorization'),
        headers.get('x-github-api-version'),
        headers.get('user-agent')?.startsWith('test'),
      ]).toEqual([expect.stringContaining('secret'), '2022-11-28', true]);
  });
});
