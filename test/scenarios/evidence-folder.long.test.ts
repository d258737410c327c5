import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { answerJson } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';
import { type ContractedReport, expectReport } from './report-contract.ts';

/*
 * A run keeps its evidence, the registry is closed, and the same command judges again from the folder alone. What is kept and given again in each case
 * is in test/extensions/offline.
 */

const noNetwork = pathToFileURL(resolve(import.meta.dirname, '../support/no-network.mjs')).href;
const lockName = '.terraform.lock.hcl';

let registry: SignedRegistry;
let repository: Repository;
/** A folder of the user, outside of the repository. */
let home: string;
let commands: Readonly<Record<string, readonly string[]>>;

interface Run extends CliRun {
  readonly report: ContractedReport;
}

/** What was recorded while the registry was there. */
const online = new Map<string, Run>();

beforeAll(async () => {
  registry = await startSignedRegistry();
  home = mkdtempSync(join(tmpdir(), 'lockproof-evidence-'));
  const warnings = ['Use acme/gadget in its place.'];
  const { entry, text } = await publishEntry(registry, { namespace: 'acme', warnings });
  const { address, version } = entry;
  const record = `/v1/providers/${address.split('/').slice(1).join('/')}/${version}`;
  registry.override(record, answerJson({ published_at: '2020-01-01T00:00:00Z' }));
  const planted = lockFileText({ ...entry, hashes: [...entry.hashes, plantedZh('evidence')] });
  repository = createRepository();
  const base = repository.commit({ '.github/lockproof.yml': 'minimum-release-age: 7 days\n' }, 'Policy');
  repository.branch('change', base);
  repository.commit({ [`app/${lockName}`]: text, [`net/${lockName}`]: planted }, 'Lock', {
    branch: 'change',
  });
  repository.checkOut('change');
  commands = {
    review: ['review', 'app', '--base', base],
    'review of a planted hash': ['review', '--base', base],
    'verify with the sizes that are allowed used up': ['verify', 'app', '--max-download', '10'],
  };
  for (const [name, args] of Object.entries(commands))
    online.set(name, await run([...args, '--evidence', join(home, name)]));
  await registry.close();
});
afterAll(() => {
  repository.remove();
  rmSync(home, { recursive: true, force: true });
});

const complete = (args: readonly string[]) => [...args, '--registries', registry.host, '--format', 'json'];

async function run(args: readonly string[]): Promise<Run> {
  const { directory } = repository;
  const ran = await runCli(complete(args), { directory, caFile: registry.caFile });
  return { ...ran, report: expectReport(JSON.parse(ran.stdout)) };
}

/** The same command where every attempt to reach anybody ends the program. */
function offline(args: readonly string[]): Promise<CliRun> {
  const { directory } = repository;
  return runCli(complete(args), { directory, env: { NODE_OPTIONS: `--import=${noNetwork}` } });
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

it('the recorded runs are what they should be, and say the digest', () => {
  expect([...online.values()].map(({ exitCode }) => exitCode)).toEqual([0, 1, 1]);
  const { report, stderr } = recordedRun('review');
  const rules = report.findings.map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['registry-warning', 'recently-published']));
  expect(stderr).toContain(report.evidence?.digest);
});

it('a run without --offline reaches nobody once the network is cut', async () => {
  const { exitCode, stderr } = await offline(commands.review ?? []);
  expect([exitCode, stderr]).toEqual([97, expect.stringContaining('the network is cut')]);
});

it.each(['review', 'review of a planted hash', 'verify with the sizes that are allowed used up'])(
  '%s gives the same report and the same exit code without a network',
  async (name) => {
    const first = recordedRun(name);
    const flags = ['--offline', join(home, name), '--evidence-digest', first.report.evidence?.digest ?? ''];
    const again = await offline([...(commands[name] ?? []), ...flags]);
    const report = expectReport(JSON.parse(again.stdout));
    expect(learnt(report)).toEqual(learnt(first.report));
    expect(report.totals).toMatchObject({ requests: 0, bytesDownloaded: 0 });
    expect(again.exitCode).toBe(first.exitCode);
    expect(again.stderr).toMatch(
      /^Nothing was contacted: judged by the clock of now from the evidence of .*\n$/,
    );
  },
);
