import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { honest } from '../support/signed-registry/announcements.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1 } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { type ContractedReport, expectReport } from './report-contract.ts';
import { setStage } from './stage.ts';

/* OpenTofu's registry announces the h1 of every platform, and `tofu init` records all of them. The registry here does the same, honestly or not. */

const platforms = [
  'darwin_amd64',
  'darwin_arm64',
  'freebsd_amd64',
  'linux_amd64',
  'linux_arm64',
  'windows_amd64',
];
const host = 'registry.opentofu.org';

let registry: SignedRegistry;
beforeAll(async () => {
  registry = await startSignedRegistry();
});
afterAll(() => registry.close());

let count = 0;

/** A version of a provider that no other test uses, at the address of OpenTofu's registry. */
async function publish(options: Partial<PublishOptions>): Promise<PublishedVersion> {
  count += 1;
  const published = await registry.publish({
    namespace: 'acme',
    type: `thing${count}`,
    version: '1.2.3',
    platforms,
    announced: honest,
    ...options,
  });
  return { ...published, address: `${host}/acme/thing${count}` };
}

/** What `tofu init` records: everything that the registry announces, and what its document lists. */
function recorded(version: PublishedVersion): readonly string[] {
  return [...platforms.flatMap((platform) => version.announced?.[platform]?.hashes ?? []), ...version.zh];
}

interface Outcome {
  readonly exitCode: number | null;
  readonly report: ContractedReport;
  /** Rules of the findings, the severity before each. */
  readonly found: readonly string[];
  readonly packages: number;
  readonly stderr: string;
}

async function verify(
  files: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Outcome> {
  const directory = mkdtempSync(join(tmpdir(), 'lockproof-announced-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  registry.clearRequests();
  const run = await runCli(
    ['verify', '--registries', `${host}=${registry.serviceUrl}`, '--format', 'json', ...flags],
    { directory, caFile: registry.caFile },
  );
  const report = expectReport(JSON.parse(run.stdout));
  return {
    exitCode: run.exitCode,
    report,
    found: report.findings.map(({ severity, rule }) => `${severity} ${rule}`),
    packages: registry.requests.filter(({ path }) => path.endsWith('.zip')).length,
    stderr: run.stderr,
  };
}

function lockOf(version: PublishedVersion, hashes = recorded(version)): string {
  return lockFileText({ address: version.address, version: version.version, hashes });
}

interface Row {
  readonly what: string;
  readonly publish?: Partial<PublishOptions>;
  readonly hashes?: (version: PublishedVersion) => readonly string[];
  readonly flags?: readonly string[];
  readonly policy?: string;
  readonly packages: number;
  readonly exitCode: 0 | 1;
  /** Totals of the report. */
  readonly proven: number;
  readonly accepted: number;
  readonly unproven?: number;
  readonly found?: readonly string[];
}

/** Of six h1, six zh and the zh of the manifest. */
const sample = { packages: 2, proven: 2 + 7, accepted: 4 };

const honestRows: readonly Row[] = [
  { what: 'computes two packages and accepts the other h1 as announced', ...sample, exitCode: 0 },
];

const lies: readonly Row[] = [
  {
    what: 'a planted h1 that the registry does not announce is searched everywhere and refuted',
    hashes: (version) => [plantedH1('x'), ...recorded(version)],
    packages: 6,
    proven: 6 + 7,
    accepted: 0,
    unproven: 1,
    exitCode: 1,
    found: ['error unproven-hash'],
  },
];

describe('an entry with the h1 of every platform', () => {
  it.each([...honestRows, ...lies])('$what', async (row) => {
    const version = await publish(row.publish ?? {});
    const hashes = row.hashes?.(version) ?? recorded(version);
    const policy = row.policy?.replace('KEY', registry.signingKey.fingerprint);
    const run = await verify(
      {
        '.terraform.lock.hcl': lockOf(version, hashes),
        ...(policy === undefined ? {} : { '.github/lockproof.yml': policy }),
      },
      row.flags,
    );
    const { proven, accepted, announced, unproven } = run.report.totals;
    expect({ exitCode: run.exitCode, packages: run.packages, proven, accepted, announced, unproven }).toEqual(
      {
        exitCode: row.exitCode,
        packages: row.packages,
        proven: row.proven,
        accepted: row.accepted,
        announced: row.accepted,
        unproven: row.unproven ?? 0,
      },
    );
    expect(run.found.toSorted()).toEqual((row.found ?? []).toSorted());
  });
});

describe('the pull request of such an upgrade', () => {
  it('counts and shows what is accepted as announced, and never as proven', async () => {
    const stage = await setStage();
    const at = `${host}=${stage.registry.serviceUrl}`;
    const named = { namespace: 'acme', type: 'cloud', platforms, announced: honest };
    const before = await stage.registry.publish({ ...named, version: '1.0.0' });
    const after = await stage.registry.publish({ ...named, version: '1.1.0' });
    const address = `${host}/acme/cloud`;
    const text = (version: PublishedVersion) =>
      lockFileText({ address, version: version.version, hashes: recorded(version) });
    const path = 'infra/.terraform.lock.hcl';
    const pull = stage.openPull({ [path]: text(before) }, { [path]: text(after) });
    const run = await stage.review(pull, { inputs: { registries: at } });
    expect(run.exitCode).toBe(0);
    expect(run.report?.totals).toMatchObject({
      hashes: 13,
      proven: 9,
      accepted: 4,
      announced: 4,
      unproven: 0,
    });
    const accepted = run.report?.changes[0]?.hashes.filter(({ worth }) => worth?.kind === 'accepted');
    expect(accepted).toHaveLength(4);
    for (const { proof, worth, detail } of accepted ?? []) {
      expect(proof).toBe('asserted');
      expect(worth).toMatchObject({
        by: 'announced',
        of: host,
        checked: ['linux_amd64', expect.any(String)],
      });
      expect(detail).toMatch(/^announced by registry\.opentofu\.org beside the signed zh:/);
    }
    const body = stage.github.comments[0]?.body ?? '';
    expect(body).toContain('9 of 13 hashes are proven');
    expect(body.replaceAll('&nbsp;', ' ')).toContain('4 only announced, unsigned (2 more were computed)');
    expect(body).toContain('accepted as announced, because the sample (linux');
    expect(run.stdout).toMatch(/^2 packages to download, \d+ bytes$/m);
  });
});
