import { SourceError } from '../source-error.ts';
/** A git repository on disk, read with plumbing commands only. */
export interface GitRepository {
    /** The root of the working tree. */
    readonly root: string;
}
interface GitOptions {
    readonly input?: string;
    /** The largest output in bytes; more is an error. */
    readonly maxBytes?: number;
}
/** Git exited with a status other than 0. */
export declare class GitFailure extends SourceError {
    /** The main line of git's error output. */
    readonly said: string;
    constructor(command: string, said: string, options: ErrorOptions);
}
/**
 * Finds the repository that a folder belongs to.
 *
 * @throws UserError `not-a-repository`, also where git is not installed or refuses the folder's owner, and where what it finds is no working tree
 */
export declare function openRepository(directory: string): Promise<GitRepository>;
/** Runs one git command and returns what it prints. */
export declare function git(repository: GitRepository, args: readonly string[], options?: GitOptions): Promise<Buffer>;
/** What one git command prints, without the newline at its end; `null` where it prints nothing, or answers with a status other than 0. */
export declare function answerOf(repository: GitRepository, args: readonly string[]): Promise<string | null>;
export {};
