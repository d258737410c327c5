import { Patience } from '../hcl/convert.js';
import type { Configuration, FolderReader, ReadLimit } from './configuration.js';
import { type Module } from './module.js';
interface Configurations {
    /** By root folder. None for a folder without configuration, and for those that the limits leave out. */
    readonly byFolder: ReadonlyMap<string, Configuration>;
    /** What a reader should know; one sentence each. */
    readonly notices: readonly string[];
}
/**
 * Reads what root modules require, and follows their local modules inside the repository. Each folder is read once, however many roots
 * reach it.
 *
 * @param roots folders of lock files, relative to the repository.
 * @param readFolder left out where the folders cannot be listed; a notice says so.
 * @param limit for all roots together; past it nothing more is read, and a notice says so.
 * @param patience for all files together; a file that is not read for want of time counts as unreadable, and a notice says so.
 * @throws what `readFolder` throws
 */
export declare function readConfigurations(roots: readonly string[], readFolder: FolderReader | undefined, limit?: ReadLimit, patience?: Patience): Promise<Configurations>;
/**
 * The requirements of a root module: its own and those of every module it reaches through local paths, merged by provider.
 *
 * @param root the folder of the lock file, relative to the repository.
 * @param modules every folder that was read. One that is missing here may require more, and is named so.
 */
export declare function requirementsOf(root: string, modules: ReadonlyMap<string, Module>): Configuration;
export {};
