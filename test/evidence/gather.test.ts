import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerBytes, answerHtml, answerStatus, answerTruncated } from '../support/signed-registry/faults.ts';
import { gpgAvailable, openGnupgKeyring } from '../support/signed-registry/gnupg.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { brief, briefs, openRun, type Run, type RunOptions } from './ports.ts';

let double: SignedRegistry;
let run: Run;
let published = 0;

beforeAll(async () => {
  double = await startSignedRegistry();
});
afterAll(() => double.close());
beforeEach(() => {
  double.clearRequests();
  run = openRun(double);
});
afterEach(() => run.close());

/** A version of a provider that no other test uses. */
async function publish(options: Partial<PublishOptions> = {}): Promise<PublishedVersion> {
  published += 1;
  return double.publish({ namespace: 'acme', type: `widget${published}`, version: '1.2.3', ...options });
}

async function reopen(options: RunOptions): Promise<void> {
  await run.close();
  run = openRun(double, options);
}

function askedPaths(): readonly string[] {
  return double.requests.map(({ path }) => path);
}

const planted = plantedZh('a');
const plantedArchive = plantedH1('a');

describe('an honest version', () => {
  it('has every zh signed, the manifest too, for four requests and no package', async () => {
    const version = await publish();
    const evidence = await run.gatherOne(version.address, version.version, version.zh);
    expect([...briefs(evidence)].sort()).toEqual([
      'signed darwin_arm64',
      'signed linux_amd64',
      'signed null',
      'signed windows_amd64',
    ]);
    expect([...askedPaths()].sort()).toEqual(
      [
        '/.well-known/terraform.json',
        version.paths.sums(),
        version.paths.signature(),
        version.paths.metadata('linux_amd64'),
      ].sort(),
    );
    expect(run.fetcher.traffic().requests).toBe(4);
  });

  it('names the key that signed', async () => {
    const version = await publish();
    const zh = version.package('linux_amd64').zh;
    const evidence = await run.gatherOne(version.address, version.version, [zh]);
    expect(evidence.proofs.get(zh)).toEqual({
      level: 'signed',
      platform: 'linux_amd64',
      filename: version.package('linux_amd64').filename,
      keyId: double.signingKey.keyId,
    });
    expect(evidence.release).toMatchObject({
      kind: 'known',
      value: { documents: [{ signature: { kind: 'good', fingerprint: double.signingKey.fingerprint } }] },
    });
  });

  it('has an h1 computed from the likeliest package, and no further package is downloaded', async () => {
    const version = await publish();
    const h1 = version.package('linux_amd64').h1.directory;
    const evidence = await run.gatherOne(version.address, version.version, [h1, ...version.zh]);
    expect(evidence.proofs.get(h1)).toMatchObject({
      level: 'computed',
      platform: 'linux_amd64',
      flavour: 'directory and archive',
      zh: version.package('linux_amd64').zh,
    });
    expect(double.requests).toHaveLength(5);
  });

  it('finds the h1 of a platform that comes late', async () => {
    const version = await publish();
    const h1 = version.package('windows_amd64').h1.directory;
    const evidence = await run.gatherOne(version.address, version.version, [h1]);
    expect(brief(evidence.proofs.get(h1))).toBe('computed windows_amd64 directory and archive');
    expect(askedPaths().filter((path) => path.endsWith('.zip'))).toEqual([
      version.paths.zip('linux_amd64'),
      version.paths.zip('darwin_arm64'),
      version.paths.zip('windows_amd64'),
    ]);
  });

  it('tells the h1 of the archive from that of the folder', async () => {
    const version = await publish({ files: { 'docs/': '', 'docs/readme.md': 'x' } });
    const { archive, directory } = version.package('linux_amd64').h1;
    const evidence = await run.gatherOne(version.address, version.version, [archive, directory]);
    expect(briefs(evidence)).toEqual(['computed linux_amd64 archive', 'computed linux_amd64 directory']);
  });

  it('without a linux_amd64 package costs the listing more', async () => {
    const version = await publish({ platforms: ['darwin_amd64', 'windows_386'] });
    const hashes = [...version.zh, version.package('windows_386').h1.directory];
    const evidence = await run.gatherOne(version.address, version.version, hashes);
    expect(briefs(evidence).every((one) => one.startsWith('signed') || one.startsWith('computed'))).toBe(
      true,
    );
    expect(askedPaths()).toContain(version.paths.versions);
  });

  it('is asked once in a run, however many requests name its host', async () => {
    const [one, two] = [await publish(), await publish()];
    const evidence = await run.gather(
      { address: one.address, version: '1.2.3', hashes: one.zh },
      { address: two.address, version: '1.2.3', hashes: two.zh },
    );
    expect([...evidence.values()].flatMap(briefs).every((one) => one.startsWith('signed'))).toBe(true);
    expect(askedPaths()).toHaveLength(7);
    expect(new Set(askedPaths()).size).toBe(7);
  });

  it('with many others keeps the order of the requests', async () => {
    const versions = await Promise.all(Array.from({ length: 9 }, () => publish()));
    const evidence = await run.gather(
      ...versions.map(({ address, zh }) => ({ address, version: '1.2.3', hashes: zh })),
    );
    expect([...evidence.values()].map(({ address }) => address)).toEqual(versions.map((v) => v.address));
    expect([...evidence.values()].flatMap(briefs).every((one) => one.startsWith('signed'))).toBe(true);
  });

  it('tells what it downloads', async () => {
    const version = await publish();
    const told: string[] = [];
    await reopen({
      progress: {
        onVersionStart: ({ version: v }) => told.push(`version ${v}`),
        onDownloadStart: ({ platform }) => told.push(`download ${platform}`),
        onDownloadEnd: ({ bytes }) => told.push(`${bytes} bytes`),
        onVersionEnd: () => told.push('done'),
      },
    });
    const { h1, zip } = version.package('linux_amd64');
    await run.gatherOne(version.address, version.version, [h1.directory]);
    expect(told).toEqual(['version 1.2.3', 'download linux_amd64', `${zip.length} bytes`, 'done']);
  });

  it('plays a public registry where the workflow says so', async () => {
    const version = await publish();
    await reopen({ registries: [{ host: 'registry.terraform.io', serviceUrl: double.serviceUrl }] });
    const address = version.address.replace(double.host, 'registry.terraform.io');
    const evidence = await run.gatherOne(address, version.version, version.zh);
    expect(briefs(evidence).every((one) => one.startsWith('signed'))).toBe(true);
    expect(double.requests).toHaveLength(3);
  });
});

describe('a planted hash', () => {
  it('of scheme zh is found out with five requests', async () => {
    const version = await publish();
    const evidence = await run.gatherOne(version.address, version.version, [...version.zh, planted]);
    expect(evidence.proofs.get(planted)).toEqual({
      level: 'none',
      reason: `no SHA256SUMS document of ${version.address} 1.2.3 lists it`,
      belongsTo: null,
    });
    expect(double.requests).toHaveLength(5);
    expect(askedPaths()).toContain(version.paths.versions);
  });

  it('of scheme h1 is found out once every package is computed', async () => {
    const version = await publish();
    const evidence = await run.gatherOne(version.address, version.version, [plantedArchive]);
    expect(evidence.proofs.get(plantedArchive)).toMatchObject({
      level: 'none',
      reason: `none of the 3 packages of ${version.address} 1.2.3 has it`,
    });
  });

  it('leaves the honest ones proven', async () => {
    const version = await publish();
    const h1 = version.package('darwin_arm64').h1.directory;
    const evidence = await run.gatherOne(version.address, version.version, [plantedArchive, h1]);
    expect(briefs(evidence)).toEqual(['none', 'computed darwin_arm64 directory and archive']);
  });

  it('that is malformed or of an unknown scheme is not asked about', async () => {
    const version = await publish();
    const hashes = [planted.toUpperCase().replace('ZH:', 'zh:'), 'h1:short', 'h2:what', 'nothing'];
    const evidence = await run.gatherOne(version.address, version.version, hashes);
    expect(briefs(evidence)).toEqual(['none', 'none', 'none', 'none']);
    expect(double.requests).toHaveLength(4);
  });

  it('is shown to belong to another version of the run', async () => {
    const old = await publish({ version: '1.0.0' });
    const now = await double.publish({ namespace: 'acme', type: old.type, version: '1.1.0' });
    const carried = old.package('linux_amd64').zh;
    const evidence = await run.gather(
      { address: now.address, version: '1.1.0', hashes: [carried] },
      { address: old.address, version: '1.0.0', hashes: [] },
    );
    expect([...evidence.values()][0]?.proofs.get(carried)).toMatchObject({
      level: 'none',
      belongsTo: { version: '1.0.0', platform: 'linux_amd64', source: 'shasums' },
    });
  });

  it('is unavailable, not refuted, where the listing can not be asked', async () => {
    const version = await publish();
    const restore = double.override(version.paths.versions, answerStatus(500));
    const evidence = await run.gatherOne(version.address, version.version, [...version.zh, planted]);
    restore();
    expect(brief(evidence.proofs.get(planted))).toBe('unavailable status');
    expect(brief(evidence.proofs.get(version.zh[0] ?? ''))).toMatch(/^signed/);
  });
});

describe('several documents for one version', () => {
  it('are joined, each with its own signature', async () => {
    const version = await publish({ documents: 'per-platform' });
    const evidence = await run.gatherOne(version.address, version.version, version.zh);
    expect(briefs(evidence).filter((one) => one.startsWith('signed'))).toHaveLength(4);
    expect(evidence.release.kind === 'known' && evidence.release.value.documents.length).toBe(3);
  });

  it('are not asked for where the first explains everything', async () => {
    const version = await publish({ documents: 'per-platform' });
    await run.gatherOne(version.address, version.version, [version.package('linux_amd64').zh]);
    expect(double.requests).toHaveLength(4);
  });

  it('give the packages for an h1', async () => {
    const version = await publish({ documents: 'per-platform' });
    const h1 = version.package('windows_amd64').h1.directory;
    const evidence = await run.gatherOne(version.address, version.version, [h1]);
    expect(briefs(evidence)).toEqual(['computed windows_amd64 directory and archive']);
  });
});

describe('signatures', () => {
  it('an unsigned document only asserts, and so does what is computed from it', async () => {
    const version = await publish({ signedBy: null });
    const { zh, h1 } = version.package('linux_amd64');
    const evidence = await run.gatherOne(version.address, version.version, [zh, h1.directory, planted]);
    expect(briefs(evidence)).toEqual(['asserted linux_amd64', 'asserted linux_amd64', 'none']);
    expect(evidence.proofs.get(zh)).toMatchObject({ by: double.host });
    expect(askedPaths()).not.toContain(version.paths.signature());
  });

  it.each<readonly [string, Partial<PublishOptions>, string]>([
    ['altered after signing', { signature: () => new Uint8Array([1, 2, 3]) }, 'none'],
    ['missing although a key is listed', { signature: () => new Uint8Array() }, 'none'],
  ])('a signature %s supports nothing', async (_name, options, expected) => {
    const version = await publish(options);
    const { zh, h1 } = version.package('linux_amd64');
    const evidence = await run.gatherOne(version.address, version.version, [zh, h1.directory]);
    expect(briefs(evidence)).toEqual([expected, expected]);
    expect(evidence.proofs.get(zh)).toMatchObject({ reason: expect.stringContaining('signature') });
    expect(askedPaths().filter((path) => path.endsWith('.zip'))).toEqual([]);
  });

  it('by a key that is not listed supports nothing', async () => {
    const version = await publish({ signedBy: await createSigningKey(), listedKeys: [double.signingKey] });
    const evidence = await run.gatherOne(version.address, version.version, version.zh);
    expect(new Set(briefs(evidence))).toEqual(new Set(['none']));
    expect(evidence.release).toMatchObject({
      value: { documents: [{ signature: { kind: 'bad', code: 'unknown-issuer' } }] },
    });
  });

  it('of a document that was changed afterwards supports nothing, not even the lines that were left alone', async () => {
    const version = await publish();
    const sums = Buffer.from(double.stored(version.paths.sums())?.body ?? []).toString('utf8');
    const restore = double.override(
      version.paths.sums(),
      answerBytes(`${sums}${planted.slice(3)}  terraform-provider-${version.type}_1.2.3_plan9_amd64.zip\n`),
    );
    const evidence = await run.gatherOne(version.address, version.version, [...version.zh, planted]);
    restore();
    expect(new Set(briefs(evidence))).toEqual(new Set(['none']));
  });

  it('by a revoked key supports nothing', async () => {
    const version = await publish({ signedBy: await createSigningKey({ revoked: true }) });
    const evidence = await run.gatherOne(version.address, version.version, version.zh);
    expect(new Set(briefs(evidence))).toEqual(new Set(['none']));
  });

  it('by a key that has expired since supports the hashes and says so', async () => {
    const created = new Date(Date.UTC(2024, 0, 1));
    const key = await createSigningKey({
      created,
      expiresAfter: 86_400,
      signedAt: new Date(+created + 3_600_000),
    });
    const version = await publish({ signedBy: key });
    const evidence = await run.gatherOne(version.address, version.version, version.zh);
    expect(briefs(evidence).filter((one) => one.startsWith('signed'))).toHaveLength(4);
    expect(evidence.release).toMatchObject({ value: { documents: [{ signature: { keyExpired: true } }] } });
  });

  it('that can not be fetched is neither good nor bad', async () => {
    const version = await publish();
    const restore = double.override(version.paths.signature(), answerStatus(503));
    const evidence = await run.gatherOne(version.address, version.version, [...version.zh, planted]);
    restore();
    expect(new Set(briefs(evidence))).toEqual(new Set(['unavailable status']));
  });

  it('by RSA keys hold as well', async () => {
    const version = await publish({ signedBy: await createSigningKey({ algorithm: 'rsa' }) });
    const evidence = await run.gatherOne(version.address, version.version, version.zh);
    expect(briefs(evidence).every((one) => one.startsWith('signed'))).toBe(true);
  });

  const gnupg = gpgAvailable();
  if (gnupg === null) console.warn('GnuPG IS MISSING: documents signed by it are NOT tested here.');
  else console.info(`Documents are signed with ${gnupg}.`);

  it.runIf(gnupg !== null).each(['ed25519', 'rsa2048'] as const)(
    'made by GnuPG with %s hold',
    async (algorithm) => {
      const keyring = openGnupgKeyring();
      try {
        const key = keyring.createKey({ algorithm });
        const version = await publish({ signedBy: key });
        const evidence = await run.gatherOne(version.address, version.version, version.zh);
        expect(briefs(evidence).every((one) => one.startsWith('signed'))).toBe(true);
        expect(evidence.proofs.get(version.zh[0] ?? '')).toMatchObject({ keyId: key.keyId });
      } finally {
        keyring.close();
      }
    },
  );
});

describe('what does not exist', () => {
  it('a version that the registry does not know', async () => {
    const version = await publish();
    const evidence = await run.gatherOne(version.address, '9.9.9', [planted, plantedArchive]);
    expect(evidence.release).toEqual({ kind: 'absent', what: `version 9.9.9 of ${version.address}` });
    expect(briefs(evidence)).toEqual(['none', 'none']);
  });

  it('a provider that the registry does not know', async () => {
    const address = `${double.host}/acme/nowhere`;
    const evidence = await run.gatherOne(address, '1.0.0', [planted]);
    expect(evidence.release).toEqual({ kind: 'absent', what: `the provider ${address}` });
  });

  it.each(['../../../v1/other', '1.0.0/../..', '1.0.0?x=', '..', ''])(
    'a version %j is never made a part of an address',
    async (text) => {
      const version = await publish();
      const evidence = await run.gatherOne(version.address, text, [planted]);
      expect(evidence.release.kind).toBe('absent');
      expect(
        askedPaths().every((path) => path.endsWith('/versions') || path.startsWith('/.well-known')),
      ).toBe(true);
    },
  );
});

describe('what can not be asked', () => {
  it.each([
    ['status 500', answerStatus(500), 'status'],
    ['status 429', answerStatus(429), 'status'],
    ['status 401', answerStatus(401), 'status'],
    ['HTML in place of JSON', answerHtml(), 'malformed-answer'],
    ['JSON of another shape', answerBytes('{"versions":[]}', 'application/json'), 'malformed-answer'],
    ['no JSON', answerBytes('{', 'application/json'), 'malformed-answer'],
  ] as const)('%s for the metadata', async (_name, answer, code) => {
    const version = await publish();
    const restore = double.override(version.paths.metadata('linux_amd64'), answer);
    const evidence = await run.gatherOne(version.address, version.version, [
      version.zh[0] ?? '',
      plantedArchive,
    ]);
    restore();
    expect(evidence.release).toMatchObject({ kind: 'unavailable', code });
    expect(briefs(evidence)).toEqual([`unavailable ${code}`, `unavailable ${code}`]);
  });

  it.each([
    ['status 500', answerStatus(500), 'status'],
    ['status 404', answerStatus(404), 'status'],
    ['an answer of two megabytes', answerBytes(Buffer.alloc(2 * 1024 ** 2)), 'too-large'],
    ['HTML in place of the document', answerHtml(), 'malformed-answer'],
  ] as const)('%s for the document', async (_name, answer, code) => {
    const version = await publish();
    const restore = double.override(version.paths.sums(), answer);
    const evidence = await run.gatherOne(version.address, version.version, version.zh);
    restore();
    expect(new Set(briefs(evidence))).toEqual(new Set([`unavailable ${code}`]));
  });

  it('a host that the workflow does not name: nothing is sent', async () => {
    const version = await publish();
    await reopen({ registries: [] });
    const evidence = await run.gatherOne(version.address, version.version, version.zh);
    expect(evidence.release).toMatchObject({ kind: 'unavailable', code: 'untrusted-host' });
    expect(new Set(briefs(evidence))).toEqual(new Set(['unavailable untrusted-host']));
    expect(double.requests).toHaveLength(0);
    expect(run.fetcher.traffic().requests).toBe(0);
  });

  it('a metadata digest that the signed document contradicts', async () => {
    const version = await publish();
    const path = version.paths.metadata('linux_amd64');
    const honest = Buffer.from(double.stored(path)?.body ?? []).toString('utf8');
    const shasum = version.package('linux_amd64').zh.slice(3);
    const restore = double.override(
      path,
      answerBytes(honest.replace(shasum, planted.slice(3)), 'application/json'),
    );
    const evidence = await run.gatherOne(version.address, version.version, [planted]);
    restore();
    expect(briefs(evidence)).toEqual(['unavailable disagreement']);
  });

  it('a document of another version, signed as well as it may be', async () => {
    const old = await publish({ version: '1.0.0' });
    const now = await double.publish({ namespace: 'acme', type: old.type, version: '1.1.0' });
    const metadata = JSON.parse(
      Buffer.from(double.stored(old.paths.metadata('linux_amd64'))?.body ?? []).toString(),
    );
    const restore = double.override(
      now.paths.metadata('linux_amd64'),
      answerBytes(JSON.stringify(metadata), 'application/json'),
    );
    const evidence = await run.gatherOne(now.address, '1.1.0', old.zh);
    restore();
    expect(new Set(briefs(evidence))).toEqual(new Set(['unavailable malformed-answer']));
  });
});

describe('packages', () => {
  it('a truncated one leaves the h1 open', async () => {
    const version = await publish({ platforms: ['linux_amd64'] });
    const restore = double.override(
      version.paths.zip('linux_amd64'),
      answerTruncated(version.package('linux_amd64').zip),
    );
    const evidence = await run.gatherOne(version.address, version.version, [plantedArchive]);
    restore();
    expect(briefs(evidence)).toEqual(['unavailable network']);
  });

  it('one with other bytes than the signed digest is not opened and leaves the h1 open', async () => {
    const version = await publish();
    const other = await publish();
    const restore = double.override(
      version.paths.zip('linux_amd64'),
      answerBytes(other.package('linux_amd64').zip, 'application/zip'),
    );
    const { h1 } = other.package('linux_amd64');
    const evidence = await run.gatherOne(version.address, version.version, [h1.directory]);
    restore();
    expect(evidence.proofs.get(h1.directory)).toMatchObject({
      level: 'unavailable',
      code: 'disagreement',
      reason: expect.stringContaining('linux_amd64'),
    });
  });

  it('one that is no archive although its digest is signed leaves the h1 open', async () => {
    const version = await publish({
      platforms: ['linux_amd64'],
      sums: (text) => text.replace(/^[0-9a-f]{64}(?= .*linux_amd64)/m, planted.slice(3)),
    });
    const path = version.paths.metadata('linux_amd64');
    const honest = Buffer.from(double.stored(path)?.body ?? []).toString('utf8');
    const metadata = honest.replace(version.package('linux_amd64').zh.slice(3), planted.slice(3));
    const restore = [
      double.override(path, answerBytes(metadata, 'application/json')),
      double.override(version.paths.zip('linux_amd64'), answerBytes('planted a')),
    ];
    const evidence = await run.gatherOne(version.address, version.version, [plantedArchive]);
    for (const undo of restore) undo();
    expect(evidence.proofs.get(plantedArchive)).toMatchObject({
      level: 'unavailable',
      code: 'malformed-answer',
      reason: expect.stringContaining('can not be read'),
    });
  });

  it('a platform without a package in the end does not hide a planted h1', async () => {
    const version = await publish();
    const restore = double.override(version.paths.metadata('windows_amd64'), answerStatus(404));
    const evidence = await run.gatherOne(version.address, version.version, [plantedArchive]);
    restore();
    expect(briefs(evidence)).toEqual(['none']);
  });

  it('past the byte budget an h1 is not compared, and the reason is the budget', async () => {
    const version = await publish();
    const first = version.package('linux_amd64');
    await reopen({ maxDownload: first.zip.length + 10 });
    const evidence = await run.gatherOne(version.address, version.version, [
      first.h1.directory,
      plantedArchive,
    ]);
    expect(briefs(evidence)[0]).toBe('computed linux_amd64 directory and archive');
    expect(evidence.proofs.get(plantedArchive)).toMatchObject({ level: 'unavailable', code: 'budget' });
  });
});
