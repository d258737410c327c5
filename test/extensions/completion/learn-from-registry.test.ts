import { describe, expect, it } from 'vitest';
import { learnsHashes } from '../../../src/extensions/completion/learn.ts';
import type { WantedVersion } from '../../evidence/ports.ts';
import { setStage } from '../../evidence/stage.ts';
import { changed, locked, prodPath, settings } from '../../support/review-builders.ts';
import { lyingFor } from '../../support/signed-registry/announcements.ts';
import { answerBytes, answerStatus } from '../../support/signed-registry/faults.ts';
import { plantedH1, plantedZh } from '../../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../../support/signed-registry/release.ts';
import type { PublishedVersion } from '../../support/signed-registry/signed-registry.ts';

/* A hash that is proposed for a lock file must be as good as Lockproof demands of the file. */

const stage = setStage();
const all = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];

interface Wanted extends Partial<WantedVersion> {
  readonly platforms?: readonly string[];
}

/** What a pull request learns that requires these platforms. */
async function learn(version: PublishedVersion, { platforms = all, ...wanted }: Wanted = {}) {
  const { address } = version;
  const hashes = wanted.hashes ?? [version.package('linux_amd64').zh];
  const change = changed({ head: locked('1.2.3', hashes, { address }) });
  const chosen = settings({ platforms: platforms.join('\n') });
  const purpose = { kind: 'suggestions', downloads: true } as const;
  await stage.reopen({ steps: [learnsHashes([change], { purpose, settings: chosen })] });
  const request = { address, version: '1.2.3', hashes, paths: [prodPath], ...wanted };
  const [evidence] = [...(await stage.run.gather(request)).values()];
  return evidence;
}

/** The h1 that are learnt, by platform. */
async function packagesOf(version: PublishedVersion, wanted: Wanted = {}) {
  const proofs = (await learn(version, wanted))?.completion?.proofs ?? new Map();
  const own = new Set(wanted.hashes);
  return Object.fromEntries(
    [...proofs].flatMap(([hash, proof]) =>
      proof.level === 'computed' && !own.has(hash) ? [[proof.platform, hash]] : [],
    ),
  );
}

const h1 = (version: PublishedVersion, ...platforms: readonly string[]) =>
  Object.fromEntries(platforms.map((platform) => [platform, version.package(platform).h1.directory]));

describe('the h1 of platforms that an entry lacks', () => {
  it('are computed as Terraform records them, without those that the entry has', async () => {
    const version = await stage.publish({ files: { 'docs/': '', 'docs/a.md': 'x' } });
    expect(await packagesOf(version)).toEqual(h1(version, ...all));
    const own = version.package('darwin_arm64').h1.directory;
    expect(await packagesOf(version, { hashes: [...version.zh, own] })).toEqual(
      h1(version, 'linux_amd64', 'windows_amd64'),
    );
    expect(await packagesOf(version, { platforms: ['plan9_amd64'] })).toEqual({});
  });

  it.each<readonly [string, Partial<PublishOptions>, (version: PublishedVersion) => void, readonly string[]]>(
    [
      ['nobody signed the release', { signedBy: null }, () => {}, []],
      ['its signature is bad', { signature: () => new Uint8Array([1]) }, () => {}, []],
      [
        'its signature cannot be fetched',
        {},
        (version) => stage.override(version.paths.signature(), answerStatus(503)),
        [],
      ],
      ['the registry contradicts itself', { announced: ({ zh }) => [zh, plantedZh('b')] }, () => {}, []],
      [
        'one package has other bytes than its digest',
        {},
        (version) => stage.override(version.paths.zip('darwin_arm64'), answerBytes('other')),
        [],
      ],
      [
        'the signature of one platform is bad',
        { documents: 'per-platform' },
        (version) => stage.override(version.paths.signature(2), answerBytes('bad')),
        ['linux_amd64', 'darwin_arm64'],
      ],
    ],
  )('are not proposed where %s', async (_, options, trouble, left) => {
    const version = await stage.publish(options);
    trouble(version);
    expect(await packagesOf(version)).toEqual(h1(version, ...left));
  });

  it('show a wrong announcement, which takes away what was accepted as announced', async () => {
    const version = await stage.publish({ announced: lyingFor('darwin_arm64') });
    const { address, zh } = version;
    const own = version.package('windows_amd64').h1.archive;
    const announced = { how: 'accept', required: [], few: [] } as const;
    const evidence = await learn(version, { hashes: [...zh, own], announced });
    expect(evidence).not.toHaveProperty('completion');
    expect(evidence?.proofs.get(own)).toMatchObject({ level: 'unavailable', code: 'disagreement' });
    expect(evidence?.release).toMatchObject({
      value: {
        disagreements: [
          `the registry announces a different h1 for the darwin_arm64 package of ${address} 1.2.3 than the package has`,
        ],
      },
    });
  });

  it.each([
    ['a planted zh', plantedZh('a')],
    ['a planted h1', plantedH1('a')],
    ['a value that is not a hash', 'zh:12'],
  ])('are not proposed for an entry with %s', async (_, hash) => {
    const version = await stage.publish();
    expect(await packagesOf(version, { hashes: [...version.zh, hash] })).toEqual({});
  });
});
