import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
