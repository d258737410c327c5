import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { neighboursOf } from '../../../src/extensions/origins/search.ts';
import { openRun, type Run } from '../../evidence/ports.ts';
import { plantedZh } from '../../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../../support/signed-registry/signed-registry.ts';

/** Two registries in the roles of the public ones, with different builds of the same provider. */
let terraform: SignedRegistry;
let opentofu: SignedRegistry;
let run: Run;

beforeAll(async () => {
  [terraform, opentofu] = await Promise.all([startSignedRegistry(), startSignedRegistry()]);
});
afterAll(() => Promise.all([terraform.close(), opentofu.close()]));
beforeEach(() => {
  for (const double of [terraform, opentofu]) double.clearRequests();
  run = openRun(terraform, {
    trusted: [opentofu],
    registries: [
      { host: 'registry.terraform.io', serviceUrl: terraform.serviceUrl },
      { host: 'registry.opentofu.org', serviceUrl: opentofu.serviceUrl },
    ],
  });
});
afterEach(() => run.close());

async function publish(double: SignedRegistry, type: string, version: string) {
  const build = double === opentofu ? { files: { 'BUILD.txt': 'OpenTofu' } } : {};
  return double.publish({ namespace: 'hashicorp', type, version, manifest: false, ...build });
}

async function originOf(address: string, hash: string, beside: readonly string[] = []) {
  const proof = (await run.gatherOne(address, '2.0.0', [hash, ...beside])).proofs.get(hash);
  return proof?.level === 'none' ? proof.belongsTo : proof?.level;
}

describe('a zh that nothing supports', () => {
  it('is found in an older version that no lock file names', async () => {
    const old = await publish(terraform, 'aws', '1.0.0');
    await publish(terraform, 'aws', '2.0.0');
    expect(await originOf('registry.terraform.io/hashicorp/aws', old.zh[0] ?? '')).toEqual({
      address: 'registry.terraform.io/hashicorp/aws',
      version: '1.0.0',
      platform: expect.any(String),
      source: 'shasums',
    });
  });

  it("is found among HashiCorp's own builds, where it was recorded for OpenTofu's registry", async () => {
    const theirs = await publish(terraform, 'random', '2.0.0');
    await publish(opentofu, 'random', '2.0.0');
    expect(await originOf('registry.opentofu.org/hashicorp/random', theirs.zh[0] ?? '')).toMatchObject({
      address: 'registry.terraform.io/hashicorp/random',
      version: '2.0.0',
    });
  });

  it("is found among OpenTofu's builds of another version, where it was recorded for the public registry", async () => {
    await publish(terraform, 'null', '2.0.0');
    const theirs = await publish(opentofu, 'null', '2.0.1');
    expect(await originOf('registry.terraform.io/hashicorp/null', theirs.zh[0] ?? '')).toMatchObject({
      address: 'registry.opentofu.org/hashicorp/null',
      version: '2.0.1',
    });
  });

  it('does not point to another registry where most of the entry is right', async () => {
    const own = await publish(terraform, 'tls', '2.0.0');
    const theirs = await publish(opentofu, 'tls', '2.0.0');
    expect(await originOf('registry.terraform.io/hashicorp/tls', theirs.zh[0] ?? '', own.zh)).toBeNull();
    expect(opentofu.requests).toEqual([]);
  });

  it.each([
    { right: 3, theirs: 3, share: 'half', asked: true },
    { right: 3, theirs: 2, share: 'less than half', asked: false },
    { right: 1, theirs: 2, share: 'more than half', asked: true },
    { right: 0, theirs: 1, share: 'all', asked: true },
  ])(
    'is searched in the other registry where $share of the entry is wrong ($theirs wrong, $right right): $asked',
    async ({ right, theirs, asked }) => {
      const type = `share${right}${theirs}`;
      const own = await publish(terraform, type, '2.0.0');
      const other = await publish(opentofu, type, '2.0.0');
      const [first = '', ...rest] = [...other.zh.slice(0, theirs), ...own.zh.slice(0, right)];
      const origin = await originOf(`registry.terraform.io/hashicorp/${type}`, first, rest);
      const named = { address: `registry.opentofu.org/hashicorp/${type}`, version: '2.0.0' };
      if (asked) expect(origin).toMatchObject(named);
      else expect(origin).toBeNull();
      expect(opentofu.requests.length > 0).toBe(asked);
    },
  );

  it('is found sixteen releases back, and not searched farther back', async () => {
    const older = [];
    for (let minor = 0; minor < 17; minor++) older.push(await publish(terraform, 'time', `1.${minor}.0`));
    const own = await publish(terraform, 'time', '2.0.0');
    const [outside = plantedZh('a'), inside = plantedZh('b')] = older.map(({ zh }) => zh[0]);
    const address = 'registry.terraform.io/hashicorp/time';
    expect(await originOf(address, inside, own.zh)).toMatchObject({ version: '1.1.0' });
    expect(await originOf(address, outside, own.zh)).toBeNull();
  });

  it('costs a bounded number of releases in a run, however many entries have one', async () => {
    const requests = [];
    for (const type of ['archive', 'external']) {
      for (let minor = 0; minor < 40; minor++) await publish(terraform, type, `1.${minor}.0`);
      const own = await publish(terraform, type, '2.0.0');
      const address = `registry.terraform.io/hashicorp/${type}`;
      requests.push({ address, version: '2.0.0', hashes: [plantedZh(type), ...own.zh] });
    }
    terraform.clearRequests();
    const evidence = await run.gather(...requests);
    for (const { proofs } of evidence.values())
      expect([...proofs.values()][0]).toMatchObject({ level: 'none', belongsTo: null });
    const documents = terraform.requests.filter(({ path }) => path.endsWith('_SHA256SUMS'));
    expect(documents).toHaveLength(2 + 24);
  });

  it('costs nothing where everything is explained', async () => {
    await publish(terraform, 'local', '1.0.0');
    const own = await publish(terraform, 'local', '2.0.0');
    terraform.clearRequests();
    await run.gatherOne('registry.terraform.io/hashicorp/local', '2.0.0', own.zh);
    expect(terraform.requests).toHaveLength(3);
  });
});

describe('hashes that the head drops', () => {
  it('are named too, and the platform of an h1 is known where its package was computed', async () => {
    const old = await publish(terraform, 'http', '1.0.0');
    const own = await publish(terraform, 'http', '2.0.0');
    const { zh, h1 } = own.package('linux_amd64');
    const [evidence] = [
      ...(
        await run.gather({
          address: 'registry.terraform.io/hashicorp/http',
          version: '2.0.0',
          hashes: [own.package('darwin_arm64').h1.directory],
          dropped: [zh, h1.directory, old.zh[0] ?? '', own.package('windows_amd64').h1.directory],
        })
      ).values(),
    ];
    expect([...(evidence?.dropped ?? [])]).toMatchObject([
      [zh, { level: 'signed', platform: 'linux_amd64' }],
      [old.zh[0], { level: 'none', belongsTo: { version: '1.0.0' } }],
      [h1.directory, { level: 'computed', platform: 'linux_amd64' }],
    ]);
  });
});

describe('the versions around one', () => {
  const listed = ['1.10.0', '1.2.0', '1.9.0', '2.0.0', '2.1.0-rc1', '2.1.0', 'nonsense', '3.0.0'];

  it.each<readonly [string, number, number, readonly string[]]>([
    ['2.0.0', 2, 2, ['1.10.0', '1.9.0', '2.1.0-rc1', '2.1.0']],
    ['2.0.0', 9, 0, ['1.10.0', '1.9.0', '1.2.0']],
    ['0.1.0', 5, 1, ['1.2.0']],
    ['1.5.0', 1, 1, ['1.2.0', '1.9.0']],
    ['nonsense', 5, 5, []],
  ])('%s', (version, older, newer, expected) => {
    expect(neighboursOf(version, listed, { older, newer })).toEqual(expected);
  });
});
