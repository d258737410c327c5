import type { ArchiveHashes } from './hash-archive.js';
import { type PackageErrorCode } from './package-error.js';
/** Hashes archives away from the thread that downloads: inflating and SHA-256 cost more time than any good network. */
interface HashPool {
    /** How many archives are hashed at one time. */
    readonly threads: number;
    /** Starts so many threads, as far as the pool may have them: archives are on their way. */
    prepare(archives: number): void;
    /**
     * Both `h1:` hashes of the archive at `path`; waits for a free thread.
     * @throws PackageError with the codes of `hashArchive`, `too-slow`, or `not-hashed` where a thread broke down
     */
    hash(path: string): Promise<ArchiveHashes>;
    /** Ends the threads. What is still being hashed fails with `not-hashed`. */
    close(): Promise<void>;
}
interface HashPoolOptions {
    /** Default: one for each core. */
    readonly threads?: number;
    /** Milliseconds for one archive. The largest that the limits let pass takes some ten seconds. */
    readonly patience?: number;
    /** The program of a thread; tests put their own in its place. */
    readonly location?: URL;
}
/** Threads start with the first archives and stay until the pool is closed. One that breaks down is replaced. */
export declare function openHashPool(options?: HashPoolOptions): HashPool;
/** What crosses the border between threads: an error would lose its class and its code on the way. */
export type HashingReply = {
    readonly kind: 'hashed';
    readonly hashes: ArchiveHashes;
} | {
    readonly kind: 'refused';
    readonly code: PackageErrorCode;
    readonly message: string;
}
/** Anything that is no verdict about the archive. */
 | {
    readonly kind: 'failed';
    readonly message: string;
};
export {};
