/** A host that the workflow allows, as the `registries` setting has it. */
export interface RegistryHost {
    /** As in a provider source address, with port where it is not 443. */
    readonly host: string;
    /** The `providers.v1` service URL that overrides service discovery; `null`: discover. */
    readonly serviceUrl: string | null;
}
/** Which hosts may be asked, and where their registry is when the workflow says so. */
interface TrustedHosts {
    /** Punycode, with port where it is not 443. */
    has(host: string): boolean;
    /** The service that the workflow names for this host; `null`: discover. */
    serviceUrl(host: string): string | null;
}
/**
 * A lock file comes from the pull request and may name any host; only hosts that the workflow names are ever asked (T22, T25).
 *
 * @param registries the `registries` setting
 */
export declare function trustHosts(registries: readonly RegistryHost[]): TrustedHosts;
export {};
