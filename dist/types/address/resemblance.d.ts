import type { ProviderAddress } from './provider-address.js';
/** Where an address resembles another one without being it. */
export type ResemblingPart = 'hostname' | 'namespace' | 'type';
/**
 * Which part of one provider address could be taken for that of the other (T8, T9). Whose provider it is comes first: the host, then the
 * namespace there; types are compared only within one namespace, where they have one publisher. Another type in another namespace is
 * another provider, and nothing to warn of. The same both ways round; never the case for an address and itself.
 */
export declare function resemblance(a: ProviderAddress, b: ProviderAddress): ResemblingPart | null;
/** Registries where everybody can publish under a name of their own. */
export declare function isPublicRegistry(hostname: string): boolean;
/** Other texts with one look, or one edit apart, or two where both are long enough that this is no accident. */
export declare function namespacesResemble(a: string, b: string): boolean;
/**
 * Whether one hostname could be taken for the other: the same letters with other dots and dashes, one label mistyped, another top-level
 * domain, or the whole of one inside the other (`registry.terraform.io.evil.example`). Hosts of one domain have one owner and are not compared.
 */
export declare function hostnamesResemble(a: string, b: string): boolean;
