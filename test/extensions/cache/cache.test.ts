import { execFileSync } from 'node:child_process';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PackageHashes } from '../../../src/evidence/package-hashes.ts';
import { directoryCache } from '../../../src/extensions/cache/index.ts';
import { briefs, openRun } from '../../evidence/ports.ts';
import { plantedH1, plantedZh } from '../../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../../support/signed-registry/signed-registry.ts';

let double: SignedRegistry;
let folder: string;

beforeAll(async () => {
  double = await startSignedRegistry();
});
afterAll(() => double.close());
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lockproof-cache-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hashes: PackageHashes = { zh: plantedZh('z'), archive: plantedH1('a'), directory: plantedH1('d') };

function open(path = folder, reviewed: readonly string[] = []) {
  const notices: string[] = [];
  const cache = directoryCache({ path, reviewed, onNotice: (notice) => notices.push(notice) });
  return { cache, notices };
}

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
    await open().cache.put(hashes);
    expect(await open().cache.get(hashes.zh)).toEqual(hashes);
    expect(await open().cache.get(plantedZh('other'))).toBeNull();
  });

  it('leaves no half-written file behind', async () => {
    const cache = open().cache;
    await Promise.all(Array.from({ length: 20 }, () => cache.put(hashes)));
    expect(await readdir(dirname(fileOf(hashes)))).toHaveLength(1);
    expect(await cache.get(hashes.zh)).toEqual(hashes);
  });

  it.each<readonly [string, string]>([
    ['nothing', ''],
    ['a text that is not JSON', '{'],
    ['another package', JSON.stringify({ ...hashes, zh: plantedZh('other') })],
    ['a value that is not a hash', JSON.stringify({ ...hashes, archive: 'h1:AAAA' })],
    ['exchanged schemes', JSON.stringify({ ...hashes, archive: hashes.zh })],
    ['a field missing', JSON.stringify({ zh: hashes.zh, archive: hashes.archive })],
    ['a verdict beside the facts', JSON.stringify({ ...hashes, verified: true })],
    ['more bytes than a fact has', JSON.stringify(hashes) + ' '.repeat(2000)],
  ])('ignores an entry with %s', async (_name, text) => {
    await plant(text);
    expect(await open().cache.get(hashes.zh)).toBeNull();
  });

  it('follows no link to an entry', async () => {
    await open().cache.put(hashes);
    const elsewhere = join(folder, 'elsewhere.json');
    await writeFile(elsewhere, JSON.stringify(hashes));
    await rm(fileOf(hashes));
    await symlink(elsewhere, fileOf(hashes));
    expect(await open().cache.get(hashes.zh)).toBeNull();
  });

  it.skipIf(process.platform === 'win32')('waits for no pipe in the place of an entry', async () => {
    await open().cache.put(hashes);
    await rm(fileOf(hashes));
    execFileSync('mkfifo', [fileOf(hashes)]);
    expect(await open().cache.get(hashes.zh)).toBeNull();
  });

  it.each(['720', '702', '722', '770', '777'])(
    'neither reads nor writes in a folder with the mode %s',
    async (mode) => {
      await open().cache.put(hashes);
      await chmod(join(folder, 'package-hashes-v1'), Number.parseInt(mode, 8));
      expect(await open().cache.get(hashes.zh)).toBeNull();
      const other = { ...hashes, zh: plantedZh('other') };
      await open().cache.put(other);
      await chmod(join(folder, 'package-hashes-v1'), 0o700);
      expect(await open().cache.get(other.zh)).toBeNull();
      expect(await open().cache.get(hashes.zh)).toEqual(hashes);
    },
  );

  it.each<[string, (folder: string) => Promise<void>]>([
    ['that others may write to', (inside) => chmod(inside, 0o777)],
    [
      'that is a link',
      async (inside) => {
        await rename(inside, `${folder}/elsewhere`);
        await symlink(`${folder}/elsewhere`, inside);
      },
    ],
  ])('neither reads nor writes in a folder inside it %s', async (_, change) => {
    await open().cache.put(hashes);
    expect(await open().cache.get(hashes.zh)).toEqual(hashes);
    const inside = dirname(fileOf(hashes));
    await change(inside);
    const { cache } = open();
    expect(await cache.get(hashes.zh)).toBeNull();
    await rm(fileOf(hashes));
    await cache.put(hashes);
    expect(await readdir(inside)).toEqual([]);
  });

  it.runIf(process.getuid !== undefined)(
    'does not read a folder of another user, even if only that user may write to it',
    async () => {
      await open().cache.put(hashes);
      const own = process.getuid?.() ?? 0;
      const user = vi.spyOn(process, 'getuid').mockReturnValue(own + 1);
      try {
        expect(await open().cache.get(hashes.zh)).toBeNull();
      } finally {
        user.mockRestore();
      }
      expect(await open().cache.get(hashes.zh)).toEqual(hashes);
    },
  );

  it('never makes a path from a value that is not a digest', async () => {
    const cache = open().cache;
    for (const zh of ['zh:../../x', 'h1:x', '', 'zh:']) {
      expect(await cache.get(zh)).toBeNull();
      await cache.put({ ...hashes, zh });
    }
    expect(await readdir(folder)).toEqual([]);
  });
});

/** Uses a cache in a folder that has a matching entry, if there can be one. */
async function use(path: string, reviewed: readonly string[] = []) {
  const { cache, notices } = open(path, reviewed);
  const found = await cache.get(hashes.zh);
  await cache.put(hashes);
  return { found, again: await cache.get(hashes.zh), notices };
}

describe('a folder that is not used as a cache', () => {
  it.each<readonly [what: string, folderOf: () => Promise<string>, why: RegExp]>([
    [
      'that others may write to',
      async () => {
        await chmod(folder, 0o777);
        return folder;
      },
      /users other than its owner may write to it; /,
    ],
    [
      'with a subfolder that others may write to',
      async () => {
        await chmod(join(folder, 'package-hashes-v1'), 0o720);
        return folder;
      },
      /users other than its owner may write to it; /,
    ],
    [
      'of another user',
      async () => {
        await chown(join(folder, 'package-hashes-v1'), 12_345, 12_345);
        return folder;
      },
      /it belongs to a different user; /,
    ],
    [
      'with a link as its subfolder',
      async () => {
        await rename(join(folder, 'package-hashes-v1'), join(folder, 'elsewhere'));
        await symlink(join(folder, 'elsewhere'), join(folder, 'package-hashes-v1'));
        return folder;
      },
      /its package-hashes-v1 is not a real folder; /,
    ],
    [
      'where a file is',
      async () => {
        await writeFile(join(folder, 'file'), '');
        return join(folder, 'file');
      },
      /it cannot be created where a file is; /,
    ],
    [
      'below a file',
      async () => {
        await writeFile(join(folder, 'file'), '');
        return join(folder, 'file', 'below');
      },
      /it cannot be created where a file is; /,
    ],
    [
      'that no system can create',
      async () => join(folder, 'x'.repeat(300)),
      /it cannot be created \(ENAMETOOLONG\); /,
    ],
    ['where the system refuses new folders', async () => '/proc/kept', /it cannot be created \(E[A-Z]+\); /],
    ['of a home', async () => '~/.cache/lockproof', /"~" is not expanded here; write the path in full/],
  ])('a folder %s: one sentence', async (what, folderOf, why) => {
    if (what === 'of another user' && process.getuid?.() !== 0) return;
    await open().cache.put(hashes);
    const { found, again, notices } = await use(await folderOf());
    expect([found, again]).toEqual([null, null]);
    expect(notices).toEqual([expect.stringMatching(/^The cache folder ".+" is not used, because [^\n]+\.$/)]);
    expect(notices[0]).toMatch(why);
  });

  it.each<readonly [what: string, reviewed: () => string]>([
    ['is under review', () => folder],
    ['is inside a reviewed folder', () => dirname(folder)],
    ['leads into a reviewed folder by a link', () => join(folder, 'behind')],
    ['is anywhere while the whole disk is under review', () => '/'],
  ])('a folder that %s, because the change could have filled it', async (_what, reviewed) => {
    await open().cache.put(hashes);
    await mkdir(join(folder, 'behind'));
    await symlink(join(folder, 'behind'), join(folder, 'link'));
    const path = reviewed().endsWith('behind') ? join(folder, 'link', 'not-yet') : folder;
    const { found, again, notices } = await use(path, [reviewed()]);
    expect([found, again]).toEqual([null, null]);
    expect(notices).toEqual([expect.stringContaining('it is inside the folder under review')]);
    expect(await readdir(join(folder, 'behind'))).toEqual([]);
  });

  it('does not include a folder beside the one under review', async () => {
    const { again, notices } = await use(join(folder, 'mine'), [join(folder, 'tree')]);
    expect(again).toEqual(hashes);
    expect(notices).toEqual([]);
  });

  it('says once that nothing can be kept, and still gives what it has', async () => {
    await open().cache.put(hashes);
    const other = { ...hashes, zh: plantedZh('other') };
    const path = fileOf(other);
    await mkdir(dirname(dirname(path)), { recursive: true });
    await writeFile(dirname(path), '');
    const { cache, notices } = open();
    for (const _ of [1, 2]) await cache.put(other);
    expect(await cache.get(hashes.zh)).toEqual(hashes);
    expect(notices).toEqual([
      expect.stringMatching(/^Nothing is kept in the cache folder ".+": writing to it fails/),
    ]);
  });
});

describe('a run with a warm cache', () => {
  it('downloads no package byte and proves the same', async () => {
    const version = await double.publish({ namespace: 'acme', type: 'cached', version: '1.0.0' });
    const h1 = version.packages.map((one) => one.h1.directory);
    const runs = [];
    for (const _ of [1, 2]) {
      const run = openRun(double, { cache: open().cache });
      const evidence = await run.gatherOne(version.address, '1.0.0', h1);
      runs.push({ briefs: briefs(evidence), bytes: run.fetcher.traffic().bytesDownloaded });
      await run.close();
    }
    expect(runs[1]?.briefs).toEqual(runs[0]?.briefs);
    expect(runs[0]?.briefs.every((one) => one.startsWith('computed'))).toBe(true);
    expect(runs.map(({ bytes }) => bytes > 0)).toEqual([true, false]);
  });

  it('does not keep a package of another name from being opened (T72)', async () => {
    const packageOf = (type: string, more: object) =>
      double.publish({ namespace: 'acme', type, version: '1.0.0', platforms: ['linux_amd64'], ...more });
    const theirs = await packageOf('theirs', {});
    const { zip, zh, h1, filename } = theirs.package('linux_amd64');
    await open().cache.put({ zh, archive: h1.archive, directory: h1.directory });
    const ours = await packageOf('ours', { archive: () => zip, filename: () => filename });
    const run = openRun(double, { cache: open().cache });
    expect(briefs(await run.gatherOne(theirs.address, '1.0.0', [h1.directory]))).toEqual([
      'computed linux_amd64 directory and archive',
    ]);
    const { release } = await run.gatherOne(ours.address, '1.0.0', [zh, h1.directory]);
    await run.close();
    expect(release).toMatchObject({
      code: 'disagreement',
      cause: expect.stringContaining('has no executable named terraform-provider-ours'),
    });
  });

  it('does not accept an entry about one package for another (T41)', async () => {
    const version = await double.publish({ namespace: 'acme', type: 'confused', version: '1.0.0' });
    const lying = { get: async () => hashes, put: async () => {} };
    const run = openRun(double, { cache: lying });
    const evidence = await run.gatherOne(version.address, '1.0.0', [hashes.directory]);
    await run.close();
    expect(briefs(evidence)).toEqual(['none']);
  });
});
