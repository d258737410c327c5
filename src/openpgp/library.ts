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
 * RSA and DSA of 1024 bits and every curve. So such a signature is not a forgery, but it proves nothing.
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

/** DSA in the sizes that anybody makes (FIPS 186-4 ends with 3,072 bits); much larger numbers only cost time (T29). */
const dsa = { least: 2048, most: 4096, leastGroup: 224, mostGroup: 512 };

/** The same for the key. */
export function unsupportedKey({ enums: { publicKey, curve } }: Library, key: AnyKeyPacket): string | null {
  const info = key.getAlgorithmInfo();
  switch (key.algorithm) {
    case publicKey.rsaEncryptSign:
    case publicKey.rsaSign:
      return (info.bits ?? 0) < minRsaBits ? `its RSA key has only ${info.bits} bits` : null;
    case publicKey.dsa:
      return unsupportedDsa(info.bits ?? 0, key);
    case publicKey.ecdsa: {
      const known: readonly string[] = [
        curve.nistP256,
        curve.nistP384,
        curve.nistP521,
        curve.secp256k1,
        curve.brainpoolP256r1,
        curve.brainpoolP384r1,
        curve.brainpoolP512r1,
      ];
      return known.includes(info.curve ?? '') ? null : unknownCurve;
    }
    case publicKey.eddsaLegacy:
      return info.curve === curve.ed25519Legacy ? null : unknownCurve;
    case publicKey.ed25519:
    case publicKey.ed448:
      return null;
    default:
      return 'its key has an algorithm that does not sign';
  }
}

const unknownCurve = 'its key uses a curve that is not supported here';

function unsupportedDsa(bits: number, { publicParams }: AnyKeyPacket): string | null {
  if (bits < dsa.least) return `its DSA key has only ${bits} bits`;
  if (bits > dsa.most) return `its DSA key has more than ${dsa.most} bits`;
  const q: unknown = Reflect.get(publicParams, 'q');
  const group = q instanceof Uint8Array ? bitsOf(q) : 0;
  return group < dsa.leastGroup || group > dsa.mostGroup
    ? `the group of its DSA key has ${group} bits`
    : null;
}

/** @param number big-endian */
function bitsOf(number: Uint8Array): number {
  const first = number.findIndex((byte) => byte !== 0);
  return first === -1 ? 0 : (number.length - first) * 8 - Math.clz32(number[first] ?? 0) + 24;
}

/** Whether the library computes signatures of the key in JavaScript, which takes some hundredths of a second for each. */
export function isComputedHere({ enums: { publicKey, curve } }: Library, key: AnyKeyPacket): boolean {
  if (key.algorithm === publicKey.dsa) return true;
  if (key.algorithm !== publicKey.ecdsa) return false;
  const native: readonly string[] = [curve.nistP256, curve.nistP384, curve.nistP521];
  return !native.includes(key.getAlgorithmInfo().curve ?? '');
}
