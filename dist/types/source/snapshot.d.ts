import { type Content, type Selection, type Snapshot } from './source.js';
import type { Listing } from './tree.js';
/** The largest lock file that is read. Real ones stay below 100 KiB. */
export declare const contentLimit: number;
export interface Revisions {
    /** Commit sha and listing, or `null` where there is nothing to compare with. */
    readonly base: {
        readonly sha: string;
        readonly listing: Listing;
    } | null;
    readonly head: {
        readonly sha: string | null;
        readonly listing: Listing;
    };
    /** The bytes of blobs, by sha. Each sha is asked for once, and only files within {@link contentLimit}. */
    readBlobs(shas: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
}
/** Compares two listings by object id and reads what is needed of them. Without a base every file of head is `unchanged`. */
export declare function takeSnapshot(revisions: Revisions, scope: Selection['scope']): Promise<Snapshot>;
/** A file's content, or the Git LFS pointer that stands in its place: Terraform would find the lock file, we only its address (T44). */
export declare function fileContent(bytes: Uint8Array): Content;
