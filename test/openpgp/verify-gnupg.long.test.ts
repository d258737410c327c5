import { armor, enums } from 'openpgp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFirstArmorBlock, walkPackets } from '../../src/openpgp/message-format.ts';
import type { PinnedKeys } from '../../src/openpgp/trust-tier.ts';
import { verifyDetachedSignature } from '../../src/openpgp/verify.ts';
import { ed25519, findGnupg, type Gnupg, openGnupg } from './gnupg.ts';

const document = Buffer.from('00ff  terraform-provider-x_1.0.0_linux_amd64.zip\nabcd  y.zip\n');
const listed = (asciiArmor: string, trustSignature = '') => [{ asciiArmor, trustSignature }];

describe.skipIf(!findGnupg())('signatures that GnuPG made', () => {
  let gnupg: Gnupg;
  beforeAll(() => {
    gnupg = openGnupg();
  });
  afterAll(() => gnupg.close());

  /** Primes of DSA take seconds to find, so a kind of key is made once. The test that revokes it is the last one with it. */
  const made = new Map<string, string>();
  function keyOf(name: string, parameters: readonly string[]): string {
    const fingerprint = made.get(name) ?? gnupg.makeKey(parameters, '2024-01-01');
    made.set(name, fingerprint);
    return fingerprint;
  }

  const kinds = [
    ['RSA 2048', ['Key-Type: rsa', 'Key-Length: 2048', 'Key-Usage: sign']],
    ['RSA 4096', ['Key-Type: rsa', 'Key-Length: 4096', 'Key-Usage: sign']],
    ['Ed25519', ed25519],
    ['NIST P-256', ['Key-Type: ecdsa', 'Key-Curve: nistp256', 'Key-Usage: sign']],
    ['NIST P-384', ['Key-Type: ecdsa', 'Key-Curve: nistp384', 'Key-Usage: sign']],
    ['NIST P-521', ['Key-Type: ecdsa', 'Key-Curve: nistp521', 'Key-Usage: sign']],
    ['DSA 2048', ['Key-Type: dsa', 'Key-Length: 2048', 'Key-Usage: sign']],
    ['DSA 3072', ['Key-Type: dsa', 'Key-Length: 3072', 'Key-Usage: sign']],
    ['secp256k1', ['Key-Type: ecdsa', 'Key-Curve: secp256k1', 'Key-Usage: sign']],
    ['brainpool 256', ['Key-Type: ecdsa', 'Key-Curve: brainpoolP256r1', 'Key-Usage: sign']],
    ['brainpool 384', ['Key-Type: ecdsa', 'Key-Curve: brainpoolP384r1', 'Key-Usage: sign']],
    ['brainpool 512', ['Key-Type: ecdsa', 'Key-Curve: brainpoolP512r1', 'Key-Usage: sign']],
  ] as const;
  it.each(kinds)('with %s are good', async (name, parameters) => {
    const fingerprint = keyOf(name, parameters);
    const signature = gnupg.sign(fingerprint, document, '2024-02-01');
    expect(
      await verifyDetachedSignature({ document, signature, keys: listed(gnupg.exportKey(fingerprint)) }),
    ).toEqual({
      kind: 'good',
      tier: 'self-signed',
      keyId: fingerprint.slice(-16),
      fingerprint,
      keyExpired: false,
      madeAt: expect.any(Date),
      asciiArmor: expect.any(String),
    });
  });

  const weak = [
    ['DSA 1024', ['Key-Type: dsa', 'Key-Length: 1024', 'Key-Usage: sign'], []],
    ['RSA 1024', ['Key-Type: rsa', 'Key-Length: 1024', 'Key-Usage: sign'], []],
    ['SHA-1', ['Key-Type: rsa', 'Key-Length: 2048', 'Key-Usage: sign'], ['--digest-algo', 'SHA1']],
  ] as const;
  const rare = kinds.filter(([name]) => /DSA|secp|brain/.test(name));

  it.each(rare)('with %s are bad for any other document, and by a revoked key', async (name, parameters) => {
    const fingerprint = keyOf(name, parameters);
    const signature = gnupg.sign(fingerprint, document, '2024-02-01');
    const keys = listed(gnupg.exportKey(fingerprint));
    const other = Buffer.from(document.toString().replace('abcd', 'abce'));
    expect(await verifyDetachedSignature({ document: other, signature, keys })).toMatchObject({
      kind: 'bad',
      code: 'signature-mismatch',
    });
    const damaged = Buffer.from(signature);
    damaged.writeUInt8(damaged.readUInt8(damaged.length - 1) ^ 1, damaged.length - 1);
    expect(await verifyDetachedSignature({ document, signature: damaged, keys })).toMatchObject({
      kind: 'bad',
      code: 'signature-mismatch',
    });
    gnupg.revoke(fingerprint);
    const gone = listed(gnupg.exportKey(fingerprint));
    expect(await verifyDetachedSignature({ document, signature, keys: gone })).toMatchObject({
      kind: 'bad',
      code: 'revoked-key',
    });
  });

  it.each([
    ['Subkey-Type: dsa', 'Subkey-Length: 2048'],
    ['Subkey-Type: ecdsa', 'Subkey-Curve: brainpoolP256r1'],
    ['Subkey-Type: ecdsa', 'Subkey-Curve: secp256k1'],
  ])('by a subkey (%s, %s) are good, until the key is revoked', async (...subkey) => {
    const fingerprint = gnupg.makeKey([...ed25519, ...subkey, 'Subkey-Usage: sign'], '2024-01-01');
    const signature = gnupg.sign(fingerprint, document, '2024-02-01');
    const check = () =>
      verifyDetachedSignature({ document, signature, keys: listed(gnupg.exportKey(fingerprint)) });
    expect(await check()).toMatchObject({ kind: 'good', fingerprint });
    gnupg.revoke(fingerprint);
    expect(await check()).toMatchObject({ kind: 'bad', code: 'revoked-key' });
  });

  it('by a key with thousands of own signatures end the check (T29)', async () => {
    const fingerprint = gnupg.makeKey(['Key-Type: dsa', 'Key-Length: 2048', 'Key-Usage: sign'], '2024-01-01');
    const signature = gnupg.sign(fingerprint, document, '2024-02-01');
    const { bytes } = readFirstArmorBlock(gnupg.exportKey(fingerprint)) ?? { bytes: Buffer.alloc(0) };
    const certification = [...walkPackets(bytes)].find(({ tag }) => tag === 2)?.bytes ?? Buffer.alloc(0);
    const broken = Buffer.from(certification);
    broken.writeUInt8(broken.readUInt8(broken.length - 1) ^ 1, broken.length - 1);
    const key = bytes.subarray(0, -certification.length);
    const crowd = Array.from({ length: 300 }, () => broken);
    const keys = listed(armor(enums.armor.publicKey, Buffer.concat([key, ...crowd])));
    expect(await verifyDetachedSignature({ document, signature, keys })).toMatchObject({
      kind: 'unavailable',
      code: 'too-large',
      reason: expect.stringContaining('more signatures of their own than the 200'),
    });
  });
  it.each(weak)('with %s cannot be checked, but are not called forged', async (_name, parameters, more) => {
    const fingerprint = gnupg.makeKey(parameters, '2024-01-01');
    const signature = gnupg.sign(fingerprint, document, '2024-02-01', more);
    expect(
      await verifyDetachedSignature({ document, signature, keys: listed(gnupg.exportKey(fingerprint)) }),
    ).toMatchObject({ kind: 'unavailable', code: 'unsupported-algorithm' });
  });

  it('in text mode are valid for every kind of line end', async () => {
    const fingerprint = gnupg.makeKey(ed25519, '2024-01-01');
    const signature = gnupg.sign(fingerprint, document, '2024-02-01', ['--textmode']);
    const keys = listed(gnupg.exportKey(fingerprint));
    const crlf = Buffer.from(document.toString().replaceAll('\n', '\r\n'));
    for (const bytes of [document, crlf]) {
      expect(await verifyDetachedSignature({ document: bytes, signature, keys })).toMatchObject({
        kind: 'good',
      });
    }
    const other = Buffer.from(document.toString().replace('abcd', 'abce'));
    expect(await verifyDetachedSignature({ document: other, signature, keys })).toMatchObject({
      kind: 'bad',
      code: 'signature-mismatch',
    });
  });

  it('by a subkey are reported with the primary key', async () => {
    const fingerprint = gnupg.makeKey(ed25519, '2024-01-01');
    gnupg.run(['--quick-add-key', fingerprint, 'rsa2048', 'sign'], '2024-01-02');
    const signature = gnupg.sign(fingerprint, document, '2024-02-01');
    expect(signature.length).toBeGreaterThan(256);
    expect(
      await verifyDetachedSignature({ document, signature, keys: listed(gnupg.exportKey(fingerprint)) }),
    ).toMatchObject({ kind: 'good', keyId: fingerprint.slice(-16), fingerprint });
  });

  describe('with a trust signature', () => {
    let author = '';
    let pinned: PinnedKeys;
    let partners = '';
    const bytesOf = (fingerprint: string) => gnupg.run(['--export', fingerprint], '2026-01-01');
    beforeAll(() => {
      author = gnupg.makeKey(ed25519, '2024-01-01');
      partners = gnupg.makeKey(ed25519, '2024-01-01');
      pinned = {
        official: [],
        partners: { fingerprint: partners, asciiArmor: gnupg.exportKey(partners) },
      };
    });
    const check = (trustSignature: string) =>
      verifyDetachedSignature({
        document,
        signature: gnupg.sign(author, document, '2024-02-01'),
        keys: listed(gnupg.exportKey(author), trustSignature),
        pinned,
      });

    it('of the partners key make a partner', async () => {
      const trust = gnupg.sign(partners, bytesOf(author), '2024-02-01', ['--armor']).toString();
      expect(await check(trust)).toMatchObject({ kind: 'good', tier: 'partner', fingerprint: author });
    });
  });
});
