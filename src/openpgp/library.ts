import type { AnyKeyPacket, LiteralDataPacket, SignaturePacket } from 'openpgp';

export type Library = typeof import('openpgp');

/** Loads the library only when there is a signature to check: it is the largest part of the program and a separate chunk. */
export function loadLibrary(): Promise<Library> {
  return import('openpgp');
}

/** Bytes in the form in which the library checks signatures over them. */
export async function literalData(openpgp: Library, bytes: Uint8Array): Promise<LiteralDataPacket> {
  const message = await openpgp.createMessage({ binary: bytes });
  const [packet] = message.packets;
  if (packet instanceof openpgp.LiteralDataPacket) return packet;
  throw new TypeError('a message of bytes starts with its literal data');
}

/**
 * Why a digest is too weak or unknown to be checked here, as the rest of a sentence; `null` if it can be checked. Terraform accepts SHA-1,
 * RSA of 1024 bits, DSA and every curve. So such a signature is not a forgery, but it proves nothing.
 */
export function unsupportedDigest({ enums: { hash } }: Library, signature: SignaturePacket): string | null {
  switch (signature.hashAlgorithm) {
    case hash.sha224:
    case hash.sha256:
    case hash.sha384:
    case hash.sha512:
    case hash.sha3_256:
    case hash.sha3_512:
      return null;
    case hash.sha1:
      return 'its digest is SHA-1';
    case hash.md5:
      return 'its digest is MD5';
    case hash.ripemd:
      return 'its digest is RIPEMD-160';
    case null:
      return 'it names no digest';
    // The packet may have any number, even if the library's types exclude it.
    default:
      return `its digest has the number ${Number(signature.hashAlgorithm)}, which is unknown here`;
  }
}

/** As in go-crypto: the modulus of a "2048 bits" key may be one bit shorter. */
const minRsaBits = 2047;

/** The same for the key. The library cannot check other curves under Node. */
export function unsupportedKey({ enums: { publicKey, curve } }: Library, key: AnyKeyPacket): string | null {
  const info = key.getAlgorithmInfo();
  switch (key.algorithm) {
    case publicKey.rsaEncryptSign:
    case publicKey.rsaSign:
      return (info.bits ?? 0) < minRsaBits ? `its RSA key has only ${info.bits} bits` : null;
    case publicKey.ecdsa:
    case publicKey.eddsaLegacy: {
      const known: readonly string[] = [curve.nistP256, curve.nistP384, curve.nistP521, curve.ed25519Legacy];
      return known.includes(info.curve ?? '') ? null : 'its key uses a curve that is not supported here';
    }
    case publicKey.ed25519:
    case publicKey.ed448:
      return null;
    case publicKey.dsa:
      return 'its key is a DSA key';
    default:
      return 'its key has an algorithm that does not sign';
  }
}
