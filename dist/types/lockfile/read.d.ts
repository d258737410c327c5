import type { LockFile, LockFileReading, Problem } from './lock-file.js';
/** A file in the tools' layout: the largest real one has 25 kB. */
export declare const mostCanonicalBytes: number;
interface ReadOptions {
    /** Stands in messages of the HCL parser; no file is opened. */
    readonly path?: string;
}
/**
 * Reads a lock file. One in the layout of the tools is believed because printing it gives the file back; any other is read by two readers that
 * must agree, Lockproof's own and HashiCorp's HCL parser. Never throws, and what it could not read for certain is an error in `problems`.
 *
 * @param content The bytes of the file, or its text. At most 10 MiB, 1 MiB where the layout is not that of the tools.
 */
export declare function readLockFile(content: Uint8Array | string, options?: ReadOptions): LockFileReading;
/**
 * The library's way to read a lock file: all or nothing.
 *
 * @returns `lockFile` is `null` as soon as one problem is an error.
 */
export declare function parseLockFile(text: string, options?: ReadOptions): {
    readonly lockFile: LockFile | null;
    readonly problems: readonly Problem[];
};
export {};
