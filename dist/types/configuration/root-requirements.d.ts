import type { Configuration, ModuleCall } from './configuration.ts';
import type { Module } from './module.ts';
/** What a root module requires, as each of the tools reads it. */
export declare function configurationOf(root: string, modules: ReadonlyMap<string, Module>): Configuration;
/**
 * The requirements of a root module: its own and those of every module that it reaches through local paths, merged by provider.
 *
 * @param root the folder of the lock file, relative to the repository.
 * @param modules every folder that was read. A folder that is missing here may require more and is listed as unseen.
 */
export declare function requirementsOf(root: string, modules: ReadonlyMap<string, Module>): Configuration;
/** Whether anything lies deeper than modules are followed. */
export declare function isDeep({ unseen, asTerraform }: Configuration): boolean;
/** The modules that are reached from a folder, whichever of the tools reads it. */
export declare function callsByEither(folder: string, root: string, modules: ReadonlyMap<string, Module>): readonly ModuleCall[];
