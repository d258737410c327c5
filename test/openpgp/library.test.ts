import type { AnyKeyPacket, SignaturePacket } from 'openpgp';
import * as openpgp from 'openpgp';
import { describe, expect, it } from 'vitest';
import { isComputedHere, literalData, unsupportedDigest, unsupportedKey } from '../../src/openpgp/library.ts';

const { hash, publicKey, curve } = openpgp.enums;

/** As much of a key packet as decides. */
function key(
  algorithm: number,
  info: { readonly bits?: number; readonly curve?: string } = {},
  group: Uint8Array | null = null,
): AnyKeyPacket {
  const publicParams = group === null ? {} : { q: group };
  return { algorithm, publicParams, getAlgorithmInfo: () => info } as unknown as AnyKeyPacket;
}

/** A number with so many bits. */
function bits(count: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(count / 8) + 2);
  bytes[2] = 1 << ((count - 1) % 8);
  return bytes;
}

describe('a digest', () => {
  it.each<[number | null, string | null]>([
    [hash.sha224, null],
    [hash.sha256, null],
    [hash.sha384, null],
    [hash.sha512, null],
    [hash.sha3_256, null],
    [hash.sha3_512, null],
    [hash.sha1, 'its digest is SHA-1'],
    [hash.md5, 'its digest is MD5'],
    [hash.ripemd, 'its digest is RIPEMD-160'],
    [null, 'it names no digest'],
    [99, 'its digest has the number 99, which is unknown here'],
  ])('with the number %s: %s', (hashAlgorithm, expected) => {
    expect(unsupportedDigest(openpgp, { hashAlgorithm } as SignaturePacket)).toBe(expected);
  });
});

describe('a key', () => {
  const unknownCurve = 'its key uses a curve that is not supported here';
  const noSigner = 'its key has an algorithm that does not sign';

  it.each<[string, AnyKeyPacket, string | null]>([
    ['RSA', key(publicKey.rsaEncryptSign, { bits: 2047 }), null],
    ['short RSA', key(publicKey.rsaEncryptSign, { bits: 2046 }), 'its RSA key has only 2046 bits'],
    ['RSA for signatures alone', key(publicKey.rsaSign, { bits: 2047 }), null],
    [
      'short RSA for signatures alone',
      key(publicKey.rsaSign, { bits: 1024 }),
      'its RSA key has only 1024 bits',
    ],
    ['RSA of no size', key(publicKey.rsaSign), 'its RSA key has only undefined bits'],
    ['RSA for encryption alone', key(publicKey.rsaEncrypt, { bits: 4096 }), noSigner],
    ['ElGamal', key(publicKey.elgamal, { bits: 4096 }), noSigner],
    ['X25519', key(publicKey.x25519), noSigner],
    ['Ed25519', key(publicKey.ed25519), null],
    ['Ed448', key(publicKey.ed448), null],
    ['the older Ed25519', key(publicKey.eddsaLegacy, { curve: curve.ed25519Legacy }), null],
    ['the older EdDSA on another curve', key(publicKey.eddsaLegacy, { curve: curve.nistP256 }), unknownCurve],
    ...[
      curve.nistP256,
      curve.nistP384,
      curve.nistP521,
      curve.secp256k1,
      curve.brainpoolP256r1,
      curve.brainpoolP384r1,
      curve.brainpoolP512r1,
    ].map((name): [string, AnyKeyPacket, null] => [
      `ECDSA on ${name}`,
      key(publicKey.ecdsa, { curve: name }),
      null,
    ]),
    ['ECDSA on another curve', key(publicKey.ecdsa, { curve: curve.ed25519Legacy }), unknownCurve],
    ['ECDSA on no curve', key(publicKey.ecdsa), unknownCurve],
    ['DSA', key(publicKey.dsa, { bits: 2048 }, bits(224)), null],
    ['large DSA', key(publicKey.dsa, { bits: 4096 }, bits(512)), null],
    ['short DSA', key(publicKey.dsa, { bits: 2047 }, bits(224)), 'its DSA key has only 2047 bits'],
    ['huge DSA', key(publicKey.dsa, { bits: 4097 }, bits(224)), 'its DSA key has more than 4096 bits'],
    ['DSA of no size', key(publicKey.dsa, {}, bits(224)), 'its DSA key has only 0 bits'],
    [
      'DSA in a small group',
      key(publicKey.dsa, { bits: 2048 }, bits(223)),
      'the group of its DSA key has 223 bits',
    ],
    [
      'DSA in a large group',
      key(publicKey.dsa, { bits: 2048 }, bits(513)),
      'the group of its DSA key has 513 bits',
    ],
    ['DSA in no group', key(publicKey.dsa, { bits: 2048 }), 'the group of its DSA key has 0 bits'],
    [
      'DSA in a group of zeros',
      key(publicKey.dsa, { bits: 2048 }, new Uint8Array(40)),
      'the group of its DSA key has 0 bits',
    ],
  ])('of %s', (_, packet, expected) => {
    expect(unsupportedKey(openpgp, packet)).toBe(expected);
  });

  it.each<[string, AnyKeyPacket, boolean]>([
    ['DSA', key(publicKey.dsa), true],
    ['RSA', key(publicKey.rsaSign), false],
    ['ECDSA on P-256', key(publicKey.ecdsa, { curve: curve.nistP256 }), false],
    ['ECDSA on P-384', key(publicKey.ecdsa, { curve: curve.nistP384 }), false],
    ['ECDSA on P-521', key(publicKey.ecdsa, { curve: curve.nistP521 }), false],
    ['ECDSA on secp256k1', key(publicKey.ecdsa, { curve: curve.secp256k1 }), true],
    ['ECDSA on no curve', key(publicKey.ecdsa), true],
  ])('of %s costs time in JavaScript: %s', (_, packet, expected) => {
    expect(isComputedHere(openpgp, packet)).toBe(expected);
  });
});

it('bytes are checked as they are', async () => {
  const bytes = Uint8Array.from([0, 13, 10, 255]);
  const packet = await literalData(openpgp, bytes);
  expect([...(Reflect.get(packet, 'data') as Uint8Array)]).toEqual([...bytes]);
});
