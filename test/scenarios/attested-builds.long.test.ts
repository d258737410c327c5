import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { type GitHubReleases, startGitHubReleases } from '../support/github-releases.ts';
import { type ActionRun, runAction } from '../support/run-action.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { type Attested, openSigstore, type SigstoreStage } from '../support/sigstore.ts';
import { startTufRepository, type TufRepository } from '../support/tuf-repository.ts';
import { expectReport } from './report-contract.ts';

/*
 * Builds that were honestly attested, and that a program would take for forged if it believed that keys and names stay as they are: Sigstore has had new
 * keys since this release, or the repository has had another name since the build. The program is the built one; only the root with which its trust in
 * Sigstore begins is that of a repository on this machine.
 */

const path = 'infra/.terraform.lock.hcl';
const preload = pathToFileURL(resolve(import.meta.dirname, '../support/other-tuf-root.mjs')).href;

let sigstore: SigstoreStage;
let keys: TufRepository;
let releases: GitHubReleases;
let repository: Repository;
let github: GitHubDouble;
let folder: string;
let served: (() => void)[] = [];

beforeAll(async () => {
  sigstore = await openSigstore();
  keys = await startTufRepository(JSON.stringify(sigstore.trustedRoot));
  releases = await startGitHubReleases();
  repository = createRepository();
  repository.commit({ 'README.md': 'Infrastructure.\n' }, 'Base');
  github = await startGitHubDouble({ repository });
  github.supplyChain.accounts.set('acme', 'orgs');
  folder = mkdtempSync(join(tmpdir(), 'lockproof-attested-'));
  writeFileSync(join(folder, 'root.json'), keys.firstRoot);
  writeFileSync(join(folder, 'trusted-root.json'), JSON.stringify(sigstore.trustedRoot));
});

afterEach(() => {
  for (const end of served) end();
  served = [];
});

afterAll(async () => {
  await Promise.all([github.close(), releases.close(), keys.close()]);
  repository.remove();
  rmSync(folder, { recursive: true });
});

/** The repository of keys at its own address, as it is honest or with other files. */
function serveKeys(changed: Readonly<Record<string, string>> = {}): void {
  for (const [name, text] of new Map([...keys.files, ...Object.entries(changed)]))
    served.push(releases.registry.override(name, (_, response) => void response.writeHead(200).end(text)));
}

/** A release whose packages are all attested. */
async function attested(
  type: string,
  what: Partial<Attested> = {},
  by = sigstore,
): Promise<PublishedVersion> {
  const release = { namespace: 'acme', type, version: '1.2.0', platforms: ['linux_amd64', 'darwin_arm64'] };
  const published = await releases.publish(release);
  const subjects = published.packages.map(({ zh }) => zh.slice('zh:'.length));
  const bundle = await by.attest({ repository: `acme/terraform-provider-${type}`, ...what, subjects });
  for (const subject of subjects) github.supplyChain.attestations.set(subject, [{ account: 'acme', bundle }]);
  return published;
}

/** A pull request that brings these providers, and a policy of the base if there is one. */
async function review(
  published: readonly PublishedVersion[],
  inputs: Readonly<Record<string, string>> = {},
  {
    policy = '',
    env = {},
  }: { readonly policy?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ActionRun> {
  const entries = published.map(({ type, version, zh }) => ({
    address: `registry.terraform.io/acme/${type}`,
    version,
    hashes: zh,
  }));
  const branch = entries.map(({ address }) => address.split('/').at(-1)).join('-');
  repository.branch(branch, repository.commit({ '.github/lockproof.yml': policy }, 'Policy'));
  repository.commit({ [path]: lockFileText(...entries) }, 'Head', { branch });
  const { registry } = releases;
  registry.clearRequests();
  const run = await runAction({
    event: pullRequestEvent(github, github.openPull({ head: branch, fork: null })),
    github,
    registry,
    inputs: {
      registries: `registry.terraform.io=${registry.serviceUrl}`,
      witness: 'false',
      comment: 'never',
      ...inputs,
    },
    env: {
      ...releases.env,
      NODE_OPTIONS: `--import=${preload}`,
      TUF_ROOT: join(folder, 'root.json'),
      ...env,
    },
  });
  expect(run.report, run.stdout).not.toBeNull();
  if (run.report !== null) expectReport(run.report);
  return run;
}

const builds = ({ report }: ActionRun) => report?.changes.map(({ provenance }) => provenance?.status);
const errors = ({ report }: ActionRun) =>
  report?.findings.flatMap(({ severity, rule }) => (severity === 'error' ? [rule] : []));
const requestsFor = (name: string) => releases.registry.requests.filter((each) => each.path === name).length;

const required = { policy: 'require-provenance: ["*/acme/*"]\n' };
const oldKeys =
  /it is signed with a key of Sigstore that this run does not have; the newest of its keys is of \d{4}-\d\d-\d\d, and /;

describe('a build that was attested with keys of Sigstore that this release lacks', () => {
  it('is verified with the newest keys, which one run fetches once', async () => {
    serveKeys();
    const run = await review([await attested('one'), await attested('two')], {}, required);
    expect(run.outputs.verdict, run.stdout).toBe('verified');
    expect(run.exitCode).toBe(0);
    expect(builds(run)).toEqual(['verified', 'verified']);
    expect(requestsFor('/timestamp.json')).toBe(1);
    expect(requestsFor('/2.root.json')).toBe(1);
  });

  it('is unknown with the shipped keys alone, which says how old they are, and fails only if provenance is required', async () => {
    serveKeys();
    const shipped = { 'sigstore-keys': 'shipped' };
    const run = await review([await attested('aged')], shipped);
    expect(builds(run)).toEqual(['unknown']);
    expect(errors(run)).toEqual([]);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(new RegExp(`${oldKeys.source}.*sigstore-keys: shipped`));
    expect(requestsFor('/timestamp.json')).toBe(0);
    const demanded = await review([await attested('aged-and-required')], shipped, required);
    expect(errors(demanded)).toEqual(['provenance-missing']);
    expect(demanded.exitCode).toBe(1);
  });
});

describe('a repository that was renamed after the build', () => {
  const trust = () => ({ env: { LOCKPROOF_TRUSTED_ROOT: join(folder, 'trusted-root.json') } });
  const before = { repository: 'acme/terraform-provider-before', repositoryId: '41' };

  it('is the same by its number: the build is verified, and the row names both', async () => {
    github.supplyChain.repositories.set('acme/terraform-provider-renamed', 41);
    const run = await review([await attested('renamed', before)], {}, { ...required, ...trust() });
    expect(builds(run)).toEqual(['verified']);
    expect(run.exitCode).toBe(0);
    expect(run.summary).toContain('acme/terraform-provider-before');
  });
});
