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
