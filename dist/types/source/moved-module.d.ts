import type { RevisionTree } from './revision-tree.ts';
import type { LockFileRevision } from './source.ts';
/**
 * The folder that the configuration of a folder moved to: one that is new at head and has at least half of its files, with the same bytes, or at least
 * half of what it declares, where the files were edited. `null` if there is none, or if it is not known what the revisions have.
 *
 * A rename of a lock file is seen by its own bytes. Whoever takes entries out of it, or leaves it behind, makes it look like one that was removed with
 * its root module, and only the configuration tells that the module still is there (T60).
 */
export type ModuleMoves = (folder: string) => Promise<string | null>;
/** Looks at nothing before it is asked. */
export declare function moduleMoves(base: RevisionTree, head: RevisionTree): ModuleMoves;
/**
 * Whether a lock file went from a folder without configuration to one that has some. Nobody ran Terraform where it was, so what was never proven is
 * proven now (T70).
 */
export declare function goesLive({ path, previousPath }: LockFileRevision, base: RevisionTree, head: RevisionTree): Promise<boolean>;
/** Where the root modules of removed lock files went. */
export declare function movedModules(files: readonly LockFileRevision[], base: RevisionTree, head: RevisionTree): Promise<ReadonlyMap<string, string>>;
