import { describe, expect, it } from 'vitest';
import type { Evidence, HashOrigin, HashProof, VersionEvidence } from '../../../src/evidence/evidence.ts';
import type { LockFileSides } from '../../../src/evidence/plan.ts';
import { evidenceKey } from '../../../src/evidence/plan.ts';
import { namesOrigins } from '../../../src/extensions/origins/index.ts';
import type { SignatureCheck } from '../../../src/openpgp/signature.ts';
import { absent, known, unavailable } from '../../../src/outcome.ts';
import { learntBy } from '../../evidence/gathering.ts';
import { type PlacedRelease, registryOf, zhOf } from '../../evidence/in-memory-registry.ts';
import { computedFor, h1, hashicorpKey, locked, refuted, signed, zh } from '../../support/review-builders.ts';

/* Where a hash comes from that nothing supports, decided without a server. */

const own = 'registry.terraform.io/hashicorp/aws';
const twin = 'registry.opentofu.org/hashicorp/aws';
const bad: SignatureCheck = { kind: 'bad', code: 'signature-mismatch', reason: 'it does not hold' };
const linux = 'linux_amd64';

function about(
  address: string,
  version: string,
  proofs: Readonly<Record<string, HashProof>>,
  more: Partial<VersionEvidence> = {},
): VersionEvidence {
  return {
    address,
    version,
    release: known({
      documents: [
        { url: 'https://example.com/', sha256: '0'.repeat(64), entries: [], signature: hashicorpKey },
      ],
      disagreements: [],
    }),
    proofs: new Map(Object.entries(proofs)),
    dropped: new Map(),
    remarks: null,
    ...more,
  };
}

function evidenceOf(...all: readonly VersionEvidence[]): Evidence {
  return new Map(all.map((one) => [evidenceKey(one.address, one.version), one]));
}

/** `address version` that the proof names, or its level. */
function named(proof: HashProof | undefined): string | null {
  if (proof?.level !== 'none') return proof?.level ?? null;
  return proof.belongsTo && `${proof.belongsTo.address} ${proof.belongsTo.version}`;
}

const release = (address: string, version: string): PlacedRelease => ({ address, version });

/** What the search finds for the first hash of the evidence, and the releases that it opened. */
async function search(evidence: Evidence, registry = registryOf([])) {
  const searched = await learntBy(namesOrigins([]), evidence, { registry });
  const [first] = searched.values();
  const [proof] = first?.proofs.values() ?? [];
  const opened = registry.asked.filter((each) => each.endsWith(` ${linux}`));
  return {
    found: named(proof),
    opened: opened.map((each) => each.split(' ').slice(1, 3).join(' ')),
    searched,
  };
}

describe('the search in other releases', () => {
  const older = release(own, '1.0.0');
  const lost = zhOf(older, linux);

  it('finds a zh in an older release (T4)', async () => {
    const { found, searched } = await search(
      evidenceOf(about(own, '2.0.0', { [lost]: refuted })),
      registryOf([older]),
    );
    expect(found).toBe(`${own} 1.0.0`);
    expect([...searched.values()][0]?.proofs.get(lost)).toEqual({
      ...refuted,
      belongsTo: { address: own, version: '1.0.0', platform: linux, source: 'shasums' },
    });
  });

  it('finds a zh that the head dropped', async () => {
    const one = about(own, '2.0.0', {}, { dropped: new Map([[lost, refuted]]) });
    const { searched } = await search(evidenceOf(one), registryOf([older]));
    expect(named([...searched.values()][0]?.dropped.get(lost))).toBe(`${own} 1.0.0`);
  });

  const other: HashOrigin = { address: own, version: '0.5.0', platform: null, source: 'lock-file' };
  it.each<[string, VersionEvidence, string | null]>([
    ['a zh that is proven', about(own, '2.0.0', { [lost]: signed }), 'signed'],
    ['an h1', about(own, '2.0.0', { [h1('a')]: refuted }), null],
    [
      'a zh that a document lists',
      about(own, '2.0.0', {
        [lost]: { ...refuted, belongsTo: { ...other, source: 'shasums' } } as HashProof,
      }),
      `${own} 0.5.0`,
    ],
    [
      'a zh under a bad signature',
      about(
        own,
        '2.0.0',
        { [lost]: refuted },
        {
          release: known({
            documents: [{ url: '', sha256: '0'.repeat(64), entries: [], signature: bad }],
            disagreements: [],
          }),
        },
      ),
      null,
    ],
    ['a zh of a mirror', about(own, '2.0.0', { [lost]: refuted }, { mirrors: ['m'] }), null],
    [
      'a zh of a release that is absent',
      about(own, '2.0.0', { [lost]: refuted }, { release: absent('x') }),
      null,
    ],
    [
      'a zh of a release that could not be asked',
      about(own, '2.0.0', { [lost]: refuted }, { release: unavailable('network', 'x') }),
      null,
    ],
  ])('is not made for %s', async (_, one, expected) => {
    const registry = registryOf([older]);
    const evidence = evidenceOf(one);
    const { found, searched } = await search(evidence, registry);
    expect(found).toBe(expected);
    expect(registry.asked).toEqual([]);
    expect(searched).toBe(evidence);
  });

  it('is made for a zh that only a lock file explains', async () => {
    const traced: HashProof = { ...refuted, belongsTo: other } as HashProof;
    expect(
      (await search(evidenceOf(about(own, '2.0.0', { [lost]: traced })), registryOf([older]))).found,
    ).toBe(`${own} 1.0.0`);
  });

  it.each([
    ['registry.terraform.io/hashicorp/aws', 'registry.opentofu.org/hashicorp/aws'],
    ['registry.opentofu.org/hashicorp/aws', 'registry.terraform.io/hashicorp/aws'],
    ['registry.opentofu.org/opentofu/aws', 'registry.terraform.io/hashicorp/aws'],
    ['registry.terraform.io/opentofu/aws', null],
    ['registry.terraform.io/acme/aws', null],
    ['registry.opentofu.org/acme/aws', null],
    ['registry.example.com/hashicorp/aws', null],
  ])('for %s asks the twin %s first', async (address, expected) => {
    const { opened, found } = await search(
      evidenceOf(about(address, '2.0.0', { [zh('lost')]: refuted })),
      registryOf([
        release(address, '1.0.0'),
        ...(expected === null ? [] : [release(expected, '2.0.0'), release(expected, '1.9.0')]),
      ]),
    );
    expect(found).toBeNull();
    expect(opened).toEqual([
      ...(expected === null ? [] : [`${expected} 2.0.0`, `${expected} 1.9.0`]),
      `${address} 1.0.0`,
    ]);
  });

  it.each([
    [3, 3, true],
    [2, 3, false],
    [1, 0, true],
  ])('with %i wrong and %i right zh asks the twin: %s', async (wrong, right, expected) => {
    const many = (count: number, proof: HashProof, name: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [zh(`${name}${at}`), proof]));
    const proofs = {
      ...many(wrong, refuted, 'w'),
      ...many(right, signed, 'r'),
      [h1('x')]: signed,
      [h1('y')]: signed,
    };
    const { opened } = await search(
      evidenceOf(about(own, '2.0.0', proofs)),
      registryOf([release(twin, '2.0.0')]),
    );
    expect(opened).toEqual(expected ? [`${twin} 2.0.0`] : []);
  });

  it('counts what the head dropped when it looks for a twin', async () => {
    const dropped = new Map<string, HashProof>([
      [zh('a'), signed],
      [zh('b'), signed],
    ]);
    const { opened } = await search(
      evidenceOf(about(own, '2.0.0', { [zh('lost')]: refuted }, { dropped })),
      registryOf([release(twin, '2.0.0')]),
    );
    expect(opened).toEqual([]);
  });

  it('ends where the twin has everything', async () => {
    const theirs = release(twin, '2.0.0');
    const registry = registryOf([theirs, older, release(twin, '1.9.0')]);
    const { found, opened } = await search(
      evidenceOf(about(own, '2.0.0', { [zhOf(theirs, linux)]: refuted })),
      registry,
    );
    expect(found).toBe(`${twin} 2.0.0`);
    expect(opened).toEqual([`${twin} 2.0.0`]);
    expect(registry.asked.some((each) => each.startsWith('versions'))).toBe(false);
  });

  it('looks sixteen versions back and two ahead, and opens no release twice', async () => {
    const versions = Array.from({ length: 20 }, (_, at) => `1.${at}.0`);
    const ahead = ['2.1.0', '2.2.0', '2.3.0'];
    const registry = registryOf([...versions, ...ahead].map((version) => release('a.b/c/d', version)));
    const one = about('a.b/c/d', '2.0.0', { [zh('lost')]: refuted });
    const { opened } = await search(
      evidenceOf(one, about('a.b/c/d', '1.18.0', { [zh('lost')]: refuted })),
      registry,
    );
    expect(opened.slice(0, 17)).toEqual(
      ['1.19.0', ...versions.slice(4, 18).reverse(), '2.1.0', '2.2.0'].map((version) => `a.b/c/d ${version}`),
    );
    expect(new Set(opened).size).toBe(opened.length);
  });

  it('opens twenty-four releases in a run', async () => {
    const releases = ['a', 'b'].flatMap((type) =>
      Array.from({ length: 16 }, (_, at) => release(`a.b/c/${type}`, `1.${at}.0`)),
    );
    const evidence = evidenceOf(
      ...['a', 'b'].map((type) => about(`a.b/c/${type}`, '2.0.0', { [zh('lost')]: refuted })),
    );
    const { opened } = await search(evidence, registryOf(releases));
    expect(opened).toHaveLength(24);
  });

  it('goes on where a release or a list cannot be read', async () => {
    const dark = { ...release(own, '1.5.0'), metadata: { [linux]: unavailable('network', 'x') } };
    const { found } = await search(
      evidenceOf(about(own, '2.0.0', { [lost]: refuted })),
      registryOf([older, dark]),
    );
    expect(found).toBe(`${own} 1.0.0`);
    const listings = { [own]: unavailable('network', 'x') };
    const registry = registryOf([older], listings);
    expect((await search(evidenceOf(about(own, '2.0.0', { [lost]: refuted })), registry)).found).toBeNull();
    const nonsense = evidenceOf(about(own, 'nonsense', { [lost]: refuted }));
    expect((await search(nonsense, registryOf([older]))).found).toBeNull();
  });

  it('does not use a document with a bad signature', async () => {
    const registry = registryOf([{ ...older, signature: bad }]);
    expect((await search(evidenceOf(about(own, '2.0.0', { [lost]: refuted })), registry)).found).toBeNull();
  });
});

describe('the trace in what is known', () => {
  const hash = h1('lost');
  const here = about(own, '2.0.0', { [hash]: refuted });
  const locking = (address: string, version: string, value = hash) => ({
    providers: [locked(version, [value], { address })],
  });
  const tracedTo = async (evidence: Evidence, lockFiles: readonly LockFileSides[] = []) => {
    const [first] = (await learntBy(namesOrigins(lockFiles), evidence)).values();
    const proof = first?.proofs.get(hash) ?? first?.dropped.get(hash);
    return proof?.level === 'none' ? proof.belongsTo : proof?.level;
  };

  it('leaves evidence as it is where every hash has support', async () => {
    const evidence = evidenceOf(about(own, '2.0.0', { [hash]: signed }));
    expect(await learntBy(namesOrigins([]), evidence)).toBe(evidence);
  });

  it('finds a package that was computed, with its platform', async () => {
    const there = about(own, '1.0.0', { [hash]: computedFor('darwin_arm64') });
    expect(await tracedTo(evidenceOf(here, there))).toEqual({
      address: own,
      version: '1.0.0',
      platform: 'darwin_arm64',
      source: 'package',
    });
  });

  it('does not take another proof for a package', async () => {
    expect(await tracedTo(evidenceOf(here, about(own, '1.0.0', { [hash]: signed })))).toBeNull();
  });

  it('finds what the head dropped', async () => {
    const dropping = about(own, '2.0.0', {}, { dropped: new Map([[hash, refuted]]) });
    const there = about(own, '1.0.0', { [hash]: computedFor('darwin_arm64') });
    expect(await tracedTo(evidenceOf(dropping, there))).toMatchObject({ version: '1.0.0' });
  });

  it('prefers a base lock file to a head, and a package to both', async () => {
    const lockFiles = [
      { base: null, head: locking('a.b/c/head', '1.0.0') },
      { base: locking('a.b/c/base', '1.0.0'), head: null },
    ];
    expect(await tracedTo(evidenceOf(here), lockFiles)).toEqual({
      address: 'a.b/c/base',
      version: '1.0.0',
      platform: null,
      source: 'base-lock-file',
    });
    const there = about('a.b/c/package', '1.0.0', { [hash]: computedFor('darwin_arm64') });
    expect(await tracedTo(evidenceOf(here, there), lockFiles)).toMatchObject({ address: 'a.b/c/package' });
  });

  it('prefers what a registry says of another provider to a lock file of the own one', async () => {
    const there = about('a.b/c/package', '1.0.0', { [hash]: computedFor('darwin_arm64') });
    const lockFiles = [{ base: locking(own, '1.0.0'), head: null }];
    expect(await tracedTo(evidenceOf(here, there), lockFiles)).toMatchObject({ source: 'package' });
    const entries = [{ hash, filename: 'x', platform: 'linux_amd64' }];
    const documents = [{ url: '', sha256: '0'.repeat(64), entries, signature: hashicorpKey }];
    const listed = about('a.b/c/document', '1.0.0', {}, { release: known({ documents, disagreements: [] }) });
    expect(await tracedTo(evidenceOf(here, listed), lockFiles)).toMatchObject({ source: 'shasums' });
  });

  it('is none for a file beside the packages, which may be the same in every version', async () => {
    const entries = [{ hash, filename: 'manifest.json', platform: null }];
    const documents = [{ url: '', sha256: '0'.repeat(64), entries, signature: hashicorpKey }];
    const listed = about(own, '0.9.0', {}, { release: known({ documents, disagreements: [] }) });
    expect(await tracedTo(evidenceOf(here, listed), [])).toBeNull();
    const before = [{ base: locking(own, '0.9.0'), head: null }];
    const mirrored = evidenceOf({ ...here, mirrors: ['m'] });
    expect(await tracedTo(mirrored, before)).toBeNull();
    // Many providers have the same manifest.
    expect(await tracedTo(mirrored, [{ base: locking('a.b/c/other', '1.0.0'), head: null }])).toBeNull();
    expect(await tracedTo(mirrored, [{ base: null, head: locking('a.b/c/other', '1.0.0') }])).toBeNull();
    expect(await tracedTo(evidenceOf(here), before)).toMatchObject({ source: 'base-lock-file' });
  });

  it('prefers the own provider among sources of one kind', async () => {
    const lockFiles = [
      { base: locking('a.b/c/base', '1.0.0'), head: null },
      { base: locking(own, '1.0.0'), head: null },
    ];
    expect(await tracedTo(evidenceOf(here), lockFiles)).toMatchObject({ address: own });
  });

  it('does not name the entry itself, nor one that has the same trouble', async () => {
    expect(
      await tracedTo(evidenceOf(here), [{ base: locking(own, '2.0.0'), head: locking(own, '2.0.0') }]),
    ).toBeNull();
    const same = about('a.b/c/d', '1.0.0', { [hash]: refuted });
    expect(
      await tracedTo(evidenceOf(here, same), [{ base: null, head: locking('a.b/c/d', '1.0.0') }]),
    ).toBeNull();
    expect(
      await tracedTo(evidenceOf(here, same), [{ base: locking('a.b/c/d', '1.0.0'), head: null }]),
    ).toMatchObject({
      source: 'base-lock-file',
    });
  });

  it('keeps what was found before where nothing new is found', async () => {
    const before: HashOrigin = { address: 'a.b/c/d', version: '1.0.0', platform: null, source: 'lock-file' };
    const traced = about(own, '2.0.0', {
      [hash]: { ...refuted, belongsTo: before } as HashProof,
      [zh('x')]: refuted,
    });
    expect(await tracedTo(evidenceOf(traced))).toEqual(before);
  });

  it('looks at other hashes only where they need an origin', async () => {
    const lockFiles = [{ base: locking('a.b/c/d', '1.0.0', h1('other')), head: null }];
    expect(await tracedTo(evidenceOf(here), lockFiles)).toBeNull();
  });
});
