import { type opentofuRegistry, terraformRegistry } from './hostname.js';
/** Where a provider comes from. */
export interface ProviderAddress {
    readonly kind: 'provider';
    /** For storing and comparing: punycode, with a port where it is not 443. */
    readonly hostname: string;
    /** Lower-case Unicode. `-`: a legacy address of Terraform 0.12. `?`: the text gave a bare type. */
    readonly namespace: string;
    /** Lower-case Unicode. */
    readonly type: string;
}
interface ProviderAddressOptions {
    /** Accept `_` inside a namespace, as Terraform does since 1.16; earlier Terraform and OpenTofu refuse it. Default: refuse. */
    readonly underscoreNamespace?: boolean;
    /** The registry where the text names none. Default: Terraform's. */
    readonly defaultHost?: typeof terraformRegistry | typeof opentofuRegistry;
}
/**
 * Reads a provider source address, `[hostname/][namespace/]type`, as Terraform does (`ParseProviderSource`). Nothing is trimmed.
 *
 * @returns Normalised parts. The address was in canonical form exactly if `formatAddress` gives the text back.
 * @throws AddressError with the reason in one sentence.
 */
export declare function parseProviderAddress(text: string, options?: ProviderAddressOptions): ProviderAddress;
/**
 * Reads a provider type as Terraform's `ParseProviderPart` does: one IDNA label without `--`, in lower case and NFC, of any length.
 *
 * @throws AddressError `invalid-type`.
 */
export declare function parseProviderType(text: string): string;
/**
 * Reads a provider namespace: as a type, but Terraform since 1.16 accepts `_` inside it.
 *
 * @param underscore Whether to accept that.
 * @throws AddressError `invalid-namespace` or `underscore-namespace`.
 */
export declare function parseProviderNamespace(text: string, underscore: boolean): string;
/** What Terraform and OpenTofu take a bare type for: a provider of HashiCorp's. Any other address comes back as it is. */
export declare function withImpliedNamespace(address: ProviderAddress): ProviderAddress;
/**
 * The provider that a resource type's prefix stands for where the configuration requires no provider of that local name.
 *
 * @param localName `aws` for `aws_instance`.
 * @throws AddressError `too-long` or `invalid-type`.
 */
export declare function impliedProviderAddress(localName: string, options?: Pick<ProviderAddressOptions, 'defaultHost'>): ProviderAddress;
/** Part of the Terraform binary: never installed, never locked. */
export declare function isBuiltIn(address: ProviderAddress): boolean;
/** An address that Terraform 0.13 made of a state of 0.12: never locked. */
export declare function isLegacy(address: ProviderAddress): boolean;
export {};
