import fc from 'fast-check';
import * as openpgp from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFirstArmorBlock, walkPackets } from '../../src/openpgp/message-format.ts';
import { pinnedKeys } from '../../src/openpgp/pinned-keys.ts';
import { verifyDetachedSignature } from '../../src/openpgp/verify.ts';

interface Signer {
  readonly asciiArmor: string;
  readonly fingerprint: string;
  sign(document: Uint8Array): Promise<Uint8Array>;
}

const made = new Date('2025-01-01T00:00:00Z');
const document = Buffer.from('00ff  a.zip\n11ee  b.zip\n');

async function makeSigner(type: 'curve25519' | 'curve448' | 'ecc' | 'rsa'): Promise<Signer> {
  const { privateKey, publicKey } = await openpgp.generateKey({
    type,
    ...(type === 'rsa' ? { rsaBits: 2048 } : {}),
    subkeys: [],
    userIDs: [{ name: 'Test' }],
    format: 'object',
    date: made,
  });
  return {
    asciiArmor: publicKey.armor(),
    fingerprint: publicKey.getFingerprint().toUpperCase(),
    async sign(bytes) {
      const message = await openpgp.createMessage({ binary: bytes });
      return openpgp.sign({ message, signingKeys: privateKey, detached: true, format: 'binary', date: made });
    },
  };
}

let one: Signer;
let two: Signer;
let signature: Uint8Array;
beforeAll(async () => {
  [one, two] = await Promise.all([makeSigner('curve25519'), makeSigner('ecc')]);
  signature = await one.sign(document);
});

const key = (asciiArmor: string, trustSignature = '') => ({ asciiArmor, trustSignature });
const verify = (keys: readonly string[], bytes: Uint8Array = signature, over: Uint8Array = document) =>
  verifyDetachedSignature({ document: over, signature: bytes, keys: keys.map((each) => key(each)) });

describe('the listed keys', () => {
  it.each(['curve25519', 'curve448', 'rsa'] as const)('may be of the type %s', async (type) => {
    const signer = await makeSigner(type);
    expect(await verify([signer.asciiArmor], await signer.sign(document))).toEqual({
      kind: 'good',
      tier: 'self-signed',
      keyId: signer.fingerprint.slice(-16),
      fingerprint: signer.fingerprint,
      keyExpired: false,
      madeAt: expect.any(Date),
      asciiArmor: signer.asciiArmor,
    });
  });

  it('may be empty: then the document is unsigned, whatever the signature file contains', async () => {
    expect(await verify([])).toEqual({ kind: 'unsigned' });
  });

  it('are tried in turn, and the one that verifies is named (T13)', async () => {
    const good = { kind: 'good', fingerprint: one.fingerprint };
    expect(await verify([one.asciiArmor, two.asciiArmor])).toMatchObject(good);
    expect(await verify([two.asciiArmor, one.asciiArmor])).toMatchObject(good);
    expect(await verify([two.asciiArmor])).toMatchObject({ kind: 'bad', code: 'unknown-issuer' });
  });

  it('end the check if one before the right one cannot be read', async () => {
    expect(await verify(['no key', one.asciiArmor])).toMatchObject({ kind: 'bad', code: 'malformed-key' });
    expect(await verify([one.asciiArmor, 'no key'])).toMatchObject({ kind: 'good' });
  });

  it('count only by their first armor block', async () => {
    expect(await verify([one.asciiArmor + two.asciiArmor])).toMatchObject({ kind: 'good' });
    expect(await verify([two.asciiArmor + one.asciiArmor])).toMatchObject({ code: 'unknown-issuer' });
  });

  it('may be together in one block', async () => {
    const blocks = [two, one].map(
      ({ asciiArmor }) => readFirstArmorBlock(asciiArmor)?.bytes ?? Buffer.alloc(0),
    );
    const together = openpgp.armor(openpgp.enums.armor.publicKey, Buffer.concat(blocks));
    expect(await verify([together])).toMatchObject({ kind: 'good', fingerprint: one.fingerprint });
  });

  it('may have text before them and CRLF at their line ends', async () => {
    expect(await verify([`Our key:\n\n${one.asciiArmor}`])).toMatchObject({ kind: 'good' });
    expect(await verify([one.asciiArmor.replaceAll('\n', '\r\n')])).toMatchObject({ kind: 'good' });
    expect(await verify([one.asciiArmor.replaceAll('\r\n', '\n')])).toMatchObject({ kind: 'good' });
  });

  it.each(['Comment:', 'Comment: ', 'Comment:x', 'Version: 1\nComment:', `Comment: ${'x'.repeat(500)}`])(
    'may have the header %j',
    async (header) => {
      const [begin = '', ...rest] = one.asciiArmor.replaceAll('\r\n', '\n').split('\n');
      const withHeader = [begin, header, ...rest].join('\n');
      expect(await verify([withHeader])).toMatchObject({ kind: 'good' });
      expect(await verify([withHeader.replace('Comment', 'PGP')], signature, Buffer.from('x'))).toMatchObject(
        {
          kind: 'bad',
        },
      );
    },
  );

  it('are bounded in number and size before they are parsed (T29)', async () => {
    const tooLarge = { kind: 'unavailable', code: 'too-large' };
    expect(await verify(Array.from({ length: 51 }, () => one.asciiArmor))).toEqual({
      ...tooLarge,
      reason: 'the registry lists more than 50 keys',
    });
    expect(await verify(Array.from({ length: 50 }, () => one.asciiArmor))).toMatchObject({ kind: 'good' });
    expect(await verify([one.asciiArmor.padEnd(300_001)])).toMatchObject(tooLarge);
    expect(await verify([one.asciiArmor], Buffer.alloc(70_000))).toMatchObject(tooLarge);
  });

  it('of a future algorithm are not called forged', async () => {
    const { bytes } = readFirstArmorBlock(one.asciiArmor) ?? { bytes: Buffer.alloc(0) };
    const tomorrow = Buffer.from(bytes);
    const [first] = walkPackets(tomorrow);
    const headerLength = (first?.bytes.length ?? 0) < 194 ? 2 : 3;
    tomorrow[headerLength + 5] = 99;
    const armored = openpgp.armor(openpgp.enums.armor.publicKey, tomorrow);
    expect(await verify([armored])).toEqual({
      kind: 'unavailable',
      code: 'unsupported-algorithm',
      reason: 'the version or algorithm of a listed key is not supported here',
    });
  });
});

describe('the signature file', () => {
  const malformed = { kind: 'bad', code: 'malformed-signature' };

  it('has to be binary', async () => {
    const { packets } = await openpgp.readSignature({ binarySignature: signature });
    const armored = new openpgp.Signature(packets).armor();
    expect(await verify([one.asciiArmor], Buffer.from(armored))).toMatchObject(malformed);
  });

  it('has an unknown issuer if it is empty', async () => {
    expect(await verify([one.asciiArmor], Buffer.alloc(0))).toMatchObject({ code: 'unknown-issuer' });
  });

  it('may have several signatures; the first one by a listed key decides', async () => {
    const other = await two.sign(document);
    const elsewhere = await one.sign(Buffer.from('something else'));
    const both = (...parts: Uint8Array[]) => verify([one.asciiArmor], Buffer.concat(parts));
    expect(await both(other, signature)).toMatchObject({ kind: 'good' });
    expect(await both(signature, elsewhere)).toMatchObject({ kind: 'good' });
    expect(await both(elsewhere, signature)).toMatchObject({ code: 'signature-mismatch' });
    expect(await both(signature, Buffer.from('garbage'))).toMatchObject({ kind: 'good' });
    expect(await both(other, Buffer.from('garbage'))).toMatchObject(malformed);
  });

  it.each([
    [1, 'its digest is MD5'],
    [2, 'its digest is SHA-1'],
    [3, 'its digest is RIPEMD-160'],
    [0, 'its digest has the number 0, which is unknown here'],
    [13, 'its digest has the number 13, which is unknown here'],
    [255, 'its digest has the number 255, which is unknown here'],
  ])('with digest number %i is neither good nor forged, and the reason says why', async (number, why) => {
    const changed = Buffer.from(signature);
    // After the header of two bytes: version, kind, algorithm of the key, digest.
    changed[2 + 3] = number;
    expect(await verify([one.asciiArmor], changed)).toEqual({
      kind: 'unavailable',
      code: 'unsupported-algorithm',
      reason: `the signature cannot be checked: ${why}`,
    });
  });

  it('is refused if it is another OpenPGP packet', async () => {
    const bytes = readFirstArmorBlock(one.asciiArmor)?.bytes ?? Buffer.alloc(0);
    expect(await verify([one.asciiArmor], bytes)).toMatchObject(malformed);
  });
});

describe('any change', () => {
  it('in the document makes the signature invalid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(document.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const changed = Buffer.from(document);
        changed.writeUInt8(changed.readUInt8(at) ^ flip, at);
        expect(await verify([one.asciiArmor], signature, changed)).toMatchObject({
          kind: 'bad',
          code: 'signature-mismatch',
        });
      }),
      { numRuns: 30 },
    );
  });

  it('in the signature or the key causes no exception, and no other key is named', async () => {
    const { bytes } = readFirstArmorBlock(one.asciiArmor) ?? { bytes: Buffer.alloc(0) };
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        fc.boolean(),
        async (place, flip, inKey) => {
          const changed = Buffer.from(inKey ? bytes : signature);
          const at = place % changed.length;
          changed.writeUInt8(changed.readUInt8(at) ^ flip, at);
          const armor = inKey ? openpgp.armor(openpgp.enums.armor.publicKey, changed) : one.asciiArmor;
          const check = await verify([armor], inKey ? signature : changed);
          if (check.kind === 'good') expect(check.fingerprint).toBe(one.fingerprint);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('in the packets is read to the end or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        try {
          const packets = [...walkPackets(bytes)];
          expect(Buffer.concat(packets.map((each) => each.bytes)).equals(Buffer.from(bytes))).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ name: 'PacketError' });
        }
      }),
    );
  });
});

describe('the pinned keys', () => {
  it('have the listed fingerprints', async () => {
    const all = [...pinnedKeys.official, pinnedKeys.partners];
    for (const { fingerprint, asciiArmor } of all) {
      if (asciiArmor === null) continue;
      const pinned = await openpgp.readKey({ armoredKey: asciiArmor });
      expect(pinned.getFingerprint().toUpperCase()).toBe(fingerprint);
    }
    expect(all.map(({ fingerprint }) => fingerprint)).toEqual([
      'C874011F0AB405110D02105534365D9472D7468F',
      'E3E6E43D84CB852EADB0051D0C0AF313E5FD9F80',
      '51890657C5ACDB4B823086567D72D4268E4660FC',
    ]);
  });
});
