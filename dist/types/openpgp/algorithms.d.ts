import type { AnyKeyPacket, SignaturePacket } from 'openpgp';
import type { Library } from './library.js';
/**
 * What is too weak or too strange to be checked here, as the rest of a sentence; `null` where it can be checked. Terraform accepts SHA-1,
 * RSA of 1024 bits, DSA and every curve, so such a signature is no forgery, and it proves nothing either.
 */
export declare function unsupportedDigest({ enums: { hash } }: Library, signature: SignaturePacket): string | null;
/** The same for the key; the library has no way to check the other curves under Node. */
export declare function unsupportedKey({ enums: { publicKey, curve } }: Library, key: AnyKeyPacket): string | null;
