/** Hosts that an impostor would imitate. */
export declare const wellKnownHosts: readonly string[];
/** Domains of HashiCorp and of OpenTofu (first named OpenTF). A host there resembles the registries because they own it. */
export declare const registryDomains: readonly string[];
/**
 * Namespaces on the public registries that an impostor would imitate, with their publishers. The list is short on purpose: many
 * configurations lock their providers, or their providers control a whole platform. Names of four letters or fewer are left out, because
 * too many names are similar to them.
 */
export declare const wellKnownNamespaces: ReadonlyMap<string, string>;
