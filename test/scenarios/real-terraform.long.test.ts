import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { type Advice, followRemedy } from './follow-remedy.ts';
import { lineOf } from './honest-entry.ts';
import { openStage, type Stage } from './stage.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64', 'linux_arm64'];
const path = 'infra/.terraform.lock.hcl';
const zh = plantedZh('real terraform');
const h1 = plantedH1('real terraform');
const lockAll = ['providers', 'lock', ...platforms.map((platform) => `-platform=${platform}`)];
const initOnly = ['init', '-input=false', '-lockfile=readonly'];
const quiet = { inputs: { comment: 'never' } };

const terraform = installedTerraform();
console.log(
  terraform === null
    ? '*** NOTICE: there is no `terraform` on the PATH. referee: lock files laid out as Terraform prints them; what Terraform itself says is not tested. ***'
    : `referee: real terraform ${terraform}`,
);

describe('a lock file of three providers and four platforms, written by real Terraform', () => {
  let stage: Stage & { close(): Promise<void> };
  let providers: readonly PublishedVersion[];
  /** A root module in which `terraform init` and `terraform providers lock` have run. */
  let root: string;
  let written: string;

  beforeAll(async () => {
    stage = await openStage();
    stage.repository.commit({ 'README.md': 'infrastructure\n' }, 'Begin');
    root = mkdtempSync(join(tmpdir(), 'lockproof-root-'));
    providers = await Promise.all(
      ['null', 'random', 'time'].map((type) =>
        stage.registry.publish({ namespace: 'hashicorp', type, version: '3.2.4', platforms }),
      ),
    );
    writeFileSync(join(root, 'main.tf'), rootModule(providers));
    if (terraform === null) {
      written = lockFileText(...providers.map(entryOf));
    } else {
      await run(root, ['init', '-input=false']);
      await run(root, lockAll);
      written = readFileSync(join(root, '.terraform.lock.hcl'), 'utf8');
    }
  });

  afterAll(async () => {
    rmSync(root, { recursive: true, force: true });
    await stage.close();
  });

  const run = (folder: string, args: readonly string[]) => runTerraform(folder, args, stage.registry.caFile);

  /** What Terraform says about a lock file when it runs this command, and the resulting file. */
  async function relock(text: string, args: readonly string[]): Promise<{ said: string; text: string }> {
    const folder = mkdtempSync(join(root, 'copy-'));
    for (const name of ['main.tf', '.terraform'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    writeFileSync(join(folder, '.terraform.lock.hcl'), text);
    const said = await run(folder, args);
    return { said, text: readFileSync(join(folder, '.terraform.lock.hcl'), 'utf8') };
  }

  function openPull(branch: string, text: string): number {
    const tip = stage.repository.git(['rev-parse', 'main']);
    stage.repository.branch(branch, tip);
    stage.repository.commit({ [path]: text }, `Add ${path}`, { branch });
    return stage.github.openPull({ head: branch });
  }

  /** `says`: Terraform's answer to the command that looks most like a check; `null`: it refuses the file. */
  const tampered = [
    {
      what: 'one zh planted',
      tamper: (text: string) => plant(text, zh),
      named: { at: zh, rules: ['unproven-hash'] },
      check: lockAll,
      says: 'Success! Terraform has validated the lock file',
    },
    {
      what: 'one h1 planted',
      tamper: (text: string) => plant(text, h1),
      named: { at: h1, rules: ['unproven-hash'] },
      check: lockAll,
      says: 'Success! Terraform has validated the lock file',
    },
    {
      what: 'the hashes removed',
      tamper: (text: string) => text.replace(/ {2}hashes = \[[^\]]*\]\n/, ''),
      named: { at: 'provider "', rules: ['hashes-cleared'] },
      check: initOnly,
      says: 'Terraform has been successfully initialized!',
    },
    {
      what: 'the hashes emptied',
      tamper: (text: string) => text.replace(/hashes = \[[^\]]*\]/, 'hashes = []'),
      named: { at: 'hashes = []', rules: ['hashes-cleared', 'unreadable-lock-file'] },
      check: lockAll,
      says: null,
    },
  ];

  it.concurrent.for(tampered)(
    '$what: Terraform accepts or refuses it as expected, and our advice helps',
    async (row, test) => {
      test.skip(terraform === null, 'there is no terraform on the PATH');
      const { what, tamper, named, check, says } = row;
      const text = tamper(written);
      if (says === null) await expect(relock(text, check)).rejects.toThrow('Invalid provider hash set');
      else expect(await relock(text, check)).toEqual({ said: expect.stringContaining(says), text });

      const branch = `advice-${what.replaceAll(' ', '-')}`;
      const pull = openPull(branch, text);
      const failing = await stage.review(pull, quiet);
      expect(failing.outputs.verdict).toBe('failed');
      const errors = failing.report?.findings.filter(({ severity }) => severity === 'error') ?? [];
      expect(errors.map(({ rule }) => rule)).toEqual(named.rules);
      for (const finding of errors) expect(finding).toMatchObject({ path, line: lineOf(text, named.at) });
      const mended = await follow(text, failing.report?.findings[0]);
      if (says?.startsWith('Success!')) expect(mended).toBe(written);

      stage.repository.commit({ [path]: mended }, 'Follow the advice', { branch });
      const clean = await stage.review(pull, quiet);
      expect(clean.outputs.verdict).toBe('verified');
      expect(clean.exitCode).toBe(0);
    },
  );

  /** Follows the advice of a finding, from the root of a repository. */
  async function follow(text: string, finding: Advice | undefined): Promise<string> {
    const directory = mkdtempSync(join(root, 'advice-'));
    const lockFile = join(directory, path);
    mkdirSync(dirname(lockFile), { recursive: true });
    writeFileSync(join(dirname(lockFile), 'main.tf'), rootModule(providers));
    writeFileSync(lockFile, text);
    const run = (args: readonly string[]) => runTerraform(directory, args, stage.registry.caFile);
    if (finding !== undefined) await followRemedy(finding, { directory, atBase: () => written, run });
    return readFileSync(lockFile, 'utf8');
  }
});

function rootModule(providers: readonly PublishedVersion[]): string {
  const required = providers.map(
    ({ type, address }) => `    ${type} = { source = "${address}", version = "~> 3.2" }\n`,
  );
  return `terraform {\n  required_providers {\n${required.join('')}  }\n}\n`;
}

function entryOf({ address, version, packages, zh: signed }: PublishedVersion) {
  const computed = packages.map((one) => one.h1.directory);
  return { address, version, constraints: '~> 3.2', hashes: [...computed, ...signed] };
}

/** Adds a line to the first entry where Terraform would sort it, so that Terraform keeps the file as it is. */
function plant(text: string, hash: string): string {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.includes('hashes = [')) + 1;
  const end = lines.indexOf('  ]', begin);
  const hashes = [...lines.slice(begin, end), `    "${hash}",`].toSorted();
  return [...lines.slice(0, begin), ...hashes, ...lines.slice(end)].join('\n');
}
