import type { Asked, UnavailableCode } from '../outcome.js';
export type SignatureCheck = GoodSignature | Unsigned
/** There is a signature, but it is not valid: the document must not be trusted. */
 | {
    readonly kind: 'bad';
    readonly code: BadSignatureCode;
    readonly reason: string;
    /** The key that made it, if only another registry lists that. */
    readonly madeBy?: KeyElsewhere;
}
/** The signature could not be fetched, or its algorithm cannot be checked: it is neither good nor bad. */
 | {
    readonly kind: 'unavailable';
    readonly code: UnavailableCode;
    readonly reason: string;
    readonly asked?: Asked;
};
/** The registry lists no signing key for this version. */
interface Unsigned {
    readonly kind: 'unsigned';
    /** Keys from elsewhere, none of which proves the signature. */
    readonly tried?: TriedKeys;
}
export interface GoodSignature {
    readonly kind: 'good';
    readonly tier: 'official' | 'partner' | 'self-signed';
    readonly keyId: string;
    /** 40 upper-case hex digits of the primary key. */
    readonly fingerprint: string;
    /** Whether the key has expired by now, according to the newest copy of it that is known here. */
    readonly keyExpired: boolean;
    /** Made after that expiry: the publisher may have extended the key without listing the new copy. */
    readonly afterExpiry?: true;
    readonly madeAt?: Date;
    /** Who lists the key: the host of a registry, or `policy`. Left out: the provider's own registry. */
    readonly keyFrom?: string;
    /** The key as it is listed; left out if the text has other keys too. */
    readonly asciiArmor?: string;
}
/** Keys for a release from a source other than the provider's own registry. */
export interface OtherKeys {
    /** The host of a registry, or `policy`. */
    readonly from: string;
    readonly keys: readonly ListedKey[];
    /** Why the keys could not be read, where the release may do without; a clause. */
    readonly unread?: string;
}
export interface KeyElsewhere {
    readonly from: string;
    readonly fingerprint: string;
    /** Its armored text for a policy; `null` if it is too long, or has more than this key. */
    readonly armored: string | null;
}
export interface TriedKeys {
    readonly from: string;
    /** The ids of the primary keys that can be read, 16 upper-case hex digits each. */
    readonly keyIds: readonly string[];
    /** Why none of them proves the signature, as a clause. */
    readonly reason: string;
    /** The source could not be read, so there may be one that does. */
    readonly unread?: true;
}
type BadSignatureCode = 'unknown-issuer' | 'signature-mismatch' | 'signature-expired' | 'revoked-key' | 'malformed-key' | 'malformed-signature' | 'bad-trust-signature';
export interface ListedKey {
    readonly asciiArmor: string;
    /** Armored, by HashiCorp's partners key over the de-armored bytes of `asciiArmor`; empty: there is none. */
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
