import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GitHubDouble } from '../support/github-double/github-double.ts';
import type { StoredReviewComment } from '../support/github-double/world.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { type Stage, setStage } from './stage.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

const path = 'infra/.terraform.lock.hcl';
const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];
const required = { inputs: { platforms: platforms.join('\n') } };
const terraform = installedTerraform();
if (terraform === null)
  console.log(
    '*** NOTICE: there is no `terraform` on the PATH; that it accepts a suggestion is not tested. ***',
  );

describe.concurrent('a suggestion', () => {
  it('completes the entry: the next review proves it, and real Terraform changes nothing', async (test) => {
    const stage = await setStage(test);
    const { published, text } = await publishEntry(stage.registry, { platforms });
    const pull = stage.openPull({ 'README.md': '' }, { [path]: text });

    const first = await stage.review(pull, required);
    expect(first.report?.findings.map(({ rule }) => rule)).toContain('platform-missing');
    const [suggestion, ...others] = stage.github.reviewComments;
    expect(others).toEqual([]);
    const taken = taking(suggestion, text);
    const h1 = ['darwin_arm64', 'windows_amd64'].map((name) => published.package(name).h1.directory);
    expect(added(text, taken).sort()).toEqual(h1.map((hash) => `    "${hash}",`).sort());

    stage.push({ [path]: taken });
    const second = await stage.review(pull, { ...required, action: 'synchronize' });
    expect(second.report).toMatchObject({ verdict: 'verified', totals: { proven: 7, unproven: 0 } });
    expect(second.report?.findings.map(({ rule }) => rule)).not.toContain('platform-missing');
    expect(stage.github.reviewComments).toMatchObject([{ minimised: true }]);
    if (terraform !== null)
      expect(await initialised(taken, published.address, stage.registry.caFile)).toBe(taken);
  });

  it('adds the signed hashes where an entry has none for a platform', async (test) => {
    const stage = await setStage(test);
    const { published, entry } = await publishEntry(stage.registry, { platforms });
    const linux = published.package('linux_amd64');
    const text = lockFileText({ ...entry, hashes: [linux.h1.directory, linux.zh] });
    await stage.review(stage.openPull({ 'README.md': '' }, { [path]: text }), required);
    const [suggestion] = stage.github.reviewComments;
    const windows = published.package('windows_amd64');
    const taken = taking(suggestion, text);
    for (const hash of [windows.zh, windows.h1.directory]) expect(taken).toContain(`    "${hash}",\n`);
  });

  it.for([
    { what: 'suggestions: false', inputs: { suggestions: 'false' }, planted: false },
    { what: 'a planted hash in the entry', inputs: {}, planted: true },
    { what: 'no budget left for packages', inputs: { 'max-download': '1' }, planted: false },
  ])('of hashes is not made with $what', async ({ inputs, planted }, test) => {
    const stage = await setStage(test);
    const { entry } = await publishEntry(stage.registry, { platforms });
    const zh = entry.hashes.filter((hash) => hash.startsWith('zh:'));
    const hashes = [...(planted ? [...entry.hashes, plantedZh('suggestion')] : zh)];
    const pull = stage.openPull({ 'README.md': '' }, { [path]: lockFileText({ ...entry, hashes }) });
    await stage.review(pull, { inputs: { ...required.inputs, ...inputs } });
    // What deletes the planted line is no hash.
    expect(stage.github.reviewComments.filter(({ body }) => /```suggestion\n[^`]/.test(body))).toEqual([]);
    expect(stage.github.comments[0]?.body).not.toContain('with these proven hashes');
  });

  it('outside of the diff becomes an edit in the comment', async (test) => {
    const stage = await setStage(test);
    const many = [...platforms, 'freebsd_amd64', 'freebsd_arm64', 'linux_arm64', 'openbsd_amd64'];
    const { entry, published } = await publishEntry(stage.registry, { platforms: many });
    const [last] = published.packages.toSorted((a, b) => (a.zh < b.zh ? 1 : -1));
    if (last === undefined) throw new Error('nothing was published');
    const own = { ...entry, hashes: entry.hashes.filter((hash) => hash !== last.zh) };
    const base = lockFileText({ ...own, constraints: '~> 3.2' });
    const pull = stage.openPull({ [path]: base }, { [path]: base.replace('~> 3.2', '~> 3.2.0') });
    await stage.review(pull, { inputs: { platforms: last.platform } });
    expect(stage.github.reviewComments).toEqual([]);
    const [comment] = stage.github.comments;
    expect(comment?.body).toContain(`**Next:** To cover ${last.platform.replace('_', '\\_')} in `);
    expect(comment?.body).toContain(`    "${last.zh}",\n`);
  });
});

describe.concurrent('a suggestion beside a planted line', () => {
  it.for([
    { what: 'a planted zh', plantedBy: async () => plantedZh('one click') },
    { what: 'a planted h1', plantedBy: async () => plantedH1('one click') },
    { what: 'half a hash', plantedBy: async () => 'zh:123' },
    {
      what: 'a hash of the old version',
      plantedBy: async ({ registry }: Stage) =>
        (await publishEntry(registry, { version: '3.2.3' })).published.package('linux_amd64').zh,
    },
  ])('deletes it: the next review is clean, and real Terraform changes nothing: $what', async (row, test) => {
    const stage = await setStage(test);
    const planted = await row.plantedBy(stage);
    const { published, entry, text } = await publishEntry(stage.registry, { platforms });
    const head = lockFileText({ ...entry, hashes: [...entry.hashes, planted] });
    const pull = stage.openPull({ [path]: text }, { [path]: head });

    const first = await stage.review(pull);
    expect(first.exitCode).toBe(1);
    const [suggestion, ...others] = stage.github.reviewComments;
    expect(others).toEqual([]);
    const line = head.split('\n').indexOf(`    "${planted}",`) + 1;
    expect(suggestion).toMatchObject({ path, line, startLine: null });
    expect(suggestion?.body).toContain(`**Next:** Delete this hash (line ${line}, one click below).`);
    const comment = stage.github.comments[0]?.body ?? '';
    expect(comment).toContain(
      `**Next:** Delete this hash (line ${line}, or accept the suggestion on that line under "Files changed").`,
    );
    expect(comment).not.toContain('providers lock');
    expect(first.summary).toContain(`**Next:** Delete this hash (line ${line}).`);
    const taken = taking(suggestion, head);
    expect(taken).toBe(text);

    stage.push({ [path]: taken });
    const second = await stage.review(pull, { action: 'synchronize' });
    expect(second.exitCode).toBe(0);
    expect(second.report?.findings.filter(({ severity }) => severity !== 'notice')).toEqual([]);
    expect(stage.github.reviewComments).toMatchObject([{ minimised: true }]);
    if (terraform !== null)
      expect(await initialised(taken, published.address, stage.registry.caFile)).toBe(taken);
  });

  it('deletes only that line, where several of one entry are planted', async (test) => {
    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry, { platforms });
    const planted = [plantedZh('a'), plantedZh('b'), plantedH1('c')];
    const head = lockFileText({ ...entry, hashes: [...entry.hashes, ...planted] });
    await stage.review(stage.openPull({ [path]: text }, { [path]: head }));
    const suggestions = offers(stage.github);
    expect(suggestions).toHaveLength(planted.length);
    for (const suggestion of suggestions) expect(added(taking(suggestion, head), head)).toHaveLength(1);
    const fromBelow = suggestions.toSorted((a, b) => b.line - a.line);
    expect(fromBelow.reduce((left, suggestion) => taking(suggestion, left), head)).toBe(text);
    expect(stage.github.comments[0]?.body).toContain(
      ', or accept the suggestion on each line under "Files changed").',
    );
  });

  it('is followed by the command where something is missing afterwards', async (test) => {
    const stage = await setStage(test);
    const { published, entry, text } = await publishEntry(stage.registry, { platforms });
    const gone = published.package('darwin_arm64').zh;
    const hashes = [...entry.hashes.filter((hash) => hash !== gone), plantedZh('swapped')];
    const head = lockFileText({ ...entry, hashes });
    await stage.review(stage.openPull({ [path]: text }, { [path]: head }));
    expect(offers(stage.github)).toHaveLength(1);
    const comment = stage.github.comments[0]?.body ?? '';
    expect(comment).toMatch(
      /Delete this hash \(line \d+, or accept the suggestion on that line under "Files changed"\), then run:/,
    );
    expect(comment).toContain(
      `terraform -chdir=infra providers lock -platform=linux_amd64 ${published.address}`,
    );
  });

  it.for([
    { what: 'suggestions: false', inputs: { suggestions: 'false' }, threads: 1 },
    { what: 'review-comments: false', inputs: { 'review-comments': 'false' }, threads: 0 },
  ])('is not made with $what, and no text speaks of it', async ({ inputs, threads }, test) => {
    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry, { platforms });
    const head = lockFileText({ ...entry, hashes: [...entry.hashes, plantedZh('off')] });
    await stage.review(stage.openPull({ [path]: text }, { [path]: head }), { inputs });
    expect(stage.github.reviewComments).toHaveLength(threads);
    expect(offers(stage.github)).toEqual([]);
    for (const { body } of [...stage.github.reviewComments, ...stage.github.comments]) {
      expect(body).toMatch(/Delete this hash \(line \d+\)\./);
      expect(body).not.toContain('one click');
    }
  });

  it.for([
    {
      what: 'of the last hash of a list, which Terraform would refuse to be empty',
      tamper: (text: string) =>
        text.replace(/hashes = \[[^\]]*\]/, `hashes = [\n    "${plantedZh('last')}",\n  ]`),
      says: 'Delete the whole list of hashes (line ',
    },
    {
      what: 'where other hashes are on the line',
      tamper: (text: string) =>
        text.replace(
          /hashes = \[\n/,
          `hashes = [\n    "${plantedH1('beside')}", "${plantedZh('beside')}",\n`,
        ),
      says: 'Delete this hash (line ',
    },
    {
      what: 'where the list has comments',
      tamper: (text: string) =>
        text.replace(/hashes = \[\n/, `hashes = [ # mine\n    "${plantedH1('comment')}",\n`),
      says: 'Delete this hash (line ',
    },
  ])('is not made $what', async ({ tamper, says }, test) => {
    const stage = await setStage(test);
    const { text } = await publishEntry(stage.registry, { platforms });
    await stage.review(stage.openPull({ [path]: text }, { [path]: tamper(text) }));
    expect(offers(stage.github)).toEqual([]);
    expect(stage.github.comments[0]?.body).toContain(says);
    expect(stage.github.comments[0]?.body).not.toContain('one click');
  });

  it('is not made outside of the diff', async (test) => {
    const stage = await setStage(test);
    const many = [...platforms, 'freebsd_amd64', 'freebsd_arm64', 'linux_arm64', 'openbsd_amd64'];
    const { entry } = await publishEntry(stage.registry, { platforms: many });
    const last = `zh:${'f'.repeat(64)}`;
    const base = lockFileText({ ...entry, constraints: '~> 3.2', hashes: [...entry.hashes, last] });
    await stage.review(stage.openPull({ [path]: base }, { [path]: base.replace('~> 3.2', '~> 3.2.0') }));
    expect(stage.github.reviewComments).toEqual([]);
    expect(stage.github.comments[0]?.body).toMatch(/Delete this hash \(line \d+\)\./);
    expect(stage.github.comments[0]?.body).not.toContain('one click');
  });

  it('is told of where it is, when there are more lines than threads', async (test) => {
    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry, { platforms });
    const planted = Array.from({ length: 12 }, (_, index) => plantedZh(`many ${index}`));
    const head = lockFileText({ ...entry, hashes: [...entry.hashes, ...planted] });
    await stage.review(stage.openPull({ [path]: text }, { [path]: head }));
    expect(offers(stage.github)).toHaveLength(10);
    expect(stage.github.comments[0]?.body).toContain(
      '(or accept the suggestion where a line has one under "Files changed")',
    );
  });
});

/** Applies a suggestion as GitHub does: the lines of the block, perhaps none, replace the anchored lines. */
function taking(suggestion: StoredReviewComment | undefined, text: string): string {
  const block = /```suggestion\n([\s\S]*?)```/.exec(suggestion?.body ?? '')?.[1];
  if (suggestion === undefined || block === undefined) throw new Error('there is no suggestion');
  const lines = text.split('\n');
  const from = suggestion.startLine ?? suggestion.line;
  lines.splice(from - 1, suggestion.line - from + 1, ...block.split('\n').slice(0, -1));
  return lines.join('\n');
}

function offers({ reviewComments }: GitHubDouble): readonly StoredReviewComment[] {
  return reviewComments.filter(({ body }) => body.includes('```suggestion'));
}

function added(before: string, after: string): string[] {
  const old = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !old.has(line));
}

/** The lock file after `terraform init -lockfile=readonly`, which rejects where it does not fit. */
async function initialised(lock: string, address: string, caFile: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-suggestion-'));
  try {
    writeFileSync(join(folder, '.terraform.lock.hcl'), lock);
    const source = `terraform {\n  required_providers {\n    null = {\n      source = "${address}"\n    }\n  }\n}\n`;
    writeFileSync(join(folder, 'main.tf'), source);
    await runTerraform(folder, ['init', '-lockfile=readonly', '-input=false'], caFile);
    return readFileSync(join(folder, '.terraform.lock.hcl'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
