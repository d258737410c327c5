/** How a file of a module folder is read. */
export type FileKind = 'native' | 'json' | 'test' | 'generator';
/**
 * The kind of a configuration file by its name, as in the loaders of Terraform and OpenTofu. `null` for any other file, and for editors'
 * backups and hidden files, which both tools ignore.
 */
export declare function kindOfFile(name: string): FileKind | null;
/** Whether a file with this name may require providers. */
export declare function isConfigurationFile(name: string): boolean;
/** Whether a file with this name is of JSON syntax; all others are of native syntax. */
export declare function isJson(name: string): boolean;
/** Terraform merges override files into the others, in the order of their names. */
export declare function isOverride(name: string): boolean;
/** With both `main.tf` and `main.tofu`, OpenTofu reads only the second, which exists only for OpenTofu. */
export declare function isShadowed(name: string, names: ReadonlySet<string>): boolean;
/** Whether Terraform passes a file over that OpenTofu reads. */
export declare function isForOpenTofu(name: string): boolean;
/**
 * The folder that a source means; `null` if the source is not a local path, or leads out of the repository. If the path of the lock file
 * itself is absolute or leads out of the working folder, its modules may be there too.
 *
 * @param folder the folder of the calling module; for tests, that of the root module.
 */
export declare function localFolder(source: string, folder: string): string | null;
/** Whether Terraform reads a module source as a path. */
export declare function isLocal(source: string): boolean;
