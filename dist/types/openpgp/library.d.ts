import type { AnyKeyPacket, LiteralDataPacket, SignaturePacket } from 'openpgp';
export type Library = typeof import('openpgp');
/** Loaded only when there is a signature to check: it is the largest part of the program, and a chunk of its own. */
export declare function loadLibrary(): Promise<Library>;
/** Bytes in the form in which the library checks signatures over them. */
export declare function literalData(openpgp: Library, bytes: Uint8Array): Promise<LiteralDataPacket>;
/**
 * What is too weak or too strange to be checked here, as the rest of a sentence; `null` where it can be checked. Terraform accepts SHA-1,
 * RSA of 1024 bits, DSA and every curve, so such a signature is no forgery, and it proves nothing either.
 */
export declare function unsupportedDigest({ enums: { hash } }: Library, signature: SignaturePacket): string | null;
/** The same for the key; the library has no way to check the other curves under Node. */
export declare function unsupportedKey({ enums: { publicKey, curve } }: Library, key: AnyKeyPacket): string | null;
