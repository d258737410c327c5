import { type MessagePort } from 'node:worker_threads';
/** What goes to the thread that holds hcl2json. */
export interface ConversionRequest {
    readonly filename: string;
    readonly text: string;
    /** Where the reply is posted. */
    readonly port: MessagePort;
    /** Set to 1 and notified once the reply is posted. */
    readonly ready: Int32Array;
}
/** What comes back. */
export type ConversionReply = {
    readonly kind: 'converted';
    readonly value: unknown;
} | Refusal;
interface Refusal {
    readonly kind: 'refused';
    readonly reason: string;
}
/**
 * What HashiCorp's own HCL parser makes of a file of native syntax, as `hcl2json` lays it out. It runs in a thread of its own, started at first
 * use and kept, never one that holds the process open; the caller waits, because reading a file is a pure function for everyone above.
 *
 * @param filename Stands in the parser's messages; no file is opened.
 * @param patience Shared by files that may take so long together; without it the file has its own.
 * @returns `refused` with a reason (raw text, at most 500 characters) for what is no HCL, is too large (2 MiB), takes too long or makes the
 * parser fail. Never throws (T30).
 */
export declare function convertHcl(filename: string, text: string, patience?: Patience): ConversionReply;
/** As {@link convertHcl}, for a caller with something else to do meanwhile: registries are asked while the configuration is read. */
export declare function convertHclMeanwhile(filename: string, text: string, patience?: Patience): Promise<ConversionReply>;
interface PatienceLimits {
    /** Milliseconds for one file. */
    readonly one: number;
    /** Milliseconds for all files together. */
    readonly all: number;
}
/**
 * How long files may keep the HCL parser busy, one of them and all that share this. The parser takes time squared for some texts, a long
 * heredoc for one, so that no limit of size bounds what many hostile files cost (T30).
 */
export declare class Patience {
    #private;
    readonly limits: PatienceLimits;
    constructor(limits?: Partial<PatienceLimits>);
    /** Milliseconds that the next file may take. */
    get next(): number;
    /** The files that took too long, and those that were not begun any more. */
    get refused(): number;
    spend(milliseconds: number): void;
    /** Counts a file that is not read for want of time, and says why. */
    refuse(given: number): string;
}
export {};
