export type PathTest = (path: string) => boolean;
/** Whether a path in the repository matches one of the globs. Globs match dot files like any other name. */
export declare function pathTest(globs: readonly string[]): PathTest;
/** Whether a path is in a folder, or is that folder. Compares names only: follow symlinks first. */
export declare function isWithin(path: string, folder: string): boolean;
/** Whether a path is in one of the folders, or is one of them, with symlinks followed. */
export declare function isReallyWithin(path: string, folders: readonly string[]): boolean;
/** Whether a path enters one of the folders and leaves them all by a (committed) symlink (T85, T94). */
export declare function leadsOut(path: string, folders: readonly string[]): boolean;
/** Whether a path contains a folder or is in it, as written or with symlinks followed. */
export declare function touches(path: string, folders: readonly string[]): boolean;
/** The path with symlinks followed, as far as it exists. */
export declare function realPath(path: string): string;
/** The working tree of git around a folder; `null` outside of every repository. */
export declare function repositoryAround(folder: string): string | null;
/** The folder of a path; empty for the root of the repository. */
export declare function folderOf(path: string): string;
/** The path of a name in a folder; the name itself in the root of the repository. */
export declare function pathIn(folder: string, name: string): string;
/** How many steps up and down lead from one folder of the repository to the other. */
export declare function stepsBetween(folder: string, other: string): number;
/** How many segments two paths share, from both ends: `a/x/lock` and `b/x/lock` share two. */
export declare function sharedSegments(path: string, other: string): number;
