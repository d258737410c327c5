import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { createRepository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';

const lockFile = '.terraform.lock.hcl';
let registry: SignedRegistry;
let honest: HonestEntry;
let other: HonestEntry;

beforeAll(async () => {
  registry = await startSignedRegistry();
  honest = await publishEntry(registry);
  other = await publishEntry(registry, { namespace: 'acme', type: 'other' });
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

  it.each(['module "m" {\n  source = "acme/m/aws"\n}\n', 'resource {{{', '#'.repeat(2_200_000)])(
    'never says PASSED about a file without entries beside configuration that is not read whole',
    async (text) => {
      const folder = folderWith('');
      const vsa = async (configuration: string) => {
        writeFileSync(join(folder, 'main.tf'), configuration);
        const { exitCode, stdout } = await verify(folder, 'vsa');
        return [exitCode, JSON.parse(stdout).predicate.verificationResult];
      };
      expect(await vsa(text)).toEqual([1, 'FAILED']);
      expect(await verify(folder, 'cyclonedx')).toMatchObject({ exitCode: 2, stdout: '' });
      expect(await vsa('locals {}\n')).toEqual([0, 'PASSED']);
    },
  );

  it('about nothing is refused with the next step', async () => {
    const repository = createRepository();
    onTestFinished(() => repository.remove());
    const base = repository.commit({ 'README.md': 'text' }, 'Base');
    const run = await runCli(['review', '--base', base, '--format', 'vsa'], {
      directory: repository.directory,
    });
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(/run `node \S+ verify --format vsa`/);
  });
});

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A file whose entry of "other" has a planted hash, and honest entries beside it. */
function plantedText(...entries: readonly HonestEntry['entry'][]): string {
  return lockFileText({ ...other.entry, hashes: [...other.entry.hashes, plantedZh('unseen')] }, ...entries);
}

describe.each(['vsa', 'cyclonedx'])(
  'a receipt as %s, where a run looks at a part of the entries',
  (format) => {
    const lockproof = (directory: string, ...args: readonly string[]) =>
      runCli([...args, '--registries', registry.host], { directory, caFile: registry.caFile });

    function repositoryWithChange(): string {
      const repository = createRepository();
      onTestFinished(() => repository.remove());
      const base = repository.commit({ [lockFile]: plantedText() }, 'Base');
      repository.branch('change', base);
      repository.commit({ [lockFile]: plantedText(honest.entry) }, 'Head', { branch: 'change' });
      return repository.directory;
    }

    it('is refused for a review before anything is asked, whatever lies beside the change', async () => {
      const directory = repositoryWithChange();
      const change = ['review', '--base', 'main', '--head', 'change'];
      expect((await lockproof(directory, ...change)).exitCode).toBe(0);
      registry.clearRequests();
      const run = await lockproof(directory, ...change, '--format', format);
      expect(run).toMatchObject({ exitCode: 2, stdout: '' });
      expect(run.stderr).toContain(`dist/cli.js verify --format ${format}\``);
      expect(run.stderr.split('\n')).toHaveLength(2);
      expect(registry.requests).toEqual([]);
    });

    it('is refused for a merge of the shards of a review', async () => {
      const directory = repositoryWithChange();
      for (const index of ['1', '2'])
        await lockproof(
          directory,
          ...['review', '--base', 'main', '--head', 'change', '--shard', `${index}/2`],
          ...['--format', 'json', '--output', `${index}.json`],
        );
      const run = await runCli(['merge', '--format', format, '1.json', '2.json'], { directory });
      expect(run).toMatchObject({ exitCode: 2, stdout: '' });
      expect(run.stderr).toContain(`dist/cli.js verify --format ${format}\``);
    });

    it('is refused for a shard before anything is asked; that of all shards says what one run says', async () => {
      const directory = folderWith(plantedText(honest.entry));
      registry.clearRequests();
      for (const index of ['1', '2']) {
        const run = await lockproof(directory, 'verify', '--shard', `${index}/2`, '--format', format);
        expect(run).toMatchObject({ exitCode: 2, stdout: '' });
        expect(run.stderr).toContain(`dist/cli.js merge --format ${format}\``);
      }
      expect(registry.requests).toEqual([]);
      for (const index of ['1', '2'])
        await lockproof(
          directory,
          ...['verify', '--shard', `${index}/2`, '--format', 'json', '--output', `${index}.json`],
        );
      const merged = await runCli(['merge', '--format', format, '1.json', '2.json'], { directory });
      expect(merged.exitCode).toBe(1);
      if (format === 'vsa') expect(JSON.parse(merged.stdout).predicate.verificationResult).toBe('FAILED');
      else expect(JSON.parse(merged.stdout).components).toHaveLength(2);
    });
  },
);

describe('the commands of the recipe', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/recipes/receipts.md'), 'utf8');
  const [, workflow = ''] = /^```yaml\n([\s\S]*?)^```/m.exec(page) ?? [];
  const steps = (parse(workflow) as { jobs: { receipt: { steps: readonly { run?: string }[] } } }).jobs
    .receipt.steps;
  const script = steps.find(({ run }) => run?.includes('subjects.txt'))?.run ?? '';
  const isThere = spawnSync('jq', ['--version']).error === undefined;
  if (!isThere) console.log('*** NOTICE: no jq on this machine; the commands of the recipe are not run. ***');

  it.skipIf(!isThere)('make one line for each subject, whatever a folder is called', async () => {
    const planted = digestOf(plantedText());
    const directory = folderWith(honest.text);
    const hostile = [`x\n${planted}  y`, `x\r${planted}  y`, `x\u2028${planted}  y`, `x\u0085${planted}  y`];
    for (const folder of hostile) {
      mkdirSync(join(directory, folder));
      writeFileSync(join(directory, folder, lockFile), honest.text);
    }
    const run = await verify(directory, 'vsa');
    expect(run.exitCode).toBe(0);
    const statement = JSON.parse(run.stdout) as { subject: { name: string; digest: object }[] };
    const names = statement.subject.map(({ name }) => name);
    expect(names.filter((name) => /[^\x20-\x7e]/.test(name))).toEqual([]);
    expect(names.filter((name) => name.includes('<U+'))).toHaveLength(hostile.length);
    // The lines hold even if a name reaches them as it is.
    const raw = hostile.map((name) => ({ name, digest: { sha256: digestOf(honest.text) } }));
    for (const subject of [statement.subject, [...statement.subject, ...raw]]) {
      writeFileSync(join(directory, 'summary.json'), JSON.stringify({ ...statement, subject }));
      const shell = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
        cwd: directory,
        encoding: 'utf8',
      });
      expect(shell.status, shell.stderr).toBe(0);
      const lines = readFileSync(join(directory, 'subjects.txt'), 'utf8').split(/[\n\r\u0085\u2028\u2029]/);
      expect(lines.pop()).toBe('');
      expect(lines).toHaveLength(subject.length);
      expect(lines.filter((line) => line.startsWith(planted))).toEqual([]);
    }
  });
});
