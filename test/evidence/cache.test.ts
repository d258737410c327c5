import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { directoryCache } from '../../src/evidence/directory-cache.ts';
import type { PackageHashes } from '../../src/evidence/package-hashes.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { briefs, openRun } from './ports.ts';

let double: SignedRegistry;
let folder: string;

beforeAll(async () => {
  double = await startSignedRegistry();
});
afterAll(() => double.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lockproof-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hashes: PackageHashes = { zh: plantedZh('z'), archive: plantedH1('a'), directory: plantedH1('d') };

function fileOf({ zh }: PackageHashes): string {
  return join(folder, 'package-hashes-v1', zh.slice(3, 5), `${zh.slice(3)}.json`);
}

async function plant(text: string): Promise<void> {
  const path = fileOf(hashes);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, text);
}

describe('a cache in a folder', () => {
  it('gives back what it was given, to another run too', async () => {
    await directoryCache(folder).put(hashes);
    expect(await directoryCache(folder).get(hashes.zh)).toEqual(hashes);
    expect(await directoryCache(folder).get(plantedZh('other'))).toBeNull();
  });

  it('leaves no half file behind', async () => {
    const cache = directoryCache(folder);
    await Promise.all(Array.from({ length: 20 }, () => cache.put(hashes)));
    expect(await readdir(dirname(fileOf(hashes)))).toHaveLength(1);
    expect(await cache.get(hashes.zh)).toEqual(hashes);
  });

  it.each<readonly [string, string]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another package', JSON.stringify({ ...hashes, zh: plantedZh('other') })],
    ['a hash that is none', JSON.stringify({ ...hashes, archive: 'h1:AAAA' })],
    ['schemes changed about', JSON.stringify({ ...hashes, archive: hashes.zh })],
    ['a field missing', JSON.stringify({ zh: hashes.zh, archive: hashes.archive })],
    ['a verdict beside the facts', JSON.stringify({ ...hashes, verified: true })],
    ['more than a fact', JSON.stringify(hashes) + ' '.repeat(2000)],
  ])('passes over an entry with %s', async (_name, text) => {
    await plant(text);
    expect(await directoryCache(folder).get(hashes.zh)).toBeNull();
  });

  it('follows no link and takes nothing from a folder that others may write to', async () => {
    await directoryCache(folder).put(hashes);
    await chmod(join(folder, 'package-hashes-v1'), 0o777);
    expect(await directoryCache(folder).get(hashes.zh)).toBeNull();
    await chmod(join(folder, 'package-hashes-v1'), 0o700);
    const elsewhere = join(folder, 'elsewhere.json');
    await writeFile(elsewhere, JSON.stringify(hashes));
    await rm(fileOf(hashes));
    await symlink(elsewhere, fileOf(hashes));
    expect(await directoryCache(folder).get(hashes.zh)).toBeNull();
  });

  it.each(['720', '702', '722', '770', '777'])(
    'takes nothing from a folder with the mode %s, nor puts anything there',
    async (mode) => {
      await directoryCache(folder).put(hashes);
      await chmod(join(folder, 'package-hashes-v1'), Number.parseInt(mode, 8));
      expect(await directoryCache(folder).get(hashes.zh)).toBeNull();
      const other = { ...hashes, zh: plantedZh('other') };
      await directoryCache(folder).put(other);
      await chmod(join(folder, 'package-hashes-v1'), 0o700);
      expect(await directoryCache(folder).get(other.zh)).toBeNull();
      expect(await directoryCache(folder).get(hashes.zh)).toEqual(hashes);
    },
  );

  it.runIf(process.getuid !== undefined)(
    'takes nothing from a folder of somebody else, even if only they may write to it',
    async () => {
      await directoryCache(folder).put(hashes);
      const own = process.getuid?.() ?? 0;
      const user = vi.spyOn(process, 'getuid').mockReturnValue(own + 1);
      try {
        expect(await directoryCache(folder).get(hashes.zh)).toBeNull();
      } finally {
        user.mockRestore();
      }
      expect(await directoryCache(folder).get(hashes.zh)).toEqual(hashes);
    },
  );

  it('never makes a path of what is no digest', async () => {
    const cache = directoryCache(folder);
    for (const zh of ['zh:../../x', 'h1:x', '', 'zh:']) {
      expect(await cache.get(zh)).toBeNull();
      await cache.put({ ...hashes, zh });
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not mind a folder that cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    const cache = directoryCache(join(folder, 'file', 'below'));
    await cache.put(hashes);
    expect(await cache.get(hashes.zh)).toBeNull();
  });
});

describe('a run with a warm cache', () => {
  it('downloads no package byte and proves the same', async () => {
    const version = await double.publish({ namespace: 'acme', type: 'cached', version: '1.0.0' });
    const h1 = version.packages.map((one) => one.h1.directory);
    const runs = [];
    for (const _ of [1, 2]) {
      const run = openRun(double, { cache: directoryCache(folder) });
      const evidence = await run.gatherOne(version.address, '1.0.0', h1);
      runs.push({ briefs: briefs(evidence), bytes: run.fetcher.traffic().bytesDownloaded });
      await run.close();
    }
    expect(runs[1]?.briefs).toEqual(runs[0]?.briefs);
    expect(runs[0]?.briefs.every((one) => one.startsWith('computed'))).toBe(true);
    expect(runs.map(({ bytes }) => bytes > 0)).toEqual([true, false]);
  });

  it('does not let an entry about one package speak for another', async () => {
    const version = await double.publish({ namespace: 'acme', type: 'confused', version: '1.0.0' });
    const lying = { get: async () => hashes, put: async () => {} };
    const run = openRun(double, { cache: lying });
    const evidence = await run.gatherOne(version.address, '1.0.0', [hashes.directory]);
    await run.close();
    expect(briefs(evidence)).toEqual(['none']);
  });
});
