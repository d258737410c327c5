import { type Unavailable } from '../outcome.js';
import { type Response } from './connections.js';
import type { DownloadBudget } from './download-budget.js';
import type { DownloadedFile } from './fetcher.js';
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
