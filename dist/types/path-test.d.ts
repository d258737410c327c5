export type PathTest = (path: string) => boolean;
/** Whether a path, relative to the repository, matches one of the globs. Dot files match like any other name. */
export declare function pathTest(globs: readonly string[]): PathTest;
