import type { SignatureCheck } from '../openpgp/signature.js';
import { type PackageName } from '../package/package-filename.js';
/** One SHA256SUMS document and the result of checking its signature. */
export interface ShasumsDocument {
    readonly url: string;
    /** SHA-256 of its bytes in hex. */
    readonly sha256: string;
    readonly entries: readonly ShasumsEntry[];
    readonly signature: SignatureCheck;
}
export interface ShasumsEntry {
    /** `zh:` and 64 lower-case hex digits. */
    readonly hash: string;
    readonly filename: string;
    /** `linux_amd64` if the file name is that of a package of this version, else `null` (a manifest, an SBOM). */
    readonly platform: string | null;
}
/** Reads the lines of a SHA256SUMS document and skips others; `name` tells packages from other files. */
export declare function parseShasums(bytes: Uint8Array, name: PackageName): readonly ShasumsEntry[];
/** Whether a line is blank. Terraform and OpenTofu crash on such a document, so no honest lock file comes from it. */
export declare function hasBlankLine(bytes: Uint8Array): boolean;
/** The entry that Terraform would compare the package with: the first line with that name. */
export declare function entryOf(document: ShasumsDocument, filename: string): ShasumsEntry | undefined;
