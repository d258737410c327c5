import { type MessagePort } from 'node:worker_threads';
export interface ConversionRequest {
    readonly filename: string;
    readonly text: string;
    /** Characters of the reason for a refusal: a text may have a hundred megabytes of faults. */
    readonly longestReason: number;
    readonly port: MessagePort;
    /** Set to 1 and notified after the reply is posted. */
    readonly ready: Int32Array;
}
export type ConversionReply = {
    readonly kind: 'converted';
    readonly value: unknown;
} | Refusal;
interface Refusal {
    readonly kind: 'refused';
    readonly reason: string;
    /** A limit of Lockproof; left out where the text is no HCL. */
    readonly isLimit?: true;
}
/**
 * Reads native syntax with HashiCorp's own HCL parser, in a thread that is kept. The caller waits, because
 * reading a file is a pure function for the folders above. Never throws (T30).
 * @param patience shared by files with one time limit; default: this file has its own
 * @returns `refused` with a reason (raw text, at most 8,000 characters) if it is not HCL or beyond a limit
 */
export declare function convertHcl(filename: string, text: string, patience?: Patience): ConversionReply;
/** Milliseconds of processor time for one file, and for all files together. The largest honest file takes two seconds, the largest honest total eight. */
declare const usual: {
    one: number;
    all: number;
};
/** The time of the HCL parser for one file, or for several. Some texts cost quadratic time (T30). */
export declare class Patience {
    #private;
    readonly limits: Readonly<typeof usual>;
    constructor(limits?: Partial<typeof usual>);
    get next(): number;
    spend(milliseconds: number): void;
    /** Why a file that was given so much time is not read. */
    refuse(given: number): string;
}
export {};
