import { type ListedKey, type SignatureCheck } from './signature.ts';
import { type PinnedKeys } from './trust-tier.ts';
interface DetachedSignature {
    /** The exact bytes of the SHA256SUMS document. */
    readonly document: Uint8Array;
    /** The signature file as served: binary. */
    readonly signature: Uint8Array;
    /** In the order in which the registry lists them. */
    readonly keys: readonly ListedKey[];
    /** The time at which expiry is judged. Default: now. */
    readonly now?: Date;
    /** The keys that identify a publisher. Default: those of HashiCorp and OpenTofu. */
    readonly pinned?: PinnedKeys;
}
/** Loads the library for signatures; call it while the run waits for something else. */
export declare function prepareVerification(): void;
/**
 * Checks a detached OpenPGP signature as Terraform does (its package authentication; T12-T17): it tries the listed keys in order; after an
 * unknown issuer it tries the next one, and any other fault is final. A signature that cannot be checked here (SHA-1, RSA or
 * DSA below 2048 bits) is `unavailable`, never `bad`. Never throws because of a registry's data.
 */
export declare function verifyDetachedSignature(input: DetachedSignature): Promise<SignatureCheck>;
export {};
