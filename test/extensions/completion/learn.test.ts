import { describe, expect, it } from 'vitest';
import type { HashProof, VersionEvidence } from '../../../src/evidence/evidence.ts';
import type { PackageHashes } from '../../../src/evidence/package-hashes.ts';
import { evidenceKey } from '../../../src/evidence/plan.ts';
import { learnsHashes } from '../../../src/extensions/completion/learn.ts';
import type { Purpose } from '../../../src/extensions/completion/wanted.ts';
import type { SignatureCheck } from '../../../src/openpgp/signature.ts';
import { absent, known, type Outcome, unavailable } from '../../../src/outcome.ts';
import { gatheringOf, learntBy, noHasher } from '../../evidence/gathering.ts';
import { hashesOf, type PlacedRelease, registryOf, twoPlatforms } from '../../evidence/in-memory-registry.ts';
import { brief } from '../../evidence/ports.ts';
import {
  asserted,
  changed,
  computedFor,
  h1,
  locked,
  notAsked,
  prodPath,
  refuted,
  settings,
  signed,
  zh,
} from '../../support/review-builders.ts';

/* What a run learns so that entries can be completed, with registry and packages in memory. */

const address = 'registry.example.com/acme/widget';
const version = '1.2.3';
const key = evidenceKey(address, version);
const release: PlacedRelease = { address, version };
const [linux, darwin] = ['linux_amd64', 'darwin_arm64'];
const bad: SignatureCheck = { kind: 'bad', code: 'signature-mismatch', reason: 'it does not hold' };
const network = unavailable('network', 'the connection was reset');
const folder = (platform: string) => hashesOf(release, platform).directory;
const zhFor = (platform: string) => hashesOf(release, platform).zh;

const suggestions: Purpose = { kind: 'suggestions', downloads: true };
const lock: Purpose = { kind: 'lock', platforms: [] };
const zhProven = { [zhFor(linux)]: signed };

interface Circumstances {
  readonly purpose?: Purpose;
  readonly one?: PlacedRelease;
  readonly packages?: Readonly<Record<string, Outcome<PackageHashes>>>;
  readonly raw?: Readonly<Record<string, string>>;
  readonly more?: Partial<VersionEvidence>;
}

/** What is learnt about an entry with these hashes, and the packages that were looked into. */
async function learn(
  proofs: Readonly<Record<string, HashProof>>,
  {
    purpose = suggestions,
    one = release,
    packages = {},
    raw = { platforms: twoPlatforms.join('\n') },
    more = {},
  }: Circumstances = {},
) {
  const hashed: string[] = [];
  const planned: number[] = [];
  const registry = registryOf([one]);
  const document = await registry.packageMetadata(address, version, linux);
  const first = document.kind === 'known' ? await registry.shasums(document.value) : document;
  const evidence: VersionEvidence = {
    address,
    version,
    release: known({ documents: first.kind === 'known' ? [first.value] : [], disagreements: [] }),
    proofs: new Map(Object.entries(proofs)),
    dropped: new Map(),
    remarks: null,
    ...more,
  };
  const head = locked(version, Object.keys(proofs), { address });
  const change = changed({ head, evidence });
  const step = learnsHashes([change], { purpose, settings: settings(raw) });
  const request = { address, version, hashes: head.hashes, dropped: [], remarks: false, paths: [prodPath] };
  const after = await learntBy(step, new Map([[key, evidence]]), {
    registry,
    requests: [request],
    progress: { onDownloadsPlanned: (downloads) => planned.push(downloads.packages) },
    hasher: {
      ...noHasher,
      async hash({ platform }) {
        if (!hashed.includes(platform)) hashed.push(platform);
        return packages[platform] ?? known(hashesOf(one, platform));
      },
    },
  });
  const learnt = after.get(key);
  return {
    learnt,
    hashed,
    planned,
    proofs: Object.fromEntries([...(learnt?.completion?.proofs ?? [])].map(([hash, p]) => [hash, brief(p)])),
    missed: Object.fromEntries([...(learnt?.completion?.missed ?? [])].map(([p, { kind }]) => [p, kind])),
  };
}

describe('the hashes that an entry may be completed with', () => {
  it('are the zh of its documents, and the h1 of the platforms that it lacks', async () => {
    expect(await learn(zhProven)).toMatchObject({
      hashed: [linux, darwin],
      planned: [2],
      proofs: {
        [zhFor(linux)]: 'signed linux_amd64',
        [zhFor(darwin)]: 'signed darwin_arm64',
        [folder(linux)]: 'computed linux_amd64 directory',
        [folder(darwin)]: 'computed darwin_arm64 directory',
      },
      missed: {},
    });
  });

  it.each<[string, Purpose, HashProof, readonly string[]]>([
    ['computed', suggestions, computedFor(darwin), [linux]],
    [
      'announced',
      suggestions,
      { level: 'announced', platform: darwin, zh: zh('x'), by: 'x', checked: [] },
      [linux],
    ],
    ['stated by somebody', suggestions, { ...asserted, platform: darwin } as HashProof, [linux]],
    [
      'that of the archive',
      suggestions,
      { ...computedFor(darwin), flavour: 'archive' } as HashProof,
      [linux, darwin],
    ],
  ])('need no package whose h1 the entry has: %s', async (_, purpose, proof, hashed) => {
    expect((await learn({ ...zhProven, [folder(darwin)]: proof }, { purpose })).hashed).toEqual(hashed);
  });

  it('need no package where no platform is wanted, or nothing may be downloaded', async () => {
    const zhOnly = {
      hashed: [],
      proofs: { [zhFor(linux)]: 'signed linux_amd64', [zhFor(darwin)]: 'signed darwin_arm64' },
    };
    expect(await learn(zhProven, { raw: {} })).toMatchObject(zhOnly);
    expect(await learn(zhProven, { purpose: { kind: 'suggestions', downloads: false } })).toMatchObject(
      zhOnly,
    );
    expect(await learn(zhProven, { purpose: lock, raw: {} })).toMatchObject(zhOnly);
  });

  it('are for the platforms that the user names, then those of the policy, then those of the file', async () => {
    const own = { ...zhProven, [h1('own')]: { ...computedFor(linux), flavour: 'archive' } as HashProof };
    const named: Purpose = { kind: 'lock', platforms: [darwin] };
    expect((await learn(own, { purpose: named })).hashed).toEqual([darwin]);
    expect((await learn(own, { purpose: lock, raw: { platforms: darwin } })).hashed).toEqual([darwin]);
    expect((await learn(own, { purpose: lock, raw: {} })).hashed).toEqual([linux]);
  });

  it.each<[string, Partial<VersionEvidence>]>([
    ['the release does not exist', { release: absent('x') }],
    ['the release could not be asked for', { release: network }],
    ['the release contradicts itself', { release: known({ documents: [], disagreements: ['x'] }) }],
    ['there is no document', { release: known({ documents: [], disagreements: [] }) }],
  ])('are none where %s', async (_, more) => {
    for (const purpose of [suggestions, { ...lock, platforms: [] }])
      expect((await learn(zhProven, { purpose, more })).learnt).not.toHaveProperty('completion');
  });

  it.each([
    ['bad', bad],
    ['not checked', { kind: 'unavailable', code: 'network', reason: 'x' } as const],
    ['missing', { kind: 'unsigned' } as const],
  ])('are none, and no package is opened, where the signature is %s', async (_, signature) => {
    for (const purpose of [suggestions, lock]) {
      const { learnt, hashed } = await learn(zhProven, { purpose, one: { ...release, signature } });
      expect(learnt).not.toHaveProperty('completion');
      expect(hashed).toEqual([]);
    }
  });

  it('are those of an unsigned release only for `lock`, where the policy accepts that', async () => {
    const circumstances: Circumstances = {
      one: { ...release, signature: { kind: 'unsigned' } },
      raw: { platforms: linux, 'accept-asserted': 'true' },
    };
    expect((await learn(zhProven, circumstances)).learnt).not.toHaveProperty('completion');
    expect((await learn(zhProven, { ...circumstances, purpose: lock })).proofs).toEqual({
      [zhFor(linux)]: 'asserted linux_amd64',
      [zhFor(darwin)]: 'asserted darwin_arm64',
      [folder(linux)]: 'asserted linux_amd64',
    });
  });

  it('are none for suggestions where a hash of the version has no support', async () => {
    for (const proof of [refuted, notAsked()]) {
      const proofs = { ...zhProven, [zh('x')]: proof };
      const suggested = await learn(proofs);
      expect(suggested.learnt).not.toHaveProperty('completion');
      expect(suggested.hashed).toEqual([]);
      expect((await learn(proofs, { purpose: lock })).hashed).toEqual([linux, darwin]);
    }
  });

  it.each<
    [string, Partial<PlacedRelease>, Readonly<Record<string, Outcome<PackageHashes>>>, string, boolean]
  >([
    ['a bad signature covers', { documents: { [darwin]: { signature: bad } } }, {}, 'absent', false],
    ['nobody signed', { documents: { [darwin]: { signature: { kind: 'unsigned' } } } }, {}, 'absent', false],
    [
      'has an unchecked signature',
      { documents: { [darwin]: { signature: { kind: 'unavailable', code: 'network', reason: 'x' } } } },
      {},
      'unavailable',
      false,
    ],
    ['has no document', { documents: { [darwin]: network } }, {}, 'unavailable', false],
    ['is not described', { metadata: { [darwin]: network } }, {}, 'unavailable', false],
    ['does not exist', { platforms: [linux] }, {}, 'absent', false],
    ['cannot be downloaded', {}, { [darwin]: network }, 'unavailable', true],
  ])(
    'lack the h1 of a package that %s; it is opened only where its document counts',
    async (_, more, packages, kind, opened) => {
      for (const purpose of [suggestions, lock]) {
        const { missed, proofs, hashed } = await learn(zhProven, {
          purpose,
          one: { ...release, ...more },
          packages,
        });
        expect(missed).toEqual({ [darwin]: kind });
        expect(proofs[folder(linux)]).toBe('computed linux_amd64 directory');
        expect(proofs[folder(darwin)]).toBeUndefined();
        expect(hashed.includes(darwin)).toBe(opened);
      }
    },
  );

  it.each<[string, Circumstances, string]>([
    [
      'is announced wrongly',
      { more: { announced: new Map([[darwin, [h1('lie')]]]) } },
      `the registry announces a different h1 for the ${darwin} package of ${address} ${version} than the package has`,
    ],
    [
      'is not the file of its digest',
      { packages: { [darwin]: unavailable('disagreement', 'it has other bytes') } },
      'it has other bytes',
    ],
  ])(
    'are none where a package %s, and nothing else that is announced counts',
    async (_, circumstances, says) => {
      const announced: HashProof = { level: 'announced', platform: linux, zh: zh('x'), by: 'x', checked: [] };
      const { learnt } = await learn({ ...zhProven, [folder(linux)]: announced }, circumstances);
      expect(learnt).not.toHaveProperty('completion');
      expect(learnt?.release).toMatchObject({ value: { disagreements: [says] } });
      expect([...(learnt?.proofs.values() ?? [])].map(brief)).toEqual([
        'signed linux_amd64',
        'unavailable disagreement',
      ]);
      const right = { more: { announced: new Map([[darwin, [folder(darwin)]]]) } };
      expect((await learn(zhProven, right)).learnt?.completion?.proofs.has(folder(darwin))).toBe(true);
    },
  );

  it('are computed by `lock` beside the packages that prove hashes, and planned once', async () => {
    const begun: string[] = [];
    const step = learnsHashes([], { purpose: { kind: 'lock', platforms: [darwin] }, settings: settings() });
    const request = { address, version, hashes: [], dropped: [], remarks: false, paths: [prodPath] };
    expect(step.needs?.(request)).toEqual({ platforms: [darwin], always: true });
    expect(step.needs?.({ ...request, paths: [] })).toEqual({ platforms: [], always: true });
    const { promise, resolve } = Promise.withResolvers<void>();
    const hash = async ({ platform }: { platform: string }) => {
      begun.push(platform);
      return known(hashesOf(release, platform));
    };
    const run = gatheringOf({
      registry: registryOf([release]),
      requests: [request],
      answered: promise,
      hasher: { ...noHasher, hash },
    });
    const beside = step.beside?.(run);
    expect(begun).toEqual([]);
    resolve();
    await beside;
    expect(begun).toEqual([darwin]);
    const named: Circumstances = { purpose: { kind: 'lock', platforms: [darwin] } };
    expect((await learn(zhProven, named)).planned).toEqual([]);
  });
});
