import type { RevisionTree } from './revision-tree.js';
/** The line by which git leaves a file out of archives. */
export interface Omission {
    /** The file of attributes. */
    readonly path: string;
    /** 1-based. */
    readonly line: number;
}
/**
 * Tells which lock files `git archive` leaves out while it takes the configuration beside them (`export-ignore`): whoever runs Terraform from an archive
 * then has no pins. Where the whole folder stays out nobody runs Terraform from an archive, so that is no loss (T58).
 *
 * @returns `null` where the archive has the lock file, or lacks the configuration too
 */
export declare function archiveOmissions(tree: RevisionTree): (path: string) => Promise<Omission | null>;
