interface RegistrySource {
    /** For storing and comparing: punycode, with a port if it is not 443. */
    readonly hostname: string;
    /** Case kept. */
    readonly namespace: string;
    /** Case kept. */
    readonly name: string;
    /** Inside the package; `null` if there is none. */
    readonly subdirectory: string | null;
}
export interface ModuleAddress extends RegistrySource {
    readonly kind: 'module';
    /** For example `aws`. It was once called the provider of the module, but it is not a provider. */
    readonly targetSystem: string;
}
export interface ComponentAddress extends RegistrySource {
    readonly kind: 'component';
}
/**
 * Reads `[hostname/]namespace/name/system[//subdirectory]` as Terraform does (`ParseModuleSource`).
 * @throws AddressError with the reason in one sentence; also for local paths and URLs
 */
export declare function parseModuleAddress(text: string): ModuleAddress;
/**
 * Reads `[hostname/]namespace/name[//subdirectory]` as Terraform does (`ParseComponentSource`).
 * @throws AddressError with the reason in one sentence; also for local paths and URLs
 */
export declare function parseComponentAddress(text: string): ComponentAddress;
export {};
