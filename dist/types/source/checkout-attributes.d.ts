import { type AttributeLines, type AttributesFile, type ReadFrom } from './attributes.js';
import { type RevisionTree } from './revision-tree.js';
/** An attribute by which a checkout or an archive holds other bytes of a file than the repository, line ends aside. */
export interface CheckoutAttribute {
    readonly name: (typeof rewriting)[number];
    /** The text after `=`; empty if there is none. */
    readonly value: string;
    /** The file of attributes. */
    readonly path: string;
    /** 1-based. */
    readonly line: number;
}
/** What git does to one file on its way out of the repository. */
export interface CheckoutAttributes {
    readonly found: readonly CheckoutAttribute[];
    /** Files of attributes that could not be read, or that not every git reads alike: they may set anything. */
    readonly unread: readonly string[];
}
/** `text`, `eol` and `crlf` change line ends only; no other attribute changes a byte. */
declare const rewriting: readonly ['working-tree-encoding', 'filter', 'ident', 'export-subst'];
/** Attributes that are not in the tree, but on the machine. */
export interface MachineAttributes {
    /** `core.attributesFile` and the system's. */
    readonly weakest: readonly AttributesFile[];
    /** `info/attributes`. */
    readonly strongest: readonly AttributesFile[];
}
export type AttributeReader = (path: string) => Promise<CheckoutAttributes>;
/**
 * Tells what git does to the files of a revision, by every file of attributes from the root to the folder of each. Of a path that leads through symlinks
 * the file at its end counts, because git writes a symlink as it is.
 *
 * On a file system that folds case `.GitAttributes` counts, and so does a pattern or a folder in another spelling; what counts on any of them counts
 * here.
 */
export declare function attributeReader(tree: RevisionTree, machine?: MachineAttributes): AttributeReader;
/**
 * For all files of one revision (T30): the text of their attributes, and the letters of patterns times those of the paths that they are held against. Real
 * repositories have a few kilobytes of attributes, of which a few lines tell something here; this much takes ten seconds.
 */
export declare const mostAttributes: {
    text: number;
    work: number;
};
export interface FolderAttributes {
    readonly path: string;
    /** The same twice where it does not matter where git reads it from; `null`: it could not be read. */
    readonly read: Readonly<Record<ReadFrom, AttributeLines>> | null;
}
export declare function readFolderAttributes(tree: RevisionTree, folder: string, left: {
    text: number;
}): Promise<readonly FolderAttributes[]>;
/** `a/b/c.tf`: the root, `a` and `a/b`. */
export declare function foldersTo(path: string): readonly string[];
/** Whether git does the same to a file, wherever it says so; `false` where that is not known. */
export declare function doTheSame(one: CheckoutAttributes, other: CheckoutAttributes): boolean;
export {};
