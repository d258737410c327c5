import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createRepository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';

let registry: SignedRegistry;
let root: string;

/** A repository whose policy lowers a rule for one part of it, and a lock file with a planted hash in that part. */
beforeAll(async () => {
  registry = await startSignedRegistry();
  const { entry } = await publishEntry(registry);
  root = mkdtempSync(join(tmpdir(), 'lockproof-above-'));
  const files = {
    '.github/lockproof.yml': 'paths:\n  - match: [infra/prod/**]\n    rules: {unproven-hash: notice}\n',
    'infra/prod/.terraform.lock.hcl': lockFileText({
      ...entry,
      hashes: [...entry.hashes, plantedZh('above')],
    }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

afterAll(async () => {
  await registry.close();
  rmSync(root, { recursive: true, force: true });
});

const verify = (flags: readonly string[] = []) =>
  runCli(['verify', '--registries', registry.host, ...flags], {
    directory: join(root, 'infra/prod'),
    caFile: registry.caFile,
  });

describe('lockproof verify in a folder of a repository', () => {
  it('outside of a repository uses no policy of a folder above, and says so', async () => {
    const run = await verify();
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toContain('The policy ../../.github/lockproof.yml is not used: there is no .git; run');
  });

  it("uses the repository's policy with its globs, and says which", async () => {
    mkdirSync(join(root, '.git'));
    writeFileSync(join(root, '.git/HEAD'), 'ref: refs/heads/main\n');
    const run = await verify();
    expect(run.stderr).toContain(
      'The policy is ../../.github/lockproof.yml, of the repository around this folder.',
    );
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(
      /^⚠️ Lockproof: needs a review\. 1 hash of .* is not proven, and the policy lets it pass/u,
    );
  });

  it('prefers a policy in the folder itself', async () => {
    writeFileSync(join(root, 'infra/prod/own.yml'), 'fail-on: error\n');
    const run = await verify(['--config', 'own.yml']);
    expect(run.stderr).not.toContain('The policy is');
    expect(run.exitCode).toBe(1);
  });

  it.each([
    ['own.yml', 'infra%2Fprod%2Fown.yml'],
    ['.github/lockproof.yml', '.github%2Flockproof.yml'],
  ])('names the file %s in a receipt by its path in the repository', async (config, named) => {
    const run = await verify(['--config', config, '--format', 'vsa']);
    expect(JSON.parse(run.stdout).predicate.policy.uri).toBe(`file:../..#${named}`);
  });
});

describe('a policy that a sparse checkout leaves out', () => {
  const policy = '.github/lockproof.yml';
  const infra = 'infra/prod/.terraform.lock.hcl';

  /** In cone mode, git keeps the files of the root and of the folders that are named. */
  function sparse(files: Readonly<Record<string, string>>) {
    const repository = createRepository();
    onTestFinished(() => repository.remove());
    repository.commit({ [infra]: '', 'infra/prod/main.tf': '', ...files }, 'first');
    repository.checkOut('main');
    repository.git(['sparse-checkout', 'set', '--cone', 'infra']);
    return repository;
  }

  it('ends every command that needs one, and the next step works', async () => {
    const { directory } = sparse({ [policy]: 'platforms: [linux_amd64]\n' });
    for (const [from, ...args] of [
      ['infra/prod', 'verify'],
      ['.', 'policy'],
      ['infra', 'lock', '--check'],
    ]) {
      const run = await runCli(args, { directory: join(directory, from ?? '') });
      expect(run).toMatchObject({ exitCode: 2, stdout: '' });
      expect(run.stderr).toContain(`The sparse checkout leaves out the policy "${policy}"; run git -C`);
      if (from !== 'infra/prod') continue;
      const [, command = ''] = /; run (git .*)\n/.exec(run.stderr) ?? [];
      execFileSync('sh', ['-c', command], { cwd: join(directory, from) });
      expect(await runCli(args, { directory: join(directory, from) })).toMatchObject({ exitCode: 0 });
      execFileSync('git', ['-C', directory, 'sparse-checkout', 'set', '--cone', 'infra']);
    }
  });

  it('is not missed where there is none', async () => {
    const { directory } = sparse({ 'other/lockproof.yml': 'x' });
    expect(await runCli(['verify'], { directory })).toMatchObject({ exitCode: 0 });
  });

  it('is read from the index by lockproof review, and not taken for removed', async () => {
    const { directory } = sparse({ [policy]: 'providers: {deny: ["registry.example.com/*/*"]}\n' });
    const run = await runCli(['review', '--base', 'main'], { directory });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain('✅');
    expect(`${run.stdout}${run.stderr}`).not.toMatch(/removes|weaker/);
  });
});
