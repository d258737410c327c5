import type { ArchiveHashes } from './hash-archive.js';
/** A thread of its own that hashes one archive at a time. It holds the process open only while it does. */
export interface HashThread {
    /** @throws PackageError also where the thread ended or was stopped for its slowness; `usable` is false then */
    hash(path: string): Promise<ArchiveHashes>;
    readonly usable: boolean;
    stop(): Promise<void>;
}
/** @param patience milliseconds for one archive */
export declare function startHashThread(location: URL, patience: number): HashThread;
