import type { Configuration, ModuleCall } from './configuration.js';
import type { Module } from './read-module.js';
/**
 * The requirements of a root module: its own and those of every module it reaches through local paths, merged by provider.
 *
 * @param root the folder of the lock file, relative to the repository.
 * @param modules every folder that was read. One that is missing here may require more, and is named so.
 */
export declare function requirementsOf(root: string, modules: ReadonlyMap<string, Module>): Configuration;
/** Modules that tests call count for the root only. */
export declare function callsOf(folder: string, root: string, modules: ReadonlyMap<string, Module>): readonly ModuleCall[];
