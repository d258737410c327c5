export type PathTest = (path: string) => boolean;
/** Whether a path, relative to the repository, matches one of the globs. Dot files match like any other name. */
export declare function pathTest(globs: readonly string[]): PathTest;
/** Whether a path lies in a folder, or is it. By the names alone: follow symlinks before. */
export declare function isWithin(path: string, folder: string): boolean;
