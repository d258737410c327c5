import type { AnyKeyPacket, LiteralDataPacket, SignaturePacket } from 'openpgp';
export type Library = typeof import('openpgp');
/** Loads the library only when there is a signature to check: it is the largest part of the program and a separate chunk. */
export declare function loadLibrary(): Promise<Library>;
/** Bytes in the form in which the library checks signatures over them. */
export declare function literalData(openpgp: Library, bytes: Uint8Array): Promise<LiteralDataPacket>;
/**
 * Why a digest is too weak or unknown to be checked here, as the rest of a sentence; `null` if it can be checked. Terraform accepts SHA-1,
 * RSA and DSA of 1024 bits and every curve. So such a signature is not a forgery, but it proves nothing.
 */
export declare function unsupportedDigest({ enums: { hash } }: Library, signature: SignaturePacket): string | null;
/** The same for the key. */
export declare function unsupportedKey({ enums: { publicKey, curve } }: Library, key: AnyKeyPacket): string | null;
/** Whether the library computes signatures of the key in JavaScript, which takes some hundredths of a second for each. */
export declare function isComputedHere({ enums: { publicKey, curve } }: Library, key: AnyKeyPacket): boolean;
