import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended } from '../support/ended.ts';
import { cli, runCli } from '../support/run-cli.ts';
import { neverAnswer } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { name, openRoots } from './roots.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

/* The built command beside real Terraform. What it adds, removes and leaves alone in each case is tested in test/extensions/completion. */

const three = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];

const terraform = installedTerraform();
console.log(
  terraform === null
    ? '*** NOTICE: there is no `terraform` on the PATH. referee: lock files laid out as Terraform prints them; what Terraform itself writes is not tested. ***'
    : `referee: real terraform ${terraform}`,
);

const roots = await openRoots();
const { registry, folderWith, lockFileIn } = roots;
const scratch = mkdtempSync(join(tmpdir(), 'lockproof-lock-'));
const providers = await Promise.all(
  ['null', 'random', 'time'].map((type) =>
    registry.publish({
      namespace: 'hashicorp',
      type,
      version: '3.2.4',
      platforms: [...three, 'linux_arm64'],
    }),
  ),
);
const required = providers.map(
  ({ type, address }) => `    ${type} = { source = "${address}", version = "~> 3.2" }\n`,
);
const main = { 'main.tf': `terraform {\n  required_providers {\n${required.join('')}  }\n}\n` };
/** What `terraform init` writes on this machine, and what `terraform providers lock` makes of it for three platforms. */
let afterInit = textWith(['linux_amd64']);
let complete = textWith(three);

beforeAll(async () => {
  if (terraform === null) return;
  const root = folderWith('', main);
  await runTerraform(root, ['init', '-input=false'], registry.caFile);
  afterInit = lockFileIn(root);
  complete = await lockedByTerraform(afterInit);
});
afterAll(async () => {
  await roots.close();
  rmSync(scratch, { recursive: true, force: true });
});

function textWith(platforms: readonly string[]): string {
  return lockFileText(
    ...providers.map(({ address, version, zh, ...one }) => ({
      address,
      version,
      constraints: '~> 3.2',
      hashes: [...platforms.map((platform) => one.package(platform).h1.directory), ...zh],
    })),
  );
}

async function lockedByTerraform(before: string): Promise<string> {
  const root = folderWith(before, main);
  const flags = three.map((platform) => `-platform=${platform}`);
  await runTerraform(root, ['providers', 'lock', ...flags], registry.caFile);
  return lockFileIn(root);
}

const forThree = three.flatMap((platform) => ['--platform', platform]);
const lock = (root: string, ...args: readonly string[]) =>
  roots.lockproof(root, 'lock', ...forThree, ...args);

/** Adds hashes to the first entry where Terraform would sort them. */
function plant(text: string, ...hashes: readonly string[]): string {
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => line.includes('hashes = [')) + 1;
  const end = lines.indexOf('  ]', begin);
  const sorted = [...lines.slice(begin, end), ...hashes.map((hash) => `    "${hash}",`)].toSorted();
  return [...lines.slice(0, begin), ...sorted, ...lines.slice(end)].join('\n');
}

const packagesAsked = () => registry.requests.filter(({ path }) => path.endsWith('.zip'));

describe('lockproof lock, on what `terraform init` left for three providers', () => {
  it('writes byte for byte what `terraform providers lock` writes for three platforms', async () => {
    const root = folderWith(afterInit, main);
    const run = await lock(root);
    expect(run.stderr).toBe('9 packages to download.\n');
    expect(run.exitCode).toBe(0);
    expect(lockFileIn(root)).toBe(complete);
    expect(run.stdout).toMatch(
      /^✅ Lockproof: added 6 proven hashes in 1 lock file\n\.terraform\.lock\.hcl: added 2 h1 for localhost:\d+\/hashicorp\/null 3\.2\.4 \(.*\); 2 h1 for /,
    );
    expect(run.stdout.split('\n')).toHaveLength(3);
    if (terraform !== null) expect(await lockedByTerraform(lockFileIn(root))).toBe(complete);
    expect((await lock(root)).stdout).toBe('✅ Lockproof: nothing is missing from 1 lock file\n');
    expect(lockFileIn(root)).toBe(complete);
  });

  it('keeps a planted line and says so; with --prune it writes what a clean `providers lock` writes', async () => {
    const evil = [plantedZh('evil'), plantedH1('evil'), 'h9:evil'];
    const root = folderWith(plant(afterInit, ...evil), main);
    const kept = await lock(root);
    expect(kept.exitCode).toBe(1);
    expect(lockFileIn(root)).toBe(plant(complete, ...evil));
    if (terraform !== null) expect(await lockedByTerraform(plant(afterInit, ...evil))).toBe(lockFileIn(root));
    expect(kept.stdout).toMatch(/^❌ Lockproof: added 6 proven hashes in 1 lock file; 3 problems remain\n/);
    expect(kept.stdout.match(/Run again with --prune to remove it\./g)).toHaveLength(3);

    const pruned = await lock(root, '--prune');
    expect(pruned.exitCode).toBe(0);
    expect(lockFileIn(root)).toBe(complete);
    expect(pruned.stdout).toMatch(/^✅ Lockproof: removed 3 wrong hashes in 1 lock file\n/);
    expect(pruned.stdout.match(/^\S+:\d+: removed /gm)).toHaveLength(3);
  });

  it('with --check only tells, with exit code 1 where something is missing or refuted', async () => {
    const planted = plant(complete, plantedZh('evil'));
    for (const [text, flags, code, says] of [
      [afterInit, [], 1, '❌ Lockproof: 6 proven hashes are missing in 1 lock file'],
      [complete, [], 0, '✅ Lockproof: nothing is missing from 1 lock file'],
      [planted, [], 1, '❌ Lockproof: 1 problem remains; nothing is missing from 1 lock file'],
      [planted, ['--prune'], 1, '❌ Lockproof: 1 wrong hash would be removed in 1 lock file'],
    ] as const) {
      const root = folderWith(text, main);
      chmodSync(join(root, name), 0o444);
      const run = await lock(root, '--check', ...flags);
      expect([run.exitCode, run.stdout.split('\n')[0], lockFileIn(root)]).toEqual([code, says, text]);
    }
  });

  it('downloads each package once for several roots, and `verify` proves what it wrote without any', async () => {
    const folder = folderWith(afterInit, { [`b/${name}`]: afterInit, [`c/${name}`]: afterInit });
    const env = { XDG_CACHE_HOME: join(scratch, 'cache') };
    mkdirSync(env.XDG_CACHE_HOME, { mode: 0o700 });
    const settings = { directory: folder, caFile: registry.caFile, env };
    registry.clearRequests();
    const run = await runCli(['lock', '--registries', registry.host, ...forThree], settings);
    expect(run.stdout).toContain('✅ Lockproof: added 18 proven hashes in 3 lock files');
    expect(packagesAsked()).toHaveLength(providers.length * three.length);
    registry.clearRequests();
    expect((await runCli(['verify', '--registries', registry.host], settings)).exitCode).toBe(0);
    expect(packagesAsked()).toEqual([]);
  });

  it('writes a file of another layout as `terraform providers lock` does, for the platforms of the policy', async () => {
    const edited = afterInit.replaceAll('\n', '\r\n').replace('provider', '# mine\r\nprovider');
    const policy = { '.github/lockproof.yml': `platforms: [${three.join(', ')}]\n` };
    const root = folderWith(edited, { ...main, ...policy });
    const run = await roots.lockproof(root, 'lock');
    expect([run.exitCode, lockFileIn(root)]).toEqual([0, complete]);
    expect(run.stdout).toContain("was rewritten in Terraform's layout, without its comments");
    if (terraform !== null) expect(await lockedByTerraform(edited)).toBe(complete);
  });
});

describe('lockproof lock leaves the file as it is', () => {
  it('without a lock file, with a flag of Terraform, or where one file is read-only and others are not', async () => {
    const empty = folderWith(afterInit);
    rmSync(join(empty, name));
    expect((await lock(empty)).stderr).toMatch(
      /^lockproof: No lock file was found in "\."; .*terraform init/,
    );
    const root = folderWith(afterInit, { [`b/${name}`]: afterInit });
    const upgrade = await lock(root, '--upgrade', 'hashicorp/null=3.2.5');
    expect([upgrade.exitCode, upgrade.stderr]).toEqual([
      2,
      expect.stringContaining('never changes a version'),
    ]);
    chmodSync(join(root, 'b', name), 0o444);
    const run = await lock(root);
    expect(run.exitCode).toBe(3);
    expect(run.stdout).toContain(`b/${name}: not written: it is read-only; allow writing to it (chmod u+w)`);
    expect([lockFileIn(root), lockFileIn(join(root, 'b'))]).toEqual([complete, afterInit]);
  });

  it.skipIf(process.platform !== 'linux')('on a full disk', async () => {
    const root = folderWith(afterInit, main);
    const { exitCode, stdout } = await ended(
      start(root, ['sh', '-c', 'ulimit -f 1; exec "$@"', 'sh', ...command(...forThree, '--cache', '')]),
    );
    expect(exitCode).toBe(3);
    expect(stdout).toMatch(
      /not written: writing failed \(E[A-Z]+\) and the file is as before; free disk space/,
    );
    expect(lockFileIn(root)).toBe(afterInit);
    expect(readdirSync(root).toSorted()).toEqual([name, 'main.tf']);
  });

  it('after a signal in the middle of a run', async () => {
    const root = folderWith(afterInit);
    const { promise: downloading, resolve: asked } = Promise.withResolvers<void>();
    const end = registry.override(/\.zip$/, (request, response) => {
      asked();
      return neverAnswer()(request, response);
    });
    const child = start(root, command('--platform', 'darwin_arm64', '--cache', ''));
    const done = ended(child);
    await downloading;
    child.kill('SIGTERM');
    await done;
    end();
    expect([lockFileIn(root), readdirSync(root)]).toEqual([afterInit, [name]]);
    expect(readdirSync(scratch)).toEqual(['cache']);
  });
});

function command(...args: readonly string[]): readonly string[] {
  return [process.execPath, cli, 'lock', '--registries', registry.host, ...args];
}

function start(cwd: string, [program = '', ...args]: readonly string[]) {
  const { NO_COLOR: _, FORCE_COLOR: __, ...others } = process.env;
  const own = { TMPDIR: scratch, TF_CLI_CONFIG_FILE: '', NODE_EXTRA_CA_CERTS: registry.caFile };
  return spawn(program, args, { cwd, env: { ...others, ...own }, stdio: ['ignore', 'pipe', 'pipe'] });
}
