import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { fillMirror } from '../support/mirror-folder.ts';
import { type NetworkMirror, startNetworkMirror } from '../support/network-mirror.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { honest } from '../support/signed-registry/announcements.ts';
import { answerJson } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { type ContractedReport, expectReport } from './report-contract.ts';

/*
 * A run keeps its evidence, the servers are closed, and the same command judges again from the folder alone. What is believed of a folder that somebody
 * changed is in test/extensions/offline/believed.test.ts.
 */

const noNetwork = pathToFileURL(resolve(import.meta.dirname, '../support/no-network.mjs')).href;
const platforms = [
  'darwin_amd64',
  'darwin_arm64',
  'freebsd_amd64',
  'linux_amd64',
  'linux_arm64',
  'windows_amd64',
];
const recorded = ['linux_amd64', 'darwin_arm64'];
const tofu = 'registry.opentofu.org';
const lockName = '.terraform.lock.hcl';
const token = 'token-of-the-registry';
const key = 'key-in-a-presigned-link';

let registry: SignedRegistry;
let mirror: NetworkMirror;
let repository: Repository;
/** A folder of the user, outside of the repository. */
let home: string;
let commands: Readonly<Record<string, readonly string[]>>;
let tokens: Readonly<Record<string, string>>;

interface Run extends CliRun {
  readonly report: ContractedReport;
}

/** What was recorded while the servers were there. */
const online = new Map<string, Run>();

beforeAll(async () => {
  registry = await startSignedRegistry();
  home = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-evidence-')));
  const packed = join(home, 'packed');
  mkdirSync(packed);
  mirror = await startNetworkMirror(packed);
  writeFileSync(join(home, 'ca.pem'), registry.caPem + mirror.caPem);
  const widget = await registry.publish({
    namespace: 'acme',
    type: 'widget',
    version: '1.2.3',
    platforms,
    files: { 'docs/': '' },
    warnings: ['Use acme/gadget in its place.'],
  });
  const metadata = JSON.parse(
    Buffer.from(registry.stored(widget.paths.metadata('linux_amd64'))?.body ?? []).toString(),
  );
  for (const name of ['download_url', 'shasums_url', 'shasums_signature_url'])
    metadata[name] += `?X-Amz-Signature=${key}-${name}`;
  registry.override(widget.paths.metadata('linux_amd64'), answerJson(metadata));
  registry.override('/v1/providers/acme/widget/1.2.3', answerJson({ published_at: '2020-01-01T00:00:00Z' }));
  const thing = await registry.publish({
    namespace: 'acme',
    type: 'thing',
    version: '2.0.0',
    platforms,
    announced: honest,
  });
  const announced = platforms.flatMap((platform) => thing.announced?.[platform]?.hashes ?? []);
  const hashes = recorded.map((platform) => widget.package(platform).h1.directory);
  const text = (...more: readonly string[]) =>
    lockFileText(
      { address: widget.address, version: '1.2.3', hashes: [...hashes, ...widget.zh, ...more] },
      { address: `${tofu}/acme/thing`, version: '2.0.0', hashes: [...announced, ...thing.zh] },
    );

  fillMirror(packed, 'registry.terraform.io', widget);
  const mirrored = join(home, 'mirrored');
  mkdirSync(mirrored);
  writeFileSync(
    join(mirrored, lockName),
    lockFileText({ address: 'registry.terraform.io/acme/widget', version: '1.2.3', hashes }),
  );
  writeFileSync(
    join(home, 'mirror.tfrc'),
    `provider_installation {\n  network_mirror {\n    url = "${mirror.url}"\n  }\n}\n`,
  );

  repository = createRepository();
  const base = repository.commit({ '.github/lockproof.yml': 'minimum-release-age: 7 days\n' }, 'Policy');
  repository.branch('change', base);
  repository.commit(
    { [`app/${lockName}`]: text(), [`net/${lockName}`]: text(plantedZh('evidence')) },
    'Lock',
    {
      branch: 'change',
    },
  );
  repository.checkOut('change');
  commands = {
    review: ['review', 'app', '--base', base],
    'review of a planted hash': ['review', '--base', base],
    'verify with the sizes that are allowed used up': ['verify', 'app', '--max-download', '10'],
    'verify of a mirror': ['verify', mirrored, '--accept-asserted'],
  };
  tokens = { [`TF_TOKEN_${registry.host}`]: token };
  for (const [name, args] of Object.entries(commands))
    online.set(name, await run([...args, '--evidence', join(home, name)], environmentOf(name)));
  online.set('without', await run(commands.review ?? [], tokens));
  await registry.close();
});
afterAll(async () => {
  await mirror.close();
  repository.remove();
  rmSync(home, { recursive: true, force: true });
});

function environmentOf(name: string): Readonly<Record<string, string>> {
  return name.endsWith('mirror') ? { TF_CLI_CONFIG_FILE: join(home, 'mirror.tfrc') } : tokens;
}

function withHosts(args: readonly string[]): readonly string[] {
  const hosts = [registry.host, `${tofu}=${registry.serviceUrl}`, mirror.host];
  return [...args, ...hosts.flatMap((host) => ['--registries', host]), '--format', 'json'];
}

async function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Run> {
  const [directory, caFile] = [repository.directory, join(home, 'ca.pem')];
  const ran = await runCli(withHosts(args), { directory, caFile, env });
  return { ...ran, report: expectReport(JSON.parse(ran.stdout)) };
}

/** The same command where every attempt to reach anybody ends the program. */
function offline(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<CliRun> {
  const settings = {
    directory: repository.directory,
    env: { NODE_OPTIONS: `--import=${noNetwork}`, ...env },
  };
  return runCli(withHosts(args), settings);
}

function recordedRun(name: string): Run {
  const ran = online.get(name);
  if (ran === undefined) throw new Error(`There is no run ${name}`);
  return ran;
}

/** The report without what the run itself cost. */
function learnt({ totals, ...report }: ContractedReport) {
  const { requests: _, bytesDownloaded: __, ...counts } = totals;
  return { ...report, totals: counts };
}

it('a run with --evidence gives the report of a run without, and says the digest', () => {
  const { report, stderr, exitCode } = recordedRun('review');
  const plain = recordedRun('without');
  const { evidence, ...rest } = learnt(report);
  expect(exitCode).toBe(plain.exitCode);
  // The packages that are computed by chance differ from run to run.
  expect({ ...rest, changes: [] }).toEqual({ ...learnt(plain.report), changes: [] });
  expect(stderr).toContain(evidence?.digest);
});

it('the recorded runs are what they should be', () => {
  const codes = Object.fromEntries([...online].map(([name, { exitCode }]) => [name, exitCode]));
  expect(codes).toEqual({
    review: 0,
    'review of a planted hash': 1,
    'verify with the sizes that are allowed used up': 1,
    'verify of a mirror': 0,
    without: 0,
  });
  const rules = recordedRun('review').report.findings.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['registry-warning', 'recently-published']));
  expect(recordedRun('review').report.totals.announced).toBeGreaterThan(0);
});

it('a run without --offline reaches nobody once the network is cut', async () => {
  const { exitCode, stderr } = await offline(commands.review ?? []);
  expect([exitCode, stderr]).toEqual([97, expect.stringContaining('the network is cut')]);
});

it.each([
  'review',
  'review of a planted hash',
  'verify with the sizes that are allowed used up',
  'verify of a mirror',
])('%s gives the same report and the same exit code without a network', async (name) => {
  const first = recordedRun(name);
  const { TF_CLI_CONFIG_FILE = '' } = environmentOf(name);
  const flags = ['--offline', join(home, name), '--evidence-digest', first.report.evidence?.digest ?? ''];
  const again = await offline([...(commands[name] ?? []), ...flags], { TF_CLI_CONFIG_FILE });
  const report = expectReport(JSON.parse(again.stdout));
  expect(learnt(report)).toEqual(learnt(first.report));
  expect(report.totals).toMatchObject({ requests: 0, bytesDownloaded: 0 });
  expect(again.exitCode).toBe(first.exitCode);
  expect(again.stderr).toMatch(
    /^Nothing was contacted: judged by the clock of now from the evidence of .*\n$/,
  );
});
