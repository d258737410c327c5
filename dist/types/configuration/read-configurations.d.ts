import { Patience } from '../hcl/convert.js';
import type { Configuration, FolderReader, ReadLimit } from './configuration.js';
import { type Module } from './module.js';
interface Configurations {
    /** By root folder. A folder without configuration is missing, and so is one beyond the limits. */
    readonly byFolder: ReadonlyMap<string, Configuration>;
    /** Messages for the reader; one sentence each. */
    readonly notices: readonly string[];
}
/**
 * Reads the requirements of root modules, and follows their local modules inside the repository. It reads each folder once, even if several
 * roots reach it.
 *
 * @param roots folders of lock files, relative to the repository.
 * @param readFolder left out if the folders cannot be listed; a notice says so.
 * @param limit for all roots together; beyond it nothing more is read, and a notice says so.
 * @param patience for all files together; a file that would take longer counts as unreadable, and a notice says so.
 * @throws every error of `readFolder`
 */
export declare function readConfigurations(roots: readonly string[], readFolder: FolderReader | undefined, limit?: ReadLimit, patience?: Patience): Promise<Configurations>;
/**
 * The requirements of a root module: its own and those of every module that it reaches through local paths, merged by provider.
 *
 * @param root the folder of the lock file, relative to the repository.
 * @param modules every folder that was read. A folder that is missing here may require more and is listed as unseen.
 */
export declare function requirementsOf(root: string, modules: ReadonlyMap<string, Module>): Configuration;
export {};
