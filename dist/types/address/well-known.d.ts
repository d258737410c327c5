/** Hosts that an impostor would imitate. */
export declare const wellKnownHosts: readonly string[];
/** Domains of HashiCorp and of OpenTofu (whose first name was OpenTF): a host there looks like the registries because it is theirs. */
export declare const registryDomains: readonly string[];
/**
 * Publishers on the public registries that an impostor would imitate, and whose they are. Short on purpose: those whose providers many
 * configurations lock, or whose providers hold the keys of a whole platform. Names of four letters and less are left out: too many have neighbours.
 */
export declare const wellKnownNamespaces: ReadonlyMap<string, string>;
