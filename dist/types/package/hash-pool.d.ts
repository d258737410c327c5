import type { ArchiveHashes } from './hash-archive.ts';
import { type PackageErrorCode } from './package-error.ts';
/** Hashes archives in other threads than the one that downloads, because inflating and SHA-256 take longer than a fast network. */
interface HashPool {
    /** How many archives are hashed at one time. */
    readonly threads: number;
    /** The bytes that all archives together have inflated to so far. */
    inflated(): number;
    /** Starts a thread for each archive that will come, up to the limit of the pool. */
    prepare(archives: number): void;
    /**
     * Both `h1:` hashes of the archive at `path`; waits for a free thread.
     * @throws PackageError with the codes of `hashArchive`, `run-limit`, `too-slow`, or `not-hashed` if a thread failed
     */
    hash(path: string): Promise<ArchiveHashes>;
    /** Ends the threads. An archive in progress fails with `not-hashed`. */
    close(): Promise<void>;
}
interface HashPoolOptions {
    /** Default: one per core. */
    readonly threads?: number;
    /** Milliseconds for one archive. The largest archive within the limits takes some ten seconds. */
    readonly patience?: number;
    /** The bytes that all archives together may inflate to. Default: as for a run that downloads little. */
    readonly maxInflated?: number;
    /** The program of a thread; tests use their own. */
    readonly location?: URL;
}
/** Threads start with the first archives and stay until the pool is closed. The pool replaces a thread that fails. */
export declare function openHashPool(options?: HashPoolOptions): HashPool;
/** The message between threads. An error object would lose its class and its code on the way. */
export type HashingReply = {
    readonly kind: 'hashed';
    readonly hashes: ArchiveHashes;
} | {
    readonly kind: 'refused';
    readonly code: PackageErrorCode;
    readonly message: string;
}
/** Anything that is not a verdict about the archive. */
 | {
    readonly kind: 'failed';
    readonly message: string;
};
export {};
