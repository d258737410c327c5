import type { BadSignatureCode, SignatureCheck } from './signature.js';
/** Every answer that is not a good signature, and ends the search for one. */
export type Refusal = Extract<SignatureCheck, {
    kind: 'bad' | 'unavailable';
}>;
export declare function bad(code: BadSignatureCode, reason: string): Refusal;
export declare function unsupported(reason: string): Refusal;
export declare function tooLarge(reason: string): Refusal;
