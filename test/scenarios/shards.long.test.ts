import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { type LockedProvider, lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { expectReport } from './report-contract.ts';

/*
 * 60 root modules with lock files of three providers each, of twenty providers in three versions. A branch upgrades some, and brings faults of all
 * kinds: about releases, about hashes, and about files as a whole.
 */

const shards = 4;
const roots = 60;
/** The providers whose entries get hashes of no release. */
const searched = [0, 1, 2, 10, 11, 12] as const;
const versions = ['1.0.0', '1.1.0', '2.0.0'] as const;

let registry: SignedRegistry;
let repository: Repository;
let published: PublishedVersion[][];

function folderOf(at: number): string {
  return `teams/${at % 8}/root-${at}`;
}

function entry(type: number, version: number, more: readonly string[] = []): LockedProvider {
  const release = published[type % published.length]?.[version];
  if (release === undefined) throw new Error('no release');
  const h1 = release.packages.map((each) => each.h1.directory);
  return { address: release.address, version: release.version, hashes: [...h1, ...release.zh, ...more] };
}

function lockFileOf(at: number, version: number, more: readonly string[] = []): string {
  return lockFileText(entry(at, version, more), entry(at + 7, version), entry(at + 13, (version + at) % 2));
}

beforeAll(async () => {
  registry = await startSignedRegistry();
  const otherKey = await createSigningKey();
  published = [];
  for (let type = 0; type < 20; type += 1) {
    const all: PublishedVersion[] = [];
    for (const version of versions)
      all.push(
        await registry.publish({
          namespace: 'many',
          type: `kind${type}`,
          version,
          platforms: ['linux_amd64', 'darwin_arm64'],
          // A new key from the second version on.
          ...(type === 3 && version !== '1.0.0' ? { signedBy: otherKey } : {}),
        }),
      );
    published.push(all);
  }
  repository = createRepository();
  const configuration = (at: number) =>
    `terraform {\n  required_providers {\n    p = { source = "${published[at % 20]?.[0]?.address}" }\n  }\n}\n`;
  const base: Record<string, string> = {};
  for (let at = 0; at < roots; at += 1) {
    base[`${folderOf(at)}/.terraform.lock.hcl`] = lockFileOf(at, 0);
    base[`${folderOf(at)}/main.tf`] = configuration(at);
  }
  const fork = repository.commit(base, 'Base');
  repository.branch('change', fork);
  const head: Record<string, string | null> = {};
  const lock = (at: number) => `${folderOf(at)}/.terraform.lock.hcl`;
  for (let at = 0; at < roots; at += 1) head[lock(at)] = lockFileOf(at, at % 3 === 0 ? 2 : 1);
  head[lock(10)] = lockFileOf(10, 1, [plantedZh('one')]);
  // Planted in two entries of different providers.
  head[lock(11)] = lockFileOf(11, 1, [plantedZh('twice')]);
  head[lock(12)] = lockFileOf(12, 2, [plantedZh('twice'), plantedH1('alone')]);
  // A hash of another version of the same provider, and one of another provider that a lock file lists.
  head[lock(20)] = lockFileOf(20, 1, [published[0]?.[0]?.zh[0] ?? '']);
  head[lock(21)] = lockFileOf(21, 1, [published[5]?.[1]?.packages[0]?.zh ?? '']);
  head[lock(22)] = lockFileText({ ...entry(22, 1), hashes: [] }, entry(23, 1));
  head[lock(23)] = '<<<<<<< HEAD\n';
  head[lock(24)] = null;
  head[lock(25)] = lockFileText({ ...entry(25, 1), version: '9.9.9' });
  head[lock(26)] = `${lockFileOf(26, 1)}# by hand\n`;
  head[lock(27)] = lockFileText({ ...entry(27, 1), address: 'registry.example.com/acme/unasked' });
  head[lock(28)] = lockFileText(entry(35, 1));
  head['.gitattributes'] = `${lock(29)} text eol=crlf\n`;
  head['teams/9/new/main.tf'] = configuration(1);
  repository.commit(head, 'Head', { branch: 'change' });
  repository.checkOut('change');
});

afterAll(async () => {
  await registry.close();
  repository.remove();
});

interface Ran {
  readonly exitCode: number | null;
  readonly report: ReturnType<typeof expectReport>;
  readonly requests: readonly string[];
}

async function lockproof(args: readonly string[]): Promise<Ran> {
  registry.clearRequests();
  const run = await runCli([...args, '--format', 'json'], {
    directory: repository.directory,
    caFile: registry.caFile,
  });
  const requests = registry.requests.map(({ method, path }) => `${method} ${path}`);
  expect(run.stdout, run.stderr).not.toBe('');
  return { exitCode: run.exitCode, report: expectReport(JSON.parse(run.stdout)), requests };
}

/**
 * An entry that tells no platform, because its hashes are gone or no release has its version, borrows those of its neighbours for the command in its
 * remedy, and a shard knows only the neighbours that it has asked about. So for these the platforms of commands are not compared.
 */
function comparable({ totals, findings, ...report }: Ran['report']) {
  const { requests: _, bytesDownloaded: __, ...counts } = totals;
  const told = findings.map((finding) =>
    ['entry-removed', 'hashes-cleared', 'missing-from-lock', 'version-not-found'].includes(finding.rule)
      ? withoutPlatforms(finding)
      : finding,
  );
  // Chance decides which package a witness is asked about.
  const changes = report.changes.map(({ witness, ...change }) => ({
    ...change,
    witness: witness && { ...witness, platforms: witness.platforms?.length },
  }));
  return { ...report, changes, findings: told, totals: counts };
}

/** Without the platform that chance decides. */
function wherever(request: string): string {
  return request.replace(/(?<=\/download\/)\w+\/\w+$/, 'any');
}

function withoutPlatforms(finding: Ran['report']['findings'][number]) {
  const forEach = /(?:, )?with a "-platform=" for each platform that you use(?:, )?/gi;
  const fix = finding.fix.map((step) =>
    step.do === 'run'
      ? {
          ...step,
          when: (step.when ?? '').replaceAll(forEach, ''),
          commands: step.commands.map((command) => ({ ...command, platforms: [] })),
        }
      : step,
  );
  const remedy = finding.remedy.replaceAll(forEach, ' ').replaceAll(/ -platform=\S+/g, '');
  return {
    ...finding,
    remedy: remedy
      .toLowerCase()
      .replaceAll(/,? +run:/g, ' run:')
      .trim(),
    fix,
  };
}

describe.each([
  { what: 'a review', branch: 'change', command: ['review', '--base', 'main', '--head', 'change'], kinds: 6 },
  { what: 'an audit', branch: 'change', command: ['verify', 'teams'], kinds: 6 },
  { what: 'an audit without a planted hash', branch: 'main', command: ['verify', 'teams'], kinds: 0 },
])('60 lock files over four shards: $what', ({ branch, command, kinds }) => {
  it('merged, the same report and exit code as one run; and no request twice', async () => {
    repository.checkOut(branch);
    const args = [...command, '--registries', registry.host];
    const whole = await lockproof(args);
    expect(whole.report.changes.length).toBeGreaterThanOrEqual(30);
    expect(new Set(whole.report.findings.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(kinds);

    const parts: Ran[] = [];
    const paths: string[] = [];
    const folder = mkdtempSync(join(tmpdir(), 'lockproof-shards-'));
    for (let index = 1; index <= shards; index += 1) {
      const path = join(folder, `shard-${index}.json`);
      registry.clearRequests();
      const run = await runCli(
        [...args, '--shard', `${index}/${shards}`, '--format', 'json', '--output', path],
        { directory: repository.directory, caFile: registry.caFile },
      );
      const report = expectReport(JSON.parse(readFileSync(path, 'utf8')));
      expect(report.shard).toMatchObject({ index, count: shards });
      const requests = registry.requests.map(({ method, path: asked }) => `${method} ${asked}`);
      expect(report.totals.requests).toBe(requests.length);
      parts.push({ exitCode: run.exitCode, report, requests });
      paths.push(path);
    }
    // A digest of the address decides, and that has the port of the registry.
    expect(parts.filter(({ report }) => report.changes.length > 0).length).toBeGreaterThan(1);

    const merged = await lockproof(['merge', ...paths.toReversed()]);
    rmSync(folder, { recursive: true });
    expect(merged.requests).toEqual([]);
    expect(merged.exitCode).toBe(whole.exitCode);
    // One run judges for itself; a merged one says that it believed the shards.
    expect(comparable(merged.report)).toEqual({
      ...comparable(whole.report),
      believed: `severities as reported by ${shards} shards`,
    });
    const added = (of: (part: Ran) => number) => parts.reduce((sum, part) => sum + of(part), 0);
    expect(merged.report.totals.requests).toBe(added(({ requests }) => requests.length));
    expect(merged.report.totals.bytesDownloaded).toBe(whole.report.totals.bytesDownloaded);

    // Each shard asks where the registry is, and nothing else is asked twice.
    const discovery = 'GET /.well-known/terraform.json';
    const asked = parts.flatMap(({ requests }) => requests.filter((request) => request !== discovery));
    const once = whole.requests.filter((request) => request !== discovery);
    expect(new Set(asked.map(wherever))).toEqual(new Set(once.map(wherever)));
    // A private registry is asked for the list of a provider's versions by each shard that has one of them.
    const isList = (request: string) => request.endsWith('/versions');
    const twice = asked.filter((request, at) => asked.indexOf(request) !== at && !isList(request));
    if (kinds === 0) expect(twice).toEqual([]);
    // Only the search for the origin of a planted hash may look at a release that another shard has looked at.
    expect(twice.filter((request) => request.endsWith('.zip') || !mayBeSearched(request))).toEqual([]);
  });
});

/** Requests for the provider of which some entry has a hash of no release. */
function mayBeSearched(request: string): boolean {
  return searched.some((type) => request.includes(`/many/kind${type}/`));
}
