import { readFileSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostDownloads } from '../src/evidence/download-pace.ts';
import { lockFileText } from '../test/support/signed-registry/lock-file-text.ts';
import { type SignedRegistry, startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { type ChildRun, pathOf } from './child.ts';
import { runBound, runTerraform } from './contestants.ts';
import { against, shown, spreadOf, table } from './figures.ts';
import { createLargePackages, type LargePackage } from './large-package.ts';
import { publishLarge } from './large-release.ts';
import type { Link } from './link.ts';
import { type Totals, verify } from './lockproof-run.ts';
import { machineLine } from './machine.ts';

/**
 * Lock files with the h1 of every platform, as Renovate and OpenTofu write them: 14 and 28 packages as large as those of the largest providers,
 * over loopback and over a slow link, and 14 whose h1 the registry announces. Over loopback, `terraform providers lock` gets the same platforms.
 */
export const platforms = [
  'darwin_amd64',
  'darwin_arm64',
  'freebsd_386',
  'freebsd_amd64',
  'freebsd_arm',
  'linux_386',
  'linux_amd64',
  'linux_arm',
  'linux_arm64',
  'openbsd_386',
  'openbsd_amd64',
  'windows_386',
  'windows_amd64',
  'windows_arm64',
];

interface Scene {
  readonly what: string;
  readonly types: readonly string[];
  readonly link?: Link | undefined;
  readonly announced?: boolean;
}

const slow: Link = { bytesPerSecond: 40e6, roundTrip: 100 };
const scenes: readonly Scene[] = [
  { what: '14 packages', types: ['large'] },
  { what: '28 packages', types: ['large', 'larger'] },
  { what: '14 packages, 40 MB/s a connection, 100 ms a round trip', types: ['large'], link: slow },
  { what: '28 packages, 40 MB/s a connection, 100 ms a round trip', types: ['large', 'larger'], link: slow },
  { what: '14 packages, announced, a sample computed', types: ['large'], announced: true },
];

const named = { namespace: 'bench', version: '1.0.0' };
const megabyte = 1e6;
const mebibyte = 1024 ** 2;

/** @param wanted a part of the name of the scenes to play */
export async function benchEveryPlatform(
  rounds: number,
  inflatedBytes: number,
  wanted: string,
): Promise<void> {
  console.log(`\nEvery platform: each h1 of a release wanted\n${machineLine()}`);
  const terraform = pathOf('terraform');
  if (terraform === null) {
    console.log('skipped: terraform is not on the PATH');
    return;
  }
  const program = readFileSync(terraform).subarray(0, inflatedBytes);
  for (const scene of scenes)
    if (scene.what.includes(wanted)) await play(scene, program, rounds, inflatedBytes);
}

interface Stage {
  readonly folder: string;
  readonly registry: SignedRegistry;
  readonly packages: readonly LargePackage[];
}

async function play(scene: Scene, program: Uint8Array, rounds: number, inflatedBytes: number): Promise<void> {
  const releases = scene.types.map((type) => ({
    type,
    packages: createLargePackages({ program, inflatedBytes, type, version: named.version, platforms }),
  }));
  const stages = [await setStage(releases, scene)];
  // What the processors need is what the same run takes when the link costs nothing.
  if (scene.link !== undefined) stages.push(await setStage(releases, { ...scene, link: undefined }));
  try {
    const [stage, near] = stages;
    if (stage !== undefined) await measure(scene, stage, near, rounds);
  } finally {
    for (const { registry, folder } of stages) {
      await registry.close();
      await rm(folder, { recursive: true });
    }
  }
}

type LargeRelease = { readonly type: string; readonly packages: readonly LargePackage[] };

async function setStage(releases: readonly LargeRelease[], { link, announced }: Scene): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'lockproof-bench-'));
  const registry = await startSignedRegistry();
  for (const { type, packages } of releases) {
    const more = { ...(link === undefined ? {} : { link }), ...(announced === true ? { announced } : {}) };
    await publishLarge(registry, { ...named, type, ...more }, packages);
  }
  const types = releases.map(({ type }) => type);
  await writeFile(join(folder, 'main.tf'), configuration(registry, types));
  return { folder, registry, packages: releases.flatMap(({ packages }) => packages) };
}

/** @param near the same without the slow link */
async function measure(scene: Scene, stage: Stage, near: Stage | undefined, rounds: number): Promise<void> {
  const terraform: ChildRun[] = [];
  const lockproof: Measured[] = [];
  const nearby: Measured[] = [];
  const bound: number[] = [];
  await saveFirst(stage);
  for (let round = 0; round < rounds; round++) {
    if (scene.announced === true || scene.link !== undefined) await writeLockFile(stage, scene.types);
    else terraform.push(await runTerraform(stage));
    lockproof.push(await runWatched(stage, scene));
    if (near !== undefined) {
      await writeLockFile(near, scene.types);
      nearby.push(await runWatched(near, scene));
    }
    bound.push(
      await runBound({ ...stage, packages: stage.packages.flatMap(() => stage.packages.slice(0, 1)) }),
    );
  }
  const all = stage.packages.reduce((sum, { bytes }) => sum + bytes, 0);
  const walls = spreadOf(lockproof.map(({ wall }) => wall));
  const tf = spreadOf(terraform.map(({ wall }) => wall));
  const inflating = spreadOf(bound);
  const local = spreadOf(nearby.map(({ wall }) => wall));
  console.log(`\n${scene.what}: ${(all / megabyte).toFixed(0)} MB, ${rounds} rounds`);
  console.log(
    table([
      ['', 'wall s: min / median / max'],
      ...(terraform.length === 0 ? [] : [['terraform providers lock', shown(tf)]]),
      ['lockproof verify', shown(walls)],
      ...(nearby.length === 0 ? [] : [['the same over loopback', shown(local)]]),
      ['only inflate and hash', shown(inflating)],
    ]),
  );
  if (terraform.length > 0)
    console.log(`lockproof / terraform (minima): ${against(walls.min / tf.min, 0.25)}`);
  if (scene.link !== undefined) {
    const link = all / (mostDownloads * scene.link.bytesPerSecond);
    const need = Math.max(link, local.min);
    console.log(
      `lockproof / the greater of link (${link.toFixed(2)} s) and processors (loopback): ${against(walls.min / need, 1.2)}`,
    );
    console.log(`lockproof / only inflate and hash: ${(walls.min / inflating.min).toFixed(2)}`);
  }
  const downloaded = Math.max(...lockproof.map(({ totals }) => totals.bytesDownloaded));
  console.log(`downloaded: ${(downloaded / megabyte).toFixed(0)} MB`);
  console.log(
    `memory: ${against(Math.max(...lockproof.map(({ peak }) => peak ?? Number.NaN)), 300, ' MB', 0)}`,
  );
  console.log(`disk: ${against(Math.max(...lockproof.map(({ disk }) => disk)) / mebibyte, 1024, ' MiB', 0)}`);
}

type Measured = ChildRun & { readonly totals: Totals; readonly disk: number };

/** Runs Lockproof with a folder for temporary files of its own, and looks how full that is. */
async function runWatched({ folder, registry, packages }: Stage, scene: Scene): Promise<Measured> {
  const temporary = await mkdtemp(join(tmpdir(), 'lockproof-bench-disk-'));
  let disk = 0;
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    disk = Math.max(disk, await bytesIn(temporary));
    looking = false;
  }, 50);
  try {
    const run = await verify(folder, registry, undefined, { TMPDIR: temporary });
    const { proven, announced } = run.totals;
    const right = scene.announced === true ? announced > 0 : announced === 0;
    if (proven + announced !== 2 * packages.length || !right)
      throw new Error(`an h1 or a zh is missing:\n${run.stdout}`);
    return { ...run, disk };
  } finally {
    clearInterval(timer);
    await rm(temporary, { recursive: true });
  }
}

async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = names.map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => null);
    return found?.isFile() === true ? found.size : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The bound reads one package as often as there are packages. */
export async function saveFirst({ folder, packages }: Pick<Stage, 'folder' | 'packages'>): Promise<void> {
  const [first] = packages;
  if (first === undefined) return;
  const file = await open(join(folder, first.filename), 'w');
  for (const piece of first.pieces) await file.writeFile(piece);
  await file.close();
}

/** What `tofu init` records: every h1 and zh of the release. */
async function writeLockFile({ folder, registry, packages }: Stage, types: readonly string[]): Promise<void> {
  const entries = types.map((type) => ({
    address: `${registry.host}/${named.namespace}/${type}`,
    version: named.version,
    constraints: named.version,
    hashes: packages
      .filter(({ filename }) => filename.startsWith(`terraform-provider-${type}_`))
      .flatMap(({ h1, sha256 }) => [h1, `zh:${sha256}`]),
  }));
  await writeFile(join(folder, '.terraform.lock.hcl'), lockFileText(...entries));
}

function configuration({ host }: SignedRegistry, types: readonly string[]): string {
  const required = types.flatMap((type) => [
    `    ${type} = {`,
    `      source  = "${host}/${named.namespace}/${type}"`,
    `      version = "${named.version}"`,
    '    }',
  ]);
  return ['terraform {', '  required_providers {', ...required, '  }', '}', ''].join('\n');
}
