import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ended } from '../support/ended.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { neverAnswer } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';
import { stackTrace } from './run-log.ts';

const path = 'app/.terraform.lock.hcl';
const cli = resolve(import.meta.dirname, '../../dist/cli.js');

let registry: SignedRegistry;
let repository: Repository;
let planted: string;
let folder: string;

/** The branch `change` plants a hash in the lock file of `main`. */
beforeAll(async () => {
  registry = await startSignedRegistry();
  const { entry, text: honest } = await publishEntry(registry);
  planted = lockFileText({ ...entry, hashes: [...entry.hashes, plantedZh('trouble')] });
  repository = createRepository();
  repository.branch('change', repository.commit({ [path]: honest }, 'Base'));
  repository.commit({ [path]: planted }, 'Head', { branch: 'change' });
  folder = mkdtempSync(join(tmpdir(), 'lockproof-troubles-'));
});

afterAll(async () => {
  await registry.close();
  repository.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** A slow run tells how far it has come, every ten seconds. */
const withoutProgress = (stderr: string) => stderr.replaceAll(/^\d+ of \d+ .* so far\n/gm, '');

const review = (directory: string) =>
  runCli(['review', '--registries', registry.host], { directory, caFile: registry.caFile });

/** A clone with one branch, without any sign of where it began. */
function cloneOfBranch(name: string, fetched: readonly string[]): string {
  const clone = join(folder, name);
  git(folder, ['init', '--quiet', name]);
  git(clone, ['fetch', '--quiet', ...fetched, `file://${repository.directory}`, 'change']);
  git(clone, ['checkout', '--quiet', 'FETCH_HEAD']);
  return clone;
}

function git(directory: string, args: readonly string[]): void {
  expect(spawnSync('git', args, { cwd: directory, encoding: 'utf8' })).toMatchObject({ status: 0 });
}

describe.concurrent('lockproof review, where there is nothing to compare with', () => {
  it('says in a shallow clone what to fetch, instead of "nothing changed"', async () => {
    const run = await review(cloneOfBranch('shallow', ['--depth=1']));
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^lockproof: This shallow clone [^\n]*--base\.\n$/);
  });

  it('asks for a base without a default branch, instead of "nothing changed"', async () => {
    const run = await review(cloneOfBranch('whole', []));
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^lockproof: No default branch is known here[^\n]*--base[^\n]*\n$/);
  });
});

it('a proxy that is no HTTP proxy ends the run with one sentence and exit code 2, whatever is asked at once', async () => {
  const place = mkdtempSync(join(folder, 'proxy-'));
  const entries = ['one', 'two'].map((type) =>
    lockFileText({ address: `${registry.host}/acme/${type}`, version: '1.0.0', hashes: [plantedZh(type)] }),
  );
  writeFileSync(join(place, '.terraform.lock.hcl'), entries.join('\n'));
  const { stderr, exitCode } = await runCli(['verify', '--registries', registry.host], {
    directory: place,
    env: { HTTPS_PROXY: 'socks5://127.0.0.1:1080' },
  });
  expect(stderr).toMatch(
    /^lockproof: HTTPS_PROXY is not the address of an HTTP proxy; write it like [^\n]*\n$/,
  );
  expect(exitCode).toBe(2);
});

describe.concurrent('the output', () => {
  it('may be left unread: no crash, and the exit code of the review', async () => {
    repository.checkOut('change');
    const child = spawn(process.execPath, [cli, 'review', '--registries', registry.host], {
      cwd: repository.directory,
      env: surroundings(folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const { stderr, exitCode } = await ended(child);
    expect(withoutProgress(stderr)).toBe('');
    expect(exitCode).toBe(1);
  });

  it('that cannot be written makes the run incomplete', (test) => {
    test.skip(process.platform !== 'linux', 'only Linux has /dev/full');
    const full = spawnSync('sh', ['-c', `exec "$0" "$1" explain > /dev/full`, process.execPath, cli], {
      encoding: 'utf8',
    });
    expect(full.stderr).toMatch(/^lockproof: The result could not be written \(ENOSPC\)[^\n]*\n$/);
    expect(full.status).toBe(3);
  });
});

describe.concurrent('the file of --output', () => {
  function setOutput() {
    const place = mkdtempSync(join(folder, 'output-'));
    writeFileSync(join(place, '.terraform.lock.hcl'), planted);
    return place;
  }

  it('may be a pipe', async () => {
    const piped = '"$0" "$1" verify --registries "$2" --format json --output /dev/stdout | cat';
    const child = spawn('sh', ['-c', piped, process.execPath, cli, registry.host], {
      cwd: setOutput(),
      env: surroundings(folder),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(JSON.parse((await ended(child)).stdout)).toMatchObject({ verdict: 'failed' });
  });

  it('is gone where the disk has no space for the result: incomplete', async () => {
    const place = setOutput();
    const file = join(place, 'report.json');
    writeFileSync(file, 'of yesterday');
    const run = await withoutRoom(['verify', '--cache', '', '--format', 'json', '--output', file], place);
    expect(run.exitCode).toBe(3);
    expect(withoutProgress(run.stderr)).toMatch(
      /^lockproof: The file [^\n]*--output could not be written \(EFBIG\)[^\n]*\n$/,
    );
    expect(readdirSync(place)).toEqual(['.terraform.lock.hcl']);
  });
});

it('a disk without space for a package does not count as the download limit', async () => {
  const place = mkdtempSync(join(folder, 'no-room-'));
  const { published } = await publishEntry(registry, {
    type: 'large',
    files: { large: randomBytes(4096).toString('hex') },
  });
  const hashes = published.packages.map(({ h1 }) => h1.directory);
  writeFileSync(join(place, '.terraform.lock.hcl'), lockFileText({ ...published, hashes }));
  const run = await withoutRoom(['verify', '--cache', ''], place);
  expect(run.exitCode).toBe(1);
  expect(run.stdout).toContain('cannot be saved on this machine (EFBIG)');
  expect(run.stdout).not.toContain('max-download');
  expect(run.stdout).not.toContain('download limit');
});

it('several mistakes are several lines', async () => {
  const place = mkdtempSync(join(folder, 'mistakes-'));
  git(place, ['init', '--quiet', '--initial-branch=main']);
  mkdirSync(join(place, '.github'));
  writeFileSync(
    join(place, '.github/lockproof.yml'),
    'fail_on: never\nrules: {unproven-hsh: "\\n::error::x"}\n',
  );
  git(place, ['add', '.']);
  git(place, ['-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '-m', 'Policy']);
  const policy = await runCli(['review', '--base', 'HEAD', '--head', 'HEAD'], { directory: place });
  expect(policy.exitCode).toBe(2);
  expect(policy.stderr.split('\n')).toEqual([
    expect.stringMatching(/^lockproof: \.github\/lockproof\.yml:1: "fail_on" is not a policy key/),
    expect.stringMatching(/^lockproof: \.github\/lockproof\.yml:2: /),
    "❌ Lockproof: not reviewed. Don't merge yet: nothing was checked.",
    '  → Fix the policy on the base branch, then run this again.',
    '',
  ]);
  const flags = await runCli(['verify', '--fail-on', 'x', '--platform', 'a/b'], { directory: place });
  expect(flags.exitCode).toBe(2);
  expect(flags.stderr).toMatch(/^lockproof: --fail-on: [^\n]*\nlockproof: --platform: [^\n]*\n$/);
});

/** Runs where no file can exceed half a kilobyte, which looks like a full disk. */
async function withoutRoom(args: readonly string[], cwd: string) {
  const limited = 'ulimit -f 1; exec "$@"';
  const command = ['-c', limited, 'sh', process.execPath, cli, ...args, '--registries', registry.host];
  const child = spawn('sh', command, { cwd, env: surroundings(folder), stdio: ['ignore', 'pipe', 'pipe'] });
  return ended(child);
}

it('a signal in the middle of a download leaves no file behind', async () => {
  const temporary = mkdtempSync(join(folder, 'temporary-'));
  let asked = (): void => {};
  const downloading = new Promise<void>((done) => {
    asked = done;
  });
  const end = registry.override(/\.zip$/, (request, response) => {
    asked();
    return neverAnswer()(request, response);
  });
  const place = mkdtempSync(join(folder, 'place-'));
  writeFileSync(join(place, '.terraform.lock.hcl'), planted);
  const child = spawn(process.execPath, [cli, 'verify', '--registries', registry.host], {
    cwd: place,
    env: surroundings(temporary),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const done = ended(child);
  const left = () => readdirSync(temporary).filter((name) => name !== 'cache');
  await downloading;
  expect(left()).toHaveLength(1);
  child.kill('SIGINT');
  const { exitCode, stderr } = await done;
  expect(exitCode).toBe(130);
  end();
  expect(stderr).not.toMatch(stackTrace);
  expect(left()).toEqual([]);
});

function surroundings(temporary: string): NodeJS.ProcessEnv {
  const { NO_COLOR: _, FORCE_COLOR: __, ...others } = process.env;
  return {
    ...others,
    TMPDIR: temporary,
    XDG_CACHE_HOME: join(temporary, 'cache'),
    TF_CLI_CONFIG_FILE: '',
    NODE_EXTRA_CA_CERTS: registry.caFile,
  };
}

describe('a folder that this user may not list', () => {
  it('ends lockproof verify with its name, and the next step works', () => {
    const clone = createRepository();
    onTestFinished(() => clone.remove());
    clone.commit(
      { 'infra/.terraform.lock.hcl': '', 'infra/main.tf': '', '.gitignore': 'pgdata/\n' },
      'first',
    );
    clone.checkOut('main');
    mkdirSync(join(clone.directory, 'pgdata'), { mode: 0 });
    // An administrator may list every folder.
    const other = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const home = mkdtempSync(join(tmpdir(), 'lockproof-home-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    chmodSync(home, 0o777);
    chmodSync(clone.directory, 0o755);
    writeFileSync(join(home, '.gitconfig'), '[safe]\n\tdirectory = *\n');
    const env = { ...process.env, HOME: home, XDG_CACHE_HOME: home };
    const run = (command: string) =>
      spawnSync('sh', ['-c', command.replaceAll('lockproof ', `"${process.execPath}" "${cli}" `)], {
        cwd: clone.directory,
        encoding: 'utf8',
        env,
        ...other,
      });
    const whole = run('lockproof verify');
    expect(whole).toMatchObject({ status: 3, stdout: '' });
    expect(whole.stderr).toContain(
      '"pgdata" cannot be read; leave it out by naming the lock files that git knows: ',
    );
    const [, command = ''] = /: (lockproof verify .*)\n/.exec(whole.stderr) ?? [];
    expect(run(command)).toMatchObject({ status: 0, stdout: expect.stringContaining('1 lock file') });
  });
});
