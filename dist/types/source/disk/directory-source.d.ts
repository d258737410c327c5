import type { Source } from '../source.js';
interface DirectorySourceOptions {
    /** Files, taken as they are, and folders, in which the patterns select. */
    readonly paths: readonly string[];
}
/**
 * Lock files as they stand on disk, without git: each is `unchanged` with nothing to compare with. A path that is named is followed
 * where it is a symlink; symlinks found on the way are not.
 * Reading throws `UserError` `invalid-input` for a path that does not exist and `SourceError` for what can not be read.
 */
export declare function directorySource({ paths }: DirectorySourceOptions): Source;
export {};
