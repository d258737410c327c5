import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { advisory } from '../support/github-double/supply-chain-answers.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';
import { type ContractedReport, expectReport } from './report-contract.ts';

/* Ways to ask for a review on the command line, each with an honest change that must pass and a hostile twin that must not. */

const path = 'infra/.terraform.lock.hcl';

let registry: SignedRegistry;
let honest: HonestEntry;
let other: HonestEntry;
let planted: string;
let folder: string;
const repositories: Repository[] = [];

beforeAll(async () => {
  registry = await startSignedRegistry();
  honest = await publishEntry(registry, { namespace: 'acme' });
  other = await publishEntry(registry, { namespace: 'acme', type: 'dns' });
  const hash = plantedZh('twin of a command');
  planted = lockFileText({ ...honest.entry, hashes: [...honest.entry.hashes, hash] });
  folder = mkdtempSync(join(tmpdir(), 'lockproof-twins-'));
});

afterAll(async () => {
  await registry.close();
  for (const repository of repositories) repository.remove();
  rmSync(folder, { recursive: true });
});

interface Ran extends CliRun {
  readonly report: ContractedReport;
  /** What is said beyond that an entry is new. */
  readonly said: readonly string[];
}

async function lockproof(
  directory: string,
  args: readonly string[],
  { env = {}, service = [registry.host] }: { env?: Record<string, string>; service?: readonly string[] } = {},
): Promise<Ran> {
  const hosts = args[0] === 'merge' ? [] : service.flatMap((host) => ['--registries', host]);
  const run = await runCli([...args, ...hosts, '--format', 'json'], {
    directory,
    caFile: registry.caFile,
    env: { GITHUB_TOKEN: '', GH_TOKEN: '', ...env },
  });
  expect(run.stdout, run.stderr).not.toBe('');
  const report = expectReport(JSON.parse(run.stdout));
  const all = report.findings.map(({ severity, rule }) => `${severity} ${rule}`);
  const said = [...new Set(all)].filter((each) => !/new-provider|lock-file-missing/.test(each)).toSorted();
  return { ...run, report, said };
}

/** Base on `main`, the change on `change`, which is checked out. */
function changed(base: string | null, head: string): Repository {
  const repository = createRepository();
  repositories.push(repository);
  repository.branch(
    'change',
    repository.commit({ 'README.md': 'x', ...(base === null ? {} : { [path]: base }) }, 'Base'),
  );
  repository.commit({ [path]: head }, 'Head', { branch: 'change' });
  repository.checkOut('change');
  return repository;
}

describe.each(['main', 'origin/main'])('a tag with the name of the branch %s', (name) => {
  const full = name === 'main' ? 'refs/heads/main' : 'refs/remotes/origin/main';

  function tagged(head: string): Repository {
    const repository = changed(null, head);
    if (name !== 'main') repository.git(['update-ref', full, 'main']);
    // The tag is where the comparison finds nothing.
    repository.git(['tag', name, 'change']);
    return repository;
  }

  it('makes the short name unclear: exit code 2, and the full names', async () => {
    const run = await runCli(['review', '--base', name, '--registries', registry.host], {
      directory: tagged(planted).directory,
      caFile: registry.caFile,
    });
    expect(run).toMatchObject({ exitCode: 2, stdout: '' });
    expect(run.stderr).toContain(full);
    expect(run.stderr).toContain(`refs/tags/${name}`);
  });

  it('does not hide a planted hash from the full name, by which an honest change passes', async () => {
    const hostile = await lockproof(tagged(planted).directory, ['review', '--base', full]);
    expect(hostile).toMatchObject({ exitCode: 1, said: ['error unproven-hash'] });
    const fine = await lockproof(tagged(honest.text).directory, ['review', '--base', full]);
    expect(fine).toMatchObject({ exitCode: 0, said: [], report: { verdict: 'verified' } });
  });
});

describe('a working tree with the line ends of Windows', () => {
  const windows = (text: string): string => text.replaceAll('\n', '\r\n');

  function onDisk(text: string, autocrlf: string): Repository {
    const repository = changed(null, other.text);
    repository.git(['config', 'core.autocrlf', autocrlf]);
    writeFileSync(join(repository.directory, path), windows(text));
    return repository;
  }

  it('is as git will store it, so that only a planted hash is an objection', async () => {
    const fine = await lockproof(onDisk(honest.text, 'true').directory, ['review', '--base', 'main']);
    expect(fine).toMatchObject({ exitCode: 0, said: [], report: { verdict: 'verified' } });
    const hostile = await lockproof(onDisk(planted, 'true').directory, ['review', '--base', 'main']);
    expect(hostile).toMatchObject({ exitCode: 1, said: ['error unproven-hash'] });
  });

  it('is another layout if git stores those line ends too', async () => {
    const { said } = await lockproof(onDisk(honest.text, 'false').directory, ['review', '--base', 'main']);
    expect(said).toEqual(['notice not-canonical']);
  });
});

describe('a review in two shards, of which one has a known vulnerability', () => {
  let github: GitHubDouble;
  const publicHost = 'registry.terraform.io';

  beforeAll(async () => {
    github = await startGitHubDouble({ repository: changed(null, honest.text) });
    github.supplyChain.advisories.push(
      advisory('GHSA-2222-3333-4444', {
        module: 'github.com/acme/terraform-provider-dns',
        range: '< 4.0.0',
        fixed: '4.0.0',
      }),
    );
  });

  afterAll(() => github.close());

  /** The merged reports of two shards beside the report of one run. */
  async function inShards(name: string, hashes: readonly string[]): Promise<Record<'merged' | 'whole', Ran>> {
    const directory = join(folder, name);
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    const entries = [honest.entry, { ...other.entry, hashes }].map(({ address, ...rest }) => ({
      ...rest,
      address: address.replace(registry.host, publicHost),
    }));
    writeFileSync(join(directory, path), lockFileText(...entries));
    const service = [`${publicHost}=${registry.serviceUrl}`];
    const env = { GITHUB_TOKEN: 'ghp_test', GITHUB_API_URL: github.url, GITHUB_SERVER_URL: '' };
    const asked = { service, env };
    const verify = ['verify', '.', '--witness', 'false'];
    for (const shard of ['1', '2']) {
      const { stdout } = await lockproof(directory, [...verify, '--shard', `${shard}/2`], asked);
      writeFileSync(join(directory, `${shard}.json`), stdout);
    }
    return {
      merged: await lockproof(directory, ['merge', '1.json', '2.json']),
      whole: await lockproof(directory, verify, asked),
    };
  }

  it('is merged to what one run says, with the vulnerability', async () => {
    const { merged, whole } = await inShards('honest', other.entry.hashes);
    expect(whole.said).toContain('warning known-vulnerability');
    expect(merged).toMatchObject({ exitCode: whole.exitCode, said: whole.said });
    expect(merged.report.findings).toEqual(whole.report.findings);
    expect(merged.exitCode).toBe(0);
  });

  it('fails with a planted hash, as one run does', async () => {
    const { merged, whole } = await inShards('hostile', [...other.entry.hashes, plantedZh('shard')]);
    expect(merged.said).toEqual(whole.said);
    expect(merged.said).toContain('error unproven-hash');
    expect([merged.exitCode, whole.exitCode]).toEqual([1, 1]);
  });
});
