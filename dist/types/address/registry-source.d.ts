/** Where a module of a module registry comes from. */
export interface ModuleAddress {
    readonly kind: 'module';
    /** For storing and comparing: punycode, with a port if it is not 443. */
    readonly hostname: string;
    /** Case kept. */
    readonly namespace: string;
    /** Case kept. */
    readonly name: string;
    /** For example `aws`. It was once called the provider of the module, but it is not a provider. */
    readonly targetSystem: string;
    /** Inside the package; `null` if there is none. */
    readonly subdirectory: string | null;
}
/** Where a component of a Terraform stack comes from. */
export interface ComponentAddress {
    readonly kind: 'component';
    /** For storing and comparing: punycode, with a port if it is not 443. */
    readonly hostname: string;
    /** Case kept. */
    readonly namespace: string;
    /** Case kept. */
    readonly name: string;
    /** Inside the package; `null` if there is none. */
    readonly subdirectory: string | null;
}
/**
 * Reads a module registry source address, `[hostname/]namespace/name/system[//subdirectory]`, as Terraform does
 * (`ParseModuleSource`). Local paths and URLs are refused.
 *
 * @throws AddressError with the reason in one sentence.
 */
export declare function parseModuleAddress(text: string): ModuleAddress;
/**
 * Reads a component registry source address, `[hostname/]namespace/name[//subdirectory]`, as Terraform does
 * (`ParseComponentSource`). Local paths and URLs are refused.
 *
 * @throws AddressError with the reason in one sentence.
 */
export declare function parseComponentAddress(text: string): ComponentAddress;
