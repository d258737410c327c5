import { type Hash } from 'node:crypto';
import { type PathTest } from './glob.js';
export interface TreeEntry {
    readonly path: string;
    readonly kind: 'file' | 'symlink' | 'submodule' | 'directory';
    /** Git's object id of the bytes. It decides whether two revisions differ at this path. */
    readonly sha: string;
    /** The path of the file that a followed symlink leads to. */
    readonly target?: string;
    /** Bytes; 0 for anything but a file, and less than 0 if a clone lacks it: an error only for those who read it. */
    readonly size: number;
}
export type Listing = ReadonlyMap<string, TreeEntry>;
/** Whether an entry is a lock file under review. Only a file may have a different name: `environments/**` should not select folders. */
export declare function isUnderReview(entry: TreeEntry, matches: PathTest): boolean;
/** Collects entries by path. @throws SourceError `malformed-answer` if two have one name: one of them would be overlooked (T88). */
export declare function listingOf(entries: Iterable<TreeEntry>): Listing;
/** The kind for git's file mode: 120000 is a symlink, 160000 a submodule, 040000 a directory. */
export declare function kindOfMode(mode: string): TreeEntry['kind'];
/** The object id that git gives to these bytes. @param like any id of the repository: 40 digits are SHA-1, 64 SHA-256 */
export declare function blobSha(bytes: Uint8Array, like: string): string;
export declare function blobDigest(length: number, like: string): Hash;
export type Content = {
    readonly kind: 'file';
    readonly bytes: Uint8Array;
} | {
    readonly kind: 'missing';
}
/** Something that Terraform could not read, or that is not followed (T44). */
 | {
    readonly kind: 'not-a-file';
    readonly what: 'symlink' | 'submodule' | 'directory' | 'lfs-pointer';
} | {
    readonly kind: 'too-large';
    readonly bytes: number;
    readonly limit: number;
}
/** Within the limit of a file, but past one of all lock files of the run (T68). */
 | {
    readonly kind: 'left-out';
    readonly of: 'bytes' | 'provider versions' | 'hashes';
    readonly limit: number;
};
/** The largest lock file that is read. Real ones stay below 100 KiB. */
export declare const contentLimit: number;
/** `sha256:` and 64 hex digits; `null` where there are no bytes. */
export declare function digestOf(content: Content): string | null;
/** The content of a file, or the Git LFS pointer in its place: Terraform would find the lock file, the repository has only its address (T44). */
export declare function fileContent(bytes: Uint8Array): Content;
/** Whether both are missing, or files with the same bytes. */
export declare function isSameContent(one: Content, other: Content): boolean;
