import type { LiteralDataPacket, SignaturePacket } from 'openpgp';
import type { Library } from './library.js';
import { type Refusal } from './refusal.js';
import type { SigningKey } from './signing-key.js';
/** A signature that holds, and the key it holds for. */
export interface Holds {
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
 * Checks one signature packet against the key that it names, in Terraform's order: cryptography, revocation, expiry. Stricter than
 * Terraform in two things: a key that has expired may not have signed after that, and an expired signature stays expired when its key has
 * expired as well.
 */
export declare function judge(question: Question, signature: SignaturePacket, key: SigningKey): Promise<Holds | Refusal>;
