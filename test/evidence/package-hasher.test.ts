import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCache, withCache } from '../../src/evidence/cache.ts';
import { largestPackage, openPackageHasher, type PackageHashes } from '../../src/evidence/package-hashes.ts';
import type { Fetcher } from '../../src/http/fetcher.ts';
import { known, type Outcome, unavailable } from '../../src/outcome.ts';
import { hashArchive } from '../../src/package/hash-archive.ts';
import type { PackageMetadata } from '../../src/registry/registry.ts';
import { zipBytes } from '../package/zip-bytes.ts';
import { h1, zh } from '../support/review-builders.ts';

/* The download is in memory, the packages and the threads that hash them are real. */

let folder: string;
let good: string;
let goodZh: string;
let goodBytes: number;
let broken: string;

const zhOf = (bytes: Uint8Array) => `zh:${createHash('sha256').update(bytes).digest('hex')}`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lockproof-hasher-'));
  const bytes = zipBytes([
    { name: 'docs/', content: '' },
    { name: 'a', content: 'x' },
  ]);
  good = join(folder, 'good.zip');
  writeFileSync(good, bytes);
  [goodZh, goodBytes] = [zhOf(bytes), bytes.length];
  broken = join(folder, 'broken.zip');
  writeFileSync(broken, 'no archive');
});
afterAll(() => rmSync(folder, { recursive: true }));

const network = unavailable('network', 'the connection was reset');

interface Served {
  readonly path: string;
  readonly zh?: string;
  readonly bytes?: number;
  readonly instead?: Outcome<never>;
  readonly announced?: number | null;
}

function open(served: Served, maxInflated?: number) {
  const told: string[] = [];
  const asked: object[] = [];
  const fetcher = {
    async download(url, { maxBytes, what, room }, use) {
      asked.push({ url, maxBytes, what });
      await room?.begin(served.announced ?? null);
      room?.take(10);
      if (served.instead !== undefined) return served.instead;
      return known(
        await use({ path: served.path, bytes: served.bytes ?? goodBytes, zh: served.zh ?? goodZh }),
      );
    },
  } as Pick<Fetcher, 'download'> as Fetcher;
  const hasher = openPackageHasher(
    fetcher,
    {
      onDownloadStart: ({ address, version, platform }) =>
        told.push(`begin ${address} ${version} ${platform}`),
      onDownloadEnd: ({ address, version, platform, bytes }) =>
        told.push(`end ${address} ${version} ${platform} ${bytes}`),
    },
    maxInflated,
  );
  return { hasher, told, asked };
}

function metadata(more: Partial<PackageMetadata> = {}): PackageMetadata {
  return {
    address: 'a.b/c/d',
    version: '1.0.0',
    platform: 'linux_amd64',
    filename: 'x.zip',
    namedVersion: null,
    downloadUrl: 'https://example.com/x.zip',
    hash: goodZh,
    shasumsUrl: '',
    signatureUrl: null,
    keys: [],
    announced: new Map(),
    sizes: new Map(),
    ...more,
  };
}

const what = 'the linux_amd64 package of a.b/c/d 1.0.0';

async function hashed(served: Partial<Served>, more: Partial<PackageMetadata> = {}, maxInflated?: number) {
  const { hasher, told, asked } = open({ path: good, ...served }, maxInflated);
  try {
    const outcome = await hasher.hash(metadata(more));
    return { outcome, told, asked, size: hasher.sizeOf(goodZh) };
  } finally {
    await hasher.close();
  }
}

describe('a package', () => {
  it('is downloaded, compared with its digest and hashed', async () => {
    const { outcome, told, asked, size } = await hashed({});
    expect(outcome).toEqual(known({ zh: goodZh, ...(await hashArchive(good)) }));
    expect(told).toEqual(['begin a.b/c/d 1.0.0 linux_amd64', `end a.b/c/d 1.0.0 linux_amd64 ${goodBytes}`]);
    expect(asked).toEqual([{ url: 'https://example.com/x.zip', maxBytes: largestPackage, what }]);
    expect(size).toBe(goodBytes);
  });

  it.each<[string, Partial<Served>, Partial<PackageMetadata>, object]>([
    [
      'with another digest is not opened',
      { zh: zh('other') },
      {},
      { code: 'disagreement', cause: `${what} is not the file whose digest the registry gave` },
    ],
    [
      'that cannot be read',
      { path: '' },
      {},
      { code: 'malformed-answer', cause: expect.stringContaining(`${what} cannot be read (`) },
    ],
    ['that cannot be fetched', { instead: network }, {}, { code: 'network' }],
    [
      'of another size than stated',
      {},
      { sizes: new Map([['linux_amd64', 1]]) },
      { code: 'disagreement', cause: expect.stringMatching(/has \d+ bytes, and the registry states 1$/) },
    ],
    [
      'of a smaller size than stated',
      {},
      { sizes: new Map([['linux_amd64', 1_000_000]]) },
      { code: 'disagreement', cause: expect.stringMatching(/and the registry states 1000000$/) },
    ],
    [
      'that is longer than stated',
      { instead: unavailable('too-large', 'x') },
      { sizes: new Map([['linux_amd64', 7]]) },
      { code: 'disagreement', cause: `${what} has more than the 7 bytes that the registry states` },
    ],
    [
      'that is too large, with no size stated',
      { instead: unavailable('too-large', 'x') },
      {},
      { code: 'too-large', cause: 'x' },
    ],
    [
      'that is too large, with a larger size stated',
      { instead: unavailable('too-large', 'x') },
      { sizes: new Map([['linux_amd64', largestPackage + 1]]) },
      { code: 'too-large', cause: 'x' },
    ],
    [
      'of another fault, with a size stated',
      { instead: network },
      { sizes: new Map([['linux_amd64', 7]]) },
      { code: 'network' },
    ],
  ])('%s', async (_, served, more, expected) => {
    const given = served.path === '' ? { path: broken, zh: zhOf(Buffer.from('no archive')) } : served;
    const wanted = served.path === '' ? { ...more, hash: zhOf(Buffer.from('no archive')) } : more;
    const { outcome, told } = await hashed(given, wanted);
    expect(outcome).toMatchObject({ kind: 'unavailable', ...expected });
    expect(told).toHaveLength(2);
  });

  it('of the stated size is taken, and no more of it is downloaded', async () => {
    const sizes = new Map([
      ['linux_amd64', goodBytes],
      ['darwin_arm64', 1],
    ]);
    const { outcome, asked } = await hashed({}, { sizes });
    expect(outcome.kind).toBe('known');
    expect(asked).toMatchObject([{ maxBytes: goodBytes }]);
  });

  it('that was refused for its size has the size that was announced', async () => {
    const refused = { ...unavailable('budget', 'x'), bytes: 12 };
    expect((await hashed({ instead: refused })).size).toBe(12);
    expect((await hashed({ instead: unavailable('budget', 'x') })).size).toBeNull();
    expect((await hashed({ instead: network })).told.at(-1)).toBe('end a.b/c/d 1.0.0 linux_amd64 0');
  });

  it('is not downloaded once the packages of the run inflate to too much (T26)', async () => {
    const { hasher, asked } = open({ path: good }, 0);
    const cause = expect.stringMatching(/^one run may inflate .* of packages, and this one has inflated /);
    expect(await hasher.hash(metadata())).toMatchObject({ code: 'inflation', cause });
    expect(asked).toHaveLength(1);
    expect(await hasher.hash(metadata())).toMatchObject({ code: 'inflation', cause });
    expect(asked).toHaveLength(1);
    await hasher.close();
  });

  it('of a mirror has no digest and no size to be compared with', async () => {
    const { hasher } = open({ path: good, zh: goodZh, bytes: 5 });
    const { address, version, platform, downloadUrl } = metadata();
    expect(await hasher.hashUnnamed({ address, version, platform, downloadUrl })).toMatchObject({
      value: { zh: goodZh },
    });
    await hasher.close();
  });
});

describe('a package on this machine', () => {
  it('is hashed, or it is told why not', async () => {
    const { hasher } = open({ path: good });
    expect(await hasher.hashFile(good, 'it')).toEqual(known({ zh: goodZh, ...(await hashArchive(good)) }));
    expect(await hasher.hashFile(broken, 'it')).toMatchObject({ code: 'malformed-answer' });
    expect(await hasher.hashFile(join(folder, 'gone'), 'it')).toEqual(
      unavailable('unreadable', 'it cannot be read from disk'),
    );
    const large = join(folder, 'large.zip');
    writeFileSync(large, '');
    truncateSync(large, largestPackage + 1);
    expect(await hasher.hashFile(large, 'it')).toEqual(
      unavailable('too-large', `it is larger than ${largestPackage} bytes`),
    );
    await hasher.close();
  });
});

describe('what is kept of earlier runs', () => {
  const hashes = (name: string): PackageHashes => ({
    zh: zh(name),
    archive: h1(`${name} a`),
    directory: h1(`${name} d`),
  });
  async function ask(kept: PackageHashes | null, computed: Outcome<PackageHashes>) {
    const put: PackageHashes[] = [];
    const cache = { get: async () => kept, put: async (one: PackageHashes) => void put.push(one) };
    const asked: string[] = [];
    const hashPackage = withCache(cache, async ({ platform }) => {
      asked.push(platform);
      return computed;
    });
    return { outcome: await hashPackage(metadata({ hash: zh('a') })), put, asked: asked.length };
  }

  it('saves a download, if it is of the same package', async () => {
    const [a, b] = [hashes('a'), hashes('b')];
    expect(await ask(a, known(b))).toEqual({ outcome: known(a), put: [], asked: 0 });
    expect(await ask(b, known(a))).toEqual({ outcome: known(a), put: [a], asked: 1 });
    expect(await ask(null, known(a))).toEqual({ outcome: known(a), put: [a], asked: 1 });
    expect(await ask(null, network)).toEqual({ outcome: network, put: [], asked: 1 });
  });

  it('may be nothing', async () => {
    await noCache.put(hashes('a'));
    expect(await noCache.get(zh('a'))).toBeNull();
  });
});
