import { readFileSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SignedRegistry, startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { type ChildRun, pathOf } from './child.ts';
import { runBound, runLockproof, runTerraform, type Stage } from './contestants.ts';
import { against, type Spread, shown, spreadOf, table } from './figures.ts';
import { createLargePackages, type LargePackage } from './large-package.ts';
import { publishLarge } from './large-release.ts';
import { machineLine } from './machine.ts';

/**
 * Four packages of about 165 MB (540 MB unpacked), with all four h1 wanted: compares `lockproof verify` with `terraform providers lock` for
 * the same four platforms from the same registry, and with only inflating and hashing.
 */
const named = { namespace: 'bench', type: 'large', version: '1.0.0' };
const platforms = ['linux_amd64', 'darwin_arm64', 'darwin_amd64', 'windows_amd64'];
const inflatedBytes = 540_000_000;
const megabyte = 1_000_000;
const cores = availableParallelism();

export async function benchPackages(rounds: number): Promise<void> {
  console.log(`\nPackages: four of 165 MB, all four h1 wanted\n${machineLine()}`);
  const terraform = pathOf('terraform');
  if (terraform === null) {
    console.log('skipped: terraform is not on the PATH');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'lockproof-bench-'));
  const cache = await mkdtemp(join(tmpdir(), 'lockproof-bench-cache-'));
  const registry = await startSignedRegistry();
  try {
    const program = readFileSync(terraform);
    const packages = createLargePackages({ program, inflatedBytes, ...named, platforms });
    for (const one of packages) await save(one, join(folder, one.filename));
    await publishLarge(registry, named, packages);
    await writeFile(join(folder, 'main.tf'), configuration(registry));
    await compare({ folder, registry, packages }, rounds, cache);
  } finally {
    await registry.close();
    for (const made of [folder, cache]) await rm(made, { recursive: true });
  }
}

interface Runs {
  readonly terraform: ChildRun[];
  readonly lockproof: ChildRun[];
  readonly again: ChildRun[];
  readonly bound: number[];
  /** Processor seconds of the registry while Lockproof ran, because it shares the cores. */
  readonly served: number[];
}

/** Runs them in turn, so that a machine that becomes slower affects all of them. */
async function compare(stage: Stage, rounds: number, cache: string): Promise<void> {
  const runs: Runs = { terraform: [], lockproof: [], again: [], bound: [], served: [] };
  await runTerraform(stage);
  await runLockproof(stage, cache);
  for (let round = 0; round < rounds; round++) {
    runs.terraform.push(await runTerraform(stage));
    const before = process.cpuUsage();
    runs.lockproof.push(await runLockproof(stage));
    const { user, system } = process.cpuUsage(before);
    runs.served.push((user + system) / 1e6);
    runs.bound.push(await runBound(stage));
    const again = await runLockproof(stage, cache);
    if (again.totals.bytesDownloaded > 0) throw new Error('the cache was not used');
    runs.again.push(again);
  }
  const bytes = stage.packages[0]?.bytes ?? 0;
  console.log(
    `each package: ${(bytes / megabyte).toFixed(0)} MB; ${rounds} rounds after one that does not count\n`,
  );
  show(runs);
}

function show(runs: Runs): void {
  const wallOf = (some: readonly ChildRun[]): Spread => spreadOf(some.map(({ wall }) => wall));
  const [terraform, lockproof, bound] = [
    wallOf(runs.terraform),
    wallOf(runs.lockproof),
    spreadOf(runs.bound),
  ];
  console.log(
    table([
      ['', 'wall s: min / median / max', 'processor s: min', 'peak MB: max'],
      ['terraform providers lock', shown(terraform), ...counted(runs.terraform)],
      ['lockproof verify', shown(lockproof), ...counted(runs.lockproof)],
      ['lockproof verify, from its cache', shown(wallOf(runs.again)), ...counted(runs.again)],
      [`only inflate and hash, ${cores} threads`, shown(bound), '', ''],
    ]),
  );
  const peak = Math.max(...runs.lockproof.map((run) => run.peak ?? Number.NaN));
  console.log(`\nlockproof / terraform (minima): ${against(lockproof.min / terraform.min, 0.25)}`);
  console.log(`lockproof / bound (minima):     ${against(lockproof.min / bound.min, 1.3)}`);
  const least = spreadOf(
    runs.lockproof.map(({ cpu }, round) => ((cpu ?? 0) + (runs.served[round] ?? 0)) / cores),
  );
  console.log(
    `processor time of lockproof and the registry: ${least.min.toFixed(2)} s of that wall time, ${(least.min / bound.min).toFixed(2)} of the bound`,
  );
  console.log(`lockproof, peak memory:         ${against(peak, 300, ' MB', 0)}`);
}

function counted(runs: readonly ChildRun[]): readonly string[] {
  const cpu = Math.min(...runs.map((run) => run.cpu ?? Number.NaN));
  const peak = Math.max(...runs.map((run) => run.peak ?? Number.NaN));
  return [cpu.toFixed(2), peak.toFixed(0)];
}

async function save({ pieces }: LargePackage, path: string): Promise<void> {
  const file = await open(path, 'w');
  for (const piece of pieces) await file.writeFile(piece);
  await file.close();
}

function configuration({ host }: SignedRegistry): string {
  return [
    'terraform {',
    '  required_providers {',
    `    ${named.type} = {`,
    `      source  = "${host}/${named.namespace}/${named.type}"`,
    `      version = "${named.version}"`,
    '    }',
    '  }',
    '}',
    '',
  ].join('\n');
}
