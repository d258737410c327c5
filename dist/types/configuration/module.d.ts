import { type ConversionReply, Patience } from '../hcl/convert.js';
import type { ConfigurationFile, ConfigurationProblem, ModuleCall, Requirement, Unseen } from './configuration.js';
/** The requirements of one module, that is one folder, without the modules that it calls. */
export interface Module {
    readonly requirements: readonly Requirement[];
    readonly calls: readonly ModuleCall[];
    /** The calls in the module's tests. Terraform follows them for the root module only. */
    readonly testCalls: readonly ModuleCall[];
    /** Parts that may require more, except module calls. */
    readonly unseen: readonly Unseen[];
    readonly problems: readonly ConfigurationProblem[];
    /** Whether the folder has no file that makes it a module. */
    readonly isEmpty: boolean;
}
/**
 * Reads the files of one folder and ignores those that Terraform does not read. Never throws; the patience for the HCL parser bounds the
 * work (T30).
 *
 * @param convert asks the HCL parser and waits for it; by default with the usual patience
 */
export declare function readModule(files: readonly ConfigurationFile[], convert?: (file: ConfigurationFile) => ConversionReply): Module;
/**
 * Like {@link readModule}, but other work continues meanwhile.
 *
 * @param patience for all files together, also those of other folders
 */
export declare function readModuleMeanwhile(files: readonly ConfigurationFile[], patience: Patience): Promise<Module>;
