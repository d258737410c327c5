import { describe, expect, it } from 'vitest';
import { announcedHashes, announcedProof, samplePlatforms } from '../../src/evidence/announced-h1.ts';
import type { Evidence, HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { gatherEvidence, withBudgetNeed } from '../../src/evidence/gather.ts';
import { type EvidenceRequest, type PlannedDownloads, planEvidence } from '../../src/evidence/plan.ts';
import { namesOrigins } from '../../src/extensions/origins/index.ts';
import type { Fetcher } from '../../src/http/fetcher.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { unavailable } from '../../src/outcome.ts';
import type { ShasumsDocument } from '../../src/registry/registry.ts';
import {
  allProven,
  changed,
  h1,
  hashicorpKey,
  locked,
  notAsked,
  signed,
  zh,
} from '../support/review-builders.ts';
import { hashesOf, type PlacedRelease, registryOf } from './in-memory-registry.ts';

/* Which packages are computed, and what is told of them before and after. */

const [linux, darwin, windows] = ['linux_amd64', 'darwin_arm64', 'windows_amd64'] as const;
const unsigned: SignatureCheck = { kind: 'unsigned' };
const bad: SignatureCheck = { kind: 'bad', code: 'signature-mismatch', reason: 'x' };

describe('the h1 that a registry announces beside a signed zh', () => {
  const document = (signature = hashicorpKey, platform: string = linux): ShasumsDocument => ({
    url: 'x',
    sha256: '0'.repeat(64),
    signature,
    entries: [{ hash: zh(platform), filename: platform, platform }],
  });
  const found = (
    announced: Readonly<Record<string, readonly string[]>>,
    documents: readonly ShasumsDocument[] = [document()],
    disagreements: readonly string[] = [],
  ) => {
    const inquiry = { announced: new Map(Object.entries(announced)), documents, disagreements };
    return [...announcedHashes([h1('a'), h1('b')], inquiry)].map(([hash, places]) => [
      hash,
      places.map(({ platform }) => platform),
    ]);
  };
  const own = { [linux]: [zh(linux), h1('a')] };
  const both = [[h1('a'), [linux]]];

  it('is found', () => {
    expect(found(own)).toEqual(both);
    expect(
      found({ [linux]: [zh(linux).toUpperCase().replace('ZH', 'zh'), h1('a'), h1('a'), h1('c')] }),
    ).toEqual(both);
    expect(
      found({ ...own, [darwin]: [zh(darwin), h1('a')] }, [document(), document(hashicorpKey, darwin)]),
    ).toEqual([[h1('a'), [linux, darwin]]]);
  });

  it('is none without the zh of its platform', () => {
    expect(found({ [linux]: [h1('a')] })).toEqual([]);
    expect(found({ [linux]: [zh('x'), h1('a')] })).toEqual([]);
    expect(found({ [darwin]: [zh(linux), h1('a')] })).toEqual([]);
    expect(found({ [linux]: [zh(darwin), h1('a')] }, [document(), document(hashicorpKey, darwin)])).toEqual(
      [],
    );
  });

  it('is none where nobody signed, where a document may not be read, or where answers contradict each other', () => {
    expect(found(own, [document(unsigned)])).toEqual([]);
    expect(found(own, [document(), document(bad, darwin)])).toEqual([]);
    expect(found(own, [document(bad)])).toEqual([]);
    expect(found(own, [document()], ['x'])).toEqual([]);
    expect(found(own, [document(unsigned, darwin), document()])).toEqual(both);
  });

  it('has a proof by the first place', () => {
    expect(announcedProof([{ platform: linux, zh: zh(linux) }], [darwin], 'r.example/a/b')).toEqual({
      level: 'announced',
      platform: linux,
      zh: zh(linux),
      by: 'r.example',
      checked: [darwin],
    });
  });
});

describe('the platforms whose announced h1 is computed', () => {
  const announced = (...platforms: readonly string[]) =>
    new Map(platforms.map((platform) => [h1(platform), [{ platform, zh: zh(platform) }] as const]));
  const last = (count: number) => count - 1;

  it.each<[string, readonly string[], Parameters<typeof samplePlatforms>[1], readonly string[]]>([
    [
      'the usual one and one by chance',
      ['b_b', darwin, linux, 'a_a'],
      { required: [], few: [], draw: last },
      [linux, darwin],
    ],
    [
      'another one by chance',
      ['b_b', darwin, linux, 'a_a'],
      { required: [], few: [], draw: () => 0 },
      [linux, 'a_a'],
    ],
    [
      'the likeliest without the usual one',
      ['b_b', windows, darwin],
      { required: [], few: [], draw: () => 0 },
      [darwin, 'b_b'],
    ],
    [
      'the required ones',
      [linux, darwin, windows],
      { required: [darwin, 'x_x'], few: [], draw: () => 0 },
      [darwin, linux],
    ],
    [
      'the usual one where no required one is announced',
      [linux, darwin],
      { required: ['x_x'], few: [], draw: () => 0 },
      [linux, darwin],
    ],
    [
      'those of short entries',
      [linux, darwin, windows],
      { required: [], few: [h1(windows), h1('x')], draw: () => 0 },
      [linux, windows, darwin],
    ],
    ['all where nobody draws', ['b_b', linux, 'a_a'], { required: [], few: [] }, [linux, 'a_a', 'b_b']],
    ['one where there is one', [darwin], { required: [], few: [], draw: () => 0 }, [darwin]],
    ['none where nothing is announced', [], { required: [linux], few: [], draw: () => 0 }, []],
  ])('are %s', (_, platforms, wish, expected) => {
    expect(samplePlatforms(announced(...platforms), wish)).toEqual(expected);
  });
});

describe('the plan', () => {
  const change = (hashes: readonly string[], paths: readonly string[], version = '1.0.0') =>
    changed({ head: locked(version, hashes), paths });

  it('has the lock files of a version', () => {
    expect(planEvidence([change([zh('a')], ['a', 'b'])]).requests[0]?.paths).toEqual(['a', 'b']);
  });

  it('has what all files together demand of announced h1', () => {
    const wish = (
      hows: Readonly<Record<string, 'compute' | 'sample' | 'accept'>>,
      hashes: readonly string[],
    ) =>
      planEvidence([change(hashes, Object.keys(hows))], {
        announcedOf: (_, path) => ({ how: hows[path] ?? 'accept', required: [path, 'all'] }),
      }).requests[0]?.announced;
    const few = [h1('a'), h1('b'), h1('c'), h1('d')];
    expect(wish({ x: 'accept' }, [...few, zh('z')])).toEqual({ how: 'accept', required: ['x', 'all'], few });
    expect(wish({ x: 'accept', y: 'sample' }, [...few, h1('e')])).toEqual({
      how: 'sample',
      required: ['x', 'all', 'y'],
      few: [],
    });
    expect(wish({ x: 'sample', y: 'compute' }, [])).toMatchObject({ how: 'compute', few: [] });
    expect(planEvidence([change([h1('a')], ['x'])]).requests[0]).not.toHaveProperty('announced');
  });
});

describe('a download budget that was not enough', () => {
  const lock = locked('1.0.0', [zh('a')]);
  const budget = notAsked('budget', 'used up');
  const of = (undone: VersionEvidence['undone'], proof: HashProof = budget): Evidence => {
    const one = {
      ...allProven(lock, proof),
      proofs: new Map([
        ['a', proof],
        ['b', signed],
        ['c', notAsked('network')],
      ]),
    };
    return new Map([['key', { ...one, ...(undone === undefined ? {} : { undone }) }]]);
  };
  const needed = (evidence: Evidence) =>
    [...(withBudgetNeed(evidence, 100).get('key')?.proofs.values() ?? [])].map((proof) =>
      'needed' in proof ? proof.needed : null,
    );
  const undone = (...bytes: readonly (number | null)[]) =>
    bytes.map((each, at) => ({ platform: `p${at}`, bytes: each }));

  it('tells how much the run needs, where a size is known', () => {
    expect(needed(of(undone(10, 30)))).toEqual([140, null, null]);
    expect(needed(of(undone(10, null, 30)))).toEqual([170, null, null]);
  });

  it('tells nothing where no size is known, or nothing was left out', () => {
    for (const evidence of [of(undone(null)), of(undefined), of([])])
      expect(withBudgetNeed(evidence, 100)).toBe(evidence);
  });
});

describe('what a run tells and closes', () => {
  const release: PlacedRelease = { address: 'r.example/a/b', version: '1.0.0', sizes: { [linux]: 7 } };
  const request = (hashes: readonly string[]): EvidenceRequest => {
    const { address, version } = release;
    return { address, version, hashes, dropped: [], remarks: false, paths: [] };
  };

  async function run(hashes: readonly string[], kept: readonly string[] = []) {
    const told: (string | PlannedDownloads)[] = [];
    const fetcher = {
      download: async () => unavailable('network', 'x'),
      traffic: () => ({ requests: 0, bytesDownloaded: 0 }),
    } as unknown as Fetcher;
    const evidence = await gatherEvidence(
      { requests: [request(hashes)], wordIsEnough: false },
      {
        registry: registryOf([release]),
        fetcher,
        progress: {
          onVersionStart: ({ address, version }) => told.push(`begin ${address} ${version}`),
          onVersionEnd: ({ address, version }) => told.push(`end ${address} ${version}`),
          onDownloadsPlanned: (planned) => told.push(planned),
        },
        cache: {
          get: async (wanted) => {
            const platform = kept.find((each) => hashesOf(release, each).zh === wanted);
            return platform === undefined ? null : hashesOf(release, platform);
          },
          put: async () => {},
        },
      },
      [namesOrigins([])],
    );
    return {
      told,
      levels: [...evidence.values()].flatMap(({ proofs }) => [...proofs.values()].map(({ level }) => level)),
    };
  }

  const [begin, end] = ['begin r.example/a/b 1.0.0', 'end r.example/a/b 1.0.0'];
  const folder = (platform: string) => hashesOf(release, platform).directory;

  it('is what it will download, without what is kept', async () => {
    expect((await run([folder(linux), folder(darwin)])).told).toEqual([
      begin,
      { packages: 2, bytes: 7, unsized: 1 },
      end,
    ]);
    expect((await run([folder(linux), folder(darwin)], [linux])).told).toEqual([
      begin,
      { packages: 1, bytes: 0, unsized: 1 },
      end,
    ]);
  });

  it('is nothing of downloads where all is kept, or nothing is needed', async () => {
    expect(await run([folder(linux)], [linux])).toEqual({ told: [begin, end], levels: ['computed'] });
    expect(await run([hashesOf(release, linux).zh])).toEqual({ told: [begin, end], levels: ['signed'] });
  });

  it('is where it looks for a hash that nothing supports', async () => {
    expect((await run([zh('planted')])).told).toEqual([begin, end]);
  });
});
