/** The host of an address without a hostname in Terraform. */
export declare const terraformRegistry = "registry.terraform.io";
/** The host of an address without a hostname in OpenTofu. */
export declare const opentofuRegistry = "registry.opentofu.org";
/** Registries where everybody can publish under their own name. */
export declare const publicRegistries: readonly string[];
/** Somebody who signs all releases of some namespaces with one key. */
interface Publisher {
    readonly name: 'HashiCorp' | 'OpenTofu';
    readonly addresses: readonly string[];
    /** 40 upper-case hex digits: the primary key. */
    readonly fingerprint: string;
    readonly promised: boolean;
}
/** HashiCorp signs all of its namespace at its own registry. */
export declare const hashicorp: Publisher;
/** OpenTofu builds and signs HashiCorp's providers and its own for its registry, without a promise. */
export declare const openTofu: Publisher;
/** Whose key signs every release of a provider; `null` if nobody can say. */
export declare function publisherOf(address: string): Publisher | null;
/** The name of the publisher with this key (16 upper-case hex digits). */
export declare function officialName(keyId: string | null): string;
export {};
