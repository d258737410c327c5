import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedNotes, type WantedNotes } from '../../../src/extensions/notes/published.ts';
import { factLimits, githubFacts } from '../../../src/source/github/ask-github.ts';
import { createOctokit } from '../../../src/source/github/octokit.ts';
import { deviationsOf } from '../../support/github-descriptions/deviations.ts';
import { type GitHubDouble, startGitHubDouble } from '../../support/github-double/github-double.ts';
import { createRepository } from '../../support/github-double/repository.ts';

const repository = createRepository();
let github: GitHubDouble;

beforeEach(async () => {
  await github?.close();
  github = await startGitHubDouble({ repository });
});

afterAll(async () => {
  await github.close();
  repository.remove();
});

const acme: WantedNotes = {
  address: 'registry.terraform.io/acme/thing',
  source: { forge: 'github.com', repository: 'acme/terraform-provider-thing', tagPrefix: 'v' },
  from: '1.0.0',
  to: '1.2.0',
};

async function ask(wanted: readonly WantedNotes[] = [acme], token = 'token') {
  const octokit = createOctokit({
    ...factLimits,
    token,
    apiUrl: github.url,
    userAgent: 'test',
    secondOfWaiting: 1,
  });
  const access = githubFacts((route, parameters) => octokit.request(route, parameters));
  const found = await publishedNotes(wanted, access, wanted.length);
  for (const each of github.requests) expect(deviationsOf(each)).toEqual([]);
  return found;
}

function publish(
  releases: Readonly<Record<string, string>>,
  changelogs: Readonly<Record<string, string>> = {},
  name = 'acme/terraform-provider-thing',
): void {
  const listed = Object.entries(releases).map(([tagName, description]) => ({ tagName, description }));
  github.supplyChain.published.set(name, { releases: listed, changelogs });
}

/** As many releases, the newest first, `1.1.60` of sixty. */
const many = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`v1.1.${count - index}`, text]));

const versionsIn = (found: Awaited<ReturnType<typeof ask>>) =>
  found.map((each) => each && [each.source, ...each.versions, ...(each.isPart ? ['part'] : [])]);

describe('the notes of an upgrade', () => {
  it('by one version are one request', async () => {
    publish({ 'v1.2.0': '* thing_a: new', 'v1.0.0': '* thing_a: old' });
    const url = 'https://github.com/acme/terraform-provider-thing/releases/tag/v1.2.0';
    const note = { version: '1.2.0', url, section: '', isBreaking: false, parts: ['thing_a: new'] };
    const found = { source: 'releases', isPart: false, versions: ['1.2.0'], notes: [note] };
    expect(await ask()).toEqual([found]);
    expect(github.requests).toHaveLength(1);
  });

  it('by several versions are two requests, in which nothing of the old version, of a newer one or of a prerelease is asked', async () => {
    const tags = ['v1.3.0', 'v1.2.0', 'v1.2.0-rc1', '1.1.0', 'nightly', 'v1.0.1', 'v1.0.0', 'v0.9.0'];
    publish(Object.fromEntries(tags.map((tag) => [tag, `* ${tag}`])));
    expect(versionsIn(await ask())).toEqual([['releases', '1.2.0', '1.1.0', '1.0.1']]);
    expect(github.requests).toHaveLength(2);
    expect(versionsIn(await ask([{ ...acme, to: '1.2.0-rc1' }]))).toEqual([
      ['releases', '1.2.0-rc1', '1.1.0', '1.0.1'],
    ]);
  });

  it.each([
    '',
    'See [CHANGELOG.md](https://example.com) for details.',
    '**Full Changelog**: https://github.com/a/b/compare/v1...v2',
  ])('are those of the changelog at the new tag if the release says "%s"', async (pointer) => {
    const changelog =
      '# Changelog\n\n## 1.3.0 (Unreleased)\n* no\n\n## [1.2.0](https://x) (May 1)\n\n### Fixes\n* a\n\n## v1.1.0\n* b\n* c\n\n## 1.0.0\n* old\n';
    publish({ 'v1.2.0': pointer, 'v1.1.0': '* other' }, { 'v1.2.0': changelog });
    const [found] = await ask();
    expect(versionsIn([found ?? null])).toEqual([['changelog', '1.2.0', '1.1.0']]);
    expect(found?.notes.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0', '1.1.0']);
    expect(github.requests).toHaveLength(2);
  });

  it('of twenty providers are two requests', async () => {
    const wanted = Array.from({ length: 20 }, (_, index): WantedNotes => {
      const name = `acme/terraform-provider-t${index}`;
      publish({ 'v1.2.0': '* a', 'v1.1.0': '* b' }, {}, name);
      return { ...acme, source: { ...acme.source, repository: name } };
    });
    expect(versionsIn(await ask(wanted))).toEqual(Array(20).fill(['releases', '1.2.0', '1.1.0']));
    expect(github.requests).toHaveLength(2);
  });

  it('of more than 40 versions are those of the newest 40, and it is known that some are missing', async () => {
    publish(many(60, '* a'));
    const [found] = await ask([{ ...acme, to: '1.1.60' }]);
    expect(found?.versions).toHaveLength(40);
    expect(found?.versions.at(-1)).toBe('1.1.21');
    expect(found?.isPart).toBe(true);
  });

  it('are part of all if the list of releases ends before the old version', async () => {
    publish(many(100, '* a'));
    const found = await ask([{ ...acme, to: '1.1.3' }]);
    expect(versionsIn(found)).toEqual([['releases', '1.1.3', '1.1.2', '1.1.1', 'part']]);
  });

  it('are at most 1 MiB in a run, however much publishers write, and soon read (T99)', async () => {
    publish(many(60, `* ${'x'.repeat(1_000)}\n`.repeat(31)));
    const [found] = await ask([{ ...acme, to: '1.1.60' }]);
    const read = (found?.notes ?? []).flatMap(({ parts }) => parts).join('').length;
    expect(read).toBeLessThan(1024 * 1024);
    expect(found?.isPart).toBe(true);
  });

  it('are at most ten thousand in a run, however short they are (T99)', async () => {
    publish({ 'v1.2.0': '- a\n'.repeat(12_000) });
    const [found] = await ask();
    expect(found?.notes.length).toBe(10_485);
    expect(found?.isPart).toBe(true);
  });

  it('are null where GitHub shows no repository, no release and no changelog, or answers something else', async () => {
    expect(await ask()).toEqual([null]);
    expect(github.requests).toHaveLength(1);
    publish({ 'v1.1.0': '* other' });
    expect(await ask()).toEqual([null]);
    publish({ 'v1.2.0': '* a' });
    github.faults.noGraphQL = true;
    expect(await ask()).toEqual([null]);
    github.faults.noGraphQL = false;
    const octokit = { request: async () => ({ data: '<html>' }) };
    expect(await publishedNotes([acme], githubFacts(octokit.request), 1)).toEqual([null]);
    const strange = { data: { r0: { names: { nodes: [{ tagName: 'v1.2.0' }] }, latest: { tagName: 7 } } } };
    const facts = githubFacts(async () => ({ data: strange }));
    expect(await publishedNotes([acme], facts, 1)).toEqual([null]);
  });

  it('of one provider are there even if those of another cannot be read', async () => {
    publish({ 'v1.2.0': '* a' });
    const other = { ...acme, source: { ...acme.source, repository: 'acme/terraform-provider-other' } };
    expect(versionsIn(await ask([other, acme]))).toEqual([null, ['releases', '1.2.0']]);
  });
});
