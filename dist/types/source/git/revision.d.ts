import { type GitRepository } from './git.js';
/**
 * The commit that a revision names. The text may be anything a user types; it can not become an option of git.
 *
 * @throws UserError `unknown-revision`.
 */
export declare function resolveRevision(repository: GitRepository, revision: string): Promise<string>;
/**
 * What `lockproof review` compares with when nobody says: the merge base with the default branch of `origin`, or with `main` or `master`;
 * on that branch itself, and where there is none, the current commit, so that uncommitted changes are reviewed.
 *
 * @param onNotice hears that there is none, because then what is committed is not reviewed
 * @returns a commit sha, or `null` in a repository without a commit.
 * @throws UserError `not-a-repository`; `unknown-revision` in a shallow clone that does not reach it.
 */
export declare function defaultBase(directory: string, onNotice?: (notice: string) => void): Promise<string | null>;
/** The best common ancestor of two commits; `null` where there is none, or a shallow clone does not reach it. */
export declare function mergeBaseOf(repository: GitRepository, one: string, other: string): Promise<string | null>;
