/** The folder of a path; empty for the root of the repository. */
export declare function folderOf(path: string): string;
/**
 * The folder that a source stands for; `null` for what is no local path, and for what leads out of the repository. A lock file that is
 * named by a path out of the working folder, or by an absolute one, may have its modules there too.
 *
 * @param folder the folder of the calling module; for tests the root module's.
 */
export declare function localFolder(source: string, folder: string): string | null;
/** Whether Terraform takes a module source for a path. */
export declare function isLocal(source: string): boolean;
