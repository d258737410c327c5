import type { Key, LiteralDataPacket } from 'openpgp';
import { type SigningKey } from './key-ring.ts';
import { type Checker } from './packet-check.ts';
import { type Refusal } from './signature.ts';
export interface UnknownIssuer {
    readonly kind: 'unknown-issuer';
    /** Why a packet was skipped, as the rest of a sentence: an unreadable packet may have been the right one. */
    readonly skipped: string | null;
}
/** A valid signature and its key. */
interface Holds {
    readonly kind: 'holds';
    readonly key: SigningKey;
    readonly keyExpired: boolean;
    /** Made after the key had expired, according to the newest copy of the key that is known here. */
    readonly afterExpiry: boolean;
    readonly madeAt: Date;
}
export interface Question extends Checker {
    readonly document: LiteralDataPacket;
    readonly now: Date;
}
/**
 * Checks a binary detached signature against one ring of keys. The first signature packet whose issuer is in the ring decides; nothing
 * after it is read.
 */
export declare function checkDetachedSignature(question: Question, signature: Uint8Array, keys: readonly Key[]): Promise<Holds | UnknownIssuer | Refusal>;
/** The result if no ring has the issuer. */
export declare function nobodyKnown(skipped: string | null): Refusal;
export {};
