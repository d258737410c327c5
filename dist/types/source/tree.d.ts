import { type Hash } from 'node:crypto';
import type { PathTest } from '../paths.js';
/** The entry at one path of a revision. */
export interface TreeEntry {
    readonly path: string;
    readonly kind: 'file' | 'symlink' | 'submodule' | 'directory';
    /** Git's object id of the bytes. It decides whether two revisions differ at this path. */
    readonly sha: string;
    /** Of a symlink that was followed: the path of the file that it leads to. */
    readonly target?: string;
    /** Bytes; 0 for anything but a file. */
    readonly size: number;
}
/** The entries at the paths under review. */
export type Listing = ReadonlyMap<string, TreeEntry>;
/**
 * Whether an entry belongs to the lock files under review. An entry that is not a file counts only if it has the name that Terraform reads:
 * a wide pattern such as `environments/**` should not select folders.
 */
export declare function isUnderReview(entry: TreeEntry, matches: PathTest): boolean;
/**
 * Collects entries by path.
 *
 * @throws SourceError `malformed-answer` if two entries have the same name, whatever they are: otherwise one of them would be overlooked (T88).
 */
export declare function listingOf(entries: Iterable<TreeEntry>): Listing;
/** The kind for git's file mode: 120000 is a symlink, 160000 a submodule, 040000 a directory. */
export declare function kindOfMode(mode: string): TreeEntry['kind'];
/**
 * The object id that git gives to these bytes.
 *
 * @param like another object id of the same repository: 40 digits are SHA-1, 64 are SHA-256.
 */
export declare function blobSha(bytes: Uint8Array, like: string): string;
/** As {@link blobSha}, for bytes that come in parts. */
export declare function blobDigest(length: number, like: string): Hash;
