import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StoredReviewComment } from '../support/github-double/world.ts';
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
