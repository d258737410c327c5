import { type FileHandle } from 'node:fs/promises';
import type { Dispatcher } from 'undici';
import { type Unavailable } from '../outcome.ts';
import type { DownloadedFile, Room } from './fetcher.ts';
export type Response = Dispatcher.ResponseData;
/** The first value of a header; its name in lower case. */
export declare function headerOf(response: Response, name: string): string | undefined;
/**
 * The response as it is read: some gateways compress whatever is asked, and object storage says `aws-chunked` of bytes that are as they are. Every limit
 * counts the decoded bytes. `null` for an encoding that Terraform does not decode either.
 */
export declare function decoded(response: Response): Response | null;
/** Counts the bytes as they arrive: the size that a server announces is only a hint (T28). */
export declare function collectBody(response: Response, maxBytes: number, host: string): Promise<Uint8Array | Unavailable>;
/**
 * Writes the body to `path` and hashes it on the way. Overwrites `path`.
 *
 * @throws DiskError if the file cannot be written; every other error is a fault of the connection
 */
export declare function saveBody(response: Response, path: string, limits: {
    readonly maxBytes: number;
    readonly budget: DownloadBudget;
    readonly room?: Room | undefined;
}, host: string): Promise<DownloadedFile | Unavailable>;
/** The bytes of packages that one run may download (`max-download`). */
export interface DownloadBudget {
    left(): number;
    /** Counts received bytes; `false` if they exceed the budget of the run. */
    take(bytes: number): boolean;
    taken(): number;
    exceeded(): Unavailable;
}
export declare function openDownloadBudget(maxBytes: number): DownloadBudget;
/** Writes small pieces to a file in large batches, because each write costs a thread switch, whatever its size. */
interface FileWriter {
    /** Copies the piece; waits only if the disk is slower than the network. */
    write(piece: Uint8Array): Promise<void>;
    /** Writes the rest. */
    end(): Promise<void>;
    /** Waits until no write is in progress, even if a write failed. */
    settled(): Promise<void>;
}
/** @param see receives each batch before it is written, in order, to compute a digest */
export declare function writeInBatches(file: FileHandle, see: (batch: Uint8Array) => void): FileWriter;
export {};
