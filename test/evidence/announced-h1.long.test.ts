import { describe, expect, it } from 'vitest';
import type { AnnouncedH1 } from '../../src/evidence/plan.ts';
import { honest, lieAbout, lyingFor } from '../support/signed-registry/announcements.ts';
import { answerBytes, answerJson, answerStatus } from '../support/signed-registry/faults.ts';
import { type ProviderPackage, plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { briefs } from './ports.ts';
import { setStage } from './stage.ts';

/* An h1 that the provider's own registry announces beside a signed zh: what is computed, and what is then accepted. */

const stage = setStage();

const platforms = [
  'darwin_amd64',
  'darwin_arm64',
  'freebsd_386',
  'linux_amd64',
  'linux_arm64',
  'windows_amd64',
];

/** The h1 of an entry with every platform, as `tofu init` records them. */
function everyH1(version: PublishedVersion): readonly string[] {
  return version.packages.map(({ h1 }) => h1.archive);
}

interface Asked {
  readonly how?: AnnouncedH1;
  readonly required?: readonly string[];
  readonly few?: readonly string[];
  readonly hashes?: (version: PublishedVersion) => readonly string[];
  /** The place among the other platforms, in their order. Default: the last. `null`: nobody can draw. */
  readonly drawn?: number | null;
}

async function ask(options: Partial<PublishOptions>, asked: Asked = {}) {
  const { how = 'sample', required = [], few = [], hashes = everyH1, drawn = -1 } = asked;
  await stage.reopen(drawn === null ? {} : { draw: (count) => (drawn < 0 ? count + drawn : drawn) });
  const version = await stage.publish({ platforms, announced: honest, ...options });
  stage.double.clearRequests();
  return { version, ...(await learn(version, { how, required, few }, hashes(version))) };
}

async function learn(
  version: PublishedVersion,
  announced: {
    readonly how: AnnouncedH1;
    readonly required: readonly string[];
    readonly few: readonly string[];
  },
  hashes: readonly string[],
) {
  const { address } = version;
  const [evidence] = (await stage.run.gather({ address, version: '1.2.3', hashes, announced })).values();
  if (evidence === undefined) throw new Error('no evidence');
  const { release } = evidence;
  return {
    evidence,
    /** One word for each hash: announced, computed, none. */
    levels: briefs(evidence).map((text) => text.split(' ')[0]),
    disagreements: release.kind === 'known' ? release.value.disagreements : [release.kind],
    downloads: stage.askedPaths().filter((path) => path.endsWith('.zip')),
  };
}

const announcedTimes = (count: number): readonly string[] => Array.from({ length: count }, () => 'announced');
const computedTimes = (count: number): readonly string[] => Array.from({ length: count }, () => 'computed');

describe('a sample of what the registry announces', () => {
  it('is linux_amd64 and one by chance; the others are announced and name the sample', async () => {
    const { version, evidence, downloads, disagreements } = await ask({});
    expect(new Set(downloads)).toEqual(
      new Set([version.paths.zip('linux_amd64'), version.paths.zip('windows_amd64')]),
    );
    expect(downloads).toHaveLength(2);
    expect(disagreements).toEqual([]);
    const { zh, h1 } = version.package('freebsd_386');
    expect(evidence.proofs.get(h1.archive)).toEqual({
      level: 'announced',
      platform: 'freebsd_386',
      zh,
      by: stage.double.host,
      checked: ['linux_amd64', 'windows_amd64'],
    });
    expect(evidence.proofs.get(version.package('windows_amd64').h1.archive)).toMatchObject({
      level: 'computed',
      platform: 'windows_amd64',
    });
  });

  it.each<readonly [what: string, asked: Asked, computed: readonly string[]]>([
    ['the first draw', { drawn: 0 }, ['linux_amd64', 'darwin_amd64']],
    ['the second draw', { drawn: 1 }, ['linux_amd64', 'darwin_arm64']],
    [
      'the required platforms',
      { required: ['darwin_arm64', 'linux_arm64'] },
      ['darwin_arm64', 'linux_arm64', 'windows_amd64'],
    ],
    [
      'required platforms that the entry does not have',
      { required: ['plan9_amd64'] },
      ['linux_amd64', 'windows_amd64'],
    ],
    [
      'an entry without linux_amd64',
      {
        hashes: (version) =>
          ['freebsd_386', 'darwin_arm64', 'linux_arm64'].map((name) => version.package(name).h1.archive),
      },
      ['darwin_arm64', 'linux_arm64'],
    ],
    ['nobody who can draw', { drawn: null }, platforms],
    ['a draw beyond the last', { drawn: 99 }, platforms],
  ])('with %s', async (_what, asked, computed) => {
    const { version, downloads, levels } = await ask({}, asked);
    expect([...downloads].sort()).toEqual(computed.map((platform) => version.paths.zip(platform)).sort());
    expect(levels.filter((level) => level === 'computed')).toHaveLength(computed.length);
    expect(levels.filter((level) => level !== 'computed')).toEqual(
      announcedTimes(levels.length - computed.length),
    );
  });

  it('is everything for the h1 of an entry that has only a few', async () => {
    await stage.reopen({ draw: () => 0 });
    const version = await stage.publish({ platforms, announced: honest });
    const few = ['windows_amd64', 'freebsd_386'].map((name) => version.package(name).h1.archive);
    const asked = { how: 'sample', required: [], few } as const;
    const { evidence } = await learn(version, asked, everyH1(version));
    for (const hash of few) expect(evidence.proofs.get(hash)).toMatchObject({ level: 'computed' });
  });
});

describe('a registry that announces a wrong h1', () => {
  const withLies = (version: PublishedVersion): readonly string[] =>
    version.packages.map(({ platform }) => version.announced?.[platform]?.hashes[1] ?? '');

  it('for the required platform: it contradicts itself, and nothing that it announces counts', async () => {
    const { version, levels, evidence, disagreements } = await ask(
      { announced: lyingFor('linux_amd64') },
      { hashes: withLies },
    );
    expect(disagreements).toEqual([
      `the registry announces a different h1 for the linux_amd64 package of ${version.address} 1.2.3 than the package has`,
    ]);
    expect(levels.toSorted()).toEqual([...computedTimes(5), 'none']);
    expect(evidence.proofs.get(lieAbout('linux_amd64'))?.level).toBe('none');
  });

  it('for the platform that was drawn: the same', async () => {
    const { levels, disagreements } = await ask(
      { announced: lyingFor('windows_amd64') },
      { hashes: withLies },
    );
    expect(disagreements).toHaveLength(1);
    expect(levels.toSorted()).toEqual([...computedTimes(5), 'none']);
  });

  it('for one platform that was not drawn: it passes as announced, never as computed', async () => {
    const { evidence, disagreements } = await ask(
      { announced: lyingFor('freebsd_386') },
      { hashes: withLies },
    );
    expect(disagreements).toEqual([]);
    expect(evidence.proofs.get(lieAbout('freebsd_386'))).toMatchObject({ level: 'announced' });
  });

  it('for all but the required platform: whatever is drawn shows it', async () => {
    const others = platforms.filter((platform) => platform !== 'linux_amd64');
    for (const drawn of others.keys()) {
      const { levels, disagreements } = await ask(
        { announced: lyingFor(...others) },
        { hashes: withLies, drawn },
      );
      expect(disagreements.length).toBeGreaterThan(0);
      expect(levels.toSorted()).toEqual([...computedTimes(1), ...others.map(() => 'none')]);
    }
  });

  it('beside the right one: a package that was computed does not have it', async () => {
    const beside = ({ zh, h1, platform }: ProviderPackage) =>
      platform === 'linux_amd64' ? [zh, h1.archive, plantedH1('beside')] : [zh, h1.archive];
    const { evidence, disagreements, levels } = await ask(
      { announced: beside },
      { hashes: (version) => [...everyH1(version), plantedH1('beside')] },
    );
    expect(disagreements).toHaveLength(1);
    expect(evidence.proofs.get(plantedH1('beside'))?.level).toBe('none');
    expect(levels).not.toContain('announced');
  });

  it('in one answer and the right one in another: the answers contradict each other', async () => {
    await stage.reopen({ draw: (count) => count - 1 });
    const version = await stage.publish({ platforms, announced: honest });
    const path = version.paths.metadata('windows_amd64');
    const answer = JSON.parse(stage.served(path));
    answer.packages.freebsd_386.hashes = [version.package('freebsd_386').zh, plantedH1('other')];
    stage.override(path, answerJson(answer));
    const asked = { how: 'sample', required: [], few: [] } as const;
    const { levels, disagreements } = await learn(version, asked, everyH1(version));
    expect(disagreements).toEqual([
      `the registry announces different h1 for the freebsd_386 package of ${version.address} 1.2.3 from one answer to the next`,
    ]);
    expect(levels).toEqual(computedTimes(6));
  });
});

describe('an h1 is computed as ever', () => {
  it.each<readonly [what: string, options: Partial<PublishOptions>, asked: Asked]>([
    ['where every one is to be computed', {}, { how: 'compute' }],
    ['at a registry that announces nothing', { announced: () => [] }, {}],
    ['at a registry that announces only the zh', { announced: ({ zh }) => [zh] }, {}],
    ['beside no zh', { announced: ({ h1 }) => [h1.archive] }, {}],
    [
      'beside no zh, if everything announced is accepted',
      { announced: ({ h1 }) => [h1.archive] },
      { how: 'accept' },
    ],
  ])('%s', async (_what, options, asked) => {
    const { levels, downloads, disagreements } = await ask(options, asked);
    expect(levels).toEqual(computedTimes(6));
    expect(downloads).toHaveLength(6);
    expect(disagreements).toEqual([]);
  });

  it('beside a zh that the signed document does not list, and the registry contradicts itself', async () => {
    for (const how of ['sample', 'accept'] as const) {
      const announced = ({ h1 }: ProviderPackage) => [plantedZh('x'), h1.archive];
      const { levels, disagreements } = await ask({ announced }, { how });
      expect(levels).toEqual(computedTimes(6));
      expect(disagreements).toHaveLength(6);
    }
  });

  it('beside the zh of another platform', async () => {
    const [first] = platforms;
    const announced = ({ zh, h1, platform }: ProviderPackage) =>
      platform === first ? [plantedZh('x'), h1.archive] : [zh, h1.archive];
    const { levels, disagreements } = await ask({ announced }, { how: 'accept' });
    expect(levels).toEqual(computedTimes(6));
    expect(disagreements).toHaveLength(1);
  });

  it('in an unsigned release, where it stays an unsigned statement', async () => {
    for (const how of ['sample', 'accept'] as const) {
      const { levels, downloads } = await ask({ signedBy: null }, { how });
      expect(levels).toEqual(Array.from({ length: 6 }, () => 'asserted'));
      expect(downloads).toHaveLength(6);
    }
  });

  it('under a bad signature nothing counts', async () => {
    const { levels, downloads } = await ask({ signature: () => new Uint8Array([1]) }, { how: 'accept' });
    expect(levels).toEqual(Array.from({ length: 6 }, () => 'none'));
    expect(downloads).toEqual([]);
  });

  it('if the registry does not announce it: a planted one is searched in every package and refuted', async () => {
    for (const how of ['sample', 'accept'] as const) {
      const { evidence, downloads, levels } = await ask(
        {},
        { how, hashes: (version) => [...everyH1(version), plantedH1('a')] },
      );
      expect(evidence.proofs.get(plantedH1('a'))).toMatchObject({
        level: 'none',
        reason: expect.stringContaining('none of the 6 published packages'),
      });
      expect(downloads).toHaveLength(6);
      // All packages were there, so nothing is only announced any more.
      expect(levels).toEqual([...computedTimes(6), 'none']);
    }
  });

  it('if the registry announces it for another version only', async () => {
    const other = await stage.publish({ platforms, announced: honest, version: '1.2.2' });
    const foreign = other.package('freebsd_386').h1.archive;
    const { evidence } = await ask(
      {},
      { how: 'accept', hashes: (version) => [...everyH1(version), foreign] },
    );
    expect(evidence.proofs.get(foreign)?.level).toBe('none');
  });

  it.each([
    ['cannot be fetched', answerStatus(503), 'unavailable'],
    ['has other bytes than its digest', answerBytes('other'), 'unavailable'],
  ] as const)('if a package of the sample %s', async (_what, answer, level) => {
    await stage.reopen({ draw: (count) => count - 1 });
    const version = await stage.publish({ platforms, announced: honest, statedSize: () => null });
    stage.override(version.paths.zip('linux_amd64'), answer);
    const asked = { how: 'sample', required: [], few: [] } as const;
    const { evidence, levels } = await learn(version, asked, everyH1(version));
    expect(evidence.proofs.get(version.package('linux_amd64').h1.archive)?.level).toBe(level);
    expect(levels.filter((one) => one === 'computed')).toHaveLength(5);
  });
});

describe('where announced h1 are accepted without a sample', () => {
  it('nothing is downloaded', async () => {
    const { evidence, levels, downloads } = await ask({}, { how: 'accept' });
    expect(levels).toEqual(announcedTimes(6));
    expect(downloads).toEqual([]);
    expect([...evidence.proofs.values()]).toEqual(
      platforms.map(() => expect.objectContaining({ checked: [] })),
    );
  });
});

describe('the size that the registry states for a package', () => {
  it.each<readonly [what: string, size: (right: number) => unknown, said: RegExp | null]>([
    ['right', (right) => right, null],
    ['not stated', () => null, null],
    ['no number', () => 'many', null],
    [
      'too small',
      (right) => right - 1,
      /the linux_amd64 package of .* has more than the \d+ bytes that the registry states/,
    ],
    [
      'too large',
      (right) => right + 1,
      /the linux_amd64 package of .* has \d+ bytes, and the registry states \d+/,
    ],
  ])('%s', async (_what, size, said) => {
    const { evidence, disagreements, levels } = await ask(
      { statedSize: ({ zip, platform }) => (platform === 'linux_amd64' ? size(zip.length) : zip.length) },
      { hashes: (version) => [version.package('linux_amd64').h1.archive], how: 'compute' },
    );
    if (said === null) {
      expect([levels, disagreements]).toEqual([['computed'], []]);
    } else {
      expect(disagreements).toEqual([expect.stringMatching(said)]);
      expect([...evidence.proofs.values()]).toMatchObject([{ level: 'unavailable', code: 'disagreement' }]);
    }
  });
});

describe('what will be downloaded', () => {
  async function plannedOf(options: Partial<PublishOptions>, asked: Asked) {
    const told: unknown[] = [];
    const version = await stage.publish({ platforms, announced: honest, ...options });
    const { how = 'sample', required = [], few = [], hashes = everyH1 } = asked;
    await stage.reopen({
      draw: () => 0,
      progress: {
        onDownloadsPlanned: (planned) => told.push(planned),
        onDownloadStart: () => told.push('begins'),
      },
    });
    await learn(version, { how, required, few }, hashes(version));
    const sizes = new Map(version.packages.map(({ platform, zip }) => [platform, zip.length]));
    return {
      told,
      bytes: (...names: readonly string[]) => names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
    };
  }

  it('is told with its size before the first download begins', async () => {
    const { told, bytes } = await plannedOf({}, { how: 'compute' });
    expect(told).toEqual([
      { packages: 6, bytes: bytes(...platforms), unsized: 0 },
      ...platforms.map(() => 'begins'),
    ]);
  });

  it('is only the sample', async () => {
    const { told, bytes } = await plannedOf({}, {});
    expect(told).toEqual([
      { packages: 2, bytes: bytes('linux_amd64', 'darwin_amd64'), unsized: 0 },
      'begins',
      'begins',
    ]);
  });

  it('has no size at a registry that states none', async () => {
    const { told } = await plannedOf(
      { announced: () => [], statedSize: () => null },
      { hashes: (version) => everyH1(version).slice(0, 2) },
    );
    expect(told[0]).toEqual({ packages: 2, bytes: 0, unsized: 2 });
  });

  it('is not told where nothing is planned', async () => {
    expect((await plannedOf({}, { how: 'accept' })).told).toEqual([]);
    expect((await plannedOf({}, { hashes: ({ zh }) => zh })).told).toEqual([]);
  });
});
