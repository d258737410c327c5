import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';
import { describe, expect, it } from 'vitest';
import type { Source } from '../../src/index.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { createProviderPackage } from '../support/signed-registry/provider-package.ts';

/** The built bundle, as `import … from 'lockproof'` gives it. */
const lockproof = (await import('../../dist/index.js' as string)) as typeof import('../../src/index.ts');

const text = lockFileText({
  address: 'registry.terraform.io/hashicorp/null',
  version: '3.2.4',
  constraints: '~> 3.2',
  hashes: [`zh:${'a'.repeat(64)}`],
});

describe('the library', () => {
  it('reads a lock file at once, with lines, and prints it back', () => {
    const { lockFile, problems } = lockproof.parseLockFile(text, { path: '.terraform.lock.hcl' });
    expect(problems).toEqual([]);
    expect(lockFile?.providers).toMatchObject([
      {
        address: 'registry.terraform.io/hashicorp/null',
        version: '3.2.4',
        constraints: '~> 3.2',
        lines: { block: 4, version: 5, constraints: 6, hashes: [8] },
      },
    ]);
    expect(lockFile && lockproof.printLockFile(lockFile)).toBe(text);
    expect(lockproof.compareLockFiles(null, lockFile)).toMatchObject([{ kinds: ['provider-added'] }]);
  });

  it('reads a layout that no tool writes, in the bundle as in the sources', () => {
    const { lockFile, problems } = lockproof.parseLockFile(`# by hand\n${text}`);
    expect(problems).toEqual([]);
    expect(lockFile?.providers[0]?.lines.block).toBe(5);
    expect(lockproof.parseLockFile('provider "aws" {\n}\n')).toMatchObject({
      lockFile: null,
      problems: [{ severity: 'error', line: 1, summary: 'Non-normalized provider source address' }],
    });
  });

  it('has addresses and constraints with Terraform’s meaning', () => {
    const address = lockproof.parseProviderAddress('HashiCorp/AWS');
    expect(lockproof.formatAddress(address)).toBe('registry.terraform.io/hashicorp/aws');
    expect(lockproof.displayAddress(address)).toBe('hashicorp/aws');
    expect(() => lockproof.parseProviderAddress('a/b/c/d')).toThrow(lockproof.AddressError);
    const constraints = lockproof.parseVersionConstraints('~> 1.2,>=1.3');
    expect(lockproof.formatVersionConstraints(constraints)).toBe('~> 1.2, >= 1.3.0');
    expect(lockproof.versionSatisfies(lockproof.parseVersion('1.9.0'), constraints)).toBe(true);
  });

  it('hashes a package in both flavours', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lockproof-library-'));
    const made = await createProviderPackage({
      type: 'null',
      version: '1.0.0',
      platform: 'linux_amd64',
      files: { 'docs/': '' },
    });
    writeFileSync(join(folder, made.filename), made.zip);
    const hashes = await lockproof.hashPackage(join(folder, made.filename));
    rmSync(folder, { recursive: true });
    expect(hashes).toEqual({ zh: made.zh, h1: made.h1 });
    expect(hashes.h1.archive).not.toBe(hashes.h1.directory);
  });

  it('says that a package cannot be read, as one of its own errors', async () => {
    const failing = lockproof.hashPackage(join(tmpdir(), 'lockproof-no-such.zip'));
    await expect(failing).rejects.toBeInstanceOf(lockproof.PackageError);
    await expect(failing).rejects.toMatchObject({
      code: 'not-hashed',
      message: expect.stringContaining('ENOENT'),
    });
  });

  const reviewOf = (source: Source) =>
    lockproof.review({ source, settings: lockproof.settingsFrom(new Map()) });

  it.each([
    ['an address', ['AddressError'], () => lockproof.parseProviderAddress('a/b/c/d')],
    ['a version', ['VersionError'], () => lockproof.parseVersion('latest')],
    ['a package', ['PackageError'], () => lockproof.hashPackage(join(tmpdir(), 'lockproof-no-such.zip'))],
    ['a setting', ['UserError'], () => lockproof.settingsFrom(new Map([['fail-on', 'x']]))],
    [
      'a revision',
      ['UserError'],
      () => reviewOf(lockproof.gitSource({ directory: '.', base: 'no-such-branch', head: 'HEAD' })),
    ],
    [
      'a folder',
      ['SourceError', 'NotJudgedError'],
      () => reviewOf(lockproof.directorySource({ paths: ['/dev/null'] })),
    ],
  ] as const)('exports every error that it throws: %s, %j', async (_what, classes, call) => {
    const thrown: unknown = await new Promise((resolve) => resolve(call())).catch((error: unknown) => error);
    expect(thrown).toHaveProperty('name', classes[0]);
    for (const name of classes) {
      // `toThrow` with a class that is not exported accepts any error.
      expect(lockproof).toHaveProperty(name);
      expect(thrown).toBeInstanceOf(lockproof[name]);
    }
  });

  it('asks GitHub through the maker that it exports, and no GitHub Enterprise Server', async () => {
    const server = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify([request.method, request.url, request.headers.authorization]));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const access = lockproof.createGitHubAccess({ token: 'a-token', apiUrl });
    const answer = await access?.ask('GET /advisories', { ecosystem: 'go' });
    server.close();
    expect(answer).toMatchObject({ value: { data: ['GET', '/advisories?ecosystem=go', 'token a-token'] } });
    expect(
      lockproof.createGitHubAccess({ token: 'x', serverUrl: 'https://github.example.com' }),
    ).toBeUndefined();
  });

  it('leaves nothing in the global scope', () => {
    const probe = `
      const before = [...Object.getOwnPropertyNames(globalThis), ...Object.getOwnPropertySymbols(globalThis)];
      await import(process.argv[1]);
      const after = [...Object.getOwnPropertyNames(globalThis), ...Object.getOwnPropertySymbols(globalThis)];
      console.log(after.filter((name) => !before.includes(name)).map(String).join(' '));`;
    const bundle = new URL('../../dist/index.js', import.meta.url).href;
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', probe, bundle], {
      encoding: 'utf8',
    });
    expect(run).toMatchObject({ status: 0, stdout: '\n', stderr: '' });
  });

  it.each(['parseLockFile', 'hashPackage', 'readRequiredProviders', 'gitSource'])(
    'is less than 100 kB for a bundler that takes %s alone',
    async (name) => {
      const entry = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
      // The chunk with the review is left out: an import of it that stays is more than 100 kB.
      const core: Plugin = {
        name: 'core',
        resolveId: (id) =>
          id.endsWith('/lockproof.js') ? { id, external: true, moduleSideEffects: false } : null,
        load: (id) => (id === 'entry' ? `export { ${name} } from ${JSON.stringify(entry)};` : null),
      };
      const { output } = await build({
        input: 'entry',
        platform: 'node',
        plugins: [{ name: 'entry', resolveId: (id) => (id === 'entry' ? id : null) }, core],
        output: { minify: true, codeSplitting: false },
        write: false,
      });
      const [bundle] = output;
      expect(output).toHaveLength(1);
      expect(bundle.imports.filter((id) => !id.startsWith('node:'))).toEqual([]);
      expect(bundle.code.length).toBeLessThan(100_000);
    },
  );

  it('reviews a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lockproof-library-'));
    const report = await lockproof.review({
      source: lockproof.directorySource({ paths: [folder] }),
      settings: lockproof.settingsFrom(new Map([['scope', 'all']])),
    });
    rmSync(folder, { recursive: true });
    expect(report).toMatchObject({ schema: 'lockproof.report/v1', verdict: 'unchanged', changes: [] });
  });
});
