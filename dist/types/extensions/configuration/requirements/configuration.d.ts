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
    readonly hides?: Hiding | undefined;
}
/** The providers that a root module requires, as far as the repository shows. */
export interface Configuration {
    /** One for each provider, sorted by address. Never built-in ones: those are not locked. */
    readonly requirements: readonly Requirement[];
    readonly unseen: readonly Unseen[];
    /** The types of resources and the like, one for each file, kind and provider. */
    readonly declared?: readonly Declaring[];
    /** It calls modules, which most commands need installed. */
    readonly callsModules?: boolean;
}
/** One required provider, with all constraints on its version, which must all hold. */
export interface Requirement {
    /** Canonical source address; on `registry.terraform.io` if the configuration names no host. */
    readonly address: string;
    /** The configuration names no host anywhere, so Terraform and OpenTofu use different registries. */
    readonly hostImplied: boolean;
    readonly localNames: readonly string[];
    readonly constraints: readonly RequiredVersion[];
    /** The entries of required_providers that require it, else the blocks that imply it. */
    readonly places: readonly Place[];
    /** Only blocks that need it imply it: no entry of required_providers names it. */
    readonly isImplied?: true;
}
export type RequiredAddress = Pick<Requirement, 'address' | 'hostImplied'>;
/** A type with the provider as the configuration means it. */
export interface Declaring extends Omit<DeclaredType, 'provider'> {
    readonly provider: RequiredAddress;
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
    readonly version?: string;
}
/** Why Lockproof does not read a part that Terraform may: a limit, a symlink that leads nowhere here, an expression. */
export type Hiding = 'size' | 'link' | 'expression';
export interface Unseen extends Place {
    /** Tests may call modules, and Terragrunt (`generator`) write files. Beside files for OpenTofu alone, Terraform reads others (`other-tool`). */
    readonly kind: 'remote-module' | 'local-module' | 'test' | 'file' | 'unclear' | 'generator' | 'other-tool';
    /** `the module "m" from a/b/c (not in this repository)` */
    readonly what: string;
    /** The end of a sentence: `it is too large`. */
    readonly why?: string;
    readonly hides?: Hiding | undefined;
}
