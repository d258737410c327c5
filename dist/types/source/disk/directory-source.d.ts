import type { Source } from '../source.js';
interface DirectorySourceOptions {
    /** Files, which are used as they are, and folders, in which the patterns select files. */
    readonly paths: readonly string[];
    /** The folder that the policy is read from, which contains the current one; left out: the current one. */
    readonly policyRoot?: string;
}
/** Lock files on disk, without git and without a comparison. A symlink counts if its path is given, or if it leads to a file of the repository. Reading throws `UserError` `invalid-input` for a path that does not exist, and `SourceError` if something cannot be read. */
export declare function directorySource({ paths, policyRoot }: DirectorySourceOptions): Source;
export {};
