import type { Stats } from 'node:fs';
import type { FolderReader } from '../../configuration/configuration.js';
import { type Content, SourceError } from '../source.js';
/** One file as it stands on disk. No symlink is followed on the way from the root. */
export declare function readDiskFile(root: string, path: string): Promise<Content>;
/**
 * Reads configuration as it stands on disk. No symlink is followed on the way from the root; what cannot be listed counts as empty, so
 * that a folder which nobody may read does not end the review of the lock files.
 *
 * @param root folders are relative to it; the way to the root itself may lead through symlinks.
 */
export declare function diskFolderReader(root: string): FolderReader;
interface FileOnDisk {
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
export {};
