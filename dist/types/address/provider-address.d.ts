import { CodedError } from '../errors.js';
export type AddressErrorCode = 
/** Longer than any real address; nothing was read. */
'too-long'
/** Too few, too many or empty parts. */
 | 'invalid-format' | 'invalid-hostname' | 'invalid-port'
/** A host that is never a registry of modules or components. */
 | 'reserved-hostname' | 'invalid-namespace'
/** Would be valid with `underscoreNamespace`. */
 | 'underscore-namespace'
/** `-` on a host other than the default one. */
 | 'legacy-namespace' | 'invalid-type'
/** A provider type that starts with `terraform-`. */
 | 'redundant-prefix' | 'invalid-name' | 'invalid-target-system' | 'query-string' | 'subdirectory-outside';
/** The message is raw text: the code that shows it escapes it. */
export declare class AddressError extends CodedError<AddressErrorCode> {
    readonly name = "AddressError";
}
export declare function refuse(code: AddressErrorCode, message: string): never;
export declare function refuseLongAddress(text: string): void;
export interface ProviderAddress {
    readonly kind: 'provider';
    /** For storing and comparing: punycode, with a port if it is not 443. */
    readonly hostname: string;
    /** Lower-case Unicode. `-`: a legacy address of Terraform 0.12. `?`: the text has only a type. */
    readonly namespace: string;
    /** Lower-case Unicode. */
    readonly type: string;
}
/**
 * Reads `[hostname/][namespace/]type` as Terraform does (`ParseProviderSource`). It trims nothing.
 * `underscoreNamespace` accepts `_` inside a namespace, as Terraform 1.16 and later do; OpenTofu refuses it.
 * @returns normalised parts; the text was canonical if and only if `formatAddress` gives it back
 * @throws AddressError with the reason in one sentence
 */
export declare function parseProviderAddress(text: string, { underscoreNamespace }?: {
    readonly underscoreNamespace?: boolean;
}): ProviderAddress;
/** The provider that a text names, perhaps with underscores; `null` if it is not an address. */
export declare function readAddress(text: string): ProviderAddress | null;
export declare function hostOf(address: string): string;
/** As Terraform's `ParseProviderPart`: one IDNA label without `--`, in lower case and NFC. */
export declare function parseProviderType(text: string): string;
/** Like a type, but Terraform 1.16 and later accept `_` inside it. @throws AddressError */
export declare function parseProviderNamespace(text: string, underscore: boolean): string;
/** Terraform and OpenTofu read an address with only a type as a provider of HashiCorp. */
export declare function withImpliedNamespace(address: ProviderAddress): ProviderAddress;
/** The provider of a resource type's prefix (`aws` for `aws_instance`) that nothing declares. */
export declare function impliedProviderAddress(localName: string): ProviderAddress;
/** Part of the Terraform binary: never installed, never locked. */
export declare function isBuiltIn(address: ProviderAddress): boolean;
/** An address that Terraform 0.13 made from a state of 0.12: never locked. */
export declare function isLegacy(address: ProviderAddress): boolean;
/**
 * Reads a service hostname with an optional port, as Terraform's `svchost.ForComparison` does.
 * @param text as written: Unicode, any case, with or without `:443`
 * @returns lower case, punycode, `:port` only if it is not 443; a trailing dot stays: it makes a different host
 * @throws AddressError `too-long`, `invalid-hostname` or `invalid-port`
 */
export declare function parseHostname(text: string): string;
/** A hostname for people, in Unicode. An unreadable one comes back unchanged: something has to be shown. */
export declare function displayHostname(hostname: string): string;
