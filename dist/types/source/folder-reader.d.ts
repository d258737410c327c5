import type { FolderReader } from '../configuration/configuration.js';
import type { TreeEntry } from './tree.js';
interface FolderPorts {
    /** The entries directly in a folder, with the sizes of files; empty if there is no such folder. */
    list(folder: string): Promise<readonly TreeEntry[]>;
    /** The bytes of some of these entries, in their order. */
    read(entries: readonly TreeEntry[]): Promise<readonly Uint8Array[]>;
}
/** Reads the configuration files of a folder. Checks the limits before it reads anything. A link counts for the limits but is not followed (T44). */
export declare function folderReader({ list, read }: FolderPorts): FolderReader;
/** Whether an entry has a name that Terraform reads; links count too. */
export declare function isConfiguration({ path, kind }: TreeEntry): boolean;
export {};
