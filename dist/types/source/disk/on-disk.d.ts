import type { Stats } from 'node:fs';
import { SourceError } from '../source-error.js';
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
/** What stands at a path below a folder; `null` where nothing stands, or where the way there leads through a symlink or out of the folder. */
export declare function statWithin(root: string, path: string): Promise<Stats | null>;
/** The error for a path that is there and cannot be read. */
export declare function unreadable(path: string, cause: unknown): SourceError;
