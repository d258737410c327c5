/** A host that the workflow allows, from the `registries` setting. */
export interface RegistryHost {
    /** As in a provider source address, with a port if it is not 443. */
    readonly host: string;
    /** The `providers.v1` service URL that overrides service discovery; `null`: discover. */
    readonly serviceUrl: string | null;
}
/** The hosts that Lockproof may contact, with the address of their registry if the workflow gives one. A pull request may name any host in its lock file; Lockproof contacts only those that the workflow names (T22, T25). @param registries the setting */
export declare function trustHosts(registries: readonly RegistryHost[]): {
    /** Whether the workflow itself names the host, as a registry or as the place of one. */
    isListed: (host: string) => boolean;
    has: (host: string) => boolean;
    /** The service that the workflow names for this host; `null`: discover. */
    serviceUrl: (host: string) => string | null;
};
