import type { ConversionReply } from './conversion.js';
import { Patience } from './patience.js';
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
