import type { ConversionReply } from './conversion.js';
/**
 * What HashiCorp's own HCL parser makes of a file of native syntax, as `hcl2json` lays it out. It runs in a thread of its own, started at first
 * use and kept, never one that holds the process open; the caller waits, because reading a file is a pure function for everyone above.
 *
 * @param filename Stands in the parser's messages; no file is opened.
 * @returns `refused` with a reason (raw text, at most 500 characters) for what is no HCL, is too large (2 MiB), takes longer than 20 seconds
 * or makes the parser fail. Never throws (T30).
 */
export declare function convertHcl(filename: string, text: string): ConversionReply;
