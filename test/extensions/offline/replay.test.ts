import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecording } from '../../../src/extensions/offline/record.ts';
import { openReplay } from '../../../src/extensions/offline/replay.ts';
import type { SealingKeeper } from '../../../src/extensions/offline/sealed.ts';
import { absent, known, type Outcome, unavailable } from '../../../src/outcome.ts';
import { sha256 } from '../../../src/sha256.ts';
import type { GitHubAccess, GitHubAnswer } from '../../../src/source/github/ask-github.ts';
import { briefs, openRun, type RunOptions, type WantedVersion } from '../../evidence/ports.ts';
import { setStage } from '../../evidence/stage.ts';
import { honest, lyingFor } from '../../support/signed-registry/announcements.ts';
import { answerStatus } from '../../support/signed-registry/faults.ts';
import type { PublishedVersion } from '../../support/signed-registry/signed-registry.ts';

const stage = setStage();
const now = new Date();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-replay-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A keeper that has no network: whoever opens one fails the test. */
function cut(keeper: SealingKeeper): SealingKeeper {
  const open = () => {
    throw new Error('The network was opened');
  };
  return { ...keeper, fetcher: () => keeper.fetcher(open) };
}

/** What a run learns of these versions, and what its keeper says at the end. */
async function gather(keeper: SealingKeeper, wanted: readonly WantedVersion[], options: RunOptions = {}) {
  const run = openRun(stage.double, { ...options, keeper });
  try {
    const evidence = await run.gather(...wanted);
    return { evidence, sealed: await keeper.seal() };
  } finally {
    await run.close();
  }
}

function record(wanted: readonly WantedVersion[], options: RunOptions = {}) {
  return openRecording({ path: folder, now, onNotice: () => {} }).then((keeper) =>
    gather(keeper, wanted, options),
  );
}

async function replay(wanted: readonly WantedVersion[], options: RunOptions = {}) {
  const keeper = await openReplay({ path: folder, digest: null, reviewed: [] });
  return { ...(await gather(cut(keeper), wanted, options)), isShort: keeper.isShort() };
}

function everyHash({ address, version, packages, zh }: PublishedVersion): WantedVersion {
  return { address, version, hashes: [...packages.map(({ h1 }) => h1.directory), ...zh] };
}

interface Index {
  readonly questions: readonly {
    readonly method: string;
    readonly url: string;
    readonly answer: { readonly sha256: string };
  }[];
}

function rewriteIndex(change: (index: Index) => Index): void {
  const [name = ''] = readdirSync(join(folder, 'runs'));
  const text = JSON.stringify(change(readIndex()));
  rmSync(join(folder, 'runs', name));
  writeFileSync(join(folder, 'runs', `${sha256(Buffer.from(text))}.json`), text);
}

function readIndex(): Index {
  const [name = ''] = readdirSync(join(folder, 'runs'));
  return JSON.parse(readFileSync(join(folder, 'runs', name), 'utf8'));
}

it('keeps no secret answer (T24)', async () => {
  const keeper = await openRecording({ path: folder, now, onNotice: () => {} });
  const fetcher = keeper.fetcher(() => ({
    get: async (url) => known({ url, contentType: 'application/json', body: Buffer.from(`"of ${url}"`) }),
    download: async () => unavailable('network', 'not in this test'),
    traffic: () => ({ requests: 0, bytesDownloaded: 0 }),
    close: async () => {},
  }));
  const options = { maxBytes: 100, what: 'it' };
  expect(await fetcher.get('https://a.example/token', { ...options, secret: true })).toMatchObject({
    kind: 'known',
  });
  await fetcher.get('https://a.example/document', options);
  await keeper.seal();
  expect(readdirSync(join(folder, 'documents'))).toEqual([sha256('"of https://a.example/document"')]);
  expect(JSON.stringify(readIndex())).not.toContain('token');
});

describe('a kept answer', () => {
  it('is given again without the network: documents, signatures and hashes of packages', async () => {
    const published = await stage.publish();
    const first = await record([everyHash(published)]);
    const again = await replay([everyHash(published)]);
    expect(again).toEqual({ ...first, isShort: false });
  });

  it.each([404, 410, 403, 503])('that says nothing but status %i is given again', async (status) => {
    const published = await stage.publish();
    stage.override(published.paths.sums(), answerStatus(status));
    const first = await record([everyHash(published)]);
    expect(await replay([everyHash(published)])).toEqual({ ...first, isShort: false });
  });

  it('about a package that could not be computed is given again', async () => {
    const published = await stage.publish();
    stage.override(published.paths.zip('linux_amd64'), answerStatus(403));
    const first = await record([everyHash(published)]);
    expect(await replay([everyHash(published)])).toEqual({ ...first, isShort: false });
  });

  it('about a package that contradicts its registry is given again, although another package has the hash', async () => {
    // With a folder in the archive the recorded h1 is not the announced one, so the likeliest platform is computed first.
    const published = await stage.publish({ announced: lyingFor('linux_amd64'), files: { 'docs/': '' } });
    const { address, version } = published;
    const hashes = [published.package('windows_amd64').h1.directory];
    const wanted: WantedVersion = { address, version, hashes };
    const first = await record([wanted]);
    const [one] = [...first.evidence.values()];
    expect(one?.release).toMatchObject({ value: { disagreements: [expect.any(String)] } });
    expect(await replay([wanted])).toEqual({ ...first, isShort: false });
  });

  it('from the cache of the first run is given again', async () => {
    const published = await stage.publish();
    const kept = published.package('windows_amd64');
    const hashes = { zh: kept.zh, archive: kept.h1.archive, directory: kept.h1.directory };
    const cache = { get: async (zh: string) => (zh === kept.zh ? hashes : null), put: async () => {} };
    const wanted: WantedVersion = { ...everyHash(published), hashes: [hashes.directory] };
    const first = await record([wanted], { cache });
    expect(await replay([wanted])).toEqual({ ...first, isShort: false });
  });

  it('is open where its document is missing, and the seal names the address (T76)', async () => {
    const published = await stage.publish();
    await record([everyHash(published)]);
    const sums = readIndex().questions.find(({ url }) => url.endsWith('SHA256SUMS'));
    rmSync(join(folder, 'documents', sums?.answer.sha256 ?? ''));
    const { evidence, sealed, isShort } = await replay([everyHash(published)]);
    expect([...evidence.values()].flatMap(briefs)).toEqual(Array(7).fill('unavailable not-in-evidence'));
    expect(sealed?.lacking).toEqual([sums?.url]);
    expect(isShort).toBe(true);
  });

  it('is open where there are two of them', async () => {
    const published = await stage.publish();
    await record([everyHash(published)]);
    rewriteIndex((index) => {
      const [first, second] = index.questions;
      const other = second && first && { ...second, url: first.url };
      return { ...index, questions: [...index.questions, ...(other ? [other] : [])] };
    });
    const { evidence } = await replay([everyHash(published)]);
    expect(new Set([...evidence.values()].flatMap(briefs))).toEqual(new Set(['unavailable not-in-evidence']));
  });

  it.each<[string, (value: object) => readonly object[]]>([
    ['there are two of them', (value) => [value, value]],
    ['it is about another package', (value) => [{ ...value, zh: `zh:${'0'.repeat(64)}` }]],
  ])('about the hashes of a package is open where %s', async (_, change) => {
    const published = await stage.publish();
    const wanted = { ...everyHash(published), hashes: [published.package('linux_amd64').h1.directory] };
    await record([wanted]);
    rewriteIndex((index) => ({
      ...index,
      questions: index.questions.flatMap((question) => {
        const answer: { readonly value?: unknown } & object = question.answer;
        return typeof answer.value === 'object' && answer.value !== null
          ? change(answer.value).map((value) => ({ ...question, answer: { ...question.answer, value } }))
          : [question];
      }),
    }));
    const { evidence } = await replay([wanted]);
    expect([...evidence.values()].flatMap(briefs)).toEqual(['unavailable not-in-evidence']);
  });
});

describe('the draw of a sample', () => {
  const platforms = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64', 'windows_amd64'];
  const announced = { how: 'sample', required: [], few: [] } as const;
  const wantedOf = (published: PublishedVersion): WantedVersion => ({
    address: published.address,
    version: published.version,
    hashes: platforms.flatMap((platform) => published.announced?.[platform]?.hashes ?? []),
    announced,
  });

  it('is the one of the first run, whatever chance says now', async () => {
    const wanted = wantedOf(await stage.publish({ platforms, announced: honest }));
    const first = await record([wanted], { draw: () => 2 });
    expect(await replay([wanted], { draw: () => 0 })).toEqual({ ...first, isShort: false });
  });

  it('that the first run did not make leaves every package to be computed', async () => {
    const wanted = wantedOf(await stage.publish({ platforms, announced: honest }));
    await record([wanted], { draw: () => 2 });
    rewriteIndex(({ questions, ...index }) => ({
      ...index,
      questions: questions.filter(({ method }) => method !== 'DRAW'),
    }));
    const { evidence, isShort } = await replay([wanted], { draw: () => 2 });
    expect([...evidence.values()].flatMap(briefs)).toContain('unavailable not-in-evidence');
    expect(isShort).toBe(true);
  });
});

describe('what GitHub answered', () => {
  const link = 'https://storage.example/bundle.json?sig=a-secret';
  const answers: Readonly<Record<string, Outcome<GitHubAnswer>>> = {
    'GET /advisories': known({ data: [{ ghsa_id: 'x' }], next: 'page-2' }),
    'GET /repos/acme/none': absent('the requested thing'),
    'POST /orgs/acme/attestations/bulk-list?per_page=100': known({ data: { bundle_url: link }, next: null }),
    'GET /repos/acme/hidden': { ...unavailable('status', 'GitHub answered with status 403'), status: 403 },
  };
  const github: GitHubAccess = { ask: async (route) => answers[route] ?? absent('it') };
  const routes = Object.keys(answers);
  const askAll = (access: GitHubAccess | undefined) =>
    Promise.all(routes.map((route) => access?.ask(route, { affects: 'a@1' })));

  it('is given again, failures and pages included, without the secrets in links', async () => {
    const recording = await openRecording({ path: folder, now, onNotice: () => {} });
    const first = await askAll(recording.github(github));
    expect(first).toEqual(Object.values(answers));
    await recording.seal();
    const again = await askAll(
      (await openReplay({ path: folder, digest: null, reviewed: [] })).github(undefined),
    );
    expect(JSON.stringify(again)).toBe(JSON.stringify(first).replace('sig=a-secret', 'redacted-1'));
    expect(JSON.stringify(readIndex())).not.toContain('a-secret');
  });

  it('is missing for another question, which makes the evidence short', async () => {
    const recording = await openRecording({ path: folder, now, onNotice: () => {} });
    await recording.github(github)?.ask('GET /advisories', { affects: 'a@1' });
    await recording.seal();
    const replaying = await openReplay({ path: folder, digest: null, reviewed: [] });
    const other = await replaying.github(undefined)?.ask('GET /advisories', { affects: 'b@1' });
    expect(other).toMatchObject({ kind: 'unavailable', code: 'not-in-evidence' });
    expect(replaying.isShort()).toBe(true);
  });

  it('is not asked for if it was not when the evidence was kept', async () => {
    const recording = await openRecording({ path: folder, now, onNotice: () => {} });
    expect(recording.github(undefined)).toBeUndefined();
    await recording.seal();
    const replaying = await openReplay({ path: folder, digest: null, reviewed: [] });
    expect(replaying.github(github)).toBeUndefined();
  });
});

it('keys are kept with the evidence, and replace those of the machine that judges again', async () => {
  const question = { method: 'READ', url: 'keys' } as const;
  const recording = await openRecording({ path: folder, now, onNotice: () => {} });
  await recording.fact(question, async () => known('the keys of then'));
  await recording.seal();
  const replaying = await openReplay({ path: folder, digest: null, reviewed: [] });
  expect(await replaying.fact(question, async () => known('other keys'))).toEqual(known('the keys of then'));
});
