import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createRepository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';

let registry: SignedRegistry;
let honest: HonestEntry;

beforeAll(async () => {
  registry = await startSignedRegistry();
  honest = await publishEntry(registry);
});
afterAll(() => registry.close());

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-receipts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.terraform.lock.hcl'), text);
  return folder;
}

function verify(directory: string, format: string, env: Readonly<Record<string, string>> = {}) {
  const args = ['verify', '--format', format, '--registries', registry.host];
  return runCli(args, { directory, caFile: registry.caFile, env });
}

const inCi = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'example/infrastructure' };

describe('a receipt of the built command line', () => {
  it('is a verification summary about the lock file and its packages', async () => {
    const folder = folderWith(honest.text);
    const run = await verify(folder, 'vsa', inCi);
    expect(run.exitCode).toBe(0);
    const { subject, predicate } = JSON.parse(run.stdout);
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, '.terraform.lock.hcl')))
      .digest('hex');
    expect(subject[0]).toEqual({ name: '.terraform.lock.hcl', digest: { sha256: digest } });
    expect(subject.length).toBeGreaterThan(1);
    expect(predicate).toMatchObject({
      verificationResult: 'PASSED',
      resourceUri: 'git+https://github.com/example/infrastructure',
      inputAttestations: [
        expect.objectContaining({ digest: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } }),
      ],
    });
  });

  it('says FAILED, and nothing of packages, where a hash is planted', async () => {
    const planted = lockFileText({ ...honest.entry, hashes: [...honest.entry.hashes, plantedZh('receipt')] });
    const run = await verify(folderWith(planted), 'vsa');
    expect(run.exitCode).toBe(1);
    const { subject, predicate } = JSON.parse(run.stdout);
    expect(subject.map(({ name }: { name: string }) => name)).toEqual(['.terraform.lock.hcl']);
    expect(predicate).toMatchObject({ verificationResult: 'FAILED', resourceUri: 'file:.' });
  });

  it('is a bill of materials', async () => {
    const run = await verify(folderWith(honest.text), 'cyclonedx');
    expect(run.exitCode).toBe(0);
    const { bomFormat, specVersion, components } = JSON.parse(run.stdout);
    expect({ bomFormat, specVersion }).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(components[0].components.length).toBeGreaterThan(0);
  });

  it('about nothing is refused with the next step', async () => {
    const repository = createRepository();
    onTestFinished(() => repository.remove());
    const base = repository.commit({ 'README.md': 'text' }, 'Base');
    const run = await runCli(['review', '--base', base, '--format', 'vsa'], {
      directory: repository.directory,
    });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('run `lockproof verify --format vsa`');
  });
});
