import type { UnavailableCode } from '../outcome.js';
/** Who vouches for a shasums document. */
export type SignatureCheck = GoodSignature
/** The registry lists no signing key for this version. */
 | {
    readonly kind: 'unsigned';
}
/** There is a signature, but it is not valid: the document must not be trusted. */
 | {
    readonly kind: 'bad';
    readonly code: BadSignatureCode;
    readonly reason: string;
}
/** The signature could not be fetched, or its algorithm cannot be checked: it is neither good nor bad. */
 | {
    readonly kind: 'unavailable';
    readonly code: UnavailableCode;
    readonly reason: string;
};
export interface GoodSignature {
    readonly kind: 'good';
    readonly tier: 'official' | 'partner' | 'self-signed';
    /** 16 upper-case hex digits of the primary key, even if a subkey signed (Terraform shows the same). */
    readonly keyId: string;
    /** 40 upper-case hex digits of the primary key. */
    readonly fingerprint: string;
    /** Whether the key has expired by now, according to the newest copy of it that is known here. */
    readonly keyExpired: boolean;
    /** The signature was made after that expiry: the publisher may have extended the key without listing the new copy. Left out: in time. */
    readonly afterExpiry?: true;
    /** When the signature was made, as the signer says. */
    readonly madeAt?: Date;
}
type BadSignatureCode = 'unknown-issuer' | 'signature-mismatch' | 'signature-expired' | 'revoked-key' | 'malformed-key' | 'malformed-signature' | 'bad-trust-signature';
/** One key as the registry lists it. */
export interface ListedKey {
    readonly asciiArmor: string;
    /** Armored detached signature by the HashiCorp partners key over the de-armored bytes of `asciiArmor`; empty if there is none. */
    readonly trustSignature: string;
}
/** Every answer that is not a good signature and ends the search for one. */
export type Refusal = Extract<SignatureCheck, {
    kind: 'bad' | 'unavailable';
}>;
export declare function bad(code: BadSignatureCode, reason: string): Refusal;
export declare function unsupported(reason: string): Refusal;
export declare function tooLarge(reason: string): Refusal;
export {};
