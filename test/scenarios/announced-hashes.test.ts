import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { honest, lieAbout, lyingFor } from '../support/signed-registry/announcements.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { type ProviderPackage, plantedH1 } from '../support/signed-registry/provider-package.ts';
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
const others = platforms.filter((platform) => platform !== 'linux_amd64');
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
const whole = { packages: 6, proven: 6 + 7, accepted: 0 };

const honestRows: readonly Row[] = [
  { what: 'computes two packages and accepts the other h1 as announced', ...sample, exitCode: 0 },
  {
    what: 'computes the required platforms and one more',
    flags: ['--platforms', 'linux_arm64', '--platforms', 'darwin_arm64'],
    packages: 3,
    proven: 3 + 7,
    accepted: 3,
    exitCode: 0,
  },
  { what: 'computes all if the flag says so', flags: ['--announced-h1', 'compute'], ...whole, exitCode: 0 },
  {
    what: 'computes none if the flag says so, and tells of it',
    flags: ['--announced-h1', 'accept'],
    packages: 0,
    proven: 7,
    accepted: 6,
    exitCode: 0,
    found: ['notice asserted-hash'],
  },
  { what: 'computes all if the policy says so', policy: 'announced-h1: compute\n', ...whole, exitCode: 0 },
  {
    what: 'computes all where the policy pins the keys of the provider',
    policy:
      'announced-h1: accept\nsigning-keys: [{providers: ["registry.opentofu.org/*/*"], fingerprints: ["KEY"]}]\n',
    ...whole,
    exitCode: 0,
  },
  {
    what: 'computes all of an entry with four h1',
    hashes: (version) => [...version.packages.slice(0, 4).map(({ h1 }) => h1.archive), ...version.zh],
    packages: 4,
    proven: 4 + 7,
    accepted: 0,
    exitCode: 0,
  },
  {
    what: 'computes all where the registry announces no h1',
    publish: { announced: ({ zh }) => [zh] },
    hashes: (version) => [...version.packages.map(({ h1 }) => h1.archive), ...version.zh],
    ...whole,
    exitCode: 0,
  },
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
  {
    what: 'the same where announced h1 are accepted without a sample',
    hashes: (version) => [plantedH1('x'), ...recorded(version)],
    flags: ['--announced-h1', 'accept'],
    packages: 6,
    proven: 6 + 7,
    accepted: 0,
    unproven: 1,
    exitCode: 1,
    found: ['error unproven-hash'],
  },
  {
    what: 'a wrong h1 for the required platform',
    publish: { announced: lyingFor('linux_amd64') },
    packages: 6,
    proven: 5 + 7,
    accepted: 0,
    unproven: 1,
    exitCode: 1,
    found: ['error unproven-hash', 'error registry-disagrees'],
  },
  {
    what: 'wrong h1 for all but the required platform, whatever is drawn',
    publish: { announced: lyingFor(...others) },
    packages: 6,
    proven: 1 + 7,
    accepted: 0,
    unproven: 5,
    exitCode: 1,
    found: [...others.map(() => 'error unproven-hash'), 'error registry-disagrees'],
  },
  {
    what: 'wrong h1 for all',
    publish: { announced: lyingFor(...platforms) },
    packages: 6,
    proven: 7,
    accepted: 0,
    unproven: 6,
    exitCode: 1,
    found: [...platforms.map(() => 'error unproven-hash'), 'error registry-disagrees'],
  },
  {
    what: 'wrong h1 beside zh that the signed document does not list',
    publish: {
      announced: ({ platform, h1 }: ProviderPackage) => [
        `zh:${'0'.repeat(64)}`,
        platform === 'linux_amd64' ? h1.archive : lieAbout(platform),
      ],
    },
    hashes: (version) => recorded(version).filter((hash) => hash !== `zh:${'0'.repeat(64)}`),
    packages: 6,
    proven: 1 + 7,
    accepted: 0,
    unproven: 5,
    exitCode: 1,
    found: [...others.map(() => 'error unproven-hash'), 'error registry-disagrees'],
  },
  {
    what: 'a size of 0 bytes',
    publish: { statedSize: ({ zip, platform }) => (platform === 'linux_amd64' ? 0 : zip.length) },
    packages: 6,
    proven: 5 + 7,
    accepted: 0,
    exitCode: 1,
    found: ['error registry-disagrees'],
  },
  {
    what: 'a size that the package of the sample does not have',
    publish: { statedSize: ({ zip, platform }) => zip.length + (platform === 'linux_amd64' ? 1 : 0) },
    packages: 6,
    proven: 5 + 7,
    accepted: 0,
    exitCode: 1,
    found: ['error registry-disagrees'],
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

  it('is judged by the most demanding of the files that share it', async () => {
    const version = await publish({});
    const text = lockOf(version);
    const policy = (how: string) =>
      `announced-h1: accept\npaths: [{match: ["prod/**"], announced-h1: ${how}}]\n`;
    const files = { 'dev/.terraform.lock.hcl': text, 'prod/.terraform.lock.hcl': text };
    const sampled = await verify({ ...files, '.github/lockproof.yml': policy('sample') });
    expect([sampled.packages, sampled.report.totals.announced]).toEqual([2, 4]);
    const computed = await verify({ ...files, '.github/lockproof.yml': policy('compute') });
    expect([computed.packages, computed.report.totals.announced]).toEqual([6, 0]);
  });

  it('draws another package from run to run', async () => {
    const version = await publish({});
    const drawn = new Set<string>();
    for (let run = 0; run < 40 && drawn.size < 2; run++) {
      await verify({ '.terraform.lock.hcl': lockOf(version) });
      for (const { path } of registry.requests)
        if (path.endsWith('.zip') && path !== version.paths.zip('linux_amd64')) drawn.add(path);
    }
    expect(drawn.size).toBe(2);
  });

  it('says what it will download before it begins', async () => {
    const version = await publish({});
    const { stderr } = await verify({ '.terraform.lock.hcl': lockOf(version) });
    expect(stderr).toMatch(/^2 packages to download, \d+ bytes\.\n$/);
  });
});

describe('an entry with fewer h1 than the registry announces', () => {
  it('is proven, and the report says quietly what the next init adds', async () => {
    const version = await publish({});
    const text = lockOf(version, [version.package('linux_amd64').h1.directory, ...version.zh]);
    const run = await verify({ '.terraform.lock.hcl': text });
    expect([run.exitCode, run.found]).toEqual([0, []]);
    expect(run.report.changes[0]?.initAdds).toEqual(others);
    const shown = await verify({ '.terraform.lock.hcl': lockOf(version) });
    expect(shown.report.changes[0]?.initAdds).toEqual([]);
  });

  it('is not told so at another registry, because init records nothing there', async () => {
    const stage = await setStage();
    const version = await stage.registry.publish({
      namespace: 'acme',
      type: 'x',
      version: '1.0.0',
      announced: honest,
    });
    const text = lockFileText({
      address: version.address,
      version: '1.0.0',
      hashes: [version.package('linux_amd64').h1.archive, ...version.zh],
    });
    const run = await stage.review(stage.openPull({ 'README.md': 'x\n' }, { 'a/.terraform.lock.hcl': text }));
    expect(run.exitCode).toBe(0);
    expect(run.report?.changes[0]?.initAdds).toEqual([]);
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
