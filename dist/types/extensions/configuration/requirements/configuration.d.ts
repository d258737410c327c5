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
    /** A limit of Lockproof is the reason. */
    readonly isLimit?: true;
}
/** Reads the configuration directly in a folder, sorted, through symlinks. */
export type FolderReader = (folder: string) => Promise<readonly (ConfigurationFile | UnreadFile)[]>;
/** The folder with symlinks followed: Terraform resolves sources of modules there (T91). */
export type PlaceOf = (folder: string) => Promise<string>;
/** The providers that a root module requires, as far as the repository shows. */
export interface Configuration {
    /** One for each provider, sorted by address. Never built-in ones: those are not locked. */
    readonly requirements: readonly Requirement[];
    /** Parts of the configuration that may require more. */
    readonly unseen: readonly Unseen[];
    readonly problems: readonly ConfigurationProblem[];
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
/** Why the requirements may be incomplete. */
export type Unseen = 
/** From a registry, a repository or an archive: not in this repository, or not certainly this version. */
({
    readonly kind: 'remote-module';
} & ModuleCall)
/** A path that leads out of the repository, or to a folder without configuration. */
 | ({
    readonly kind: 'local-module';
} & ModuleCall)
/** A module in this repository that is called by more modules in a row than are followed. */
 | ({
    readonly kind: 'deep-module';
} & ModuleCall) | ({
    readonly kind: 'unreadable-file';
    readonly reason: string;
} & Pick<UnreadFile, 'path' | 'isLimit'>)
/** An entry whose source, or an argument's name, is an expression: it may mean any provider. */
 | ({
    readonly kind: 'unclear-entry';
    readonly localName: string;
} & Place)
/** A block whose provider, or whose resource to import, is named in a way that is not read. */
 | ({
    readonly kind: 'unclear-reference';
    readonly block: string;
} & Place)
/** With files for OpenTofu alone, Terraform reads something else. */
 | {
    readonly kind: 'other-tool';
    readonly path: string;
}
/** Terragrunt may write further files when it runs. */
 | {
    readonly kind: 'generator';
    readonly path: string;
};
