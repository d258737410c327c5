import { type ConversionReply, Patience } from '../hcl/convert.js';
import type { ConfigurationFile, ConfigurationProblem, ModuleCall, Requirement, Unseen } from './configuration.js';
/** What one module asks for, that is one folder, without the modules it calls. */
export interface Module {
    readonly requirements: readonly Requirement[];
    readonly calls: readonly ModuleCall[];
    /** Of the module's tests: Terraform follows them for the root module only. */
    readonly testCalls: readonly ModuleCall[];
    /** What may require more, module calls aside. */
    readonly unseen: readonly Unseen[];
    readonly problems: readonly ConfigurationProblem[];
    /** Whether there is any file that makes the folder a module. */
    readonly isEmpty: boolean;
}
/**
 * Reads the files of one folder; those that are none of Terraform's are passed over. Never throws; the work is bounded by the HCL parser's
 * patience (T30).
 *
 * @param convert asks the HCL parser and waits for it; with the usual patience where it is left out
 */
export declare function readModule(files: readonly ConfigurationFile[], convert?: (file: ConfigurationFile) => ConversionReply): Module;
/**
 * As {@link readModule}, while other things go on.
 *
 * @param patience for all files together; shared where several folders are read
 */
export declare function readModuleMeanwhile(files: readonly ConfigurationFile[], patience: Patience): Promise<Module>;
