/** How a file of a module folder is read. */
export type FileKind = 'native' | 'json' | 'test' | 'generator';
/**
 * The kind of a configuration file by its name, as Terraform's and OpenTofu's loaders tell it; `null` for any other file, and for editors'
 * backups and hidden files, which both leave out.
 */
export declare function kindOfFile(name: string): FileKind | null;
/** Whether a file of this name may say something about providers. */
export declare function isConfigurationFile(name: string): boolean;
/** Override files are merged into the others, in the order of their names. */
export declare function isOverride(name: string): boolean;
/** Of `main.tf` and `main.tofu` OpenTofu takes the second alone; it is there for OpenTofu's sake. */
export declare function isShadowed(name: string, names: ReadonlySet<string>): boolean;
/**
 * The folder that a source stands for; `null` for what is no local path, and for what leads out of the repository. A lock file that is
 * named by a path out of the working folder, or by an absolute one, may have its modules there too.
 *
 * @param folder the folder of the calling module; for tests the root module's.
 */
export declare function localFolder(source: string, folder: string): string | null;
/** Whether Terraform takes a module source for a path. */
export declare function isLocal(source: string): boolean;
