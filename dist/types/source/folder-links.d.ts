import type { RevisionView } from './source.ts';
/**
 * The paths of lock files that lead through symlinks of folders. Whoever runs Terraform in `infra` reads `legacy/.terraform.lock.hcl` where `infra` is a
 * symlink to `legacy`; git lists that file at its own path only, where other patterns and another policy may count (T70).
 */
interface FolderLinks {
    /** Paths in the base revision that the patterns select; sorted. */
    readonly base: readonly string[];
    readonly head: readonly string[];
    /** What was left out; one sentence each. */
    readonly notices: readonly string[];
}
export declare const noFolderLinks: FolderLinks;
/**
 * Whether symlinks and lock files are the same in two commits, so that no path through a symlink leads to another lock file than before. The ids of a
 * working tree are those of the index, which may be old.
 */
export declare function leadToTheSame(base: RevisionView, head: RevisionView): boolean;
/**
 * The paths of lock files through symlinks of folders, in each revision.
 *
 * @param which `changed`: only those through a symlink or to a lock file that the two revisions do not have alike
 */
export declare function throughFolderLinks(base: RevisionView | null, head: RevisionView, which: 'changed' | 'all'): Promise<FolderLinks>;
export {};
