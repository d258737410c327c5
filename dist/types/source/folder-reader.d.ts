import type { FolderReader } from '../configuration/configuration.js';
import type { TreeEntry } from './tree.js';
interface FolderPorts {
    /** What stands directly in a folder, with sizes of the files; empty where there is no such folder. */
    list(folder: string): Promise<readonly TreeEntry[]>;
    /** The bytes of some of these entries, in their order. */
    read(entries: readonly TreeEntry[]): Promise<readonly Uint8Array[]>;
}
/** Reads the configuration files of a folder within limits that are checked before anything is read. A link counts and is not followed (T44). */
export declare function folderReader({ list, read }: FolderPorts): FolderReader;
/** What stands by a name that Terraform reads, links included. */
export declare function isConfiguration({ path, kind }: TreeEntry): boolean;
export {};
