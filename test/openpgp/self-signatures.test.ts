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

/* What a key says of itself: who may sign in its name, for how long, and what was taken back. Every key is written byte by byte. */

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

/** A user with the certifications by which the key makes it its own. */
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
  /** `null`: none. */
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

/** With it the subkey says that it wants to belong to the key. */
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

/** By the subkey, which belongs to the key by these signatures. */
function checkSubkey(...signatures: readonly Buffer[]) {
  const owner = user('Owner', certification('Owner', { flags: certify }));
  return check(subkey, signedAt, owner, packets.subkey(subkey), ...signatures.map(packets.signature));
}

/** By the primary key, which has these users. */
function checkPrimary(...users: readonly Buffer[]) {
  return check(primary, signedAt, ...users);
}

function damaged(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1;
  return copy;
}

describe('a subkey', () => {
  it('signs in the name of its key where both say so', async () => {
    expect(await checkSubkey(binding())).toMatchObject(good);
  });

  it.each([
    ['says nothing of it', binding({ back: null })],
    ['says so of another key', binding({ back: backSignature(subkey, stranger) })],
    ['says so by another’s hand', binding({ back: backSignature(stranger) })],
    [
      'says so by another’s hand, in its name',
      binding({ back: backSignature(stranger, primary, { issuer: subkey }) }),
    ],
    [
      'says so by the hand of the key',
      binding({ back: backSignature(primary, primary, { issuer: subkey }) }),
    ],
    ['says so in a damaged signature', binding({ back: damaged(backSignature()) })],
    ['binds', binding({ back: backSignature(subkey, primary, {}, kinds.subkeyBinding) })],
    ['signed a document of these bytes', binding({ back: backSignature(subkey, primary, {}, kinds.binary) })],
    [
      'says so under a condition that nobody knows',
      binding({ back: backSignature(subkey, primary, { unknownCritical: true }) }),
    ],
  ])('that %s signs for nobody', async (_, bound) => {
    expect(await checkSubkey(bound)).toMatchObject(nobody);
  });

  it.each<readonly [string, readonly Buffer[]]>([
    ['nobody bound', []],
    ['another key bound', [binding({ by: stranger })]],
    ['another key bound in the name of this one', [binding({ by: stranger, issuer: primary })]],
    ['a damaged signature binds', [damaged(binding())]],
    ['may encrypt only', [binding({ flags: 0x0c })]],
    ['is told nothing of what it may do', [binding({ flags: 0 })]],
  ])('that %s signs for nobody', async (_, signatures) => {
    expect(await checkSubkey(...signatures)).toMatchObject(nobody);
  });

  it('may do what it was told last, in whatever order it stands in the key', async () => {
    const [sign, encrypt] = [binding({ at: made }), binding({ at: later, flags: 0x0c })];
    expect(await checkSubkey(sign, encrypt)).toMatchObject(nobody);
    expect(await checkSubkey(encrypt, sign)).toMatchObject(nobody);
    const [was, is] = [binding({ at: made, flags: 0x0c }), binding({ at: later })];
    expect(await checkSubkey(was, is)).toMatchObject(good);
    expect(await checkSubkey(is, was)).toMatchObject(good);
  });

  const takenFrom = (by: HandMadeKey, words: Words = {}, at = later) =>
    signature(by, kinds.subkeyRevocation, over.subkey(primary, subkey), at, words);

  it.each([
    ['before it signed', takenFrom(primary)],
    ['after it signed', takenFrom(primary, {}, '2024-02-15T00:00:00Z')],
    ['for a newer one', takenFrom(primary, { revocationReason: 1 })],
    ['because it was stolen', takenFrom(primary, { revocationReason: 2 })],
    ['because it is no longer used', takenFrom(primary, { revocationReason: 3 })],
  ])('that was revoked %s signs no more', async (_, revocation) => {
    expect(await checkSubkey(revocation, binding())).toMatchObject(revoked);
    expect(await checkSubkey(binding(), revocation)).toMatchObject(revoked);
  });

  it('is not revoked by others, nor by what was said of another subkey', async () => {
    const other = signature(primary, kinds.subkeyRevocation, over.subkey(primary, stranger), later);
    for (const each of [
      takenFrom(stranger),
      takenFrom(stranger, { issuer: primary }),
      damaged(takenFrom(primary)),
      other,
    ])
      expect(await checkSubkey(each, binding())).toMatchObject(good);
  });

  it('is revoked together with its key', async () => {
    const owner = user('Owner', certification('Owner'));
    const revocation = packets.signature(signature(primary, kinds.keyRevocation, over.key(primary), later));
    const rest = [packets.subkey(subkey), packets.signature(binding())];
    expect(await check(subkey, signedAt, owner, ...rest)).toMatchObject(good);
    expect(await check(subkey, signedAt, revocation, owner, ...rest)).toMatchObject(revoked);
  });

  it('signs until its own end, however long its key lives', async () => {
    expect(await checkSubkey(binding({ keyExpires: 20 * day }))).toMatchObject({
      kind: 'bad',
      code: 'expired-key',
    });
    expect(await checkSubkey(binding({ keyExpires: 40 * day }))).toMatchObject({ ...good, keyExpired: true });
    expect(await checkSubkey(binding({ keyExpires: 400 * day }))).toMatchObject(good);
  });

  it('signs until the end of its key, however long it lives itself', async () => {
    const dying = (keyExpires: number) => user('Owner', certification('Owner', { keyExpires }));
    const rest = [packets.subkey(subkey), packets.signature(binding())];
    expect(await check(subkey, signedAt, dying(20 * day), ...rest)).toMatchObject({ code: 'expired-key' });
    expect(await check(subkey, signedAt, dying(40 * day), ...rest)).toMatchObject({
      ...good,
      keyExpired: true,
    });
  });

  it('signs no more once what binds it has expired', async () => {
    expect(await checkSubkey(binding({ signatureExpires: 40 * day }))).toMatchObject({
      kind: 'bad',
      code: 'signature-expired',
    });
    expect(await checkSubkey(binding({ signatureExpires: 400 * day }))).toMatchObject(good);
  });
});

describe('the users of a key', () => {
  it('give it its right to sign', async () => {
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
    ['under a condition that nobody knows', certification('Owner', { unknownCritical: true })],
  ])('give it nothing by a certification %s', async (_, certified) => {
    expect(await checkPrimary(user('Owner', certified))).toMatchObject(nobody);
  });

  it('speak by their newest certification', async () => {
    const [was, is] = [certification('Owner'), certification('Owner', { flags: certify }, later)];
    expect(await checkPrimary(user('Owner', was, is))).toMatchObject(nobody);
    expect(await checkPrimary(user('Owner', is, was))).toMatchObject(nobody);
  });

  it('that are marked as primary speak before newer ones', async () => {
    const marked = user('Marked', certification('Marked', { primaryUser: true }));
    const newer = user('Newer', certification('Newer', { flags: certify }, later));
    expect(await checkPrimary(marked, newer)).toMatchObject(good);
    expect(await checkPrimary(newer, marked)).toMatchObject(good);
  });

  it('that are not marked speak by their age: the newest first', async () => {
    const older = user('Older', certification('Older', { flags: certify }));
    const newer = user('Newer', certification('Newer', {}, later));
    expect(await checkPrimary(older, newer)).toMatchObject(good);
    expect(await checkPrimary(newer, older)).toMatchObject(good);
  });

  it('that were revoked do not speak while another one is left, even if they are newer and marked', async () => {
    const gone = user('Gone', takenBack('Gone'), certification('Gone', { primaryUser: true }, later));
    const left = (words: Words = {}) => user('Left', certification('Left', words));
    for (const order of [
      [gone, left()],
      [left(), gone],
    ])
      expect(await checkPrimary(...order)).toMatchObject(good);
    expect(await checkPrimary(gone, left({ keyExpires: 20 * day }))).toMatchObject({ code: 'expired-key' });
    expect(await checkPrimary(gone, left({ flags: certify }))).toMatchObject(nobody);
  });

  it('that were all revoked leave a revoked key', async () => {
    const gone = (name: string) => user(name, takenBack(name), certification(name));
    expect(await checkPrimary(gone('One'))).toMatchObject(revoked);
    expect(await checkPrimary(gone('One'), gone('Two'))).toMatchObject(revoked);
    const rest = [packets.subkey(subkey), packets.signature(binding())];
    expect(await check(subkey, signedAt, gone('One'), ...rest)).toMatchObject(revoked);
  });

  it('are not revoked by others', async () => {
    for (const by of [
      takenBack('Owner', later, stranger),
      takenBack('Owner', later, stranger, { issuer: primary }),
    ])
      expect(await checkPrimary(user('Owner', by, certification('Owner')))).toMatchObject(good);
  });

  it('speak no more once their certification has expired', async () => {
    const expiring = (days: number) =>
      user('Owner', certification('Owner', { signatureExpires: days * day }));
    expect(await checkPrimary(expiring(40))).toMatchObject({ kind: 'bad', code: 'signature-expired' });
    expect(await checkPrimary(expiring(400))).toMatchObject(good);
    const rest = [packets.subkey(subkey), packets.signature(binding())];
    expect(await check(subkey, signedAt, expiring(40), ...rest)).toMatchObject({ code: 'signature-expired' });
  });

  it('say when the key ends', async () => {
    const ending = (days: number) => user('Owner', certification('Owner', { keyExpires: days * day }));
    expect(await checkPrimary(ending(20))).toMatchObject({ kind: 'bad', code: 'expired-key' });
    expect(await checkPrimary(ending(31))).toMatchObject({ kind: 'bad', code: 'expired-key' });
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
  ])('is no %s', async (_, kind) => {
    expect(await judge(signature(primary, kind, document, signedAt))).toMatchObject({
      kind: 'bad',
      code: 'malformed-signature',
    });
  });

  it('makes no condition that is not known', async () => {
    expect(
      await judge(signature(primary, kinds.binary, document, signedAt, { unknownCritical: true })),
    ).toMatchObject({ kind: 'bad', code: 'malformed-signature' });
  });

  it('is by the key that it names', async () => {
    expect(
      await judge(signature(stranger, kinds.binary, document, signedAt, { issuer: primary })),
    ).toMatchObject({
      kind: 'bad',
      code: 'signature-mismatch',
    });
    expect(await judge(signature(stranger, kinds.binary, document, signedAt))).toMatchObject(nobody);
  });

  it('holds up to its end, and not from the future', async () => {
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

  it('by a revoked key is worth nothing', async () => {
    const revocation = packets.signature(signature(primary, kinds.keyRevocation, over.key(primary), later));
    const [key = Buffer.alloc(0), ...users] = owner;
    expect(
      await judge(signature(primary, kinds.binary, document, signedAt), key, revocation, ...users),
    ).toMatchObject(revoked);
  });
});
