export type PathTest = (path: string) => boolean;
/** Whether a path in the repository matches one of the globs. Globs match dot files like any other name. */
export declare function pathTest(globs: readonly string[]): PathTest;
/**
 * Whether a path is under review; `!` excludes. `Envs/prod` may be `envs/prod` to some file system (T31).
 * @throws UserError `invalid-input` if no pattern includes anything: then nothing would be reviewed
 */
export declare function globs(patterns: readonly string[]): PathTest;
/** Whether some file system takes a path for one that matches. */
export declare function foldedTest(patterns: readonly string[]): PathTest;
export declare const lockFileName = ".terraform.lock.hcl";
/** Whether Terraform reads a file of this name as its lock file, on some file system. */
export declare function isLockFileName(path: string): boolean;
