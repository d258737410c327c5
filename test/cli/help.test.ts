import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { formats } from '../../src/cli/formats.ts';
import { main } from '../../src/cli/main.ts';
import { createRepository } from '../support/github-double/repository.ts';

async function run(...args: readonly string[]) {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const written = (texts: string[]) => ({ write: (text: string) => texts.push(text) });
  const code = await main(args, {}, { stdout: written(stdout), stderr: written(stderr) });
  return { code, stdout: stdout.join(''), stderr: stderr.join('') };
}

const commands = (await run('--help')).stdout
  .split(/^Commands:$/m)[1]
  ?.split(/\n\n/)[0]
  ?.match(/(?<=^ {2})[a-z-]+/gm)
  ?.filter((name) => name !== 'help');

const header =
  '# This file is maintained automatically by "terraform init".\n# Manual edits may be lost in future updates.\n';
const entry = '\nprovider "registry.example.com/acme/dns" {\n  version = "1.0.0"\n}\n';

describe('the help', () => {
  it.each(commands ?? [])('of %s has an example, and no flag twice', async (name) => {
    const { stdout } = await run(name, '--help');
    expect(stdout).toMatch(new RegExp(`^Example:\n {2}lockproof ${name}`, 'm'));
    const flags = stdout.match(/(?<=^ +(?:-\w, )?)--[a-z-]+/gm) ?? [];
    expect(flags).toEqual([...new Set(flags)]);
    expect(flags).not.toContain('--platforms');
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('of review and verify offers only formats that they write, and the documentation has each', async () => {
    const offered = { review: formats.filter(({ refuse }) => refuse === undefined), verify: formats };
    for (const [command, those] of Object.entries(offered))
      expect((await run(command, '--help')).stdout.replaceAll(/\s+/g, ' ')).toContain(
        `"${those.map(({ name }) => name).join('", "')}", default`,
      );
    const table =
      readFileSync('docs/command-line.md', 'utf8')
        .match(/^\| `.*/gm)
        ?.join('\n') ?? '';
    expect(formats.filter(({ name }) => !table.includes(`\`${name}\``))).toEqual([]);
  });
});

it('the result of lock is broken between words at a terminal, and its commands stay whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-wide-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.terraform.lock.hcl'), header + entry);
  const texts: string[] = [];
  const stdout = { write: (text: string) => texts.push(text), isTTY: true, columns: 80 };
  expect(await main(['lock', folder], {}, { stdout, stderr: { write: () => true } })).not.toBe(0);
  const lines = texts.join('').split('\n');
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => line.length > 80 && !line.startsWith('    '))).toEqual([]);
  expect(lines).toContain(`    terraform -chdir=${folder} providers lock registry.example.com/acme/dns`);
});

describe('--quiet', () => {
  it('prints nothing if nothing fails, and else everything', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lockproof-quiet-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, '.terraform.lock.hcl');
    writeFileSync(file, header);
    expect((await run('verify', folder)).stdout).toMatch(/^✅/u);
    expect(await run('verify', '--quiet', folder)).toEqual({ code: 0, stdout: '', stderr: '' });
    writeFileSync(file, header + entry);
    const failed = { code: 1, stdout: expect.stringMatching(/^❌[\s\S]*untrusted-host/u) };
    expect(await run('verify', '--quiet', folder)).toMatchObject(failed);
    rmSync(file);
    const none = { code: 2, stderr: expect.stringContaining('No lock file was found') };
    expect(await run('verify', '--quiet', folder)).toMatchObject(none);
    const { stderr } = await run('verify', '--lock-files', 'x/*.hcl', folder);
    expect(stderr).toMatch(/No lock file that matches "x\/\*\.hcl" .*; correct --lock-files\./);
    // For loops over many repositories.
    const stdout = '✅ Lockproof: there is no lock file\n';
    expect(await run('verify', '--if-any', folder)).toMatchObject({ code: 0, stdout });
    expect(await run('verify', '--if-any', join(folder, 'nowhere'))).toMatchObject({ code: 2 });
  });
});

describe('review', () => {
  it('says what it compared by default', async () => {
    const [repository, folder] = [createRepository(), process.cwd()];
    onTestFinished(() => {
      process.chdir(folder);
      repository.remove();
    });
    const sha = repository.commit({ 'main.tf': '' }, 'first');
    repository.checkOut('main');
    process.chdir(repository.directory);
    const span = `compared main at ${sha.slice(0, 7)} with the working tree`;
    expect((await run('review')).stdout).toContain(`✅ Lockproof: no lock file changed\n${span}`);
    writeFileSync('.terraform.lock.hcl', header);
    expect((await run('review')).stdout).toContain(`\n${span}\n✅`);
  });
});

describe('the completion', () => {
  it('of bash knows the commands, and the flags of each', async () => {
    const { stdout: script } = await run('completion', 'bash');
    const ask = `${script}COMP_WORDS=(lockproof "$@"); COMP_CWORD=$#; _lockproof; echo "\${COMPREPLY[@]}"`;
    const completed = (...words: readonly string[]) =>
      execFileSync('bash', ['-c', ask, 'bash', ...words])
        .toString()
        .trim();
    expect(completed('re')).toBe('review');
    expect(completed('')).toBe(commands?.join(' '));
    expect(completed('lock', '--pl')).toBe('--platform');
    expect(completed('review', 'infra/', '--he')).toBe('--head');
  });

  it('of zsh begins with what runs that script; that of fish has every flag', async () => {
    expect((await run('completion', 'zsh')).stdout).toContain('bashcompinit');
    const { stdout } = await run('completion', 'fish');
    expect(stdout).toMatch(
      /^complete -c lockproof -n '__fish_seen_subcommand_from review' .*-l base -l head/m,
    );
    expect(await run('completion', 'tcsh')).toMatchObject({ code: 2 });
  });
});
