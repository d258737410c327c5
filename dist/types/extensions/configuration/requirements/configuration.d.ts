import type { DeclaredType, Place } from '../../../subject/subject.js';
/** A `*.tf` or `*.tf.json` file, or any other file that says where providers come from. */
export interface ConfigurationFile {
    /** Relative to the repository, forward slashes. */
    readonly path: string;
    readonly text: string;
}
export interface UnreadFile {
    readonly path: string;
    /** The end of a sentence: `it is a symlink that leads out of the repository`. */
    readonly unread: string;
    readonly hides?: Hiding;
}
/** The providers that a root module requires, as far as the repository shows. */
export interface Configuration {
    /** One for each provider, sorted by address. Never built-in ones: those are not locked. */
    readonly requirements: readonly Requirement[];
    /** Parts of the configuration that may require more. */
    readonly unseen: readonly Unseen[];
    /** The types of resources and the like, one for each kind and provider. */
    readonly declared?: readonly Declaring[];
    /** It calls modules, which most commands need installed. Left out: none, as far as it was read. */
    readonly callsModules?: true;
}
/** One required provider, with all constraints on its version. */
export interface Requirement {
    /** Canonical source address; on `registry.terraform.io` if the configuration names no host. */
    readonly address: string;
    /** The configuration names no host anywhere, so Terraform and OpenTofu use different registries. */
    readonly hostImplied: boolean;
    readonly localNames: readonly string[];
    /** All must hold. */
    readonly constraints: readonly RequiredVersion[];
    /** The entries of required_providers that require it, else the blocks that imply it. */
    readonly places: readonly Place[];
    /** Only blocks that need it imply it: no entry of required_providers names it. */
    readonly isImplied?: true;
}
/** A type with the requirement by which its provider is known. */
export interface Declaring extends Omit<DeclaredType, 'provider'> {
    readonly provider: Requirement;
}
/** A version constraint as written in the configuration. */
export interface RequiredVersion extends Place {
    readonly text: string;
}
/** Something that Terraform would refuse. The readable rest still counts. */
export interface ConfigurationProblem extends Place {
    /** One sentence. Raw text: the code that shows it escapes it. */
    readonly detail: string;
}
export interface ModuleCall extends Place {
    readonly name: string;
    readonly source: string;
    /** As written; left out where there is none. */
    readonly version?: string;
}
/** Why Lockproof does not read a part that Terraform may: a limit, a symlink that leads nowhere here, an expression. */
export type Hiding = 'size' | 'link' | 'expression';
/** A part of the configuration that may require more. */
export interface Unseen extends Place {
    /**
     * - `remote-module`: from a registry, a repository or an archive
     * - `local-module`: a path that leads out of the repository, to a folder without configuration, or is an expression
     * - `test`: tests may call further modules
     * - `generator`: Terragrunt may write further files when it runs
     * - `other-tool`: with files for OpenTofu alone, Terraform reads something else
     */
    readonly kind: 'remote-module' | 'local-module' | 'test' | 'file' | 'entry' | 'reference' | 'generator' | 'other-tool';
    /** `the module "m" from a/b/c (not in this repository)` */
    readonly what: string;
    /** The end of a sentence: `it is too large`. */
    readonly why?: string;
    readonly hides?: Hiding;
}
