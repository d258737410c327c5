import { type ListedKey, type SignatureCheck } from './signature.js';
import { type PinnedKeys } from './trust-tier.js';
interface DetachedSignature {
    /** The exact bytes of the SHA256SUMS document. */
    readonly document: Uint8Array;
    /** The signature file as it was served: binary. */
    readonly signature: Uint8Array;
    /** In the order in which the registry lists them. */
    readonly keys: readonly ListedKey[];
    /** The time to judge expiry at; now, where it is not given. */
    readonly now?: Date;
    /** The keys that stand for a publisher; those of HashiCorp and OpenTofu, where they are not given. */
    readonly pinned?: PinnedKeys;
}
/** Loads what checking a signature needs; meant for a moment in which something else is waited for. */
export declare function prepareVerification(): void;
/**
 * Checks a detached OpenPGP signature as Terraform does (its package authentication; T12-T17): the listed keys are tried in order, an
 * unknown issuer passes to the next, and any other fault is final. What cannot be checked here (SHA-1, RSA below 2048 bits, DSA) is
 * `unavailable`, never `bad`. Never throws for what a registry serves.
 */
export declare function verifyDetachedSignature(input: DetachedSignature): Promise<SignatureCheck>;
export {};
