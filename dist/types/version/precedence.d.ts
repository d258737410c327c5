/**
 * Terraform's order of two dot-separated texts, prereleases or build metadata. Part by part: the text that ends here comes first,
 * whatever its last part says; that is a quirk of go-versions. Otherwise digits come before other text, numbers by value, text by byte.
 *
 * @returns Negative, zero only for equal texts, or positive.
 */
export declare function compareIdentifiers(a: string, b: string): number;
