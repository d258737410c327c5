import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFileText } from '../test/support/signed-registry/lock-file-text.ts';
import { type SignedRegistry, startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { type ChildRun, pathOf } from './child.ts';
import { runTerraform } from './contestants.ts';
import { against, type Spread, shown, spreadOf, table } from './figures.ts';
import { createLargePackages, type LargePackage } from './large-package.ts';
import { publishLarge } from './large-release.ts';
import { lock } from './lockproof-run.ts';
import { machineLine } from './machine.ts';

/**
 * Three providers of 540 MB (unpacked) for four platforms: compares `lockproof lock` on what `terraform init` leaves with `terraform providers lock`
 * from the same registry. Both must write the same bytes. A second root with the same providers must need no further download.
 */
const named = { namespace: 'bench', version: '1.0.0' };
const types = ['large', 'larger', 'largest'];
const platforms = ['linux_amd64', 'darwin_arm64', 'darwin_amd64', 'windows_amd64'];
const lockFile = '.terraform.lock.hcl';

export async function benchLock(rounds: number, inflatedBytes: number): Promise<void> {
  console.log(`\nLock: three providers for four platforms\n${machineLine()}`);
  const terraform = pathOf('terraform');
  if (terraform === null) {
    console.log('skipped: terraform is not on the PATH');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'lockproof-bench-'));
  const registry = await startSignedRegistry();
  try {
    const program = readFileSync(terraform).subarray(0, inflatedBytes);
    const packages: LargePackage[] = [];
    for (const type of types) {
      const own = createLargePackages({ program, inflatedBytes, type, version: named.version, platforms });
      await publishLarge(registry, { ...named, type }, own);
      packages.push(...own);
    }
    await compare({ folder, registry, packages }, rounds);
  } finally {
    await registry.close();
    await rm(folder, { recursive: true });
  }
}

interface Stage {
  readonly folder: string;
  readonly registry: SignedRegistry;
  readonly packages: readonly LargePackage[];
}

async function compare({ folder, registry, packages }: Stage, rounds: number): Promise<void> {
  const [theirs, ours, second] = ['terraform', 'lockproof', 'second'].map((name) => join(folder, name));
  if (theirs === undefined || ours === undefined || second === undefined) return;
  for (const root of [theirs, ours, second]) {
    await mkdir(root);
    await writeFile(join(root, 'main.tf'), configuration(registry));
  }
  const terraform: ChildRun[] = [];
  const lockproof: ChildRun[] = [];
  const again: ChildRun[] = [];
  for (let round = 0; round < rounds; round++) {
    terraform.push(await runTerraform({ folder: theirs, registry, packages }));
    const cache = join(folder, `cache-${round}`);
    await mkdir(cache, { mode: 0o700 });
    for (const root of [ours, second]) await writeFile(join(root, lockFile), afterInit(registry, packages));
    registry.clearRequests();
    lockproof.push(await lock(ours, registry, platforms, cache));
    expectDownloads(registry, packages.length);
    registry.clearRequests();
    again.push(await lock(second, registry, platforms, cache));
    expectDownloads(registry, 0);
    const [wanted, ...written] = await Promise.all(
      [theirs, ours, second].map((root) => readFile(join(root, lockFile), 'utf8')),
    );
    if (written.some((text) => text !== wanted))
      throw new Error('lockproof lock wrote other bytes than terraform');
  }
  const wallOf = (some: readonly ChildRun[]): Spread => spreadOf(some.map(({ wall }) => wall));
  const [tf, lp] = [wallOf(terraform), wallOf(lockproof)];
  const all = packages.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`\n${packages.length} packages, ${(all / 1e6).toFixed(0)} MB, ${rounds} rounds`);
  console.log(
    table([
      ['', 'wall s: min / median / max', 'processor s: min'],
      ['terraform providers lock', shown(tf), processorOf(terraform)],
      ['lockproof lock', shown(lp), processorOf(lockproof)],
      ['lockproof lock, a second root', shown(wallOf(again)), processorOf(again)],
    ]),
  );
  console.log(`lockproof / terraform (minima): ${against(lp.min / tf.min, 0.3)}`);
  console.log('downloads for the second root: 0; every file: the bytes of terraform');
  console.log(
    `memory: ${against(Math.max(...lockproof.map(({ peak }) => peak ?? Number.NaN)), 330, ' MB', 0)}`,
  );
}

function processorOf(runs: readonly ChildRun[]): string {
  return Math.min(...runs.map(({ cpu }) => cpu ?? Number.NaN)).toFixed(2);
}

function expectDownloads({ requests }: SignedRegistry, count: number): void {
  const downloads = requests.filter(({ path }) => path.endsWith('.zip')).length;
  if (downloads !== count) throw new Error(`${downloads} packages were downloaded, not ${count}`);
}

/** The h1 of this machine's platform and every zh. */
function afterInit({ host }: SignedRegistry, packages: readonly LargePackage[]): string {
  const entries = types.map((type) => {
    const own = packages.filter(({ filename }) => filename.startsWith(`terraform-provider-${type}_`));
    const h1 = own.filter(({ platform }) => platform === platforms[0]).map((one) => one.h1);
    return {
      address: `${host}/${named.namespace}/${type}`,
      version: named.version,
      constraints: named.version,
      hashes: [...h1, ...own.map(({ sha256 }) => `zh:${sha256}`)],
    };
  });
  return lockFileText(...entries);
}

function configuration({ host }: SignedRegistry): string {
  const required = types.map(
    (type) => `    ${type} = { source = "${host}/${named.namespace}/${type}", version = "${named.version}" }`,
  );
  return ['terraform {', '  required_providers {', ...required, '  }', '}', ''].join('\n');
}
