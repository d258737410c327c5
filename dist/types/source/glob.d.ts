export interface PathTest {
    (path: string): boolean;
    /** The patterns that it was made of, to make it again in a different thread. */
    readonly patterns?: readonly string[];
}
/** Whether a path in the repository matches one of the globs. Globs match dot files like any other name. */
export declare function pathTest(globs: readonly string[]): PathTest;
export declare function withoutDot(glob: string): string;
/** Whether one glob matches every path that the other matches; `false` if that is not known. The empty text covers every glob. */
export declare function covers(one: string, other: string): boolean;
/** Whether no path matches both globs; `false` if that is not known. */
export declare function areApart(one: string, other: string): boolean;
/** Whether a path is under review; `!` excludes. `Envs/prod` may be `envs/prod` to some file system (T31). @throws UserError `invalid-input` if no pattern includes anything: then nothing would be reviewed */
export declare function globs(patterns: readonly string[]): PathTest;
/** Whether some file system takes a path for one that matches. */
export declare function foldedTest(patterns: readonly string[]): PathTest;
export declare const lockFileName = ".terraform.lock.hcl";
/** Whether Terraform reads a file of this name as its lock file, on some file system. */
export declare function isLockFileName(path: string): boolean;
