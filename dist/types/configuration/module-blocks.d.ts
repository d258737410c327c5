import { type Body } from './blocks.ts';
import type { ModuleCall, RootSign } from './configuration.ts';
import { type ParsedFile, type Sides } from './module-files.ts';
/** A block that needs the provider with a local name. */
export interface ProviderUse {
    /** The name by which an override file refers to the block: `resource aws_instance web`. */
    readonly key: string;
    readonly localName: string;
    /** The block has a `provider` argument; else its type implies the name. */
    readonly explicit: boolean;
    readonly blockType: string;
    readonly labels: readonly string[];
}
/** A `provider` block. */
export interface ProviderSetting {
    /** Local name and alias. */
    readonly key: string;
    readonly localName: string;
    /** The deprecated `version` argument, raw; absent if the block has none. */
    readonly version?: unknown;
}
/** Every block for which Terraform installs a provider, except `import` blocks. */
export declare function resourceUses(body: Body): readonly ProviderUse[];
/**
 * `import` blocks whose resource is not in the configuration: Terraform will write it. If it is there, its own block decides. Imports into
 * child modules do not count.
 *
 * @param resources the keys of all resource blocks of the module.
 */
export declare function importUses(body: Body, resources: ReadonlySet<string>): readonly ProviderUse[];
/** Every `provider` block. */
export declare function providerSettings(body: Body): readonly ProviderSetting[];
/** The modules that a module calls. A source that is an expression keeps its text; no folder is found for it. */
export declare function moduleCalls(sides: Sides): readonly ModuleCall[];
/** The modules that the `run` blocks of a module's tests call. */
export declare function testModuleCalls(files: readonly ParsedFile[]): readonly ModuleCall[];
/** A block that belongs into a root module alone; the one that says most where there are several. */
export declare function rootSignIn({ primary, override }: Sides): RootSign | null;
