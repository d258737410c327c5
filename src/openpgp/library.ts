import type { AnyKeyPacket, LiteralDataPacket, SignaturePacket } from 'openpgp';

export type Library = typeof import('openpgp');

/** Loaded only if there is a signature to check: it is the largest part of the program. */
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

/** Why a digest that Terraform may accept is too weak or unknown here, as a clause; `null`: it is neither. */
export function unsupportedDigest({ enums: { hash } }: Library, signature: SignaturePacket): string | null {
  const algorithm: number | null = signature.hashAlgorithm;
  const { sha224, sha256, sha384, sha512, sha3_256, sha3_512 } = hash;
  if (algorithm === null) return 'it names no digest';
  if ([sha224, sha256, sha384, sha512, sha3_256, sha3_512].includes(algorithm)) return null;
  const weak: Readonly<Record<number, string>> = {
    [hash.sha1]: 'SHA-1',
    [hash.md5]: 'MD5',
    [hash.ripemd]: 'RIPEMD-160',
  };
  const name = weak[algorithm];
  return name === undefined
    ? `its digest has the number ${algorithm}, which is unknown here`
    : `its digest is ${name}`;
}

/** As in go-crypto: the modulus of a "2048 bits" key may be one bit shorter. */
const minRsaBits = 2047;

/** The sizes of DSA that exist (FIPS 186-4 ends with 3,072 bits); larger numbers only cost time (T29). */
const dsa = { least: 2048, most: 4096, leastGroup: 224, mostGroup: 512 };

export function unsupportedKey({ enums: { publicKey, curve } }: Library, key: AnyKeyPacket): string | null {
  const info = key.getAlgorithmInfo();
  switch (key.algorithm) {
    case publicKey.rsaEncryptSign:
    case publicKey.rsaSign:
      return (info.bits ?? 0) < minRsaBits ? `its RSA key has only ${info.bits} bits` : null;
    case publicKey.dsa:
      return unsupportedDsa(info.bits ?? 0, key);
    case publicKey.ecdsa: {
      const { nistP256, nistP384, nistP521, secp256k1 } = curve;
      const { brainpoolP256r1, brainpoolP384r1, brainpoolP512r1 } = curve;
      const brainpool: readonly string[] = [brainpoolP256r1, brainpoolP384r1, brainpoolP512r1];
      const known = [nistP256, nistP384, nistP521, secp256k1, ...brainpool];
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

function bitsOf(number: Uint8Array): number {
  const first = number.findIndex((byte) => byte !== 0);
  return first === -1 ? 0 : (number.length - first) * 8 - Math.clz32(number[first] ?? 0) + 24;
}

/** Whether the library checks signatures of the key in JavaScript: hundredths of a second for each. */
export function isComputedHere({ enums: { publicKey, curve } }: Library, key: AnyKeyPacket): boolean {
  if (key.algorithm === publicKey.dsa) return true;
  if (key.algorithm !== publicKey.ecdsa) return false;
  const native: readonly string[] = [curve.nistP256, curve.nistP384, curve.nistP521];
  return !native.includes(key.getAlgorithmInfo().curve ?? '');
}
