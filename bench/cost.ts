import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Event, pullRequestEvent, scheduleEvent } from '../test/support/github-double/events.ts';
import { type GitHubDouble, startGitHubDouble } from '../test/support/github-double/github-double.ts';
import { createRepository, type Repository } from '../test/support/github-double/repository.ts';
import { commitManyRoots } from '../test/support/many-roots.ts';
import { runAction } from '../test/support/run-action.ts';
import { lockFileText } from '../test/support/signed-registry/lock-file-text.ts';
import { type SignedRegistry, startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { pathOf } from './child.ts';
import { runBound, runTerraform } from './contestants.ts';
import { platforms, saveFirst } from './every-platform.ts';
import { createLargePackages, type LargePackage } from './large-package.ts';
import { publishLarge } from './large-release.ts';
import { machineLine } from './machine.ts';

/** What a run of the action costs: the table of docs/cost.md, which it writes. */

interface Doubles {
  readonly repository: Repository;
  readonly registry: SignedRegistry;
}

interface Scene {
  readonly what: string;
  readonly isAudit?: true;
  /** Commits both sides. @returns the packages that Terraform would need for the same hashes */
  arrange(doubles: Doubles, program: Uint8Array, inflatedBytes: number): Promise<readonly LargePackage[]>;
}

const scenes: readonly Scene[] = [
  {
    what: 'a pull request without lock files',
    async arrange({ repository }) {
      const base = repository.commit({ 'README.md': 'x' }, 'Base');
      repository.branch('change', base);
      repository.commit({ 'README.md': 'y' }, 'Change', { branch: 'change' });
      return [];
    },
  },
  { what: 'a patch release, h1 of one platform', arrange: upgradeWith(platforms.slice(6, 7)) },
  { what: 'a bump by Renovate, h1 of 14 platforms', arrange: upgradeWith(platforms) },
  { what: '320 root modules, all changed, 4 providers', arrange: manyRoots(320, 320, 4) },
  {
    what: 'a nightly audit of 1,000 root modules, 100 releases',
    isAudit: true,
    arrange: manyRoots(1000, 0, 100),
  },
];

/** Milliseconds until GitHub answers. */
const answerTime = 300;

/** @param wanted a part of the name of the scenes to play; only a table of all of them is written */
export async function benchCost(_rounds: number, inflatedBytes: number, wanted: string): Promise<void> {
  console.log(`\nWhat a run of the action costs\n${machineLine()}`);
  const terraform = pathOf('terraform');
  if (terraform === null) return console.log('skipped: terraform is not on the PATH');
  const program = readFileSync(terraform).subarray(0, inflatedBytes);
  const rows: string[] = [];
  for (const scene of scenes.filter(({ what }) => what.includes(wanted))) {
    rows.push(await measure(scene, program, inflatedBytes));
    console.log(rows.at(-1));
  }
  if (rows.length === scenes.length) writeTable(rows, inflatedBytes);
}

async function measure(scene: Scene, program: Uint8Array, inflatedBytes: number): Promise<string> {
  const repository = createRepository();
  const [github, registry] = [await startGitHubDouble({ repository }), await startSignedRegistry()];
  const folder = await mkdtemp(join(tmpdir(), 'lockproof-bench-'));
  try {
    const packages = await scene.arrange({ repository, registry }, program, inflatedBytes);
    github.faults.intercept = () => sleep(answerTime, null);
    const event = scene.isAudit ? scheduleEvent(github) : opened(github);
    const peak = pathToFileURL(`${import.meta.dirname}/../test/support/report-peak.mjs`).href;
    const began = performance.now();
    const run = await runAction({ event, github, registry, env: { NODE_OPTIONS: `--import=${peak}` } });
    const seconds = (performance.now() - began) / 1000;
    if (run.exitCode !== 0 || run.report === null)
      throw new Error(`${scene.what}:\n${run.stdout}${run.stderr}`);
    const megabytes = Number(/peak (\d+) kB/.exec(run.stderr)?.[1] ?? 0) / 1024;
    const graph = github.requests.filter(({ path }) => path === '/graphql').length;
    const files = registry.requests.filter(({ path }) => path.startsWith('/releases/')).length;
    const { bytesDownloaded } = run.report.totals;
    const ratios =
      packages.length === 0 ? ['–', '–'] : await compare({ folder, registry, packages }, seconds);
    const cells = [
      scene.what,
      seconds.toFixed(1),
      String(Math.ceil(seconds / 60)),
      `${github.requests.length - graph} + ${graph}`,
      String(registry.requests.length - files),
      String(files),
      bytesDownloaded < 1e6
        ? `${(bytesDownloaded / 1e3).toFixed(0)} kB`
        : `${(bytesDownloaded / 1e6).toFixed(0)} MB`,
      `${megabytes.toFixed(0)} MB`,
      ...ratios,
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await Promise.all([github.close(), registry.close(), rm(folder, { recursive: true })]);
    repository.remove();
  }
}

function opened(github: GitHubDouble): Event {
  return pullRequestEvent(github, github.openPull({ number: 1, head: 'change', fork: null }));
}

/** The same hashes by `terraform providers lock`, and the same bytes only inflated and hashed by all cores. */
async function compare(
  stage: Parameters<typeof runTerraform>[0],
  seconds: number,
): Promise<readonly string[]> {
  const { host } = stage.registry;
  await writeFile(
    join(stage.folder, 'main.tf'),
    `terraform {\n  required_providers {\n    large = {\n      source  = "${host}/bench/large"\n      version = "1.0.1"\n    }\n  }\n}\n`,
  );
  await saveFirst(stage);
  const terraform = await runTerraform(stage);
  const bound = await runBound({
    ...stage,
    packages: stage.packages.flatMap(() => stage.packages.slice(0, 1)),
  });
  return [(seconds / terraform.wall).toFixed(2), (seconds / bound).toFixed(2)];
}

/** One root module and one provider, as large as the largest ones. @param named the platforms whose h1 the lock file has */
function upgradeWith(named: readonly string[]): Scene['arrange'] {
  return async ({ repository, registry }, program, inflatedBytes) => {
    const release = { namespace: 'bench', type: 'large' };
    const old = await registry.publish({ ...release, version: '1.0.0', platforms });
    const packages = createLargePackages({ ...release, program, inflatedBytes, version: '1.0.1', platforms });
    await publishLarge(registry, { ...release, version: '1.0.1' }, packages);
    const wanted = packages.filter(({ platform }) => named.includes(platform));
    const hashes = [...wanted.map(({ h1 }) => h1), ...packages.map(({ sha256 }) => `zh:${sha256}`)];
    const path = 'infra/.terraform.lock.hcl';
    const base = repository.commit({ [path]: lockFileText({ ...old, hashes: old.zh }) }, 'Base');
    repository.branch('change', base);
    const head = lockFileText({ address: old.address, version: '1.0.1', hashes });
    repository.commit({ [path]: head }, 'Upgrade', { branch: 'change' });
    return wanted;
  };
}

function manyRoots(roots: number, changed: number, versions: number): Scene['arrange'] {
  return async (doubles) => {
    await commitManyRoots({ roots, changed, versions }, doubles);
    return [];
  };
}

function writeTable(rows: readonly string[], inflatedBytes: number): void {
  const page = `${import.meta.dirname}/../docs/cost.md`;
  const [start, end] = ['<!-- cost:start -->', '<!-- cost:end -->'];
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split(start);
  const head = [
    '| run | seconds | runner minutes | requests to GitHub (REST + GraphQL) | to the registry | files of releases | downloaded | memory | time ÷ `terraform providers lock` | time ÷ only inflate and hash |',
    `|---|${'--:|'.repeat(9)}`,
  ];
  const table = [
    ...head,
    ...rows,
    '',
    `The program of the provider in the second and third row: ${inflatedBytes / 1e6} MB. Measured on: ${machineLine()}.`,
  ].join('\n');
  writeFileSync(page, `${before}${start}\n${table}\n${end}${rest.split(end)[1] ?? ''}`);
}
