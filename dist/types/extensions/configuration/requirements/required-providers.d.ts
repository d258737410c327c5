import type { ConfigurationFile, ConfigurationProblem, ModuleCall, Requirement } from './configuration.js';
export interface RequiredProviders {
    /** One for each provider, sorted by address. Never built-in ones: those are not locked. */
    readonly requirements: readonly Requirement[];
    /** Their requirements are not in `requirements`. Local paths are relative to the folder of their file. */
    readonly moduleCalls: {
        readonly local: readonly ModuleCall[];
        readonly remote: readonly ModuleCall[];
    };
    readonly problems: readonly ConfigurationProblem[];
}
/**
 * The providers that one module requires, that is one folder of `*.tf` and `*.tf.json` files; other files are
 * ignored. Waits for the HCL parser: about a second per megabyte.
 * @returns everything that can be read; an unreadable file is a problem. Never throws.
 */
export declare function readRequiredProviders(files: readonly ConfigurationFile[]): RequiredProviders;
