import { type FileHandle } from 'node:fs/promises';
import type { Dispatcher } from 'undici';
import { type Unavailable } from '../outcome.js';
import type { DownloadedFile } from './fetcher.js';
export type Response = Dispatcher.ResponseData;
/** The first value of a header; its name in lower case. */
export declare function headerOf(response: Response, name: string): string | undefined;
/** The bytes are counted as they come: what a server announces is a hint, never a promise (T28). */
export declare function collectBody(response: Response, maxBytes: number, host: string): Promise<Uint8Array | Unavailable>;
/**
 * Writes the body to `path` and hashes it on the way; `path` is overwritten.
 *
 * @throws DiskError where the file cannot be written; all else that is thrown is a fault of the connection
 */
export declare function saveBody(response: Response, path: string, limits: {
    readonly maxBytes: number;
    readonly budget: DownloadBudget;
}, host: string): Promise<DownloadedFile | Unavailable>;
/** The bytes of packages that one run may download (`max-download`). */
export interface DownloadBudget {
    left(): number;
    /** Counts bytes that came; `false` once they are more than the run may have. */
    take(bytes: number): boolean;
    taken(): number;
    exceeded(): Unavailable;
}
export declare function openDownloadBudget(maxBytes: number): DownloadBudget;
/** Writes small pieces to a file in large batches: a write costs a change of threads, whatever its size. */
interface FileWriter {
    /** Copies the piece; waits only where the disk is slower than the pieces come. */
    write(piece: Uint8Array): Promise<void>;
    /** Writes what is left. */
    end(): Promise<void>;
    /** Waits until nothing is being written, whether or not it went well. */
    settled(): Promise<void>;
}
/** @param see told each batch before it is written, in order: to compute a digest */
export declare function writeInBatches(file: FileHandle, see: (batch: Uint8Array) => void): FileWriter;
export {};
