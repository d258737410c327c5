import { describe, expect, it } from 'vitest';
import { answerStatus } from '../support/signed-registry/faults.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { brief, briefs } from './ports.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const planted = plantedZh('a');
const plantedArchive = plantedH1('a');

describe('an honest version', () => {
  it('has every zh signed, the manifest too, with five requests and no package', async () => {
    const version = await stage.publish();
    const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
    expect([...briefs(evidence)].sort()).toEqual([
      'signed darwin_arm64',
      'signed linux_amd64',
      'signed null',
      'signed windows_amd64',
    ]);
    expect([...stage.askedPaths()].sort()).toEqual(
      [
        '/.well-known/terraform.json',
        version.paths.versions,
        version.paths.sums(),
        version.paths.signature(),
        version.paths.metadata('linux_amd64'),
      ].sort(),
    );
    expect(stage.run.fetcher.traffic().requests).toBe(5);
  });

  it('names the key that signed', async () => {
    const version = await stage.publish();
    const zh = version.package('linux_amd64').zh;
    const evidence = await stage.run.gatherOne(version.address, version.version, [zh]);
    expect(evidence.proofs.get(zh)).toEqual({
      level: 'signed',
      platform: 'linux_amd64',
      filename: version.package('linux_amd64').filename,
      keyId: stage.double.signingKey.keyId,
    });
    expect(evidence.release).toMatchObject({
      kind: 'known',
      value: {
        documents: [{ signature: { kind: 'good', fingerprint: stage.double.signingKey.fingerprint } }],
      },
    });
  });

  it('has an h1 computed from the likeliest package, and no other package is downloaded', async () => {
    const version = await stage.publish();
    const h1 = version.package('linux_amd64').h1.directory;
    const evidence = await stage.run.gatherOne(version.address, version.version, [h1, ...version.zh]);
    expect(evidence.proofs.get(h1)).toMatchObject({
      level: 'computed',
      platform: 'linux_amd64',
      flavour: 'directory and archive',
      zh: version.package('linux_amd64').zh,
    });
    expect(stage.askedPaths().filter((path) => path.endsWith('.zip'))).toHaveLength(1);
  });

  it('finds the h1 of a platform that is tried late', async () => {
    const version = await stage.publish();
    const h1 = version.package('windows_amd64').h1.directory;
    const evidence = await stage.run.gatherOne(version.address, version.version, [h1]);
    expect(brief(evidence.proofs.get(h1))).toBe('computed windows_amd64 directory and archive');
    expect(stage.askedPaths().filter((path) => path.endsWith('.zip'))).toEqual([
      version.paths.zip('linux_amd64'),
      version.paths.zip('darwin_arm64'),
      version.paths.zip('windows_amd64'),
    ]);
  });

  it('distinguishes the h1 of the archive from the h1 of the folder', async () => {
    const version = await stage.publish({ files: { 'docs/': '', 'docs/readme.md': 'x' } });
    const { archive, directory } = version.package('linux_amd64').h1;
    const evidence = await stage.run.gatherOne(version.address, version.version, [archive, directory]);
    expect(briefs(evidence)).toEqual(['computed linux_amd64 archive', 'computed linux_amd64 directory']);
  });

  it('without a linux_amd64 package costs one more request, for the list of versions', async () => {
    const version = await stage.publish({ platforms: ['darwin_amd64', 'windows_386'] });
    const hashes = [...version.zh, version.package('windows_386').h1.directory];
    const evidence = await stage.run.gatherOne(version.address, version.version, hashes);
    expect(briefs(evidence).every((one) => one.startsWith('signed') || one.startsWith('computed'))).toBe(
      true,
    );
    expect(stage.askedPaths()).toContain(version.paths.versions);
  });

  it('is asked once in a run, however many requests name its host', async () => {
    const [one, two] = [await stage.publish(), await stage.publish()];
    const evidence = await stage.run.gather(
      { address: one.address, version: '1.2.3', hashes: one.zh },
      { address: two.address, version: '1.2.3', hashes: two.zh },
    );
    expect([...evidence.values()].flatMap(briefs).every((one) => one.startsWith('signed'))).toBe(true);
    expect(stage.askedPaths()).toHaveLength(9);
    expect(new Set(stage.askedPaths()).size).toBe(9);
  });

  it('with many others keeps the order of the requests', async () => {
    const versions = await Promise.all(Array.from({ length: 9 }, () => stage.publish()));
    const evidence = await stage.run.gather(
      ...versions.map(({ address, zh }) => ({ address, version: '1.2.3', hashes: zh })),
    );
    expect([...evidence.values()].map(({ address }) => address)).toEqual(versions.map((v) => v.address));
    expect([...evidence.values()].flatMap(briefs).every((one) => one.startsWith('signed'))).toBe(true);
  });

  it('reports what it downloads', async () => {
    const version = await stage.publish();
    const told: string[] = [];
    await stage.reopen({
      progress: {
        onVersionsPlanned: (count) => told.push(`${count} version`),
        onVersionStart: ({ version: v }) => told.push(`version ${v}`),
        onVersionAnswered: () => told.push('answered'),
        onDownloadStart: ({ platform }) => told.push(`download ${platform}`),
        onDownloadProgress: ({ received, size }) => told.push(`${received} of ${size}`),
        onSearchStart: () => told.push('search'),
        onDownloadEnd: ({ bytes }) => told.push(`${bytes} bytes`),
        onVersionEnd: () => told.push('done'),
      },
    });
    const { h1, zip } = version.package('linux_amd64');
    await stage.run.gatherOne(version.address, version.version, [h1.directory]);
    const all = zip.length;
    expect(told).toEqual([
      '1 version',
      'version 1.2.3',
      'answered',
      'download linux_amd64',
      `0 of ${all}`,
      `${all} of ${all}`,
      `${all} bytes`,
      'done',
    ]);
  });

  it('comes from another server where the workflow overrides the service of a public registry', async () => {
    const version = await stage.publish();
    await stage.reopen({
      registries: [{ host: 'registry.terraform.io', serviceUrl: stage.double.serviceUrl }],
    });
    const address = version.address.replace(stage.double.host, 'registry.terraform.io');
    const evidence = await stage.run.gatherOne(address, version.version, version.zh);
    expect(briefs(evidence).every((one) => one.startsWith('signed'))).toBe(true);
    expect(stage.double.requests).toHaveLength(3);
  });
});

describe('a planted hash', () => {
  it('of scheme zh is refuted with five requests', async () => {
    const version = await stage.publish();
    const evidence = await stage.run.gatherOne(version.address, version.version, [...version.zh, planted]);
    expect(evidence.proofs.get(planted)).toEqual({
      level: 'none',
      reason: `it is in no SHA256SUMS document of ${version.address} 1.2.3`,
      belongsTo: null,
    });
    expect(stage.double.requests).toHaveLength(5);
    expect(stage.askedPaths()).toContain(version.paths.versions);
  });

  it('of scheme h1 is refuted after every package is computed', async () => {
    const version = await stage.publish();
    const evidence = await stage.run.gatherOne(version.address, version.version, [plantedArchive]);
    expect(evidence.proofs.get(plantedArchive)).toMatchObject({
      level: 'none',
      reason: `it matches none of the 3 published packages of ${version.address} 1.2.3`,
    });
  });

  it('leaves the honest ones proven', async () => {
    const version = await stage.publish();
    const h1 = version.package('darwin_arm64').h1.directory;
    const evidence = await stage.run.gatherOne(version.address, version.version, [plantedArchive, h1]);
    expect(briefs(evidence)).toEqual(['none', 'computed darwin_arm64 directory and archive']);
  });

  it('that is malformed or of an unknown scheme costs no request', async () => {
    const version = await stage.publish();
    const hashes = [planted.toUpperCase().replace('ZH:', 'zh:'), 'h1:short', 'h2:what', 'nothing'];
    const evidence = await stage.run.gatherOne(version.address, version.version, hashes);
    expect(briefs(evidence)).toEqual(['none', 'none', 'none', 'none']);
    expect(stage.double.requests).toHaveLength(5);
  });

  it('is found in another version of the run', async () => {
    const old = await stage.publish({ version: '1.0.0' });
    const now = await stage.double.publish({ namespace: 'acme', type: old.type, version: '1.1.0' });
    const carried = old.package('linux_amd64').zh;
    const evidence = await stage.run.gather(
      { address: now.address, version: '1.1.0', hashes: [carried] },
      { address: old.address, version: '1.0.0', hashes: [] },
    );
    expect([...evidence.values()][0]?.proofs.get(carried)).toMatchObject({
      level: 'none',
      belongsTo: { version: '1.0.0', platform: 'linux_amd64', source: 'shasums' },
    });
  });

  it('is unavailable, not refuted, where the list of versions cannot be read', async () => {
    const version = await stage.publish();
    stage.override(version.paths.versions, answerStatus(500));
    const evidence = await stage.run.gatherOne(version.address, version.version, [...version.zh, planted]);
    expect(brief(evidence.proofs.get(planted))).toBe('unavailable status');
    expect(brief(evidence.proofs.get(version.zh[0] ?? ''))).toMatch(/^signed/);
  });
});

describe('several documents for one version', () => {
  it('are joined, each with its own signature', async () => {
    const version = await stage.publish({ documents: 'per-platform' });
    const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
    expect(briefs(evidence).filter((one) => one.startsWith('signed'))).toHaveLength(4);
    expect(evidence.release.kind === 'known' && evidence.release.value.documents.length).toBe(3);
  });

  it('are not requested where the first explains everything', async () => {
    const version = await stage.publish({ documents: 'per-platform' });
    await stage.run.gatherOne(version.address, version.version, [version.package('linux_amd64').zh]);
    expect(stage.double.requests).toHaveLength(5);
  });

  it('give the packages for an h1', async () => {
    const version = await stage.publish({ documents: 'per-platform' });
    const h1 = version.package('windows_amd64').h1.directory;
    const evidence = await stage.run.gatherOne(version.address, version.version, [h1]);
    expect(briefs(evidence)).toEqual(['computed windows_amd64 directory and archive']);
  });
});
