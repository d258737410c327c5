import { type BlobReader } from './revision-tree.ts';
import type { RevisionView, Selection, Snapshot } from './source.ts';
export interface Revisions {
    /** `null` where there is nothing to compare with. */
    readonly base: (RevisionView & {
        readonly sha: string;
    }) | null;
    readonly head: RevisionView;
    /** The bytes of blobs, by sha. Each sha is asked for once, and only files within {@link contentLimit}. */
    readBlobs: BlobReader;
    /** The folders whose files of attributes differ; left out where both revisions are listed completely. */
    readonly otherAttributes?: readonly string[];
}
/**
 * Compares two listings by object id and reads what is needed of them. Without a base every file of head is `unchanged`. With scope `changed`
 * there are the lock files that differ, and those that a checkout would write otherwise than before.
 */
export declare function takeSnapshot(revisions: Revisions, scope: Selection['scope']): Promise<Snapshot>;
