import * as openpgp from 'openpgp';
import { describe, expect, it } from 'vitest';
import { readFirstArmorBlock, walkPackets } from '../../src/openpgp/message-format.ts';
import type { PinnedKeys } from '../../src/openpgp/trust-tier.ts';
import { verifyDetachedSignature } from '../../src/openpgp/verify.ts';
import {
  armored,
  type HandMadeKey,
  keyIdOf,
  kinds,
  makeKey,
  over,
  packets,
  signature,
  type Words,
} from './hand-made.ts';

/* Keys and signature files that an attacker made. */

const document = Buffer.from('00ff  terraform-provider-x_1.0.0_linux_amd64.zip\n');
const made = '2024-01-01T00:00:00Z';
const signedAt = '2024-02-01T00:00:00Z';
const now = new Date('2024-03-01T00:00:00Z');

const owner = makeKey(made);
const stranger = makeKey(made);
const malformed = { kind: 'bad', code: 'malformed-signature' };
const good = { kind: 'good', keyId: keyIdOf(owner) };

function partsOf(key: HandMadeKey): readonly Buffer[] {
  const name = 'Owner';
  const certification = signature(key, kinds.certification, over.user(key, name), made, { flags: 0x03 });
  return [packets.primary(key), packets.user(name), packets.signature(certification)];
}

const asciiArmor = armored(...partsOf(owner));
const usual = packets.signature(signature(owner, kinds.binary, document, signedAt));

function verify(
  bytes: Uint8Array = usual,
  key = asciiArmor,
  more: { readonly pinned?: PinnedKeys; readonly trustSignature?: string } = {},
) {
  const { pinned, trustSignature = '' } = more;
  const keys = [{ asciiArmor: key, trustSignature }];
  return verifyDetachedSignature({
    document,
    signature: bytes,
    keys,
    now,
    ...(pinned === undefined ? {} : { pinned }),
  });
}

describe('the signature file', () => {
  it('is valid if it is honest', async () => {
    expect(await verify()).toMatchObject(good);
  });

  it.each([
    ['literal data', packets.other(11, Buffer.concat([Buffer.from([0x62, 0, 0, 0, 0, 0]), document]))],
    ['a packet of a kind that nobody knows', packets.other(39, Buffer.from('x'))],
    ['a key', packets.primary(owner)],
    [
      'a damaged signature',
      packets.signature(signature(owner, kinds.binary, document, signedAt).subarray(0, 30)),
    ],
    [
      'a signature that names no issuer',
      packets.signature(signature(owner, kinds.binary, document, signedAt, { issuer: null })),
    ],
  ])('is not read beyond %s, as in Terraform', async (_, first) => {
    expect(await verify(Buffer.concat([first, usual]))).toMatchObject(malformed);
    expect(await verify(first)).toMatchObject(malformed);
  });

  it.each([
    ['a marker', packets.other(10, Buffer.from('PGP'))],
    ['padding', packets.other(21, Buffer.alloc(8))],
    ['a private packet', packets.other(60, Buffer.from('x'))],
  ])('is read behind %s, as in Terraform', async (_, first) => {
    expect(await verify(Buffer.concat([first, usual]))).toMatchObject(good);
    expect(await verify(first)).toMatchObject({ kind: 'bad', code: 'unknown-issuer' });
    const others = packets.signature(signature(stranger, kinds.binary, document, signedAt));
    expect(await verify(Buffer.concat([first, others]))).toMatchObject({ code: 'unknown-issuer' });
  });

  it('over SHA-224 cannot be checked, and is not called forged', async () => {
    const made = packets.signature(signature(owner, kinds.binary, document, signedAt, { digest: 'sha224' }));
    expect(await verify(made)).toMatchObject({ kind: 'unavailable', code: 'unsupported-algorithm' });
  });

  it('with an unsupported version is neither good nor forged, and the next signature may decide', async () => {
    const third = packets.signature(
      Buffer.concat([Buffer.from([3]), signature(owner, kinds.binary, document, signedAt).subarray(1)]),
    );
    expect(await verify(third)).toMatchObject({ kind: 'unavailable', code: 'unsupported-algorithm' });
    expect(await verify(Buffer.concat([third, usual]))).toMatchObject(good);
    const others = packets.signature(signature(stranger, kinds.binary, document, signedAt));
    expect(await verify(others)).toMatchObject({ kind: 'bad', code: 'unknown-issuer' });
    expect(await verify(Buffer.concat([others, third]))).toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    ['ends within its header', (bytes: Buffer) => bytes.subarray(0, 3)],
    ['ends within its body', (bytes: Buffer) => bytes.subarray(0, -1)],
    [
      'announces more bytes than it has',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 2), Buffer.from([0, 1, 0, 0]), bytes.subarray(6)]),
    ],
    [
      'has an indefinite length',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 1), Buffer.from([224 + 7]), bytes.subarray(6)]),
    ],
    ['does not begin with a packet', (bytes: Buffer) => Buffer.concat([Buffer.from([0x3f]), bytes])],
  ])('that %s is damaged', async (_, change) => {
    const changed = change(usual);
    expect(() => [...walkPackets(changed)]).toThrow('an OpenPGP packet was expected');
    expect(await verify(changed)).toMatchObject(malformed);
  });
});

describe('the listed key', () => {
  const bytes = Buffer.concat(partsOf(owner));

  it.each([
    ['a message', openpgp.enums.armor.message],
    ['a signature', openpgp.enums.armor.signature],
  ])('must be declared as a key, not as %s', async (_, kind) => {
    expect(await verify(usual, openpgp.armor(kind, bytes))).toMatchObject({
      kind: 'bad',
      code: 'malformed-key',
    });
  });

  it.each([
    ['four bytes', [0xc6, 0xff]],
    ['two bytes', [0xc6, 0xc0]],
    ['two bytes of an older form', [0x99, 0x00]],
    ['a packet of another kind', [0xc2, 0xff]],
  ])('is damaged if it ends in the length of its first packet: %s', async (_, start) => {
    const key = armored(Buffer.from(start));
    expect(await verify(usual, key)).toMatchObject({ kind: 'bad', code: 'malformed-key' });
  });

  it.each([
    ['a character that is not base64', (text: string) => text.replace(/^([A-Za-z0-9+/]{20})/m, '$1*')],
    ['a character too many', (text: string) => text.replace(/^([A-Za-z0-9+/]{20})/m, '$1A')],
    ['a character too few', (text: string) => text.replace(/^([A-Za-z0-9+/]{20})[A-Za-z0-9+/]/m, '$1')],
    ['padding in the middle', (text: string) => text.replace(/^([A-Za-z0-9+/]{20})..../m, '$1AA==')],
    ['no body', (text: string) => text.replace(/(?<=\n\r?\n)[^-]*/, '')],
    ['no end', (text: string) => text.replace(/-----END.*/s, '')],
    ['another end', (text: string) => text.replace('END PGP PUBLIC KEY', 'END PGP PRIVATE KEY')],
  ])('is damaged by %s', async (_, change) => {
    const changed = change(asciiArmor);
    expect(changed).not.toBe(asciiArmor);
    expect(readFirstArmorBlock(changed)).toBeNull();
    expect(await verify(usual, changed)).toMatchObject({ kind: 'bad', code: 'malformed-key' });
  });

  it.each([
    ['the key itself is weak, although its subkey is not', 1024, 'curve25519'],
    ['the subkey is weak, although its key is not', 2048, 'rsa'],
  ] as const)('is not trusted if %s', async (_, rsaBits, kind) => {
    const subkey =
      kind === 'rsa' ? { sign: true, type: 'rsa' as const, rsaBits: 1024 } : { sign: true, type: kind };
    const config = { minRSABits: 1024 };
    const { privateKey, publicKey } = await openpgp.generateKey({
      type: 'rsa',
      rsaBits,
      userIDs: [{ name: 'Weak' }],
      subkeys: [subkey],
      date: new Date(made),
      format: 'object',
      config,
    });
    const signed = await openpgp.sign({
      message: await openpgp.createMessage({ binary: document }),
      signingKeys: privateKey,
      detached: true,
      format: 'binary',
      date: new Date(signedAt),
      config,
    });
    expect(await verify(signed, publicKey.armor())).toEqual({
      kind: 'unavailable',
      code: 'unsupported-algorithm',
      reason: expect.stringContaining('RSA key has only 1024 bits'),
    });
  });
});

describe('the reason of a refusal', () => {
  const signed = (at: string, words: Words = {}, kind: number = kinds.binary) =>
    packets.signature(signature(owner, kind, document, at, words));
  const third = packets.signature(Buffer.concat([Buffer.from([3]), Buffer.alloc(20)]));
  const withKey = (words: Words) =>
    armored(
      packets.primary(owner),
      packets.user('Owner'),
      packets.signature(
        signature(owner, kinds.certification, over.user(owner, 'Owner'), made, { flags: 0x03, ...words }),
      ),
    );
  const revokedKey = armored(
    packets.primary(owner),
    packets.signature(signature(owner, kinds.keyRevocation, over.key(owner), signedAt)),
    ...partsOf(owner).slice(1),
  );
  const armoredAs = (kind: openpgp.enums.armor) => openpgp.armor(kind, Buffer.concat(partsOf(owner)));

  const cases: readonly (readonly [
    name: string,
    refusal: string,
    bytes: Uint8Array,
    key?: string,
    trustSignature?: string,
  ])[] = [
    [
      'armored text',
      'malformed-signature: the signature is not a binary OpenPGP signature',
      Buffer.from('-----BEGIN'),
    ],
    [
      'a key',
      'malformed-signature: the signature file has a different OpenPGP packet',
      packets.primary(owner),
    ],
    ['no issuer', 'malformed-signature: the signature names no issuer', signed(signedAt, { issuer: null })],
    [
      'half a packet',
      'malformed-signature: the signature is damaged',
      packets.signature(Buffer.from([4, 0])),
    ],
    [
      'a certification',
      'malformed-signature: the signature is not of a kind for documents',
      signed(signedAt, {}, kinds.certification),
    ],
    ['nothing', 'unknown-issuer: none of the listed keys made the signature', Buffer.alloc(0)],
    [
      'version 3',
      'unsupported-algorithm: the signature cannot be checked: its version or algorithm is not supported here',
      third,
    ],
    [
      'another document',
      'signature-mismatch: the key that the signature names did not sign this document',
      packets.signature(signature(owner, kinds.binary, Buffer.from('x'), signedAt)),
    ],
    [
      'a future date',
      'signature-expired: the signature has a date in the future',
      signed('2024-04-01T00:00:00Z'),
    ],
    [
      'a signature up to yesterday',
      'signature-expired: the signature has expired',
      signed(signedAt, { signatureExpires: 1 }),
    ],
    [
      'a self-signature up to yesterday',
      'signature-expired: the self-signature of the key has expired',
      usual,
      withKey({ signatureExpires: 1 }),
    ],
    ['65537 bytes', 'too-large: the signature is longer than 65536 bytes', Buffer.alloc(65_537)],
    ['no armor', 'malformed-key: a listed key is not an armored OpenPGP key', usual, 'x'],
    [
      'a message for a key',
      'malformed-key: a listed key is a different kind of OpenPGP data',
      usual,
      armoredAs(openpgp.enums.armor.message),
    ],
    ['a signature for a key', 'malformed-key: a listed key is damaged', usual, armored(usual)],
    [
      'a key of 300001 characters',
      'too-large: a listed key is longer than 300000 characters',
      usual,
      asciiArmor.padEnd(300_001),
    ],
    [
      'a trust signature that is none',
      'bad-trust-signature: the trust signature of the key is not an armored OpenPGP signature',
      usual,
      asciiArmor,
      'x',
    ],
    [
      'a trust signature by a stranger',
      "bad-trust-signature: the trust signature of the key was not made by HashiCorp's key for partners",
      usual,
      asciiArmor,
      openpgp.armor(openpgp.enums.armor.signature, usual),
    ],
    [
      'a trust signature of 65537 characters',
      'too-large: a trust signature is longer than 65536 characters',
      usual,
      asciiArmor,
      'x'.repeat(65_537),
    ],
    [
      'an unknown condition',
      'malformed-signature: the signature has a condition that is unknown here',
      signed(signedAt, { unknownCritical: true }),
    ],
    ['a revoked key', 'revoked-key: the key that made the signature has been revoked', usual, revokedKey],
  ];

  it.each(
    cases.map(([name, refusal, bytes, key, trustSignature]) => ({
      name,
      refusal,
      bytes,
      key,
      trustSignature,
    })),
  )('$name: $refusal', async ({ refusal, bytes, key, trustSignature }) => {
    const check = await verify(bytes, key, trustSignature === undefined ? {} : { trustSignature });
    expect('code' in check ? `${check.code}: ${check.reason}` : check).toBe(refusal);
  });

  it.each([
    ['65536 bytes of signatures', Buffer.concat([usual, Buffer.alloc(65_536 - usual.length)]), asciiArmor],
    ['a key of 300000 characters', usual, asciiArmor.padEnd(300_000)],
    ['the armor of a private key around a public one', usual, armoredAs(openpgp.enums.armor.privateKey)],
  ])('is none for %s', async (_, bytes, key) => {
    expect(await verify(bytes, key)).toMatchObject(good);
  });
});

describe('a pinned key', () => {
  const partners = { fingerprint: 'B'.repeat(40), asciiArmor: armored(...partsOf(stranger)) };
  const fingerprint = owner.fingerprint.toString('hex').toUpperCase();

  it('stays revoked if the registry lists its revocation, even if the copy known here has none', async () => {
    const pinned = { official: [{ fingerprint, asciiArmor }], partners };
    const revocation = packets.signature(signature(owner, kinds.keyRevocation, over.key(owner), signedAt));
    const [key = Buffer.alloc(0), ...users] = partsOf(owner);
    expect(await verify(usual, asciiArmor, { pinned })).toMatchObject({ ...good, tier: 'official' });
    expect(await verify(usual, armored(key, revocation, ...users), { pinned })).toMatchObject({
      kind: 'bad',
      code: 'revoked-key',
    });
  });

  it('is renewed by the copy known here where the registry lists it as expired, but only with the same fingerprint', async () => {
    const [key = Buffer.alloc(0), name = Buffer.alloc(0)] = partsOf(owner);
    const short = signature(owner, kinds.certification, over.user(owner, 'Owner'), made, {
      flags: 0x03,
      keyExpires: 60,
    });
    const expired = armored(key, name, packets.signature(short));
    const newest = signature(owner, kinds.certification, over.user(owner, 'Owner'), signedAt, {
      flags: 0x03,
    });
    const copy = armored(key, name, packets.signature(newest));
    const under = (official: PinnedKeys['official']) =>
      verify(usual, expired, { pinned: { official, partners } });
    const other = { fingerprint: stranger.fingerprint.toString('hex').toUpperCase(), asciiArmor: copy };
    const late = { kind: 'good', keyExpired: true, afterExpiry: true };
    expect(await under([])).toMatchObject(late);
    expect(await under([other])).toMatchObject(late);
    expect(await under([{ fingerprint, asciiArmor: null }])).toMatchObject(late);
    expect(await under([other, { fingerprint, asciiArmor: copy }])).toMatchObject({
      ...good,
      tier: 'official',
      keyExpired: false,
    });
  });

  it('is recognised by its whole fingerprint (T15)', async () => {
    const alike = `${'F'.repeat(24)}${fingerprint.slice(-16)}`;
    const pinned = { official: [{ fingerprint: alike, asciiArmor: null }], partners };
    expect(await verify(usual, asciiArmor, { pinned })).toMatchObject({ ...good, tier: 'self-signed' });
  });

  it('of HashiCorp’s partners vouches for exactly the bytes that are listed (T17)', async () => {
    const pinned = { official: [], partners };
    const vouching = (bytes: Uint8Array) =>
      openpgp.armor(
        openpgp.enums.armor.signature,
        packets.signature(signature(stranger, kinds.binary, bytes, signedAt)),
      );
    const listed = Buffer.concat(partsOf(owner));
    expect(await verify(usual, asciiArmor, { pinned, trustSignature: vouching(listed) })).toMatchObject({
      ...good,
      tier: 'partner',
    });
    const mismatch = await verify(usual, asciiArmor, { pinned, trustSignature: vouching(document) });
    expect(mismatch).toMatchObject({ reason: 'the trust signature of the key does not match the key' });
    const longest = vouching(listed).padEnd(65_536);
    expect(await verify(usual, asciiArmor, { pinned, trustSignature: longest })).toMatchObject({
      tier: 'partner',
    });
    for (const other of [document, listed.subarray(0, -1), Buffer.concat(partsOf(stranger))])
      expect(await verify(usual, asciiArmor, { pinned, trustSignature: vouching(other) })).toMatchObject({
        kind: 'bad',
        code: 'bad-trust-signature',
      });
  });

  it('of HashiCorp’s partners vouches for nothing after it has expired', async () => {
    const vouched = openpgp.armor(
      openpgp.enums.armor.signature,
      packets.signature(signature(stranger, kinds.binary, Buffer.concat(partsOf(owner)), signedAt)),
    );
    const day = 24 * 60 * 60;
    const lasting = (days: number) => {
      const own = { flags: 0x03, keyExpires: days * day };
      const copy = armored(
        packets.primary(stranger),
        packets.user('Owner'),
        packets.signature(signature(stranger, kinds.certification, over.user(stranger, 'Owner'), made, own)),
      );
      const pinned = { official: [], partners: { ...partners, asciiArmor: copy } };
      return verify(usual, asciiArmor, { pinned, trustSignature: vouched });
    };
    expect(await lasting(40)).toMatchObject({ ...good, tier: 'partner' });
    expect(await lasting(20)).toMatchObject({
      kind: 'bad',
      code: 'bad-trust-signature',
      reason: 'the trust signature of the key was made by a key that had expired',
    });
  });
});
