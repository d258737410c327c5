import { type GitRepository } from './git.ts';
/**
 * The commit that a revision names. The text may be any input of a user; it cannot become an option of git.
 *
 * @throws UserError `unknown-revision`.
 */
export declare function resolveRevision(repository: GitRepository, revision: string): Promise<string>;
/**
 * The default base of `lockproof review`: the merge base with the default branch of `origin`, or with `main` or `master`. On that branch
 * itself, or without one, it is the current commit, so that uncommitted changes are reviewed.
 *
 * @param onNotice receives a notice if there is no such branch, because then committed changes are not reviewed
 * @returns a commit sha, or `null` in a repository without a commit.
 * @throws UserError `not-a-repository`; `unknown-revision` in a shallow clone that does not reach it.
 */
export declare function defaultBase(directory: string, onNotice?: (notice: string) => void): Promise<string | null>;
/**
 * The best common ancestors of two commits; none if there is none, or if a shallow clone does not have it. Where there are several, git merges with what
 * they have in common, so a review that compares with one of them may miss what the merge brings (T69).
 */
export declare function mergeBasesOf(repository: GitRepository, one: string, other: string): Promise<readonly string[]>;
