import { describe, expect, it } from 'vitest';
import { type ProviderPackage, plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { briefs } from './ports.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const honest = ({ zh, h1 }: ProviderPackage): readonly string[] => [zh, h1.archive];

function publish(options: Partial<PublishOptions> = {}): Promise<PublishedVersion> {
  return stage.publish({ announced: honest, ...options });
}

function downloads(): readonly string[] {
  return stage.askedPaths().filter((path) => path.endsWith('.zip'));
}

async function disagreements(
  version: PublishedVersion,
  hashes: readonly string[],
): Promise<readonly string[]> {
  const { release } = await stage.run.gatherOne(version.address, version.version, hashes);
  return release.kind === 'known' ? release.value.disagreements : [release.kind];
}

describe("the hashes that OpenTofu's registry announces", () => {
  it('say which package to compute first, and prove nothing by themselves', async () => {
    const version = await publish();
    const h1 = version.package('windows_amd64').h1.directory;
    const evidence = await stage.run.gatherOne(version.address, '1.2.3', [h1]);
    expect(briefs(evidence)).toEqual(['computed windows_amd64 directory and archive']);
    expect(downloads()).toEqual([version.paths.zip('windows_amd64')]);
  });

  it('save every download where the policy accepts announcements', async () => {
    await stage.reopen({ wordIsEnough: true });
    const version = await publish();
    const hashes = version.packages.map(({ h1 }) => h1.directory);
    const evidence = await stage.run.gatherOne(version.address, '1.2.3', [...hashes, ...version.zh]);
    expect(briefs(evidence).slice(0, 3)).toEqual([
      'asserted linux_amd64',
      'asserted darwin_arm64',
      'asserted windows_amd64',
    ]);
    expect(
      briefs(evidence)
        .slice(3)
        .every((one) => one.startsWith('signed')),
    ).toBe(true);
    expect(stage.askedPaths().filter((path) => path.endsWith('.zip'))).toEqual([]);
  });

  it('do not cover a planted h1: every package is computed before it is refuted', async () => {
    await stage.reopen({ wordIsEnough: true });
    const version = await publish();
    const evidence = await stage.run.gatherOne(version.address, '1.2.3', [plantedH1('a')]);
    expect(briefs(evidence)).toEqual(['none']);
    expect(downloads()).toHaveLength(3);
  });

  it('are not accepted beside a bad signature', async () => {
    await stage.reopen({ wordIsEnough: true });
    const version = await publish({ signature: () => new Uint8Array([1]) });
    const { h1, zh } = version.package('linux_amd64');
    const evidence = await stage.run.gatherOne(version.address, '1.2.3', [h1.directory, zh]);
    expect(briefs(evidence)).toEqual(['none', 'none']);
  });

  it('count for a platform that no document names', async () => {
    const odd = plantedZh('odd');
    const version = await publish({ announced: ({ zh }) => [zh] });
    const path = version.paths.metadata('linux_amd64');
    const answer = JSON.parse(stage.served(path));
    answer.packages.plan9_amd64 = { hashes: [odd] };
    stage.override(path, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    const evidence = await stage.run.gatherOne(version.address, '1.2.3', [odd]);
    expect(briefs(evidence)).toEqual(['asserted plan9_amd64']);
  });

  it.each([false, true])(
    'do not count for a platform that the signed document names (announcements accepted: %s)',
    async (wordIsEnough) => {
      await stage.reopen({ wordIsEnough });
      const version = await publish({ announced: ({ zh }) => [zh, plantedZh('beside')] });
      const evidence = await stage.run.gatherOne(version.address, '1.2.3', [plantedZh('beside')]);
      expect(briefs(evidence)).toEqual(['none']);
    },
  );

  it.each<readonly [string, Partial<PublishOptions>, RegExp | null]>([
    ['agree', {}, null],
    [
      'have the h1 of the folder, not of the archive',
      { announced: ({ h1, zh }) => [h1.directory, zh] },
      null,
    ],
    ['have a digest in upper case', { announced: ({ zh }) => [`zh:${zh.slice(3).toUpperCase()}`] }, null],
    ['are empty', { announced: () => [] }, null],
    [
      'give another zh',
      { announced: () => [plantedZh('b')] },
      /a different digest for the linux_amd64 package/,
    ],
    [
      'add a zh',
      { announced: ({ zh }) => [zh, plantedZh('b')] },
      /a different digest for the linux_amd64 package/,
    ],
    [
      'give another h1',
      { announced: ({ zh }) => [zh, plantedH1('b')] },
      /a different h1 for the linux_amd64 package/,
    ],
  ])('that %s', async (_name, options, said) => {
    const version = await publish(options);
    const found = await disagreements(version, [version.package('linux_amd64').h1.directory]);
    if (said === null) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(said);
  });

  it('that contradict the signed document are not accepted for an h1 either', async () => {
    await stage.reopen({ wordIsEnough: true });
    const version = await publish({ announced: ({ h1 }) => [h1.archive, plantedZh('b')] });
    const evidence = await stage.run.gatherOne(version.address, '1.2.3', [
      version.package('linux_amd64').h1.archive,
    ]);
    expect(briefs(evidence)).toEqual(['computed linux_amd64 directory and archive']);
    expect(evidence.release.kind === 'known' && evidence.release.value.disagreements).toHaveLength(3);
  });
});
