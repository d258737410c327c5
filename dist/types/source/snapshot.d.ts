import { type Content, type Selection, type Snapshot } from './source.js';
import type { Listing } from './tree.js';
/** The largest lock file that is read. Real ones are smaller than 100 KiB. */
export declare const contentLimit: number;
export interface Revisions {
    /** Commit sha and listing, or `null` if there is nothing to compare with. */
    readonly base: {
        readonly sha: string;
        readonly listing: Listing;
    } | null;
    readonly head: {
        readonly sha: string | null;
        readonly listing: Listing;
    };
    /** The bytes of blobs, by sha. It is called once, with distinct shas of files within {@link contentLimit}. */
    readBlobs(shas: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
}
/** Compares two listings by object id and reads the files that are needed. Without a base, every file of head is `unchanged`. */
export declare function takeSnapshot(revisions: Revisions, scope: Selection['scope']): Promise<Snapshot>;
/** A file's content, or the Git LFS pointer that replaces it: Terraform would read the lock file, but we only see its address (T44). */
export declare function fileContent(bytes: Uint8Array): Content;
