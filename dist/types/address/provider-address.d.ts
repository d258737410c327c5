/** Where a provider comes from. */
export interface ProviderAddress {
    readonly kind: 'provider';
    /** For storing and comparing: punycode, with a port if it is not 443. */
    readonly hostname: string;
    /** Lower-case Unicode. `-`: a legacy address of Terraform 0.12. `?`: the text has only a type. */
    readonly namespace: string;
    /** Lower-case Unicode. */
    readonly type: string;
}
interface ProviderAddressOptions {
    /** Accept `_` inside a namespace, as Terraform 1.16 and later do; earlier Terraform and OpenTofu refuse it. Default: refuse. */
    readonly underscoreNamespace?: boolean;
}
/**
 * Reads a provider source address, `[hostname/][namespace/]type`, as Terraform does (`ParseProviderSource`). It trims nothing.
 *
 * @returns Normalised parts. The text was in canonical form if and only if `formatAddress` returns the same text.
 * @throws AddressError with the reason in one sentence.
 */
export declare function parseProviderAddress(text: string, { underscoreNamespace }?: ProviderAddressOptions): ProviderAddress;
/** The provider that a text names; `null` if {@link parseProviderAddress} refuses it. Underscores are accepted. */
export declare function readAddress(text: string): ProviderAddress | null;
/** The host of a canonical address. */
export declare function hostOf(address: string): string;
/**
 * Reads a provider type as Terraform's `ParseProviderPart` does: one IDNA label without `--`, in lower case and NFC, of any length.
 *
 * @throws AddressError `invalid-type`.
 */
export declare function parseProviderType(text: string): string;
/**
 * Reads a provider namespace: like a type, but Terraform 1.16 and later accept `_` inside it.
 *
 * @param underscore Whether to accept `_`.
 * @throws AddressError `invalid-namespace` or `underscore-namespace`.
 */
export declare function parseProviderNamespace(text: string, underscore: boolean): string;
/** Terraform and OpenTofu read an address with only a type as a provider of HashiCorp. Any other address comes back unchanged. */
export declare function withImpliedNamespace(address: ProviderAddress): ProviderAddress;
/**
 * The provider that a resource type's prefix means if the configuration requires no provider with that local name.
 *
 * @param localName `aws` for `aws_instance`.
 * @throws AddressError `too-long` or `invalid-type`.
 */
export declare function impliedProviderAddress(localName: string): ProviderAddress;
/** Part of the Terraform binary: never installed, never locked. */
export declare function isBuiltIn(address: ProviderAddress): boolean;
/** An address that Terraform 0.13 made from a state of 0.12: never locked. */
export declare function isLegacy(address: ProviderAddress): boolean;
export {};
