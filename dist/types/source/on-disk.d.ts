import { SourceError } from './source-error.js';
export interface FileOnDisk {
    readonly size: number;
    /** `null` where the file is larger than a lock file may be. */
    readonly bytes: Uint8Array | null;
}
/**
 * Reads a file of bounded size.
 *
 * @throws SourceError `unreadable-path`, also for devices, pipes and sockets, which might never end.
 */
export declare function readOnDisk(file: string): Promise<FileOnDisk>;
export declare function unreadable(path: string, cause: unknown): SourceError;
