import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StoredReviewComment } from '../support/github-double/world.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { setStage } from './stage.ts';
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
  ])('is not made with $what', async ({ inputs, planted }, test) => {
    const stage = await setStage(test);
    const { entry } = await publishEntry(stage.registry, { platforms });
    const zh = entry.hashes.filter((hash) => hash.startsWith('zh:'));
    const hashes = [...(planted ? [...entry.hashes, plantedZh('suggestion')] : zh)];
    const pull = stage.openPull({ 'README.md': '' }, { [path]: lockFileText({ ...entry, hashes }) });
    await stage.review(pull, { inputs: { ...required.inputs, ...inputs } });
    expect(stage.github.reviewComments.filter(({ body }) => body.includes('```suggestion'))).toEqual([]);
    expect(stage.github.comments[0]?.body).not.toContain('lacks proven hashes');
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
    expect(comment?.body).toContain(`lacks proven hashes for ${last.platform.replace('_', '\\_')}`);
    expect(comment?.body).toContain(`    "${last.zh}",\n`);
  });
});

/** Applies a suggestion as GitHub does: the lines of the block replace the anchored lines. */
function taking(suggestion: StoredReviewComment | undefined, text: string): string {
  const block = /```suggestion\n([\s\S]*?)\n```/.exec(suggestion?.body ?? '')?.[1];
  if (suggestion === undefined || block === undefined) throw new Error('there is no suggestion');
  const lines = text.split('\n');
  const from = suggestion.startLine ?? suggestion.line;
  lines.splice(from - 1, suggestion.line - from + 1, ...block.split('\n'));
  return lines.join('\n');
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
