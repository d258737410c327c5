import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { openRun, type RunOptions, type WantedVersion } from './ports.ts';

let double: SignedRegistry;
let published = 0;

beforeAll(async () => {
  double = await startSignedRegistry();
});
afterAll(() => double.close());

interface Row {
  readonly what: string;
  readonly publish?: Partial<PublishOptions>;
  readonly run?: RunOptions;
  readonly want: (version: PublishedVersion) => Partial<WantedVersion>;
  /** Discovery, listing, metadata, documents, signatures. */
  readonly small: number;
  readonly packages: number;
}

const h1 = (version: PublishedVersion, ...platforms: readonly string[]): readonly string[] =>
  platforms.map((platform) => version.package(platform).h1.directory);

const rows: readonly Row[] = [
  { what: 'every zh', want: ({ zh }) => ({ hashes: zh }), small: 5, packages: 0 },
  { what: 'one zh', want: ({ zh }) => ({ hashes: zh.slice(0, 1) }), small: 5, packages: 0 },
  { what: 'an old version: only its documents', want: () => ({ hashes: [] }), small: 5, packages: 0 },
  {
    what: 'every zh, and the remarks of the registry',
    want: ({ zh }) => ({ hashes: zh, remarks: true }),
    small: 5,
    packages: 0,
  },
  { what: 'the likeliest h1', want: (v) => ({ hashes: h1(v, 'linux_amd64') }), small: 5, packages: 1 },
  {
    what: 'the likeliest h1 and every zh',
    want: (v) => ({ hashes: [...h1(v, 'linux_amd64'), ...v.zh] }),
    small: 5,
    packages: 1,
  },
  {
    what: 'every h1',
    want: (v) => ({ hashes: h1(v, 'linux_amd64', 'darwin_arm64', 'windows_amd64') }),
    small: 7,
    packages: 3,
  },
  {
    what: 'the h1 that comes last',
    want: (v) => ({ hashes: h1(v, 'windows_amd64') }),
    small: 7,
    packages: 3,
  },
  {
    what: 'the h1 that comes last, announced by the registry',
    publish: { announced: ({ h1, zh }) => [h1.archive, zh] },
    want: (v) => ({ hashes: h1(v, 'windows_amd64') }),
    small: 6,
    packages: 1,
  },
  {
    what: 'every h1, announced, where the policy accepts announcements',
    publish: { announced: ({ h1, zh }) => [h1.archive, zh] },
    run: { wordIsEnough: true },
    want: (v) => ({ hashes: h1(v, 'linux_amd64', 'darwin_arm64', 'windows_amd64') }),
    small: 5,
    packages: 0,
  },
  { what: 'a planted zh', want: ({ zh }) => ({ hashes: [...zh, plantedZh('a')] }), small: 5, packages: 0 },
  { what: 'a planted h1', want: () => ({ hashes: [plantedH1('a')] }), small: 7, packages: 3 },
  {
    what: 'a dropped zh that the release has',
    want: ({ zh }) => ({ hashes: zh.slice(1), dropped: zh.slice(0, 1) }),
    small: 5,
    packages: 0,
  },
  {
    what: 'a dropped h1: no request for it',
    want: (v) => ({ hashes: v.zh, dropped: h1(v, 'linux_amd64') }),
    small: 5,
    packages: 0,
  },
  {
    what: 'a malformed hash and one of an unknown scheme',
    want: () => ({ hashes: ['zh:xyz', 'h9:a'] }),
    small: 5,
    packages: 0,
  },
  {
    what: 'every zh of an unsigned release',
    publish: { signedBy: null },
    want: ({ zh }) => ({ hashes: zh }),
    small: 4,
    packages: 0,
  },
  {
    what: 'everything of a release with a bad signature',
    publish: { signature: () => new Uint8Array([1]) },
    want: (v) => ({ hashes: [...v.zh, ...h1(v, 'linux_amd64')] }),
    small: 5,
    packages: 0,
  },
  {
    what: 'every zh where there is no linux_amd64 package',
    publish: { platforms: ['freebsd_amd64'] },
    want: ({ zh }) => ({ hashes: zh }),
    small: 5,
    packages: 0,
  },
  {
    what: 'every zh where each platform has a separate document',
    publish: { documents: 'per-platform' },
    want: ({ zh }) => ({ hashes: zh }),
    small: 11,
    packages: 0,
  },
  {
    what: 'an old version whose one document has what the base lists',
    want: ({ zh }) => ({ before: zh }),
    small: 5,
    packages: 0,
  },
  {
    what: 'an old version with a document for each of the platforms that the base lists',
    publish: { documents: 'per-platform' },
    want: (v) => ({ before: ['linux_amd64', 'darwin_arm64'].map((platform) => v.package(platform).zh) }),
    small: 8,
    packages: 0,
  },
  {
    what: 'every zh of packages that are named after another provider',
    publish: { filename: (platform) => `terraform-provider-other_1.2.3_${platform}.zip` },
    want: ({ zh }) => ({ hashes: zh }),
    small: 5,
    packages: 1,
  },
  {
    what: 'an h1 and every zh of packages that are named after another provider',
    publish: { filename: (platform) => `terraform-provider-other_1.2.3_${platform}.zip` },
    want: (v) => ({ hashes: [...v.zh, ...h1(v, 'linux_amd64')] }),
    small: 5,
    packages: 1,
  },
  {
    what: 'every zh of packages that have names of their own',
    publish: { filename: (platform) => `${platform}.zip` },
    want: ({ zh }) => ({ hashes: zh }),
    small: 5,
    packages: 1,
  },
];

describe('the requests that a version costs at a registry that is asked for its list first', () => {
  it.each(rows)('$what: $small small ones, $packages packages', async (row) => {
    published += 1;
    const name = { namespace: 'acme', type: `priced${published}`, version: '1.2.3' };
    const version = await double.publish({ ...name, ...row.publish });
    const run = openRun(double, row.run);
    double.clearRequests();
    await run.gather({ address: version.address, version: '1.2.3', hashes: [], ...row.want(version) });
    await run.close();
    const packages = double.requests.filter(({ path }) => path.endsWith('.zip')).length;
    expect({ small: double.requests.length - packages, packages }).toEqual({
      small: row.small,
      packages: row.packages,
    });
    expect(new Set(double.requests.map(({ path }) => path)).size).toBe(double.requests.length);
  });
});
