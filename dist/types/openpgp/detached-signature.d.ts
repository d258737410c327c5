import type { Key, LiteralDataPacket } from 'openpgp';
import { type SigningKey } from './key-ring.js';
import { type Library } from './library.js';
import { type Refusal } from './signature.js';
export interface UnknownIssuer {
    readonly kind: 'unknown-issuer';
    /** What was passed over, as the rest of a sentence: a packet that cannot be read here may have been the right one. */
    readonly skipped: string | null;
}
/** A signature that holds, and the key it holds for. */
interface Holds {
    readonly kind: 'holds';
    readonly key: SigningKey;
    readonly keyExpired: boolean;
    readonly madeAt: Date;
}
export interface Question {
    readonly openpgp: Library;
    readonly document: LiteralDataPacket;
    readonly now: Date;
}
/**
 * Checks a binary detached signature against one ring of keys. The first signature packet whose issuer is in the ring decides, and
 * nothing behind it is read.
 */
export declare function checkDetachedSignature(question: Question, signature: Uint8Array, keys: readonly Key[]): Promise<Holds | UnknownIssuer | Refusal>;
/** What a search through every ring comes to when no issuer was known. */
export declare function nobodyKnown(skipped: string | null): Refusal;
export {};
