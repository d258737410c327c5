import { type Stats } from 'node:fs';
import type { Content } from '../content.ts';
import type { RevisionTree } from '../revision-tree.ts';
import { SourceError } from '../source-error.ts';
/** One file on disk. Symlinks below the root are not followed. */
export declare function readDiskFile(root: string, path: string): Promise<Content>;
/**
 * The files on disk. What cannot be listed counts as empty, so that a folder which nobody may read does not end the review of the lock
 * files.
 *
 * @param root paths are relative to it; the way to the root itself may lead through symlinks
 * @param like an object id of the repository, for the kind of its digests
 */
export declare function diskTree(root: string, like?: string): RevisionTree;
interface FileOnDisk {
    readonly size: number;
    /** `null` if the file is larger than the limit for a lock file. */
    readonly bytes: Uint8Array | null;
}
/**
 * Reads a file of bounded size.
 *
 * @throws SourceError `unreadable-path`, also for devices, pipes and sockets, which might never end.
 */
export declare function readOnDisk(file: string): Promise<FileOnDisk>;
/** The entry at a path below a folder; `null` if there is none, or if the path goes through a symlink or leads out of the folder. */
export declare function statWithin(root: string, path: string): Promise<Stats | null>;
/** The error for a path that exists but cannot be read. */
export declare function unreadable(path: string, cause: unknown): SourceError;
export {};
