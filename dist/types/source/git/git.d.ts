import { SourceError } from '../source-error.js';
/** A git repository on disk, read with plumbing commands only. */
export interface GitRepository {
    readonly root: string;
    /** Attributes that apply to this clone only, an absolute path. */
    readonly infoAttributes: string;
}
interface GitOptions {
    readonly input?: string;
    /** The largest output in bytes; more is an error. */
    readonly maxBytes?: number;
    /** Receives git's warnings where the command ends well. */
    readonly onWarnings?: ((text: string) => void) | undefined;
}
export declare class GitFailure extends SourceError {
    readonly name = "GitFailure";
    readonly said: string;
    constructor(command: string, said: string, options: ErrorOptions);
}
/** The repository of a folder. @throws UserError `not-a-repository`, also without git or a working tree */
export declare function openRepository(directory: string): Promise<GitRepository>;
export declare const git: ({ root }: GitRepository, args: readonly string[], options?: GitOptions) => Promise<Buffer<ArrayBufferLike>>;
/** The output of one git command, without the newline at its end; `null` if it prints nothing or its status is not 0. */
export declare function answerOf(repository: GitRepository, args: readonly string[], options?: GitOptions): Promise<string | null>;
export {};
