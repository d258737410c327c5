import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Advisory, ModuleVersion } from '../../../src/extensions/advisories/advisory.ts';
import { githubAdvisories } from '../../../src/extensions/advisories/github-advisories.ts';
import type { Outcome } from '../../../src/outcome.ts';
import { factLimits, githubFacts } from '../../../src/source/github/ask-github.ts';
import { createOctokit } from '../../../src/source/github/octokit.ts';
import { deviationsOf } from '../../support/github-descriptions/deviations.ts';
import { type GitHubDouble, startGitHubDouble } from '../../support/github-double/github-double.ts';
import { createRepository } from '../../support/github-double/repository.ts';
import { advisory } from '../../support/github-double/supply-chain-answers.ts';

const repository = createRepository();
const module = 'github.com/acme/terraform-provider-thing';
const id = 'GHSA-2222-3333-4444';
let github: GitHubDouble;

beforeEach(async () => {
  await github?.close();
  github = await startGitHubDouble({ repository });
});

afterAll(async () => {
  await github.close();
  repository.remove();
});

function ask(...modules: readonly ModuleVersion[]): Promise<Outcome<readonly Advisory[]>> {
  const octokit = createOctokit({
    ...factLimits,
    token: '',
    apiUrl: github.url,
    userAgent: 'test',
    secondOfWaiting: 1,
  });
  return githubAdvisories(githubFacts((route, parameters) => octokit.request(route, parameters))).about(
    modules,
  );
}

it('all modules of a run are one request, as GitHub describes it', async () => {
  github.supplyChain.advisories.push(
    advisory(id, { module, range: '< 1.2.3', fixed: '1.2.3', severity: 'critical' }),
    advisory('GHSA-5555-6666-7777', { module: 'github.com/other/other', range: '< 9', fixed: null }),
  );
  const named = Array.from({ length: 40 }, (_, index) => ({
    module: `${module}-${index}`,
    version: '1.0.0',
  }));
  expect(await ask({ module, version: '1.2.0' }, ...named)).toEqual({
    kind: 'known',
    value: [
      {
        id,
        severity: 'critical',
        summary: 'It does what it should not',
        affected: [{ module, range: '< 1.2.3', fixed: '1.2.3' }],
      },
    ],
  });
  expect(github.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /advisories']);
  expect(github.requests.flatMap((each) => deviationsOf(each))).toEqual([]);
});

it('hundreds of modules are several requests, each with an address that servers take', async () => {
  const named = Array.from({ length: 400 }, (_, index) => ({
    module: `${module}-${index}`,
    version: '1.0.0',
  }));
  expect(await ask(...named)).toEqual({ kind: 'known', value: [] });
  const lengths = github.requests.map(({ query }) => query.get('affects')?.length ?? 0);
  expect(lengths.length).toBeGreaterThan(1);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(5_000);
  expect(github.requests.flatMap(({ query }) => query.get('affects')?.split(',') ?? [])).toHaveLength(400);
});

it('what was withdrawn says nothing', async () => {
  const entry = advisory(id, { module, range: '< 1.2.3', fixed: '1.2.3' });
  github.supplyChain.advisories.push({ ...entry, withdrawn_at: '2026-02-01T00:00:00Z' });
  expect(await ask({ module, version: '1.0.0' })).toEqual({ kind: 'known', value: [] });
});

it('hostile texts are bounded, and an identifier of another form does not count (T82)', async () => {
  const hostile = {
    module,
    range: '< 1.2.3',
    fixed: '1.2.3](https://evil.example',
    summary: `\n\n# ${'x '.repeat(5_000)}`,
  };
  github.faults.intercept = () => ({
    status: 200,
    body: [
      advisory('GHSA-2222-3333-444/../../x', hostile),
      advisory('../../evil', hostile),
      advisory(id, hostile),
      { ...advisory('GHSA-5555-6666-7777', hostile), vulnerabilities: 'all' },
      {
        ...advisory('GHSA-6666-6666-7777', hostile),
        severity: 'apocalyptic',
        vulnerabilities: [1, { package: null }],
      },
      null,
      'GHSA-2222-3333-4444',
    ],
  });
  const answer = await ask({ module, version: '1.0.0' });
  const found = answer.kind === 'known' ? answer.value : [];
  expect(found.map((each) => each.id)).toEqual([id, 'GHSA-6666-6666-7777']);
  const [first, second] = found;
  expect(first?.summary).toMatch(/^# x[x ]+…$/);
  expect(first?.summary.length).toBeLessThanOrEqual(201);
  expect(first?.affected).toEqual([{ module, range: '< 1.2.3', fixed: null }]);
  expect(second).toMatchObject({ severity: 'unknown', affected: [] });
});

it.each([
  ['403', { status: 403, body: { message: 'no' } }, 'GitHub answered with status 403'],
  ['an object', { status: 200, body: {} }, "GitHub's answer is not in the form that its API describes"],
  [
    'a page',
    { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
    "GitHub's answer is not in the form that its API describes",
  ],
])('%s is no answer, and asked once', async (_, reply, cause) => {
  github.faults.intercept = () => reply;
  expect(await ask({ module, version: '1.0.0' })).toMatchObject({ kind: 'unavailable', cause });
  expect(github.requests).toHaveLength(1);
});

it.each([
  { what: 'is asked for a little of what a review can do without', firstAnswers: 0, sent: 12 },
  { what: 'is asked for all of it if an answer came in between', firstAnswers: 10, sent: 20 },
])('a GitHub that falls silent $what (T50)', async ({ firstAnswers, sent }) => {
  let requests = 0;
  const facts = githubFacts(async () => {
    requests += 1;
    const isAnswered = requests <= firstAnswers || requests % 3 === 0;
    await setImmediate();
    if (isAnswered && firstAnswers > 0) return { data: [] };
    throw new Error('The operation was aborted due to timeout');
  });
  const asked = Array.from({ length: 20 }, () => facts.ask('GET /advisories', {}));
  const answers = await Promise.all(asked);
  expect(requests).toBe(sent);
  expect(answers.filter(({ kind }) => kind === 'unavailable')).not.toEqual([]);
});

it('more than a hundred are read page by page', async () => {
  const ids = Array.from({ length: 130 }, (_, index) => `GHSA-2222-2222-${base20(index)}`);
  github.supplyChain.advisories.push(
    ...ids.map((each) => advisory(each, { module, range: '< 9.0.0', fixed: '9.0.0' })),
  );
  const answer = await ask({ module, version: '1.0.0' });
  expect(answer.kind === 'known' && answer.value.map((each) => each.id)).toEqual(ids);
  expect(github.requests).toHaveLength(2);
  expect(github.requests.flatMap((each) => deviationsOf(each))).toEqual([]);
});

it('a list without an end is no answer', async () => {
  const link = `<${github.url}/advisories?after=1>; rel="next"`;
  github.faults.intercept = () => ({ status: 200, body: [], headers: { link } });
  expect(await ask({ module, version: '1.0.0' })).toMatchObject({
    kind: 'unavailable',
    cause: 'GitHub lists more than 1000 advisories',
  });
  expect(github.requests).toHaveLength(10);
});

/** Four characters of those that GitHub's identifiers have. */
function base20(number: number): string {
  const digits = '23456789cfghjmpqrvwx';
  return [8000, 400, 20, 1].map((place) => digits[Math.floor(number / place) % 20]).join('');
}
