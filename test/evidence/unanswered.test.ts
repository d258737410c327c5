import { describe, expect, it } from 'vitest';
import { answerBytes, answerHtml, answerStatus } from '../support/signed-registry/faults.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import { briefs } from './ports.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const planted = plantedZh('a');
const plantedArchive = plantedH1('a');

describe('what does not exist', () => {
  it.each(['../../../v1/other', '1.0.0/../..', '1.0.0?x=', '..', ''])(
    'a version %j never becomes a part of an address',
    async (text) => {
      const version = await stage.publish();
      const evidence = await stage.run.gatherOne(version.address, text, [planted]);
      expect(evidence.release.kind).toBe('absent');
      expect(
        stage.askedPaths().every((path) => path.endsWith('/versions') || path.startsWith('/.well-known')),
      ).toBe(true);
    },
  );
});

describe('what cannot be asked', () => {
  it.each([
    ['status 500', answerStatus(500), 'status'],
    ['status 429', answerStatus(429), 'status'],
    ['status 401', answerStatus(401), 'status'],
    ['HTML instead of JSON', answerHtml(), 'malformed-answer'],
    ['JSON of another shape', answerBytes('{"versions":[]}', 'application/json'), 'malformed-answer'],
    ['invalid JSON', answerBytes('{', 'application/json'), 'malformed-answer'],
  ] as const)('%s for the metadata', async (_name, answer, code) => {
    const version = await stage.publish();
    stage.override(/\/download\//, answer);
    const evidence = await stage.run.gatherOne(version.address, version.version, [
      version.zh[0] ?? '',
      plantedArchive,
    ]);
    expect(evidence.release).toMatchObject({ kind: 'unavailable', code });
    expect(briefs(evidence)).toEqual([`unavailable ${code}`, `unavailable ${code}`]);
  });

  it('the metadata after a byte order mark, which Terraform does not read either', async () => {
    const version = await stage.publish();
    const path = version.paths.metadata('linux_amd64');
    for (const [before, kind] of [
      ['\ufeff', 'unavailable'],
      ['', 'known'],
    ]) {
      stage.override(path, answerBytes(`${before}${stage.served(path)}`, 'application/json'));
      await stage.reopen({});
      const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
      expect(evidence.release.kind).toBe(kind);
    }
  });

  it.each([
    ['status 500', answerStatus(500), 'status'],
    ['status 404', answerStatus(404), 'status'],
    ['an answer of two megabytes', answerBytes(Buffer.alloc(2 * 1024 ** 2)), 'too-large'],
    ['HTML instead of the document', answerHtml(), 'malformed-answer'],
  ] as const)('%s for the document', async (_name, answer, code) => {
    const version = await stage.publish();
    stage.override(version.paths.sums(), answer);
    const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
    expect(new Set(briefs(evidence))).toEqual(new Set([`unavailable ${code}`]));
  });

  it('a host that the workflow does not name: nothing is sent', async () => {
    const version = await stage.publish();
    await stage.reopen({ registries: [] });
    const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
    expect(evidence.release).toMatchObject({ kind: 'unavailable', code: 'untrusted-host' });
    expect(new Set(briefs(evidence))).toEqual(new Set(['unavailable untrusted-host']));
    expect(stage.double.requests).toHaveLength(0);
    expect(stage.run.fetcher.traffic().requests).toBe(0);
  });
});

describe('files that the registry calls by other names', () => {
  const signed = (platform: string) => `terraform-provider-x_${platform}_signed.zip`;

  it('are proven by the document that lists them, whatever they are called', async () => {
    const version = await stage.publish({ filename: signed, manifest: false });
    const { zh, h1 } = version.package('darwin_arm64');
    const evidence = await stage.run.gatherOne(version.address, version.version, [
      zh,
      h1.directory,
      planted,
      plantedArchive,
    ]);
    expect(briefs(evidence)).toEqual([
      'signed darwin_arm64',
      'computed darwin_arm64 directory and archive',
      'none',
      'none',
    ]);
  });

  it('may say another version, if that is no release with the same package', async () => {
    const type = `old${Date.now()}`;
    const filename = (platform: string) => `terraform-provider-${type}_0.9.0_${platform}.zip`;
    const version = await stage.publish({ type, version: '1.0.0', filename });
    const { zh } = version.package('linux_amd64');
    const once = await stage.run.gatherOne(version.address, '1.0.0', [zh, planted]);
    expect(briefs(once)).toEqual(['signed linux_amd64', 'none']);
    await stage.publish({ type, version: '0.9.0' });
    await stage.reopen({});
    expect(briefs(await stage.run.gatherOne(version.address, '1.0.0', [zh]))).toEqual(['signed linux_amd64']);
  });
});

describe('packages', () => {
  it.each([false, true])(
    'a hash that differs in one character is not proven (announcements accepted: %s)',
    async (wordIsEnough) => {
      const version = await stage.publish({ announced: ({ zh, h1 }) => [zh, h1.archive] });
      await stage.reopen({ wordIsEnough });
      const { zh, h1 } = version.package('linux_amd64');
      const other = (character: string) => (character === 'a' ? 'b' : 'a');
      const alike = [
        `${zh.slice(0, -1)}${other(zh.slice(-1))}`,
        `${zh.slice(0, 3)}${other(zh.charAt(3))}${zh.slice(4)}`,
        `${h1.directory.slice(0, 40)}${other(h1.directory.charAt(40))}${h1.directory.slice(41)}`,
        `${h1.directory.slice(0, 3)}${other(h1.directory.charAt(3))}${h1.directory.slice(4)}`,
      ];
      const evidence = await stage.run.gatherOne(version.address, version.version, alike);
      expect(briefs(evidence)).toEqual(['none', 'none', 'none', 'none']);
    },
  );

  describe('beyond what a run may inflate', () => {
    it('an h1 is not compared, and the reason says the limit and what was inflated', async () => {
      const version = await stage.publish();
      await stage.reopen({ maxInflated: inflatedSize(version.package('linux_amd64').zip) });
      const evidence = await stage.run.gatherOne(version.address, version.version, [plantedArchive]);
      expect(evidence.hashedPackages).toBe(1);
      expect(evidence.proofs.get(plantedArchive)).toEqual({
        level: 'unavailable',
        code: 'inflation',
        reason: expect.stringMatching(
          /^one run may inflate [\d.]+ (?:bytes|KiB) of packages, and this one has inflated [\d.]+ (?:bytes|KiB)$/,
        ),
      });
    });
  });
});

/** What the central directory of an archive announces. */
function inflatedSize(zip: Buffer): number {
  const header = Buffer.from('PK\x01\x02');
  let total = 0;
  for (let at = zip.indexOf(header); at !== -1; at = zip.indexOf(header, at + 46))
    total += zip.readUInt32LE(at + 24);
  return total;
}
