import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { type CliSettings, runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { type HonestEntry, lineOf, publishEntry } from './honest-entry.ts';
import { expectReport } from './report-contract.ts';
import { stackTrace } from './run-log.ts';
import { setStage } from './stage.ts';

const app = 'app/.terraform.lock.hcl';
const network = 'network/.terraform.lock.hcl';
const zh = plantedZh('command line');
const unknown = 'registry.example.com/hashicorp/unknown';
const dist = resolve(import.meta.dirname, '../../dist');

let registry: SignedRegistry;
let honest: HonestEntry;
let planted: string;
let repository: Repository;
/** The commit where the branch `change` left `main`, which has a newer commit. */
let fork: string;
/** Not in any repository. */
let plainFolder: string;

/** `main` has two honest lock files; the branch `change`, which is checked out, plants a hash in the one of `app`. */
beforeAll(async () => {
  registry = await startSignedRegistry();
  honest = await publishEntry(registry);
  planted = lockFileText({ ...honest.entry, hashes: [...honest.entry.hashes, zh] });
  repository = createRepository();
  fork = repository.commit({ [app]: honest.text, [network]: honest.text }, 'Base');
  repository.branch('change', fork);
  repository.commit({ [app]: planted }, 'Head', { branch: 'change' });
  repository.commit(
    { [network]: lockFileText(honest.entry, { ...honest.entry, address: unknown }) },
    'Move on',
  );
  repository.checkOut('change');
  plainFolder = mkdtempSync(join(tmpdir(), 'lockproof-plain-'));
  for (const [path, text] of [
    [app, planted],
    [network, honest.text],
  ] as const) {
    mkdirSync(join(plainFolder, dirname(path)));
    writeFileSync(join(plainFolder, path), text);
  }
});

afterAll(async () => {
  await registry.close();
  repository.remove();
  rmSync(plainFolder, { recursive: true, force: true });
});

/** The built command line with the test's registry allowed; its output must not contain a crash or a terminal escape. */
async function lockproof(args: readonly string[], settings: Partial<CliSettings> = {}) {
  const run = await runCli([...args, '--registries', registry.host], {
    directory: repository.directory,
    caFile: registry.caFile,
    ...settings,
    env: { FORCE_COLOR: '1', CLICOLOR_FORCE: '1', ...settings.env },
  });
  expect(run.stdout + run.stderr).not.toMatch(stackTrace);
  expect(stripVTControlCharacters(run.stdout + run.stderr)).toBe(run.stdout + run.stderr);
  return run;
}

describe.concurrent('lockproof review', () => {
  it('names the planted hash at path:line, and ends with the verdict', async () => {
    const run = await lockproof(['review']);
    expect(run.exitCode).toBe(1);
    expect(run.stderr).toBe('');
    const lines = run.stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^❌ Lockproof: do not merge\. One hash of /);
    expect(lines[2]).toContain(`${app}:${lineOf(planted, zh)}  error  unproven-hash`);
    expect(lines[3]).toMatch(/→ Delete this hash \(line \d+\)\.$/);
    expect(lines.at(-1)).toContain('3 of 4 hashes are proven, 1 not proven');
  });

  it('gives the same JSON as the report of the action', async (test) => {
    const run = await lockproof(['review', '--base', fork, '--head', 'change', '--format', 'json']);
    const report = expectReport(JSON.parse(run.stdout));
    expect(run.exitCode).toBe(1);
    expect(report).toMatchObject({
      base: fork,
      head: repository.git(['rev-parse', 'change']),
    });

    const stage = await setStage(test);
    const { entry, text } = await publishEntry(stage.registry);
    const bad = lockFileText({ ...entry, hashes: [...entry.hashes, zh] });
    const pull = stage.openPull({ [app]: text, [network]: text }, { [app]: bad });
    const action = await stage.review(pull, { inputs: { comment: 'never' } });
    const comparable = (value: unknown, host: string) =>
      JSON.stringify(value)
        .replaceAll(host, 'HOST')
        // A digest covers the port of the registry. It goes first: a run of its digits may look like the id of a key.
        .replaceAll(/sha256:[0-9a-f]{64}/g, 'DIGEST')
        .replaceAll(/\b[0-9A-F]{16,40}\b/g, 'KEY');
    // Read in the same way: the fields of extensions have no order.
    const other = expectReport(action.report);
    for (const part of ['verdict', 'files', 'changes', 'findings', 'totals'] as const)
      expect(comparable(report[part], registry.host)).toBe(comparable(other[part], stage.registry.host));
  });

  it('writes the Markdown of a comment', async () => {
    const run = await lockproof(['review', '--format', 'markdown']);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(
      /^### ❌ Lockproof: do not merge\. One hash of .* is not in the signed release\n/,
    );
    expect(run.stdout).toContain(`${app}:${lineOf(planted, zh)}`);
  });

  it.for([
    { from: 'a subdirectory without changes', directory: 'network', paths: [], says: /run "cd \.\." first/ },
    { from: 'the root, by a file', directory: '.', paths: [app], says: /^$/ },
  ])(
    'finds the change from $from, and names it by its path in the repository, for which the commands are',
    async ({ directory, paths, says }) => {
      const run = await lockproof(['review', '--format', 'json', ...paths], {
        directory: join(repository.directory, directory),
      });
      expect(expectReport(JSON.parse(run.stdout)).findings.map(({ path }) => path)).toEqual([app]);
      expect(run.exitCode).toBe(1);
      expect(run.stderr).toMatch(says);
    },
  );

  it('of another path finds nothing: exit code 0', async () => {
    const run = await lockproof(['review', 'network']);
    expect(run.stdout).toContain('no lock file changed');
    expect(run.exitCode).toBe(0);
  });
});

describe.concurrent('lockproof verify', () => {
  it.for([
    { what: 'a folder', paths: ['.'], exitCode: 1, files: [app, network] },
    { what: 'one planted file', paths: [app], exitCode: 1, files: [app] },
  ])('of $what without git: exit code $exitCode', async ({ paths, exitCode, files }) => {
    const run = await lockproof(['verify', '--format', 'json', ...paths], { directory: plainFolder });
    const report = expectReport(JSON.parse(run.stdout));
    expect(run.exitCode).toBe(exitCode);
    expect(report.files).toEqual(
      files.map((path) => ({ path, status: 'unchanged', digest: expect.any(String) })),
    );
    expect(report.findings.map(({ rule, path, line }) => `${rule} ${path}:${line}`)).toEqual(
      exitCode === 0 ? [] : [`unproven-hash ${app}:${lineOf(planted, zh)}`],
    );
  });

  it('of a folder without lock files says so', async () => {
    const empty = mkdtempSync(join(plainFolder, 'empty-'));
    const run = await lockproof(['verify'], { directory: empty });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(/^lockproof: No lock file was found/);
  });
});

describe.concurrent('the exit code', () => {
  it.for([
    { onUnavailable: 'fail', exitCode: 3 },
    { onUnavailable: 'warn', exitCode: 0 },
  ])('is $exitCode with --on-unavailable $onUnavailable where the registry is down', async (given) => {
    const folder = mkdtempSync(join(tmpdir(), 'lockproof-down-'));
    writeFileSync(join(folder, '.terraform.lock.hcl'), honest.text.replace(registry.host, 'localhost:9'));
    const flags = ['--registries', 'localhost:9', '--on-unavailable', given.onUnavailable];
    const run = await lockproof(['verify', ...flags], { directory: folder });
    rmSync(folder, { recursive: true });
    expect(run.exitCode).toBe(given.exitCode);
    expect(run.stdout).toContain('⚠️ Lockproof: not fully checked. localhost:9 refused the connection\n');
    expect(run.stdout).toContain('.terraform.lock.hcl:4');
  });
});

describe.concurrent('wrong usage', () => {
  it.for([
    { command: 'review --format xml', says: /--format.*text, markdown, json/ },
    { command: 'review --registries http://plain.example.com/', says: /registries.*host=https/ },
    { command: 'review --base nowhere', says: /"nowhere".*fetch it first/ },
    { command: 'review --output no/such/folder/x.json', says: /--output.*folder that exists/ },
    { command: 'verify no-such-file', says: /"no-such-file".*exists/ },
    { command: 'verify --frmat json', says: /--frmat/ },
    { command: 'inspect', says: /inspect/ },
    { command: `verify ${resolve('package.json')}`, says: /package\.json" is not a lock file; name a / },
  ])('$command: one line that names it, exit code 2', async ({ command, says }) => {
    const run = await lockproof(command.split(' '));
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(says);
    expect(run.stderr).toMatch(/^[^\n]+\n(?:\(Did you mean [^\n]+\n)?$/);
  });

  it('review outside a repository: one line that says what to do, exit code 2', async () => {
    const run = await lockproof(['review'], { directory: plainFolder });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(
      /^lockproof: Git finds no working tree [^\n]*`node \S*dist\/cli\.js verify` needs no git\)\.\n$/,
    );
  });

  it.for([
    { command: '--help', says: 'Usage: lockproof' },
    { command: 'review --help', says: '--base' },
    { command: 'policy --help', says: '\n"lockproof" is short for: node ' },
    { command: '--version', says: '0.' },
  ])('is helped by $command: exit code 0', async ({ command, says }) => {
    const run = await runCli(command.split(' '), { directory: plainFolder });
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toContain(says);
  });
});

describe('a Node that is too old', () => {
  const old = oldNode();
  if (old === null)
    console.log('*** NOTICE: no Node older than 22.12 on this machine; its message is not tested. ***');

  it.for([
    { entry: 'cli.js', sentence: 'Lockproof needs Node 22.12 or newer' },
    { entry: 'action.js', sentence: '::error::Lockproof needs Node 22.12 or newer' },
  ])('gets one clear sentence and exit code 2 from dist/$entry', ({ entry, sentence }, test) => {
    test.skip(old === null, 'no Node older than 22.12 on this machine');
    // As a command on the PATH.
    const link = join(mkdtempSync(join(tmpdir(), 'lockproof-linked-')), 'lockproof');
    symlinkSync(join(dist, entry), link);
    const run = spawnSync(old ?? '', [link, 'verify'], { encoding: 'utf8', env: { PATH: '' } });
    expect(run.status).toBe(2);
    const [first, ...others] = (run.stdout + run.stderr).trimEnd().split('\n');
    expect(first).toContain(sentence);
    // What it says to run is there to be run: a clone with its lock file, whose `npm ci` installs a Node.
    const clone = /^To use .*: npm --prefix (\S+) ci && export PATH="\1\/node_modules\/\.bin:\$PATH"$/;
    expect(others.map((line) => clone.exec(line)?.[1])).toEqual(entry === 'cli.js' ? [dirname(dist)] : []);
    expect(existsSync(join(dirname(dist), 'node_modules/.bin/node'))).toBe(true);
  });
});

/** The first Node in the usual folders that is too old for Lockproof. */
function oldNode(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  for (const folder of new Set(folders)) {
    const node = join(folder, 'node');
    const [, major, minor] =
      /^v(\d+)\.(\d+)/.exec(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
    if (major !== undefined && (Number(major) < 22 || (major === '22' && Number(minor) < 12))) return node;
  }
  return null;
}
