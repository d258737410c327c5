import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';

const root = resolve(import.meta.dirname, '../..');
const manifestText = readFileSync(join(root, 'package.json'), 'utf8');
const manifest = JSON.parse(manifestText) as {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

let place: string;
let registry: SignedRegistry;
let packed: ReturnType<typeof run>;
let tarball: string;
let user: string;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'lockproof-published-'));
  registry = await startSignedRegistry();
  packed = run('npm', ['pack', '--pack-destination', place], root);
  tarball = join(place, `lockproof-${manifest.version}.tgz`);
  user = join(place, 'user');
  mkdirSync(user);
});
afterAll(async () => {
  await registry.close();
  rmSync(place, { recursive: true, force: true });
});

function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const cache = join(place, 'npm-cache');
  return spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...Object.fromEntries(own), npm_config_cache: cache, npm_config_update_notifier: 'false', ...env },
  });
}

describe('npm pack', () => {
  it('prints the name of the package and nothing else, which programs rely on', () => {
    expect(packed.status, packed.stderr).toBe(0);
    expect(packed.stdout).toBe(`lockproof-${manifest.version}.tgz\n`);
    expect(readdirSync(place).filter((name) => name.endsWith('.tgz'))).toEqual([basename(tarball)]);
  });

  it('leaves the working tree as it is, where the libraries are listed', () => {
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toBe(manifestText);
    expect(Object.keys(manifest.dependencies).length).toBeGreaterThan(10);
  });

  it('writes nothing in a dry run', () => {
    const elsewhere = join(place, 'dry');
    mkdirSync(elsewhere);
    const dry = run('npm', ['pack', '--dry-run', '--pack-destination', elsewhere], root);
    expect(dry.status, dry.stderr).toBe(0);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('is the way to publish: the repository itself is refused', () => {
    const published = run('npm', ['publish', '--dry-run'], root);
    expect(published.status).not.toBe(0);
    expect(published.stdout + published.stderr).toContain('publish the file that `npm pack` makes');
  });
});

describe('the package in an empty folder', () => {
  it('installs without a registry and brings no other package', () => {
    const began = process.hrtime.bigint();
    // Offline, with an empty cache: whatever npm had to fetch would be an error.
    const install = run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], user);
    const seconds = Number(process.hrtime.bigint() - began) / 1e9;
    expect(install.status, install.stderr).toBe(0);
    expect(readdirSync(join(user, 'node_modules')).sort()).toEqual([
      '.bin',
      '.package-lock.json',
      'lockproof',
    ]);
    const own = JSON.parse(readFileSync(join(user, 'node_modules/lockproof/package.json'), 'utf8'));
    expect(Object.keys(own)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/dependencies|scripts/i)]),
    );
    expect(own.bin).toEqual({ lockproof: 'dist/cli.js' });
    const bytes = sizeOf(join(user, 'node_modules'));
    console.log(
      `installed: ${(statSync(tarball).size / 1e6).toFixed(1)} MB packed, ${(bytes / 1e6).toFixed(1)} MB on disk, ${seconds.toFixed(1)} s`,
    );
    expect(bytes).toBeLessThan(12e6);
  });

  it('runs: its version, and a verify', async () => {
    const version = run('npx', ['--no-install', 'lockproof', '--version'], user);
    expect(version.stdout).toBe(`${manifest.version}\n`);
    const { text } = await publishEntry(registry);
    writeFileSync(join(user, '.terraform.lock.hcl'), text);
    // The registry of the test runs in this process, so the program must not block it.
    const { spawn } = await import('node:child_process');
    const env = {
      ...process.env,
      NODE_EXTRA_CA_CERTS: registry.caFile,
      XDG_CACHE_HOME: place,
      TF_CLI_CONFIG_FILE: '',
    };
    const flags = ['verify', '--registries', registry.host];
    const program = join(user, 'node_modules/.bin/lockproof');
    const child = spawn(program, flags, { cwd: user, env, stdio: 'ignore' });
    expect(await new Promise((done) => child.once('close', done))).toBe(0);
  });

  it('has types that need nothing but those of Node', () => {
    mkdirSync(join(user, 'node_modules/@types'));
    symlinkSync(join(root, 'node_modules/@types/node'), join(user, 'node_modules/@types/node'));
    symlinkSync(join(root, 'node_modules/undici-types'), join(user, 'node_modules/undici-types'));
    writeFileSync(
      join(user, 'use.mts'),
      `import { AddressError, NotJudgedError, PackageError, SourceError, UserError, VersionError } from 'lockproof';
import { parseLockFile, review, gitSource, settingsFrom, type Finding, type LockFile, type Report } from 'lockproof';
export const lockFile: LockFile | null = parseLockFile('').lockFile;
export const report: Promise<Report> = review({ source: gitSource({ directory: '.', base: 'main', head: null }), settings: settingsFrom(new Map()) });
export const findings: readonly Finding[] = (await report).findings;
export const asReported: Report['findings'] = findings;
export const lines: readonly string[] = findings.map(({ severity, rule, path, line, message, remedy }) => severity + rule + path + line.toFixed() + message.trim() + remedy.trim());
// @ts-expect-error: a finding has more than its rule and its severity.
export const half: Finding = { rule: 'unproven-hash', severity: 'error' };
export const errors: readonly (abstract new (...given: never) => Error)[] = [AddressError, NotJudgedError, PackageError, SourceError, UserError, VersionError];
`,
    );
    const flags = ['--noEmit', '--strict', '--types', 'node', '--module', 'nodenext', '--target', 'es2024'];
    const check = run(join(root, 'node_modules/.bin/tsc'), [...flags, 'use.mts'], user);
    expect(check.stdout + check.stderr).toBe('');
  });
});

describe('the linters of packages', () => {
  it('publint has nothing to say', async () => {
    const file = readFileSync(tarball);
    const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer;
    const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('attw finds the types of an ES module', () => {
    const check = run(
      join(root, 'node_modules/.bin/attw'),
      [tarball, '--profile', 'esm-only', '--no-color', '--format', 'ascii'],
      root,
    );
    expect(check.status, check.stdout + check.stderr).toBe(0);
  });
});

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
