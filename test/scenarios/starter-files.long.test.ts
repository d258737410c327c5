import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { describe, it } from 'vitest';
import { policyFile, workflowFile } from '../../src/cli/init.ts';
import { openRepositories, withoutPin } from '../support/repository-with.ts';
import { cli, runCli } from '../support/run-cli.ts';

const root = resolve(import.meta.dirname, '../..');
const { repositories, repositoryWith } = openRepositories();

/* What `init` writes in each repository is in test/cli/init.test.ts. */

describe.concurrent('lockproof init', () => {
  it('writes the workflow and the policy from any folder of the repository, and says what is next', async ({
    expect,
  }) => {
    const directory = repositoryWith({ 'infra/main.tf': '' });
    const run = await runCli(['init'], { directory: join(directory, 'infra') });
    expect(run.stderr).toBe('');
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(
      /^wrote \.github\/workflows\/lockproof\.yml\nwrote \.github\/lockproof\.yml\n\nNext:\n- (?:Review |[^\n]*Until then, [^\n]* has zeros)/,
    );
    for (const { path, text } of [workflowFile, policyFile])
      expect(withoutPin(readFileSync(join(directory, path), 'utf8'))).toBe(withoutPin(text));
    // The step is a command that exists.
    const started = `node ${relative(join(directory, 'infra'), cli)}`;
    expect(run.stdout).toContain(`\n- Check the policy: \`${started} policy\`\n`);
    const check = await runCli(['policy'], { directory });
    expect(check.exitCode).toBe(0);
    expect(check.stdout).toMatch(/^\.github\/lockproof\.yml can be read\./);
  });

  it('makes a first pull request that is green, without a warning about the policy', async ({ expect }) => {
    const directory = repositoryWith();
    const repository = repositories.find((each) => each.directory === directory);
    const before = repository?.commit({ 'main.tf': '' }, 'before') ?? '';
    repository?.branch('lockproof', before);
    repository?.checkOut('lockproof');
    expect((await runCli(['init'], { directory })).exitCode).toBe(0);
    repository?.git(['add', '--all']);
    repository?.git(['commit', '--quiet', '--message', 'Lockproof']);
    const run = await runCli(['review', '--head', 'HEAD', '--format', 'json'], { directory });
    expect(run.exitCode).toBe(0);
    expect(JSON.parse(run.stdout)).toMatchObject({ verdict: 'unchanged', findings: [] });
  });

  it('takes back the first file where the disk has no room for the second', async ({ expect }) => {
    const directory = repositoryWith({ 'infra/main.tf': '' });
    // A limit of 1 KiB a file: the workflow is smaller, the policy is not.
    const program = [process.execPath, join(root, 'dist/cli.js'), 'init']
      .map((word) => `'${word}'`)
      .join(' ');
    const run = spawnSync('bash', ['-c', `ulimit -f 1; ${program}`], { cwd: directory, encoding: 'utf8' });
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain('could not be written (EFBIG), so none was');
    expect(existsSync(join(directory, '.github'))).toBe(false);
  });

  it('outside of a repository says so: exit code 2', async ({ expect }) => {
    const directory = mkdtempSync(join(tmpdir(), 'lockproof-plain-'));
    const run = await runCli(['init'], { directory });
    rmSync(directory, { recursive: true });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(/^lockproof: Git finds no working tree [^\n]*`git init`[^\n]*\n$/);
  });
});
