import { type RevisionTree } from './revision-tree.js';
import type { TreeEntry } from './tree.js';
/** The attributes that change the bytes of a checkout or an archive. `text`, `eol` and `crlf` change line ends only. */
declare const names: readonly ['working-tree-encoding', 'filter', 'ident', 'export-subst'];
export interface CheckoutAttribute {
    readonly name: (typeof names)[number];
    /** As the line has it: `filter=lfs`, or a macro. */
    readonly word: string;
    /** The file of attributes, and the 1-based line. */
    readonly path: string;
    readonly line: number;
}
export interface CheckoutAttributes {
    readonly found: readonly CheckoutAttribute[];
    /** Files of attributes that cannot be read plainly: they may set anything. */
    readonly unread: readonly string[];
}
export type AttributeReader = (path: string) => Promise<CheckoutAttributes>;
/** A file of attributes. One that is on the machine counts as if it were in the root folder, which is empty. */
export interface AttributesFile {
    readonly path: string;
    readonly folder: string;
    /** `null` if it cannot be read plainly. */
    readonly text: string | null;
}
/** Whether some git, on some file system, reads attributes from an entry. */
export declare function isAttributesFile({ path, kind }: Pick<TreeEntry, 'path'> & Partial<TreeEntry>): boolean;
/** Whether a checkout or an archive may have other bytes of a file than the repository. */
export declare function isRewritten({ found, unread }: CheckoutAttributes): boolean;
/** A character for each byte, as git compares; `null` if versions of git differ: at a zero byte, or at a long line. */
export declare function plainText(bytes: Uint8Array): string | null;
/** The lines that may make git write other bytes than the repository holds, even if others override them. */
export declare function attributeReader(tree: RevisionTree, machine?: readonly AttributesFile[]): (named: string) => Promise<CheckoutAttributes>;
export {};
