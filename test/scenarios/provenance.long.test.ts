import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/report.ts';
import { deviationsOf } from '../support/github-descriptions/deviations.ts';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { advisory } from '../support/github-double/supply-chain-answers.ts';
import { type GitHubReleases, startGitHubReleases } from '../support/github-releases.ts';
import { type ActionRun, type ActionSettings, runAction } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { type LockedProvider, lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { type Attested, openSigstore, type SigstoreStage } from '../support/sigstore.ts';
import { packSnappy } from '../support/snappy.ts';
import { expectReport } from './report-contract.ts';

const path = 'infra/.terraform.lock.hcl';
const provider = (type: string) => `registry.terraform.io/acme/${type}`;

let sigstore: SigstoreStage;
let releases: GitHubReleases;
let repository: Repository;
let github: GitHubDouble;
let folder: string;
let pull: number;
let changes: readonly (readonly [LockedProvider, LockedProvider])[];
/** By type and version: SHA-256 of the packages. */
const packages = new Map<string, readonly string[]>();
/** The variable that makes our own Sigstore the trusted one. */
let trust: Readonly<Record<string, string>>;

beforeAll(async () => {
  sigstore = await openSigstore();
  releases = await startGitHubReleases();
  repository = createRepository();
  github = await startGitHubDouble({ repository });
  folder = mkdtempSync(join(tmpdir(), 'lockproof-root-'));
  const root = join(folder, 'trusted-root.json');
  writeFileSync(root, JSON.stringify(sigstore.trustedRoot));
  trust = { LOCKPROOF_TRUSTED_ROOT: root };
  github.supplyChain.accounts.set('acme', 'orgs');

  const entry = async (type: string, version: string): Promise<LockedProvider> => {
    const published = await releases.publish({
      namespace: 'acme',
      type,
      version,
      platforms: ['linux_amd64', 'darwin_arm64'],
    });
    packages.set(
      `${type} ${version}`,
      published.packages.map(({ zh }) => zh.slice('zh:'.length)),
    );
    return { address: provider(type), version, hashes: published.zh };
  };
  const both = async (type: string, from: string, to: string) =>
    [await entry(type, from), await entry(type, to)] as const;
  changes = [
    await both('built', '1.1.0', '1.2.0'),
    await both('forged', '1.1.0', '1.2.0'),
    await both('lapsed', '1.1.0', '1.2.0'),
    await both('flawed', '1.0.0', '1.0.1'),
    await both('mended', '1.0.0', '1.0.1'),
    await both('plain', '1.0.0', '1.0.1'),
  ];
  const text = (side: 0 | 1) => lockFileText(...changes.map((change) => change[side]));
  const tip = repository.commit({ [path]: text(0) }, 'Base');
  repository.branch('change', tip);
  repository.commit({ [path]: text(1) }, 'Head', { branch: 'change' });
  pull = github.openPull({ head: 'change' });

  await attest('built', '1.1.0');
  await attest('built', '1.2.0', { linked: true });
  await attest('forged', '1.1.0');
  await attest('forged', '1.2.0', { repository: 'mallory/terraform-provider-forged', repositoryId: '9' });
  await attest('lapsed', '1.1.0');
  github.supplyChain.advisories.push(
    advisory('GHSA-2222-3333-4444', {
      module: 'github.com/acme/terraform-provider-flawed',
      range: '< 1.0.2',
      fixed: '1.0.2',
      summary: 'Tokens are written to the log <img src=x> ![x](https://evil.example/x)',
    }),
    advisory('GHSA-5555-6666-7777', {
      module: 'github.com/acme/terraform-provider-mended',
      range: '< 1.0.1',
      fixed: '1.0.1',
      severity: 'critical',
    }),
  );
});

afterAll(async () => {
  await Promise.all([github.close(), releases.close()]);
  repository.remove();
  rmSync(folder, { recursive: true });
});

/** The attestation of all packages of a release, as an answer of GitHub has it or at the address that it names. */
async function attest(
  type: string,
  version: string,
  { linked = false, ...what }: Partial<Attested> & { readonly linked?: boolean } = {},
): Promise<void> {
  const subjects = packages.get(`${type} ${version}`) ?? [];
  const bundle = await sigstore.attest({
    repository: `acme/terraform-provider-${type}`,
    ref: `refs/tags/v${version}`,
    ...what,
    subjects,
  });
  const stored = linked
    ? { bundle_url: releases.store(`${type}.json.sn`, packSnappy(Buffer.from(JSON.stringify(bundle)))) }
    : { bundle };
  for (const subject of subjects)
    github.supplyChain.attestations.set(subject, [{ account: 'acme', ...stored }]);
}

async function review(settings: ActionSettings = {}): Promise<ActionRun> {
  const { registry, env } = releases;
  github.requests.length = 0;
  registry.clearRequests();
  const run = await runAction({
    event: pullRequestEvent(github, pull),
    github,
    registry,
    ...settings,
    inputs: {
      registries: `registry.terraform.io=${registry.serviceUrl}`,
      witness: 'false',
      ...settings.inputs,
    },
    env: { ...env, ...trust, ...settings.env },
  });
  if (run.report !== null) expectReport(run.report);
  return run;
}

const findings = ({ report }: { readonly report: Pick<Report, 'findings'> | null }) =>
  (report?.findings ?? []).map(
    ({ severity, rule, provider: name }) => `${severity} ${rule} ${name?.split('/').at(-1)}`,
  );

const factRequests = () =>
  github.requests
    .filter(({ path: asked }) => asked === '/advisories' || asked.includes('attestations'))
    .map(({ method, path: asked }) => `${method} ${asked}`);

describe('a pull request with six upgrades, of which GitHub knows something about five', () => {
  let run: ActionRun;
  let comment: string;
  let asked: readonly string[];

  beforeAll(async () => {
    run = await review();
    comment = github.comments[0]?.body ?? '';
    asked = factRequests();
  });

  it('fails for the attestation of another repository, and warns of the lost one and the vulnerability', () => {
    expect(run.stderr).toBe('');
    expect(findings(run)).toEqual([
      'error provenance-mismatch forged',
      'warning known-vulnerability flawed',
      'warning provenance-lost lapsed',
    ]);
    expect(run.exitCode).toBe(1);
    expect(run.report?.headline).toBe(
      '❌ Lockproof: do not merge. The build attestation of acme/forged 1.2.0 does not hold, and 2 more problems',
    );
  });

  it('shows it in the comment, with hostile text as text', () => {
    expect(comment).toContain('built by release.yml of acme/terraform-provider-built at v1.2.0');
    expect(comment).toContain(
      'closes [GHSA-5555-6666-7777](https://github.com/advisories/GHSA-5555-6666-7777) (critical)',
    );
    expect(comment).toContain('[GHSA-2222-3333-4444](https://github.com/advisories/GHSA-2222-3333-4444)');
    expect(comment).toContain('Lock version 1.0.2 or newer');
    expect(comment).not.toContain('<img');
    expect(comment).not.toContain('](https://evil.example');
    const row = comment.split('\n').find((line) => line.includes('providers/acme/plain/1.0.1')) ?? '';
    expect(row).not.toBe('');
    expect(row).not.toMatch(/built by|closes|attest/);
  });

  it('costs two requests to GitHub, as GitHub describes them', () => {
    expect(asked.toSorted()).toEqual(['GET /advisories', 'POST /orgs/acme/attestations/bulk-list']);
    expect(github.requests.flatMap((each) => deviationsOf(each))).toEqual([]);
  });
});

describe('the command line', () => {
  const hosts = () => ['--registries', `registry.terraform.io=${releases.registry.serviceUrl}`];
  const args = () => ['review', '--base', 'main', '--head', 'change', ...hosts()];

  /** The same command with GitHub, then without a network, a token or its keys. */
  async function twice(name: string, command: readonly string[]) {
    const evidence = join(folder, `evidence-${name}`);
    const run = async (more: readonly string[], env: Readonly<Record<string, string>>) => {
      const output = join(folder, `${name}.json`);
      const last = ['--format', 'json', '--output', output];
      const { exitCode, stderr } = await runCli([...command, ...more, ...last], {
        directory: repository.directory,
        caFile: releases.registry.caFile,
        env: { ...releases.env, GITHUB_SERVER_URL: '', GITHUB_API_URL: github.url, ...env },
      });
      const { totals: _, ...report } = JSON.parse(readFileSync(output, 'utf8'));
      return { exitCode, report: report as Omit<Report, 'totals'>, stderr };
    };
    const first = await run(['--evidence', evidence], { ...trust, GITHUB_TOKEN: 'ghp_test' });
    github.requests.length = 0;
    const away = { GITHUB_TOKEN: '', GH_TOKEN: '', GITHUB_API_URL: 'http://127.0.0.1:1' };
    const again = await run(['--offline', evidence], away);
    expect(again).toMatchObject({ exitCode: first.exitCode, report: first.report });
    expect(github.requests).toEqual([]);
    return { ...first, evidence };
  }

  it('keeps what GitHub answered, and tells the same without a network, a token or its keys', async () => {
    const { report, evidence } = await twice('all', args());
    expect(report.findings.map(({ rule }) => rule)).toEqual([
      'provenance-mismatch',
      'known-vulnerability',
      'provenance-lost',
    ]);
    const [index = ''] = readdirSync(join(evidence, 'runs'));
    expect(readFileSync(join(evidence, 'runs', index), 'utf8')).not.toContain('ghp_test');
  });
});
