import { describe, expect, it } from 'vitest';
import { ed25519, findGnupg, openGnupg } from '../openpgp/gnupg.ts';
import { answerBytes } from '../support/signed-registry/faults.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { briefs } from './ports.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const planted = plantedZh('a');

describe('signatures', () => {
  it('an unsigned document only asserts, and so does what is computed from it', async () => {
    const version = await stage.publish({ signedBy: null });
    const { zh, h1 } = version.package('linux_amd64');
    const evidence = await stage.run.gatherOne(version.address, version.version, [zh, h1.directory, planted]);
    expect(briefs(evidence)).toEqual(['asserted linux_amd64', 'asserted linux_amd64', 'none']);
    expect(evidence.proofs.get(zh)).toMatchObject({ by: stage.double.host });
    expect(stage.askedPaths()).not.toContain(version.paths.signature());
  });

  it.each<readonly [string, Partial<PublishOptions>, string]>([
    ['altered after signing', { signature: () => new Uint8Array([1, 2, 3]) }, 'none'],
    ['missing although a key is listed', { signature: () => new Uint8Array() }, 'none'],
  ])('a signature %s supports nothing', async (_name, options, expected) => {
    const version = await stage.publish(options);
    const { zh, h1 } = version.package('linux_amd64');
    const evidence = await stage.run.gatherOne(version.address, version.version, [zh, h1.directory]);
    expect(briefs(evidence)).toEqual([expected, expected]);
    expect(evidence.proofs.get(zh)).toMatchObject({ reason: expect.stringContaining('signature') });
    expect(stage.askedPaths().filter((path) => path.endsWith('.zip'))).toEqual([]);
  });

  it('by a key that is not listed supports nothing', async () => {
    const version = await stage.publish({
      signedBy: await createSigningKey(),
      listedKeys: [stage.double.signingKey],
    });
    const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
    expect(new Set(briefs(evidence))).toEqual(new Set(['none']));
    expect(evidence.release).toMatchObject({
      value: { documents: [{ signature: { kind: 'bad', code: 'unknown-issuer' } }] },
    });
  });

  it('of a document that was changed afterwards supports nothing, not even the unchanged lines (T18)', async () => {
    const version = await stage.publish();
    const sums = stage.served(version.paths.sums());
    stage.override(
      version.paths.sums(),
      answerBytes(`${sums}${planted.slice(3)}  terraform-provider-${version.type}_1.2.3_plan9_amd64.zip\n`),
    );
    const evidence = await stage.run.gatherOne(version.address, version.version, [...version.zh, planted]);
    expect(new Set(briefs(evidence))).toEqual(new Set(['none']));
  });

  it('by a revoked key supports nothing (T14)', async () => {
    const version = await stage.publish({ signedBy: await createSigningKey({ revoked: true }) });
    const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
    expect(new Set(briefs(evidence))).toEqual(new Set(['none']));
  });

  it('by a key of which one listed copy is revoked supports nothing, whichever copy is listed first (T14)', async () => {
    const key = await createSigningKey({ revoked: true });
    const plain = { ...key, armored: key.original };
    const stranger = await createSigningKey({ revoked: true });
    for (const [listedKeys, expected] of [
      [[plain, key], 'none'],
      [[key, plain], 'none'],
      [[plain, stranger], 'signed'],
      [[plain, { ...stranger, armored: 'damaged' }], 'signed'],
    ] as const) {
      const version = await stage.publish({ signedBy: key, listedKeys });
      const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
      expect(new Set(briefs(evidence).map((brief) => brief.split(' ')[0]))).toEqual(new Set([expected]));
    }
  });

  it('by a key that has expired since supports the hashes and says so (T14)', async () => {
    const created = new Date(Date.UTC(2024, 0, 1));
    const key = await createSigningKey({
      created,
      expiresAfter: 86_400,
      signedAt: new Date(+created + 3_600_000),
    });
    const version = await stage.publish({ signedBy: key });
    const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
    expect(briefs(evidence).filter((one) => one.startsWith('signed'))).toHaveLength(4);
    expect(evidence.release).toMatchObject({ value: { documents: [{ signature: { keyExpired: true } }] } });
  });

  it('by a key whose listed copy had expired before supports the hashes, and no other hash (T14)', async () => {
    const created = new Date(Date.UTC(2024, 0, 1));
    const signedBy = await createSigningKey({ created, listedCopyExpiresAfter: 86_400 });
    const version = await stage.publish({ signedBy });
    const evidence = await stage.run.gatherOne(version.address, version.version, [...version.zh, planted]);
    expect(briefs(evidence).filter((one) => one.startsWith('signed'))).toHaveLength(4);
    expect(evidence.proofs.get(planted)).toMatchObject({ level: 'none' });
    expect(evidence.release).toMatchObject({
      value: { documents: [{ signature: { kind: 'good', keyExpired: true, afterExpiry: true } }] },
    });
  });

  it('that is bad for one platform keeps its package unopened, and does not affect the others', async () => {
    const version = await stage.publish({ documents: 'per-platform' });
    stage.override(version.paths.signature(1), answerBytes(new Uint8Array([1, 2, 3])));
    const [linux, mac] = [version.package('linux_amd64'), version.package('darwin_arm64')];
    const evidence = await stage.run.gatherOne(version.address, '1.2.3', [
      linux.h1.directory,
      mac.h1.directory,
    ]);
    expect(briefs(evidence)).toEqual(['computed linux_amd64 directory and archive', 'none']);
    expect(evidence.proofs.get(mac.h1.directory)).toMatchObject({
      reason: expect.stringContaining('signature'),
    });
    expect(stage.askedPaths()).not.toContain(version.paths.zip('darwin_arm64'));
    const zh = await stage.run.gatherOne(version.address, '1.2.3', [linux.zh, mac.zh]);
    expect(briefs(zh)).toEqual(['signed linux_amd64', 'none']);
  });

  it.runIf(findGnupg()).each([
    ['ed25519', ed25519],
    ['rsa2048', ['Key-Type: rsa', 'Key-Length: 2048', 'Key-Usage: sign']],
  ])('by GnuPG with %s are good', async (_, parameters) => {
    const gnupg = openGnupg();
    try {
      const key = gnupg.signingKey(parameters);
      const version = await stage.publish({ signedBy: key });
      const evidence = await stage.run.gatherOne(version.address, version.version, version.zh);
      expect(briefs(evidence).every((one) => one.startsWith('signed'))).toBe(true);
      expect(evidence.proofs.get(version.zh[0] ?? '')).toMatchObject({ keyId: key.keyId });
    } finally {
      gnupg.close();
    }
  });
});
