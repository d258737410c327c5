import { type ConversionReply, Patience } from '../hcl/convert.ts';
import type { ConfigurationFile, ConfigurationProblem, ModuleCall, Requirement, RootSign, UnreadFile, Unseen } from './configuration.ts';
/** The requirements of one module, that is one folder, without the modules that it calls. */
export interface Module {
    readonly requirements: readonly Requirement[];
    readonly calls: readonly ModuleCall[];
    /** The calls in the module's tests. Terraform follows them for the root module only. */
    readonly testCalls: readonly ModuleCall[];
    /** Parts that may require more, except module calls. */
    readonly unseen: readonly Unseen[];
    readonly problems: readonly ConfigurationProblem[];
    /** What only a root module has, as far as anybody should: where its state is kept, or how a provider is set up. */
    readonly rootSign: RootSign | null;
    /** Whether there is any file that makes the folder a module. */
    readonly isEmpty: boolean;
    /** The same folder as Terraform reads it, where it has files for OpenTofu alone; else both read the same. */
    readonly asTerraform?: Module;
}
/**
 * Reads the files of one folder as OpenTofu does, and as Terraform does where that is something else; files that are neither's are passed over.
 * Never throws; the work is bounded by the HCL parser's patience (T30).
 *
 * @param convert asks the HCL parser and waits for it; by default with the usual patience
 */
export declare function readModule(files: readonly ConfigurationFile[], convert?: (file: ConfigurationFile) => ConversionReply): Module;
/**
 * Like {@link readModule}, but other work continues meanwhile.
 *
 * @param patience for all files together, also those of other folders
 */
export declare function readModuleMeanwhile(files: readonly (ConfigurationFile | UnreadFile)[], patience: Patience): Promise<Module>;
