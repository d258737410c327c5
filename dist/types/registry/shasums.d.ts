import type { SignatureCheck } from '../openpgp/signature.js';
import { type PackageName } from '../package/package-filename.js';
/** One SHA256SUMS document and what its signature says about it. */
export interface ShasumsDocument {
    readonly url: string;
    readonly entries: readonly ShasumsEntry[];
    readonly signature: SignatureCheck;
}
export interface ShasumsEntry {
    /** `zh:` and 64 lower-case hex digits. */
    readonly hash: string;
    readonly filename: string;
    /** `linux_amd64` where the file name is that of this version's package, else `null` (a manifest, an SBOM). */
    readonly platform: string | null;
}
/**
 * Reads the lines of a SHA256SUMS document: a digest of 64 hex digits, white space, a file name, and whatever follows.
 * Lines of any other form vouch for nothing and are passed over; Terraform is stricter with them (one such line and it records
 * only the hash of the package itself), but what the signer wrote about other files stays signed.
 *
 * @param bytes the document as it was signed
 * @param name whose packages the file names are compared with
 */
export declare function parseShasums(bytes: Uint8Array, name: PackageName): readonly ShasumsEntry[];
/**
 * Whether a line of the document has nothing in it. Terraform and OpenTofu crash on such a document, so nobody can install from it, and no honest
 * lock file was ever written from it.
 */
export declare function hasBlankLine(bytes: Uint8Array): boolean;
/** The entry that Terraform would compare the package with: the first line of that name. */
export declare function entryOf(document: ShasumsDocument, filename: string): ShasumsEntry | undefined;
