import { describe, expect, it } from 'vitest';
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

/* The statements of a key about itself: who may sign in its name, for how long, and what is revoked. Every key is written byte by byte. */

const document = Buffer.from('00ff  terraform-provider-x_1.0.0_linux_amd64.zip\n');
const day = 24 * 60 * 60;
const made = '2024-01-01T00:00:00Z';
const later = '2024-01-02T00:00:00Z';
const signedAt = '2024-02-01T00:00:00Z';
const now = new Date('2024-03-01T00:00:00Z');

const certify = 0x01;
const mayCertifyAndSign = 0x03;
const maySign = 0x02;

const primary = makeKey(made);
const subkey = makeKey(made);
const stranger = makeKey(made);

const revoked = { kind: 'bad', code: 'revoked-key' };
const nobody = { kind: 'bad', code: 'unknown-issuer' };
const good = { kind: 'good', keyId: keyIdOf(primary), keyExpired: false };
/** The key had expired when it signed: publishers extend a key and forget to upload the new copy. */
const late = { ...good, keyExpired: true, afterExpiry: true };

/** A user with the certifications by which the key accepts it. */
function user(name: string, ...certifications: readonly Buffer[]): Buffer {
  return Buffer.concat([packets.user(name), ...certifications.map(packets.signature)]);
}

function certification(name: string, words: Words = {}, at = made, by = primary): Buffer {
  return signature(by, kinds.certification, over.user(primary, name), at, {
    flags: mayCertifyAndSign,
    ...words,
  });
}

function takenBack(name: string, at = later, by = primary, words: Words = {}): Buffer {
  return signature(by, kinds.userRevocation, over.user(primary, name), at, words);
}

interface Binding extends Words {
  readonly at?: string;
  readonly by?: HandMadeKey;
  /** `null` means none. */
  readonly back?: Buffer | null;
}

function binding({ at = made, by = primary, back = backSignature(), ...words }: Binding = {}): Buffer {
  const embedded = back === null ? {} : { embedded: back };
  return signature(by, kinds.subkeyBinding, over.subkey(primary, subkey), at, {
    flags: maySign,
    ...embedded,
    ...words,
  });
}

/** The signature by which the subkey agrees to belong to the key. */
function backSignature(
  by = subkey,
  to = primary,
  words: Words = {},
  kind: number = kinds.backSignature,
): Buffer {
  return signature(by, kind, over.subkey(to, subkey), made, words);
}

function check(signer: HandMadeKey, at: string, ...parts: readonly Buffer[]) {
  return verifyDetachedSignature({
    document,
    signature: packets.signature(signature(signer, kinds.binary, document, at)),
    keys: [{ asciiArmor: armored(packets.primary(primary), ...parts), trustSignature: '' }],
    now,
  });
}

/** Checks a signature by the subkey, which these signatures bind to the key. */
function checkSubkey(...signatures: readonly Buffer[]) {
  const owner = user('Owner', certification('Owner', { flags: certify }));
  return check(subkey, signedAt, owner, packets.subkey(subkey), ...signatures.map(packets.signature));
}

/** Checks a signature by the primary key, which has these users. */
function checkPrimary(...users: readonly Buffer[]) {
  return check(primary, signedAt, ...users);
}

function damaged(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
  return copy;
}

describe('a subkey', () => {
  it('signs in the name of its key if both agree', async () => {
    expect(await checkSubkey(binding())).toMatchObject(good);
  });

  it.each([
    ['does not agree', binding({ back: null })],
    ['agrees to belong to another key', binding({ back: backSignature(subkey, stranger) })],
    ['agrees with a signature of another key', binding({ back: backSignature(stranger) })],
    [
      'agrees with a signature of another key in its name',
      binding({ back: backSignature(stranger, primary, { issuer: subkey }) }),
    ],
    [
      'agrees with a signature of the primary key',
      binding({ back: backSignature(primary, primary, { issuer: subkey }) }),
    ],
    ['agrees with a damaged signature', binding({ back: damaged(backSignature()) })],
    [
      'agrees with a binding signature',
      binding({ back: backSignature(subkey, primary, {}, kinds.subkeyBinding) }),
    ],
    [
      'agrees with a signature over a document',
      binding({ back: backSignature(subkey, primary, {}, kinds.binary) }),
    ],
    [
      'agrees under an unknown condition',
      binding({ back: backSignature(subkey, primary, { unknownCritical: true }) }),
    ],
  ])('is not accepted if it %s', async (_, bound) => {
    expect(await checkSubkey(bound)).toMatchObject(nobody);
  });

  it.each<readonly [string, readonly Buffer[]]>([
    ['is not bound', []],
    ['is bound by another key', [binding({ by: stranger })]],
    ['is bound by another key in the name of this one', [binding({ by: stranger, issuer: primary })]],
    ['is bound by a damaged signature', [damaged(binding())]],
    ['may only encrypt', [binding({ flags: 0x0c })]],
    ['has no rights', [binding({ flags: 0 })]],
  ])('is not accepted if it %s', async (_, signatures) => {
    expect(await checkSubkey(...signatures)).toMatchObject(nobody);
  });

  const takenFrom = (by: HandMadeKey, words: Words = {}, at = later) =>
    signature(by, kinds.subkeyRevocation, over.subkey(primary, subkey), at, words);

  it.each([
    ['before it signed', takenFrom(primary)],
    ['after it signed', takenFrom(primary, {}, '2024-02-15T00:00:00Z')],
    ['because a newer one replaced it', takenFrom(primary, { revocationReason: 1 })],
    ['because it was stolen', takenFrom(primary, { revocationReason: 2 })],
    ['because it is no longer used', takenFrom(primary, { revocationReason: 3 })],
  ])('is refused if it was revoked %s', async (_, revocation) => {
    expect(await checkSubkey(revocation, binding())).toMatchObject(revoked);
    expect(await checkSubkey(binding(), revocation)).toMatchObject(revoked);
  });

  it.each([
    ['because it was stolen', { revocationReason: 2 }, revoked],
    ['for a reason that is not told', { revocationReason: 0 }, revoked],
    ['without a reason', {}, revoked],
    ['because a newer one will replace it', { revocationReason: 1 }, good],
    ['because it will be no longer used', { revocationReason: 3 }, good],
  ])('with a revocation that is dated tomorrow, %s', async (_, words, expected) => {
    const tomorrow = '2024-03-02T00:00:00Z';
    expect(await checkSubkey(takenFrom(primary, words, tomorrow), binding())).toMatchObject(expected);
    const revocation = signature(primary, kinds.keyRevocation, over.key(primary), tomorrow, words);
    const owner = user('Owner', certification('Owner'));
    expect(await check(primary, signedAt, packets.signature(revocation), owner)).toMatchObject(expected);
    const ofUser = user('Owner', takenBack('Owner', tomorrow, primary, words), certification('Owner'));
    expect(await checkPrimary(ofUser)).toMatchObject(expected);
  });

  it('is not revoked by other keys, nor by a revocation of another subkey', async () => {
    const other = signature(primary, kinds.subkeyRevocation, over.subkey(primary, stranger), later);
    for (const each of [
      takenFrom(stranger),
      takenFrom(stranger, { issuer: primary }),
      damaged(takenFrom(primary)),
      other,
    ])
      expect(await checkSubkey(each, binding())).toMatchObject(good);
  });

  it('is valid until the expiry of its key, even if it expires later itself', async () => {
    const dying = (keyExpires: number) => user('Owner', certification('Owner', { keyExpires }));
    const rest = [packets.subkey(subkey), packets.signature(binding())];
    expect(await check(subkey, signedAt, dying(20 * day), ...rest)).toMatchObject(late);
    expect(await check(subkey, signedAt, dying(40 * day), ...rest)).toMatchObject({
      ...good,
      keyExpired: true,
    });
  });

  it('is refused after its binding has expired', async () => {
    expect(await checkSubkey(binding({ signatureExpires: 40 * day }))).toMatchObject({
      kind: 'bad',
      code: 'signature-expired',
    });
    expect(await checkSubkey(binding({ signatureExpires: 400 * day }))).toMatchObject(good);
  });
});

describe('the users of a key', () => {
  it('give it the right to sign', async () => {
    expect(await checkPrimary(user('Owner', certification('Owner')))).toMatchObject(good);
    expect(await checkPrimary(user('Owner', certification('Owner', { flags: certify })))).toMatchObject(
      nobody,
    );
    expect(await checkPrimary()).toMatchObject({ kind: 'bad' });
  });

  it.each([
    ['of another key', certification('Owner', {}, made, stranger)],
    ['of another key in the name of this one', certification('Owner', { issuer: primary }, made, stranger)],
    ['of another user', certification('Somebody else')],
    ['with a damaged signature', damaged(certification('Owner'))],
    ['under an unknown condition', certification('Owner', { unknownCritical: true })],
  ])('give it no right by a certification %s', async (_, certified) => {
    expect(await checkPrimary(user('Owner', certified))).toMatchObject(nobody);
  });

  it('count with their newest certification', async () => {
    const [was, is] = [certification('Owner'), certification('Owner', { flags: certify }, later)];
    expect(await checkPrimary(user('Owner', was, is))).toMatchObject(nobody);
    expect(await checkPrimary(user('Owner', is, was))).toMatchObject(nobody);
  });

  it('do not count if they are revoked and another one is left, even if they are newer and marked', async () => {
    const gone = user('Gone', takenBack('Gone'), certification('Gone', { primaryUser: true }, later));
    const left = (words: Words = {}) => user('Left', certification('Left', words));
    for (const order of [
      [gone, left()],
      [left(), gone],
    ])
      expect(await checkPrimary(...order)).toMatchObject(good);
    expect(await checkPrimary(gone, left({ keyExpires: 20 * day }))).toMatchObject(late);
    expect(await checkPrimary(gone, left({ flags: certify }))).toMatchObject(nobody);
  });

  it('leave a revoked key if they are all revoked', async () => {
    const gone = (name: string) => user(name, takenBack(name), certification(name));
    expect(await checkPrimary(gone('One'))).toMatchObject(revoked);
    expect(await checkPrimary(gone('One'), gone('Two'))).toMatchObject(revoked);
    const rest = [packets.subkey(subkey), packets.signature(binding())];
    expect(await check(subkey, signedAt, gone('One'), ...rest)).toMatchObject(revoked);
  });

  it('do not count after their certification has expired', async () => {
    const expiring = (days: number) =>
      user('Owner', certification('Owner', { signatureExpires: days * day }));
    expect(await checkPrimary(expiring(40))).toMatchObject({ kind: 'bad', code: 'signature-expired' });
    expect(await checkPrimary(expiring(400))).toMatchObject(good);
    const rest = [packets.subkey(subkey), packets.signature(binding())];
    expect(await check(subkey, signedAt, expiring(40), ...rest)).toMatchObject({ code: 'signature-expired' });
  });

  it('define when the key expires', async () => {
    const ending = (days: number) => user('Owner', certification('Owner', { keyExpires: days * day }));
    expect(await checkPrimary(ending(20))).toMatchObject(late);
    expect(await checkPrimary(ending(31))).toMatchObject(late);
    expect(await checkPrimary(ending(32))).toMatchObject({ ...good, keyExpired: true });
    expect(await checkPrimary(ending(60))).toMatchObject({ ...good, keyExpired: true });
    expect(await checkPrimary(ending(61))).toMatchObject(good);
    expect(await checkPrimary(ending(0))).toMatchObject(good);
  });
});

describe('a signature over a document', () => {
  const owner = [packets.primary(primary), user('Owner', certification('Owner'))];
  const judge = (body: Buffer, ...parts: readonly Buffer[]) =>
    verifyDetachedSignature({
      document,
      signature: packets.signature(body),
      keys: [{ asciiArmor: armored(...(parts.length === 0 ? owner : parts)), trustSignature: '' }],
      now,
    });

  it.each([
    ['a signature over a key', kinds.certification],
    ['a signature that binds a subkey', kinds.subkeyBinding],
    ['a signature that revokes', kinds.keyRevocation],
    ['a timestamp', 0x40],
    ['a signature over nothing', 0x02],
  ])('is not %s', async (_, kind) => {
    expect(await judge(signature(primary, kind, document, signedAt))).toMatchObject({
      kind: 'bad',
      code: 'malformed-signature',
    });
  });

  it('must not have an unknown condition', async () => {
    expect(
      await judge(signature(primary, kinds.binary, document, signedAt, { unknownCritical: true })),
    ).toMatchObject({ kind: 'bad', code: 'malformed-signature' });
  });

  it('is valid until its expiry, and not from the future', async () => {
    const lasting = (days: number) =>
      judge(signature(primary, kinds.binary, document, signedAt, { signatureExpires: days * day }));
    expect(await lasting(29)).toMatchObject({ kind: 'bad', code: 'signature-expired' });
    expect(await lasting(30)).toMatchObject(good);
    expect(await judge(signature(primary, kinds.binary, document, '2024-03-01T00:00:01Z'))).toMatchObject({
      kind: 'bad',
      code: 'signature-expired',
    });
    expect(await judge(signature(primary, kinds.binary, document, '2024-03-01T00:00:00Z'))).toMatchObject(
      good,
    );
  });

  it('that is made after the expiry of its key is refused for every other fault', async () => {
    const [key = Buffer.alloc(0)] = owner;
    const ended = [key, user('Owner', certification('Owner', { keyExpires: 20 * day }))];
    const made = (words: Words = {}, at = signedAt, by = primary) =>
      judge(signature(by, kinds.binary, document, at, words), ...ended);
    expect(await made()).toMatchObject(late);
    expect(await made({ signatureExpires: 10 * day })).toMatchObject({ code: 'signature-expired' });
    expect(await made({}, '2024-03-01T00:00:01Z')).toMatchObject({ code: 'signature-expired' });
    expect(await made({ issuer: primary }, signedAt, stranger)).toMatchObject({ code: 'signature-mismatch' });
    expect(await made({ unknownCritical: true })).toMatchObject({ code: 'malformed-signature' });
    const revocation = packets.signature(signature(primary, kinds.keyRevocation, over.key(primary), later));
    const [, ...users] = ended;
    expect(
      await judge(signature(primary, kinds.binary, document, signedAt), key, revocation, ...users),
    ).toMatchObject(revoked);
  });

  it('is refused if its key is revoked', async () => {
    const revocation = packets.signature(signature(primary, kinds.keyRevocation, over.key(primary), later));
    const [key = Buffer.alloc(0), ...users] = owner;
    expect(
      await judge(signature(primary, kinds.binary, document, signedAt), key, revocation, ...users),
    ).toMatchObject(revoked);
  });
});
