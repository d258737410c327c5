import type { ProviderAddress } from './provider-address.ts';
/** The part in which an address resembles another one. */
export type ResemblingPart = 'hostname' | 'namespace' | 'type';
/**
 * Which part of one provider address resembles that of the other (T8, T9). The owner is compared first: the host, then the namespace. Types
 * are compared only within one namespace, because they have one publisher there. Another type in another namespace is another provider and
 * needs no warning. The order of the addresses makes no difference. An address does not resemble itself.
 */
export declare function resemblance(a: ProviderAddress, b: ProviderAddress): ResemblingPart | null;
/** Registries where everybody can publish under their own name. */
export declare function isPublicRegistry(hostname: string): boolean;
/** Two texts that look the same, or are one edit apart, or two edits if both are so long that chance is unlikely. */
export declare function namespacesResemble(a: string, b: string): boolean;
/**
 * Whether one hostname resembles the other: the same letters with other dots and dashes, one mistyped label, another top-level domain, or
 * one whole hostname inside the other (`registry.terraform.io.evil.example`). Hosts of one domain have one owner and are not compared.
 */
export declare function hostnamesResemble(a: string, b: string): boolean;
