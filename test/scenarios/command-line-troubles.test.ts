import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const review = (directory: string) =>
  runCli(['review', '--registries', registry.host], { directory, caFile: registry.caFile });

/** A clone with one branch of which nothing tells where it began. */
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
  it('proves every hash in a repository without a commit', async () => {
    const unborn = join(folder, 'unborn');
    git(folder, ['init', '--quiet', 'unborn']);
    mkdirSync(join(unborn, 'app'));
    writeFileSync(join(unborn, path), planted);
    const run = await review(unborn);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain('unproven-hash');
  });

  it('says in a shallow clone what to fetch, and not that nothing changed', async () => {
    const run = await review(cloneOfBranch('shallow', ['--depth=1']));
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toMatch(/^lockproof: This shallow clone [^\n]*--base\.\n$/);
  });

  it('says without a default branch that only what is not committed is reviewed', async () => {
    const run = await review(cloneOfBranch('whole', []));
    expect(run.exitCode).toBe(0);
    expect(run.stderr).toMatch(/^No default branch is known here[^\n]*--base\.\n$/);
  });
});

describe.concurrent('the output', () => {
  it('may be left unread: no crash, and the exit code is that of the review', async () => {
    repository.checkOut('change');
    const child = spawn(process.execPath, [cli, 'review', '--registries', registry.host], {
      cwd: repository.directory,
      env: surroundings(folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    const [stderr, code] = await Promise.all([text(child.stderr), ended(child)]);
    expect(stderr).toBe('');
    expect(code).toBe(1);
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
  const stderr = text(child.stderr);
  const left = () => readdirSync(temporary).filter((name) => name !== 'cache');
  await downloading;
  expect(left()).toHaveLength(1);
  child.kill('SIGINT');
  expect(await ended(child)).toBe(130);
  end();
  expect(await stderr).not.toMatch(stackTrace);
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

function ended(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((done) => child.once('close', done));
}
