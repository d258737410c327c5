import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  type PrivateKeyInput,
  sign,
} from 'node:crypto';
import { armor, enums } from 'openpgp';

/* OpenPGP packets written byte by byte (RFC 9580), so that a key may claim anything, true or not. No library would make most of them. */

/** A primary key or a subkey (Ed25519), with its private key. */
export interface HandMadeKey {
  /** The body of its packet. */
  readonly body: Buffer;
  readonly fingerprint: Buffer;
  readonly privateKey: KeyObject;
}

const ed25519 = 27;
const [sha512, sha224] = [10, 11];

/** @param secret 32 bytes; the same give the same key. Default: a new key. */
export function makeKey(created: string, secret?: Uint8Array): HandMadeKey {
  const privateKey =
    secret === undefined ? generateKeyPairSync('ed25519').privateKey : createPrivateKey(pkcs8Of(secret));
  const publicKey = createPublicKey(privateKey);
  const point = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const body = Buffer.concat([Buffer.from([4]), seconds(created), Buffer.from([ed25519]), point]);
  const fingerprint = createHash('sha1').update(framed(body)).digest();
  return { body, fingerprint, privateKey };
}

/** RFC 8410. */
function pkcs8Of(secret: Uint8Array): PrivateKeyInput {
  const key = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), secret]);
  return { key, format: 'der', type: 'pkcs8' };
}

export function keyIdOf({ fingerprint }: HandMadeKey): string {
  return fingerprint.subarray(-8).toString('hex').toUpperCase();
}

/** The data that a signature covers. */
export const over = {
  user: (key: HandMadeKey, name: string): Buffer => {
    const id = Buffer.from(name);
    return Buffer.concat([framed(key.body), Buffer.from([0xb4]), number(id.length, 4), id]);
  },
  key: (key: HandMadeKey): Buffer => framed(key.body),
  subkey: (primary: HandMadeKey, subkey: HandMadeKey): Buffer =>
    Buffer.concat([framed(primary.body), framed(subkey.body)]),
};

/** The kinds of signatures (RFC 9580 section 5.2.1). */
export const kinds = {
  binary: 0x00,
  certification: 0x13,
  subkeyBinding: 0x18,
  backSignature: 0x19,
  keyRevocation: 0x20,
  subkeyRevocation: 0x28,
  userRevocation: 0x30,
} as const;

export interface Words {
  /** Seconds after the signature was made. */
  readonly signatureExpires?: number;
  /** Seconds after the key was made. */
  readonly keyExpires?: number;
  readonly flags?: number;
  readonly primaryUser?: boolean;
  /** The body of an embedded signature. */
  readonly embedded?: Buffer;
  readonly revocationReason?: number;
  /** A critical subpacket of an unknown type. */
  readonly unknownCritical?: boolean;
  /** The named issuer, if it is not the signer; `null` means none. */
  readonly issuer?: HandMadeKey | null;
  /** Default: SHA-512. */
  readonly digest?: 'sha224';
}

/** The body of a signature packet. */
export function signature(
  signer: HandMadeKey,
  kind: number,
  data: Uint8Array,
  at: string,
  words: Words = {},
): Buffer {
  const hashed = Buffer.concat(subpackets(words.issuer === undefined ? signer : words.issuer, at, words));
  const head = Buffer.concat([
    Buffer.from([4, kind, ed25519, words.digest === undefined ? sha512 : sha224]),
    number(hashed.length, 2),
    hashed,
  ]);
  const trailer = Buffer.concat([Buffer.from([4, 0xff]), number(head.length, 4)]);
  const digest = createHash(words.digest ?? 'sha512')
    .update(data)
    .update(head)
    .update(trailer)
    .digest();
  const made = sign(null, digest, signer.privateKey);
  return Buffer.concat([head, number(0, 2), digest.subarray(0, 2), made]);
}

function subpackets(issuer: HandMadeKey | null, at: string, words: Words): readonly Buffer[] {
  const { signatureExpires, keyExpires, flags, primaryUser, embedded, revocationReason } = words;
  const optional: readonly (readonly [type: number, data: Buffer | undefined])[] = [
    [3, signatureExpires === undefined ? undefined : number(signatureExpires, 4)],
    [9, keyExpires === undefined ? undefined : number(keyExpires, 4)],
    [27, flags === undefined ? undefined : Buffer.from([flags])],
    [25, primaryUser === undefined ? undefined : Buffer.from([primaryUser ? 1 : 0])],
    [32, embedded],
    [29, revocationReason === undefined ? undefined : Buffer.from([revocationReason])],
    [0x80 | 99, words.unknownCritical === true ? Buffer.from([1]) : undefined],
  ];
  return [
    subpacket(2, seconds(at)),
    ...(issuer === null ? [] : [subpacket(33, Buffer.concat([Buffer.from([4]), issuer.fingerprint]))]),
    ...optional.flatMap(([type, data]) => (data === undefined ? [] : [subpacket(type, data)])),
  ];
}

export const packets = {
  primary: ({ body }: HandMadeKey): Buffer => packet(6, body),
  subkey: ({ body }: HandMadeKey): Buffer => packet(14, body),
  user: (name: string): Buffer => packet(13, Buffer.from(name)),
  signature: (body: Buffer): Buffer => packet(2, body),
  /** A packet of any kind. */
  other: (tag: number, body: Buffer): Buffer => packet(tag, body),
};

/** A public key as a registry lists it. */
export function armored(...parts: readonly Buffer[]): string {
  return armor(enums.armor.publicKey, Buffer.concat(parts));
}

function packet(tag: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xc0 | tag, 0xff]), number(body.length, 4), body]);
}

function subpacket(type: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff]), number(data.length + 1, 4), Buffer.from([type]), data]);
}

/** A key in the form that digests use. */
function framed(body: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x99]), number(body.length, 2), body]);
}

function seconds(date: string): Buffer {
  return number(Date.parse(date) / 1000, 4);
}

function number(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
}
