/** The schemes that Terraform and OpenTofu know. Every other scheme loads silently and is never checked. */
export type HashScheme = 'h1' | 'zh';
/** One string of a `hashes` list. */
type ParsedHash = 
/** A hash that could match a package. */
{
    readonly kind: 'known';
    readonly scheme: HashScheme;
    readonly value: string;
}
/** A known scheme with a value that can never match: Terraform loads it, but it has no effect. */
 | {
    readonly kind: 'malformed';
    readonly scheme: HashScheme;
    readonly reason: string;
}
/** Terraform loads it, but never checks it. */
 | {
    readonly kind: 'unknown-scheme';
    readonly scheme: string;
}
/** Terraform refuses the file: `Invalid provider hash string`. */
 | {
    readonly kind: 'no-scheme';
};
/**
 * Reads a hash string as Terraform's `ParseHash` does: the scheme is everything before the first colon, case-sensitive, not empty. Unlike
 * Terraform, it also checks the value: `zh` is lower-case hex of a SHA-256, `h1` is standard base64 of one, with padding (T7).
 */
export declare function parseHash(text: string): ParsedHash;
/** Whether a text is a hash of this scheme that could match a package. */
export declare function isHashOfScheme(text: string, scheme: HashScheme): boolean;
/** Whether Terraform would check a package against this hash. A malformed value counts too: Terraform compares it, and it never matches. */
export declare function isChecked(text: string): boolean;
export {};
