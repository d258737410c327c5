import { SourceError } from './source-error.js';
import { type Content, type Listing, type TreeEntry } from './tree.js';
/** The files of one revision: a commit, the working tree of git, or a plain folder. */
export interface RevisionTree {
    /** Everything, by path; `null` where the source cannot list it all. For a working tree: the files that git would add, with the ids of the index. */
    readonly whole: Listing | null;
    /** `whole` is all that there is; left out where only the disk tells. */
    readonly isListed?: true;
    /** The entry at a path, a symlink as itself. No symlink is followed on the way: a path through one has no entry. */
    at(path: string): Promise<TreeEntry | null>;
    /** The entries directly in a folder; empty where there is no such folder, or a symlink is on the way. */
    within(folder: string): Promise<readonly TreeEntry[]>;
    measure(entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]>;
    /** The entries with the ids that git gives to their bytes as they are now. */
    identify(entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]>;
    /** The bytes of files, and the targets of symlinks, in the order of the entries; `null` for what is larger than a lock file may be, and in a search for what would take one request too many. */
    read(entries: readonly TreeEntry[], isSearch?: boolean): Promise<readonly (Uint8Array | null)[]>;
    /** Names come as text: what is no UTF-8 is U+FFFD, and its bytes are not known. Left out where they are. */
    readonly namesAsText?: boolean;
    /** Requests files that will be read, all in few requests or processes of git. Never rejects: a later read of the file fails. Left out where it costs nothing more to read files one by one. */
    bring?(entries: readonly TreeEntry[]): Promise<void>;
}
export type Destination = {
    readonly kind: 'found';
    readonly entry: TreeEntry;
}
/** @property why what a symlink there does: the end of "a symlink that …" */
 | {
    readonly kind: 'nowhere';
    readonly why: string;
}
/** Checkouts differ about a symlink on the way: bytes that a server does not show (T88), or ways of some only (T89). `end`: the last name. */
 | {
    readonly kind: 'unclear';
    readonly end: string;
};
/** Follows the symlinks of a path from the root, as a checkout does; `any` also finds folded names. */
export declare function follow(tree: RevisionTree, path: string, spelling?: 'exact' | 'any'): Promise<Destination>;
/** As {@link follow}, or `null` if the path leads nowhere. @throws SourceError `unavailable` if checkouts differ about the entry */
export declare function entryBehind(tree: RevisionTree, path: string, spelling?: 'exact' | 'any'): Promise<TreeEntry | null>;
/** The refusal of a symlink that does not lead to the same place in every checkout. */
export declare function unclear(path: string): SourceError;
/** A file of at most `most` bytes. A policy behind a symlink to a folder is no plain file, wherever that leads; without this, it would count as missing (T39). */
export declare function contentIn(tree: RevisionTree, path: string, most?: number): Promise<Content>;
export type BlobReader = (blobs: readonly Pick<TreeEntry, 'sha' | 'size'>[], isSearch?: boolean) => Promise<ReadonlyMap<string, Uint8Array>>;
interface ListedTree extends Pick<RevisionTree, 'namesAsText' | 'bring'> {
    readonly whole: Listing;
    /** Fills in the sizes of files; left out where the listing has them. */
    readonly measure?: RevisionTree['measure'];
    readonly readBlobs: BlobReader;
}
export declare function listedTree({ whole, measure, readBlobs, ...more }: ListedTree): RevisionTree;
export declare function asTheyAre(entries: readonly TreeEntry[]): Promise<readonly TreeEntry[]>;
/** The bytes of blobs, each requested once, in the order of the entries. @param entries with their sizes */
export declare function bytesOf(entries: readonly TreeEntry[], readBlobs: BlobReader, isSearch?: boolean): Promise<(Uint8Array<ArrayBufferLike> | null)[]>;
export {};
