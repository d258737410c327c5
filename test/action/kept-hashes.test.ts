import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CacheUse } from '../../src/action/cache-use.ts';
import { factKey } from '../../src/action/fact-key.ts';
import { type KeptHashes, openKeptHashes } from '../../src/action/kept-hashes.ts';
import type { PackageHashes } from '../../src/evidence/package-hashes.ts';
import { type CacheService, startCacheService } from '../support/cache-service.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';

const main = 'refs/heads/main';
const hashes = factAbout('one');

let service: CacheService;
let temporary: string;
let said: string[];

beforeEach(async () => {
  service = await startCacheService();
  temporary = await mkdtemp(join(tmpdir(), 'kept-hashes-'));
  said = [];
});
afterEach(async () => {
  await service.close();
  await rm(temporary, { recursive: true, force: true });
});

function factAbout(name: string): PackageHashes {
  return { zh: plantedZh(name), archive: plantedH1(`${name} a`), directory: plantedH1(`${name} d`) };
}

function open(
  kind: CacheUse['kind'] = 'read-and-keep',
  { patience = 20_000, readOnly = false } = {},
): KeptHashes {
  const env = {
    PATH: process.env.PATH,
    RUNNER_TEMP: temporary,
    GITHUB_SERVER_URL: 'https://github.com',
    ...service.runOf(main, { readOnly, caPem: '' }),
  };
  return openKeptHashes({ kind, why: 'of the test' }, { env, patience, say: (line) => said.push(line) });
}

async function run<T>(kept: KeptHashes, use: (kept: KeptHashes) => Promise<T>): Promise<T> {
  try {
    return await use(kept);
  } finally {
    await kept.close();
  }
}

describe('hashes that runs keep for each other', () => {
  it('are found by a later run, and nothing but keys is read', async () => {
    await run(open(), (kept) => kept.put(hashes));
    expect(said.at(-1)).toBe('Package hashes: 0 known from earlier runs, 1 kept for later ones.');
    const found = await run(open(), (kept) => Promise.all([kept.get(hashes.zh), kept.get(plantedZh('two'))]));
    expect(found).toEqual([hashes, null]);
    expect(said.at(-1)).toBe('Package hashes: 1 known from earlier runs, 0 kept for later ones.');
    expect(service.requests).not.toContain('GET');
    expect(service.entries).toEqual([
      { key: factKey(hashes), scope: main, version: expect.any(String), size: expect.any(Number) },
    ]);
    expect(service.entries[0]?.size).toBeLessThan(1000);
  });

  it('cost nothing where no package is looked up', async () => {
    await run(open(), async () => {});
    expect(service.requests).toEqual([]);
    expect(said).toEqual([]);
  });

  it('are not kept where they may only be read', async () => {
    await run(open('read'), async (kept) => {
      await kept.get(hashes.zh);
      await kept.put(hashes);
    });
    expect(service.requests).toEqual(['GetCacheEntryDownloadURL']);
  });

  it('are not asked for where they are not to be used, and the log says why, once', async () => {
    await run(open('none'), async (kept) => {
      expect(await kept.get(hashes.zh)).toBeNull();
      expect(await kept.get(hashes.zh)).toBeNull();
      await kept.put(hashes);
    });
    expect(service.requests).toEqual([]);
    expect(said).toEqual(['No package hashes of earlier runs are used: of the test.']);
  });

  it('are kept in bounded number', async () => {
    const many = Array.from({ length: 60 }, (_, index) => factAbout(`package ${index}`));
    await run(open(), (kept) => Promise.all(many.map(kept.put)));
    expect(service.requests.filter((request) => request === 'CreateCacheEntry')).toHaveLength(50);
  });

  it('are no worse for another job that kept the same', async () => {
    await run(open(), (kept) => kept.put(hashes));
    await run(open(), (kept) => kept.put(hashes));
    expect(service.entries).toHaveLength(1);
    expect(said.at(-1)).toBe('Package hashes: 0 known from earlier runs, 0 kept for later ones.');
  });
});

describe('a cache service that is of no use', () => {
  it.each<readonly [what: string, CacheService['fault'], says: string]>([
    ['is down', 'refuse', ''],
    ['forbids', { status: 403, body: { code: 'permission_denied', msg: 'not for you' } }, 'not for you'],
    ['has enough', { status: 429, body: { code: 'resource_exhausted', msg: 'later' } }, 'later'],
    ['answers with something else', { status: 200, body: { ok: 'yes', matched_key: 7 } }, ''],
  ])('%s: every package is unknown, one line says so', async (_what, fault, says) => {
    service.fault = fault;
    const found = await run(open(), async (kept) => {
      const answer = [await kept.get(hashes.zh), await kept.get(plantedZh('two'))];
      await kept.put(hashes);
      return answer;
    });
    expect(found).toEqual([null, null]);
    expect(said).toHaveLength(2);
    expect(said[1]).toMatch(
      /^Package hashes: 0 known .*, 0 kept .*; GitHub's cache went out of use \(.+\)\.$/,
    );
    expect(said[1]).toContain(says);
  });

  it('takes nothing: what is known is used all the same, and it is not asked a second time', async () => {
    await run(open(), (kept) => kept.put(hashes));
    const found = await run(open('read-and-keep', { readOnly: true }), async (kept) => {
      const known = await kept.get(hashes.zh);
      for (const name of ['two', 'three']) await kept.put(factAbout(name));
      return known;
    });
    expect(found).toEqual(hashes);
    expect(said.at(-1)).toContain('1 known');
    expect(said.at(-1)).toContain('cache write denied: token has no writable scopes');
  });

  it('gives no answer: it is not waited for, and nothing is left behind', async () => {
    service.fault = 'hang';
    const found = await run(open('read-and-keep', { patience: 2000 }), (kept) => kept.get(hashes.zh));
    expect(found).toBeNull();
    expect(said[1]).toContain('no answer within 2 seconds');
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('never finishes what it takes: the end is not waited for', async () => {
    service.fault = 'hang';
    await run(open('read-and-keep', { patience: 2000 }), (kept) => kept.put(hashes));
    expect(said[1]).toContain('0 kept for later ones; GitHub');
    expect(said[1]).toContain('keeping took too long');
  });

  it('cannot be asked because there is no folder to work in', async () => {
    await rm(temporary, { recursive: true });
    expect(await run(open(), (kept) => kept.get(hashes.zh))).toBeNull();
    expect(said[1]).toContain('ENOENT');
  });

  it.each([
    ['another package', factKey(factAbout('two'))],
    ['no key of ours', 'npm-linux-2ebead1'],
  ])('answers with %s: as if it knew nothing', async (_what, key) => {
    service.fault = {
      status: 200,
      body: { ok: true, matched_key: key, signed_download_url: 'http://127.0.0.1:9/' },
    };
    expect(await run(open(), (kept) => kept.get(hashes.zh))).toBeNull();
    expect(said.at(-1)).toContain('0 known');
  });
});
