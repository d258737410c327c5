export type PathTest = (path: string) => boolean;
/** Whether a path, relative to the repository, matches one of the globs. Dot files match like any other name. */
export declare function pathTest(globs: readonly string[]): PathTest;
/** Whether a path lies in a folder, or is it. By the names alone: follow symlinks before. */
export declare function isWithin(path: string, folder: string): boolean;
/** Whether a path lies in one of the folders, or one of them in it: as they are called, or as they are once symlinks are followed. */
export declare function touches(path: string, folders: readonly string[]): boolean;
/** Where a path leads once symlinks are followed, as far as something is there. */
export declare function realPath(path: string): string;
/** The folder of a path; empty for the root of the repository. */
export declare function folderOf(path: string): string;
