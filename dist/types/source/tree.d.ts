import type { PathTest } from '../paths.js';
/** What stands at one path of a revision. */
export interface TreeEntry {
    readonly path: string;
    readonly kind: 'file' | 'symlink' | 'submodule' | 'directory';
    /** Git's object id of the bytes, which decides whether two revisions differ at this path. */
    readonly sha: string;
    /** The object id under which git would store a file of the working tree, where its line ends make that another one. */
    readonly stored?: string;
    /** Bytes; 0 for anything but a file. */
    readonly size: number;
}
/** The entries at the paths under review. */
export type Listing = ReadonlyMap<string, TreeEntry>;
/**
 * Whether an entry belongs to the lock files under review. What is no file counts only under the one name that Terraform reads: a wide
 * pattern such as `environments/**` is not meant to select folders.
 */
export declare function isUnderReview(entry: TreeEntry, matches: PathTest): boolean;
/**
 * Gathers entries by path.
 *
 * @throws SourceError `malformed-answer` where two entries have the same name once they are decoded: one of them would go unseen.
 */
export declare function listingOf(entries: Iterable<TreeEntry>): Listing;
/** What git's file mode says: 120000 is a symlink, 160000 a submodule, 040000 a directory. */
export declare function kindOfMode(mode: string): TreeEntry['kind'];
/**
 * The object id that git gives to these bytes.
 *
 * @param like another object id of the same repository: 40 digits are SHA-1, 64 are SHA-256.
 */
export declare function blobSha(bytes: Uint8Array, like: string): string;
