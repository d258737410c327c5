import type { ConfigurationProblem, ModuleCall, Requirement, Unseen } from './configuration.js';
import type { ParsedFile } from './parsed-file.js';
/** What one module asks for, that is one folder, without the modules it calls. */
export interface ModuleRequirements {
    readonly requirements: readonly Requirement[];
    readonly calls: readonly ModuleCall[];
    /** Of the module's tests: Terraform follows them for the root module only. */
    readonly testCalls: readonly ModuleCall[];
    /** Entries that cannot be understood. */
    readonly unclear: readonly Unseen[];
    readonly problems: readonly ConfigurationProblem[];
}
/**
 * The requirements of a module, as Terraform gathers them (`addProviderRequirements`): the entries of required_providers; resource, data,
 * ephemeral, action and import blocks; provider blocks, whose deprecated `version` is a constraint too.
 *
 * @param files all of one folder.
 */
export declare function moduleRequirements(files: readonly ParsedFile[]): ModuleRequirements;
