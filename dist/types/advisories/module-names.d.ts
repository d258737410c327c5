import type { ModuleVersion } from './advisory.ts';
interface NamedRelease {
    /** Canonical source address. */
    readonly address: string;
    readonly version: string;
    /** `owner/terraform-provider-x` at github.com; `null` where it is not known. */
    readonly repository: string | null;
}
/**
 * The Go modules that a release may be in the advisory database: that of its repository, and that of the repository that its address means. The
 * public registries take providers only from `NAMESPACE/terraform-provider-TYPE` at github.com, but HashiCorp's releases lie elsewhere, and
 * OpenTofu builds HashiCorp's modules in repositories of its own. From version 2 on Go wants the major version in the name; the database has both
 * forms.
 */
export declare function modulesOf({ address, version, repository }: NamedRelease): readonly ModuleVersion[];
export {};
