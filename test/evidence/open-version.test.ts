import { describe, expect, it } from 'vitest';
import { once } from '../../src/evidence/cache.ts';
import type { VersionEvidence } from '../../src/evidence/evidence.ts';
import { largestPackage, type PackageHasher, type PackageHashes } from '../../src/evidence/package-hashes.ts';
import type { AnnouncedWish, EvidenceRequest } from '../../src/evidence/plan.ts';
import { evidenceKey } from '../../src/evidence/plan.ts';
import { openRelease } from '../../src/evidence/release-inquiry.ts';
import { openVersion, type VersionPorts } from '../../src/evidence/version-evidence.ts';
import { readsRecords } from '../../src/extensions/history/release-records.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { absent, known, type Outcome, unavailable } from '../../src/outcome.ts';
import type { PackageMetadata } from '../../src/registry/registry.ts';
import { allProven, h1, hashicorpKey, locked, zh } from '../support/review-builders.ts';
import { learntBy, noHasher } from './gathering.ts';
import { hashesOf, type PlacedRelease, registryOf, twoPlatforms } from './in-memory-registry.ts';
import { brief } from './ports.ts';

/* What is learnt of one release, with a registry and packages in memory. */

const address = 'registry.terraform.io/acme/widget';
const version = '1.2.3';
const release: PlacedRelease = { address, version };
const [linux, darwin] = ['linux_amd64', 'darwin_arm64'] as const;
const bad: SignatureCheck = { kind: 'bad', code: 'signature-mismatch', reason: 'it does not hold' };
const network = unavailable('network', 'the connection was reset');

const packageOf = (platform: string, one = release) => hashesOf(one, platform);
const folder = (platform: string, one = release) => packageOf(platform, one).directory;

interface Learnt {
  readonly evidence: VersionEvidence;
  readonly planned: readonly unknown[];
  /** The platforms whose packages were hashed, in order. */
  readonly hashed: readonly string[];
  readonly asked: readonly string[];
}

/** What a run learns about the release. */
async function learn(
  one: PlacedRelease,
  request: Partial<EvidenceRequest>,
  ports: Partial<VersionPorts> & {
    readonly packages?: Readonly<Record<string, Outcome<PackageHashes>>>;
    readonly sizeOf?: PackageHasher['sizeOf'];
  } = {},
): Promise<Learnt> {
  const hashed: string[] = [];
  const registry = registryOf([one]);
  const { packages = {}, sizeOf = () => null, ...others } = ports;
  const opened = await openVersion(
    {
      address: one.address,
      version: one.version,
      hashes: [],
      dropped: [],
      remarks: false,
      paths: [],
      ...request,
    },
    {
      registry,
      wordIsEnough: false,
      hasher: {
        ...noHasher,
        hash: once(async ({ platform }) => {
          hashed.push(platform);
          return packages[platform] ?? known(hashesOf(one, platform));
        }),
        sizeOf,
      },
      ...others,
    },
  );
  return { planned: opened.planned, evidence: await opened.finish(), hashed, asked: registry.asked };
}

const proofsIn = ({ proofs }: VersionEvidence) => [...proofs.values()].map(brief);

describe('a release', () => {
  it.each([
    ['has other versions', known({ versions: [], remarks: { warnings: [], movedTo: null } })],
    ['does not exist', absent(address)],
    ['cannot be asked for', network],
  ])(
    'counts if the registry serves it, whatever its list of versions says: it %s (T11)',
    async (_, listing) => {
      const registry = registryOf([release], { [address]: listing });
      const request = { hashes: [zh(`${address} ${version} ${linux}`), folder(linux)], remarks: true };
      const { evidence } = await learn(release, request, { registry });
      expect(registry.asked).toContain(`versions ${address}`);
      expect(evidence.release.kind).toBe('known');
      expect(proofsIn(evidence)).toEqual([`signed ${linux}`, `computed ${linux} directory`]);
    },
  );

  it('proves zh by its document and h1 by its packages', async () => {
    const { zh: signedZh, archive, directory } = packageOf(darwin);
    const { evidence, hashed, planned } = await learn(release, {
      hashes: [signedZh, directory, archive, zh('x'), 'sha:1'],
    });
    expect([...evidence.proofs].map(([hash, proof]) => [hash, brief(proof)])).toEqual([
      [signedZh, `signed ${darwin}`],
      [directory, `computed ${darwin} directory`],
      [archive, `computed ${darwin} archive`],
      [zh('x'), 'none'],
      ['sha:1', 'none'],
    ]);
    expect(hashed).toEqual([linux, darwin]);
    expect(planned.map((each) => (each as { platform: string }).platform)).toEqual([linux, darwin]);
    expect(evidence).toMatchObject({
      address,
      version,
      hashedPackages: 2,
      remarks: { warnings: ['a warning'] },
    });
    expect(Object.keys(evidence)).not.toContain('announced');
    expect(Object.keys(evidence)).not.toContain('undone');
  });

  it('that is not there proves nothing', async () => {
    const { evidence, planned } = await learn(
      { address, version: '9.9.9' },
      { version, hashes: [zh('a'), 'zh:1'] },
    );
    expect(evidence).toMatchObject({ release: absent(`version ${version} of ${address}`), remarks: null });
    expect(proofsIn(evidence)).toEqual(['none', 'none']);
    expect([...evidence.dropped]).toEqual([]);
    expect(planned).toEqual([]);
  });

  it('tells the remarks of the registry where they are wanted', async () => {
    const signedZh = packageOf(linux).zh;
    expect((await learn(release, { hashes: [signedZh] })).evidence.remarks).toBeNull();
    const wanted = await learn(release, { hashes: [signedZh], remarks: true });
    expect(wanted.evidence.remarks).toEqual({ warnings: ['a warning'], movedTo: null });
  });

  it('tells what is planned, with digests and sizes', async () => {
    const sized = { ...release, sizes: { [linux]: 7 } };
    const { planned } = await learn(sized, { hashes: [h1('planted')] });
    expect(planned).toEqual([{ platform: linux, zh: packageOf(linux).zh, bytes: 7 }]);
    const two = await learn(sized, { hashes: [h1('a'), h1('b'), h1('c')] });
    expect(two.planned).toEqual([
      { platform: linux, zh: packageOf(linux).zh, bytes: 7 },
      { platform: darwin, zh: packageOf(darwin).zh, bytes: null },
    ]);
    expect((await learn(sized, { hashes: [zh('a')] })).planned).toEqual([]);
  });

  it('plans the announced platform first', async () => {
    const announcing = { ...release, announced: { [darwin]: [folder(darwin)] } };
    const { planned, hashed } = await learn(announcing, { hashes: [folder(darwin)] });
    expect(planned).toMatchObject([{ platform: darwin }]);
    expect(hashed).toEqual([darwin]);
  });

  it('gives hashes that the head dropped where they are known anyway', async () => {
    const announcing = { ...release, announced: { freebsd_386: [h1('theirs')] } };
    const dropped = [packageOf(linux).zh, zh('x'), folder(linux), folder(darwin), h1('theirs')];
    const { evidence } = await learn(announcing, { hashes: [packageOf(linux).archive], dropped });
    expect([...evidence.dropped].map(([hash, proof]) => [hash, brief(proof)])).toEqual([
      [packageOf(linux).zh, `signed ${linux}`],
      [zh('x'), 'none'],
      [folder(linux), `computed ${linux} directory`],
      [h1('theirs'), 'asserted freebsd_386'],
    ]);
    expect(proofsIn(evidence)).toEqual([`computed ${linux} archive`]);
    expect(evidence.announced).toEqual(new Map([['freebsd_386', [h1('theirs')]]]));
  });
});

describe('a download budget that is too small', () => {
  const budget = unavailable('budget', 'the budget is used up');

  it('tells which packages are left out, and how large they are', async () => {
    const sized = { ...release, sizes: { [linux]: 5, [darwin]: 3 * largestPackage } };
    const hashes = [folder(linux), folder(darwin)];
    const { evidence } = await learn(sized, { hashes }, { packages: { [darwin]: budget } });
    expect(evidence.undone).toEqual([{ platform: darwin, bytes: largestPackage }]);
    const none = await learn(release, { hashes }, { packages: { [linux]: budget, [darwin]: budget } });
    expect(none.evidence.undone).toEqual([
      { platform: linux, bytes: null },
      { platform: darwin, bytes: null },
    ]);
  });

  it('knows a size from the server before one from the registry', async () => {
    const sized = { ...release, sizes: { [darwin]: 3 } };
    const { evidence } = await learn(
      sized,
      { hashes: [folder(linux), folder(darwin)] },
      { packages: { [darwin]: budget }, sizeOf: (digest) => (digest === packageOf(darwin).zh ? 11 : null) },
    );
    expect(evidence.undone).toEqual([{ platform: darwin, bytes: 11 }]);
  });

  it('is not told of files that are no packages', async () => {
    const entries = [
      { hash: packageOf(linux).zh, filename: `${linux}.zip`, platform: linux },
      { hash: zh('manifest'), filename: 'manifest.json', platform: null },
    ];
    const one = { ...release, documents: { [linux]: { entries } } };
    const { evidence } = await learn(one, { hashes: [folder(linux)] }, { packages: { [linux]: budget } });
    expect(evidence.undone).toEqual([{ platform: linux, bytes: null }]);
  });
});

describe('an h1 that the registry announces', () => {
  const both = (one: string) => [packageOf(one).zh, folder(one)];
  const announcing: PlacedRelease = {
    ...release,
    announced: { [linux]: both(linux), [darwin]: both(darwin) },
  };
  const hashes = [folder(linux), folder(darwin)];
  const wish = (how: AnnouncedWish['how'], more: Partial<AnnouncedWish> = {}): AnnouncedWish => ({
    how,
    required: [],
    few: [],
    ...more,
  });

  it.each<[AnnouncedWish | undefined, readonly string[], readonly string[]]>([
    [undefined, [linux, darwin], [`computed ${linux} directory`, `computed ${darwin} directory`]],
    [wish('compute'), [linux, darwin], [`computed ${linux} directory`, `computed ${darwin} directory`]],
    [wish('accept'), [], [`announced ${linux}`, `announced ${darwin}`]],
    [
      wish('sample', { required: [linux] }),
      [linux, darwin],
      [`computed ${linux} directory`, `computed ${darwin} directory`],
    ],
    [
      wish('sample', { required: [linux, darwin] }),
      [linux, darwin],
      [`computed ${linux} directory`, `computed ${darwin} directory`],
    ],
  ])('is checked as the policy wants: %j', async (announced, hashed, proofs) => {
    const seen = await learn(announcing, { hashes, ...(announced === undefined ? {} : { announced }) });
    expect(seen.hashed).toEqual(hashed);
    expect(proofsIn(seen.evidence)).toEqual(proofs);
  });

  const three = [linux, darwin, 'windows_amd64'];
  const wide: PlacedRelease = {
    ...release,
    platforms: three,
    announced: Object.fromEntries(three.map((platform) => [platform, both(platform)])),
  };

  it('is computed for one platform by chance (T71)', async () => {
    const draw = (count: number) => count - 1;
    const { evidence, hashed, planned } = await learn(
      wide,
      { hashes: three.map((each) => folder(each)), announced: wish('sample') },
      { draw },
    );
    expect(hashed).toEqual([linux, 'windows_amd64']);
    expect(planned).toHaveLength(2);
    expect(proofsIn(evidence)).toEqual([
      `computed ${linux} directory`,
      `announced ${darwin}`,
      'computed windows_amd64 directory',
    ]);
    expect(evidence.proofs.get(folder(darwin))).toMatchObject({
      checked: [linux, 'windows_amd64'],
      by: 'registry.terraform.io',
    });
  });

  it('is computed for all where the sample shows another one, and no package twice (T71)', async () => {
    const lying = { ...wide, announced: { ...wide.announced, [linux]: [packageOf(linux).zh, h1('lie')] } };
    const wanted = [h1('lie'), folder(darwin), folder('windows_amd64')];
    const { evidence, hashed } = await learn(
      lying,
      { hashes: wanted, announced: wish('sample') },
      { draw: () => 0 },
    );
    expect(hashed.toSorted()).toEqual(three.toSorted());
    expect(proofsIn(evidence)).toEqual([
      'none',
      `computed ${darwin} directory`,
      'computed windows_amd64 directory',
    ]);
    expect(evidence.release).toMatchObject({
      value: {
        disagreements: [
          `the registry announces a different h1 for the ${linux} package of ${address} ${version} than the package has`,
        ],
      },
    });
  });

  it('counts for nothing where another package shows a contradiction (T20)', async () => {
    const half = {
      ...wide,
      announced: { [linux]: both(linux), [darwin]: [packageOf(darwin).zh, h1('lie')] },
    };
    const { evidence } = await learn(half, {
      hashes: [folder(linux), folder('windows_amd64')],
      announced: wish('accept'),
    });
    expect(proofsIn(evidence)).toEqual([`computed ${linux} directory`, 'computed windows_amd64 directory']);
    expect(evidence.release).toMatchObject({ value: { disagreements: [expect.stringContaining(darwin)] } });
  });

  it.each<[string, Partial<PlacedRelease>, Partial<EvidenceRequest>, readonly string[]]>([
    ['nobody signs', { signature: { kind: 'unsigned' } }, {}, [`asserted ${linux}`, `asserted ${darwin}`]],
    ['that a good signature covers', {}, {}, [`asserted ${linux}`, `asserted ${darwin}`]],
    ['under a bad signature', { signature: bad }, {}, ['none', 'none']],
    [
      'that contradicts the document',
      { announced: { [linux]: [zh('x'), folder(linux)], [darwin]: both(darwin) } },
      {},
      [`computed ${linux} directory`, `computed ${darwin} directory`],
    ],
    [
      'where all are to be computed',
      {},
      { announced: wish('compute') },
      [`computed ${linux} directory`, `computed ${darwin} directory`],
    ],
  ])('is enough by its word: %s', async (_, more, request, expected) => {
    const { evidence } = await learn(
      { ...announcing, ...more },
      { hashes, ...request },
      { wordIsEnough: true },
    );
    expect(proofsIn(evidence)).toEqual(expected);
  });

  it('is not enough by its word for a hash that it does not announce', async () => {
    const { evidence, hashed } = await learn(announcing, { hashes: [h1('planted')] }, { wordIsEnough: true });
    expect(proofsIn(evidence)).toEqual(['none']);
    expect(hashed).toEqual([linux, darwin]);
  });
});

describe('a package with another digest or size than the registry states', () => {
  it('is a contradiction', async () => {
    const other = unavailable('disagreement', 'the package has other bytes');
    const { evidence } = await learn(release, { hashes: [folder(linux)] }, { packages: { [linux]: other } });
    expect(evidence.release).toMatchObject({ value: { disagreements: ['the package has other bytes'] } });
    const down = await learn(release, { hashes: [folder(linux)] }, { packages: { [linux]: network } });
    expect(down.evidence.release).toMatchObject({ value: { disagreements: [] } });
  });
});

const unopened = { hash: async () => network };

describe('the first package of a release', () => {
  const open = async (one: PlacedRelease, listing?: Parameters<typeof registryOf>[1]) => {
    const registry = registryOf([one], listing);
    return {
      opened: await openRelease({ registry, hasher: unopened }, { address, version }),
      asked: registry.asked,
    };
  };
  const status = (code: number) => ({ ...unavailable('status', `status ${code}`), status: code });
  const without = (...platforms: readonly string[]) => ({ ...release, platforms });

  it('is that for the usual platform, with one request', async () => {
    const { opened, asked } = await open(release);
    expect(opened.kind).toBe('known');
    expect(asked).toEqual([`package ${address} ${version} ${linux}`]);
  });

  it.each([
    ['is looked for in the list of versions', without('plan9_amd64'), ['versions', 'plan9_amd64'], 'known'],
    ['is looked for in the likely order', without('plan9_amd64', darwin), ['versions', darwin], 'known'],
    [
      'is looked for among the usual platforms where none is listed',
      { ...release, platforms: [], metadata: { windows_amd64: {} } },
      ['versions', darwin, 'darwin_amd64', 'windows_amd64'],
      'known',
    ],
    ['may not exist', { ...release, version: '1.0.0' }, ['versions'], 'absent'],
    [
      'may be listed and not exist',
      { ...without(darwin), metadata: { [darwin]: absent('x') } },
      ['versions', darwin],
      'unavailable',
    ],
  ])('%s', async (_, one, expected, kind) => {
    const { opened, asked } = await open(one as PlacedRelease);
    expect(opened.kind).toBe(kind);
    expect(
      asked.slice(1).map((each) => (each.startsWith('versions') ? 'versions' : each.split(' ').at(-1))),
    ).toEqual(expected);
  });

  it('that cannot be asked for is not looked for elsewhere', async () => {
    const { opened, asked } = await open({ ...release, metadata: { [linux]: network } });
    expect(opened).toEqual(network);
    expect(asked).toHaveLength(1);
    expect((await open({ ...release, metadata: { [linux]: status(502) } })).asked).toHaveLength(1);
  });

  it.each<[string, PlacedRelease, readonly string[], string]>([
    ['is asked about a package that its list has', without(darwin), ['versions', darwin], 'known'],
    ['is asked about the usual one if its list names none', without(linux), ['versions', linux], 'known'],
    ['has not the version', { ...release, version: '1.0.0' }, ['versions', linux], 'absent'],
  ])('of a private registry: it %s', async (what, one, expected, kind) => {
    const host = 'registry.corp.example/acme/widget';
    const listed = what.includes('names none') ? [] : (one.platforms ?? twoPlatforms);
    const versions = [{ version: one.version, platforms: listed }];
    const listing = known({ versions, remarks: { warnings: [], movedTo: null } });
    const registry = registryOf([{ ...one, address: host }], { [host]: listing });
    const opened = await openRelease({ registry, hasher: unopened }, { address: host, version });
    expect(opened.kind).toBe(kind);
    const asked = registry.asked.map((each) =>
      each.startsWith('versions') ? 'versions' : each.split(' ').at(-1),
    );
    expect(new Set(asked)).toEqual(new Set(expected));
  });

  it.each([400, 403, 500])('that is refused with status %i is looked for elsewhere', async (code) => {
    const { opened, asked } = await open({ ...release, metadata: { [linux]: status(code) } });
    expect(opened.kind).toBe('known');
    expect(asked.at(-1)).toBe(`package ${address} ${version} ${darwin}`);
  });

  it('that is refused everywhere stays refused, after four others', async () => {
    const platforms = ['a_a', 'b_b', 'c_c', 'd_d', 'e_e', 'f_f'];
    const metadata = Object.fromEntries([linux, ...platforms].map((each) => [each, status(403)]));
    const { opened, asked } = await open({ ...release, platforms: [linux, ...platforms], metadata });
    expect(opened).toEqual(status(403));
    expect(asked).toHaveLength(1 + 1 + 4);
  });

  it('that is refused is absent where the version is not listed, unless the server fails', async () => {
    const listing = { [address]: known({ versions: [], remarks: { warnings: [], movedTo: null } }) };
    const refused = (code: number) => open({ ...release, metadata: { [linux]: status(code) } }, listing);
    expect((await refused(403)).opened).toEqual(absent(`version ${version} of ${address}`));
    expect((await refused(400)).opened).toEqual(absent(`version ${version} of ${address}`));
    expect((await refused(500)).opened).toEqual(status(500));
  });

  it('that is refused stays so where the list cannot be asked for', async () => {
    const listing = { [address]: network };
    expect((await open({ ...release, metadata: { [linux]: status(403) } }, listing)).opened).toEqual(
      status(403),
    );
    expect((await open(without(darwin), listing)).opened).toEqual(network);
  });

  it('that another platform cannot be asked for ends the search', async () => {
    const one = { ...release, metadata: { [linux]: status(403), [darwin]: network } };
    expect((await open(one)).opened).toEqual(network);
    const gone = { ...without('a_a', 'b_b'), metadata: { a_a: absent('x') } };
    expect((await open(gone)).opened.kind).toBe('known');
    const dark = { ...without('a_a', 'b_b'), metadata: { a_a: status(403) } };
    expect((await open(dark)).opened).toEqual(status(403));
  });
});

describe('an inquiry', () => {
  const inquiryOf = async (one: PlacedRelease, others: readonly PlacedRelease[] = []) => {
    const opened = await openRelease(
      { registry: registryOf([one, ...others]), hasher: unopened },
      { address, version },
    );
    if (opened.kind !== 'known') throw new Error(opened.kind);
    return opened.value;
  };

  it('has each document once, and every one that it met', async () => {
    const shared = await inquiryOf(release);
    await shared.packageOf(darwin);
    expect(shared.documents).toHaveLength(1);
    const each = await inquiryOf({ ...release, documentForEach: true });
    expect(each.documents).toHaveLength(1);
    await each.packageOf(darwin);
    expect(each.documents).toHaveLength(2);
  });

  it('collects what is announced and stated, from every answer', async () => {
    const metadata = {
      [linux]: { announced: new Map([[linux, ['h1:a']]]), sizes: new Map([[linux, 1]]) },
      [darwin]: {
        announced: new Map([
          [linux, ['h1:a', 'h9:b']],
          [darwin, []],
        ]),
        sizes: new Map([[darwin, 2]]),
      },
    };
    const inquiry = await inquiryOf({ ...release, metadata });
    await inquiry.packageOf(darwin);
    expect(inquiry.announced).toEqual(
      new Map([
        [linux, ['h1:a', 'h9:b']],
        [darwin, []],
      ]),
    );
    expect(inquiry.sizes).toEqual(
      new Map([
        [linux, 1],
        [darwin, 2],
      ]),
    );
    expect(inquiry.disagreements).toEqual([]);
    expect(inquiry.remarks).toBeNull();
  });

  it('notes an answer that announces other h1 than another one', async () => {
    const metadata = {
      [linux]: { announced: new Map([[linux, ['h1:a']]]) },
      [darwin]: { announced: new Map([[linux, ['h1:b']]]) },
    };
    const inquiry = await inquiryOf({ ...release, metadata });
    await inquiry.packageOf(darwin);
    expect(inquiry.disagreements).toEqual([
      `the registry announces different h1 for the ${linux} package of ${address} ${version} from one answer to the next`,
    ]);
  });

  it('notes documents, announcements and others that contradict', async () => {
    const other = {
      entries: [{ hash: zh('x'), filename: `${linux}.zip`, platform: linux }],
      signature: hashicorpKey,
      url: 'x',
      sha256: '0'.repeat(64),
    };
    const inquiry = await inquiryOf({
      ...release,
      documents: { [darwin]: known(other) },
      announced: { [darwin]: [zh('y')] },
    });
    expect(inquiry.disagreements).toEqual([
      expect.stringContaining(`a different digest for the ${darwin} package`),
    ]);
    const described = await inquiry.packageOf(darwin);
    if (described.kind !== 'known') throw new Error('no package');
    inquiry.compare(described.value, unavailable('disagreement', 'something else'));
    expect(inquiry.disagreements).toEqual([
      'something else',
      expect.stringContaining('give different digests'),
      expect.stringContaining(`a different digest for the ${darwin} package`),
    ]);
  });

  it('notes a document that contradicts the answer, and no other trouble', async () => {
    const trouble = unavailable('disagreement', 'the document lists another digest');
    const inquiry = await inquiryOf({ ...release, documents: { [darwin]: trouble } });
    expect(await inquiry.packageOf(darwin)).toEqual(trouble);
    expect(inquiry.disagreements).toEqual(['the document lists another digest']);
    const down = await inquiryOf({ ...release, documents: { [darwin]: network } });
    expect(await down.packageOf(darwin)).toEqual(network);
    expect(down.disagreements).toEqual([]);
    expect(await down.packageOf('plan9_amd64')).toEqual(absent(`plan9_amd64 of ${version}`));
  });

  it('knows the platform of a file that has no usual name', async () => {
    const unusual = { hash: packageOf(linux).zh, filename: 'odd.zip', platform: null };
    const manifest = { hash: zh('m'), filename: 'manifest.json', platform: null };
    const named = { hash: packageOf(darwin).zh, filename: `${darwin}.zip`, platform: darwin };
    const document = known({
      url: 'x',
      sha256: '0'.repeat(64),
      entries: [unusual, manifest, named],
      signature: hashicorpKey,
    });
    const inquiry = await inquiryOf({
      ...release,
      metadata: { [linux]: { filename: 'odd.zip' } },
      documents: { [linux]: document, [darwin]: document },
    });
    expect(inquiry.documents[0]?.entries.map(({ platform }) => platform)).toEqual([linux, null, darwin]);
    await inquiry.packageOf(darwin);
    expect(inquiry.documents[0]?.entries.map(({ platform }) => platform)).toEqual([linux, null, darwin]);
  });

  it('tells the listed platforms and then the remarks', async () => {
    const inquiry = await inquiryOf(release, [{ address, version: '2.0.0', platforms: ['a_a'] }]);
    expect(await inquiry.listedPlatforms()).toEqual(known(twoPlatforms));
    expect(inquiry.remarks).toEqual({ warnings: ['a warning'], movedTo: null });
  });

  it.each<[string, Partial<PlacedRelease> | null, Outcome<PackageMetadata> | null, string]>([
    ['there is no such release', null, null, 'known'],
    [
      'that release has the same package',
      { hashOf: (platform) => packageOf(platform).zh },
      null,
      'unavailable disagreement',
    ],
    ['that release has another package', {}, null, 'known'],
    ['that release cannot be asked for', {}, network, 'unavailable network'],
    ['that release is refused', {}, { ...unavailable('status', 'x'), status: 403 }, 'known'],
  ])('of a file that is named by another version: %s', async (_, old, answer, expected) => {
    const metadata: Record<string, Partial<PackageMetadata>> = { [darwin]: { namedVersion: '1.0.0' } };
    const inquiry = await inquiryOf(
      { ...release, metadata },
      old === null
        ? []
        : [
            {
              address,
              version: '1.0.0',
              ...old,
              ...(answer === null ? {} : { metadata: { [darwin]: answer } }),
            },
          ],
    );
    const described = await inquiry.packageOf(darwin);
    expect(described.kind === 'unavailable' ? `unavailable ${described.code}` : described.kind).toBe(
      expected,
    );
    if (expected === 'unavailable disagreement')
      expect(described).toMatchObject({
        cause: `the registry gives the ${darwin} package of ${address} 1.0.0 for version ${version} as well`,
      });
  });
});

describe('what registries say of releases outside the protocol', () => {
  const date = new Date('2026-01-01');
  const source = { repository: 'x' } as never;
  const record = known({ published: known(date), source });
  const dated: PlacedRelease = { ...release, record };
  const evidence = new Map([[evidenceKey(address, version), allProven(locked(version, [], { address }))]]);

  it('is asked once for each, patiently where somebody needs it', async () => {
    const registry = registryOf([dated]);
    const one = { address, version };
    const step = readsRecords([
      { ...one, needed: false },
      { ...one, needed: true },
      { address, version: '2', needed: false },
    ]);
    await learntBy(step, evidence, { registry });
    expect(registry.asked).toEqual([`record ${address} ${version}`, `record ${address} 2 brief`]);
  });

  it.each<[string, PlacedRelease['record'], unknown, unknown]>([
    ['a date', record, known(date), source],
    ['no date', known({ published: network, source: null }), network, null],
    ['nothing', undefined, expect.objectContaining({ kind: 'unavailable' }), null],
    ['no answer', network, network, null],
  ])('may be %s', async (_, answer, published, expected) => {
    const registry = registryOf([{ ...release, ...(answer === undefined ? {} : { record: answer }) }]);
    const step = readsRecords([{ address, version, needed: true }]);
    const [one] = (await learntBy(step, evidence, { registry })).values();
    expect([one?.published, one?.source]).toEqual([published, expected]);
  });
});
