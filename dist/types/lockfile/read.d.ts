import type { Patience } from '../hcl/convert.js';
import type { LockFile, LockFileReading, Problem } from './lock-file.js';
/** A file in the tools' layout: the largest real one has 25 kB. */
export declare const mostCanonicalBytes: number;
/** A file in any other layout: two readers read it, so the limit is smaller. */
export declare const mostBytes: number;
interface ReadOptions {
    /** Used in messages of the HCL parser only; no file is opened. */
    readonly path?: string;
    /** The time of the HCL parser that the files of a run share; left out: this file has its own. */
    readonly patience?: Patience | undefined;
}
/**
 * Reads a lock file. In the layout of the tools, printing the values must give the same file; any other file
 * must be HCL for HashiCorp's parser, and the values that Lockproof finds in it must be the parser's. Never throws; anything
 * uncertain is an error in `problems`.
 * @param content at most 10 MiB, or 1 MiB in any layout but that of the tools
 * @param patience the time of the HCL parser that the files of a run share; left out: this file has its own
 */
export declare function readLockFile(content: Uint8Array | string, patience?: Patience): LockFileReading;
/** The library's way to read a lock file: `lockFile` is `null` if any problem is an error. */
export declare function parseLockFile(text: string, options?: ReadOptions): {
    readonly lockFile: LockFile | null;
    readonly problems: readonly Problem[];
};
/** The detail of the problem at a conflict marker. */
export declare const mergeConflict = "This looks like a committed merge conflict.";
/** The first difference from HashiCorp's reading, as the end of a sentence; `null`: there is none (T31). */
export declare function disagreement(lockFile: LockFile, converted: unknown): string | null;
export {};
