/** Where a module of a module registry comes from. */
export interface ModuleAddress {
    readonly kind: 'module';
    /** For storing and comparing: punycode, with a port where it is not 443. */
    readonly hostname: string;
    /** Case kept. */
    readonly namespace: string;
    /** Case kept. */
    readonly name: string;
    /** `aws`: what used to be called the provider of a module, and is none. */
    readonly targetSystem: string;
    /** Inside the package; `null` where there is none. */
    readonly subdirectory: string | null;
}
/**
 * Reads a module registry source address, `[hostname/]namespace/name/system[//subdirectory]`, as Terraform does
 * (`ParseModuleSource`). Local paths and URLs are refused.
 *
 * @throws AddressError with the reason in one sentence.
 */
export declare function parseModuleAddress(text: string): ModuleAddress;
