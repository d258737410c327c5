import type { RevisionTree } from './revision-tree.js';
/**
 * The folder that the configuration of a folder moved to: one that is new at head and has at least half of its files, with the same bytes. `null` if
 * there is none, or if it is not known what the revisions have.
 *
 * A rename of a lock file is seen by its own bytes. Whoever takes entries out of it, or leaves it behind, makes it look like one that was removed with
 * its root module, and only the configuration tells that the module still is there (T60).
 */
export type ModuleMoves = (folder: string) => Promise<string | null>;
/** Looks at nothing before it is asked. */
export declare function moduleMoves(base: RevisionTree, head: RevisionTree): ModuleMoves;
