import type { FolderReader } from '../configuration/configuration.ts';
import { type RevisionTree } from './revision-tree.ts';
import type { TreeEntry } from './tree.ts';
/** Reads the configuration of a revision within limits that are checked before anything is read. */
export declare function folderReader(tree: RevisionTree): FolderReader;
/** The files that a folder reader reads of a folder. */
export declare function filesOfModule(tree: RevisionTree, folder: string): Promise<readonly TreeEntry[]>;
/** Whether Terraform reads an entry: by its name, and if it is no folder in a checkout. */
export declare function isConfiguration({ path, kind }: TreeEntry): boolean;
