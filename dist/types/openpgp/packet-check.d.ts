import type { AnyKeyPacket, SignaturePacket } from 'openpgp';
import { type Library } from './library.ts';
/** What one check of a document may cost. */
interface Effort {
    /** How many more signatures of an algorithm that is computed in JavaScript are checked. */
    left: number;
}
/**
 * Real keys have a handful of signatures by themselves. One check of DSA or of a rare curve takes some hundredths of a second, so a listed key
 * with thousands of signatures would keep the run busy for minutes (T29).
 */
export declare function fullEffort(): Effort;
/** A listed key costs more than {@link fullEffort}. */
export declare class EffortError extends Error {
    constructor();
}
export interface Checker {
    readonly openpgp: Library;
    readonly effort: Effort;
}
interface Claim {
    readonly signature: SignaturePacket;
    readonly key: AnyKeyPacket;
    readonly type: NonNullable<SignaturePacket['signatureType']>;
    /** What the signature is over, in the form that the library wants. */
    readonly data: object;
    /** The time at which it has to be valid; `null`: at any. */
    readonly at: Date | null;
}
/**
 * Checks one signature packet: cryptography, conditions, and its own dates at `at`.
 *
 * @throws EffortError, and whatever error the library has for a signature that does not hold
 */
export declare function verifyPacket({ openpgp, effort }: Checker, claim: Claim): Promise<void>;
/** Whether the signature holds. Only too much effort is an error. */
export declare function holds(checker: Checker, claim: Claim): Promise<boolean>;
export {};
