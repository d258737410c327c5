import type { ListedKey, SignatureCheck } from '../openpgp/signature.js';
import type { Outcome } from '../outcome.js';
import { type PackageName } from '../package/package-filename.js';
import type { ReleaseSource } from './release-source.js';
/** The provider registry protocol for every trusted host. It requests each distinct answer once per run. */
export interface Registry {
    /** `GET <ns>/<type>/versions`; `absent` if the registry does not know the provider. */
    versions(address: string, options?: AskOptions): Promise<Outcome<VersionListing>>;
    /** `GET -/<type>/versions` on the default host: the provider that a bare or a 0.12 name means; `absent` if it means none. */
    lookUp(type: string): Promise<Outcome<LookedUpProvider>>;
    /** `GET <ns>/<type>/<version>/download/<os>/<arch>`; `absent` if the platform or the version does not exist. */
    packageMetadata(address: string, version: string, platform: string, options?: AskOptions): Promise<Outcome<PackageMetadata>>;
    /** `GET <ns>/<type>/<version>`, which is not part of the protocol; `absent` if the registry has no such answer. */
    releaseRecord(address: string, version: string, options?: AskOptions): Promise<Outcome<ReleaseRecord>>;
    /** The SHA256SUMS document that the metadata points to, with its signature checked against the listed keys. */
    shasums(metadata: PackageMetadata): Promise<Outcome<ShasumsDocument>>;
}
export interface AskOptions {
    readonly brief?: boolean;
    /** No token is sent, to the registry or to discovery. */
    readonly anonymous?: boolean;
}
/** Canonical source addresses. */
export interface LookedUpProvider {
    readonly address: string;
    /** The provider's new address; `null` if it is still at `address`. */
    readonly movedTo: string | null;
}
/** The public registry's unsigned statement about a release; it is not part of the protocol. */
export interface ReleaseRecord {
    /** `unavailable` if the registry does not give it. */
    readonly published: Outcome<Date>;
    /** `null` if the registry names no repository with a safe link. */
    readonly source: ReleaseSource | null;
    /** The pages of documentation that it lists (`resources/instance`), with the part of the list, often a service. Left out: none. */
    readonly pages?: ReadonlyMap<string, string>;
}
export interface VersionListing {
    readonly versions: readonly {
        readonly version: string;
        readonly platforms: readonly string[];
    }[];
    readonly remarks: ProviderRemarks;
}
/** Messages of a registry to the users of a provider. Raw text: at most ten messages, each of at most 500 characters. */
export interface ProviderRemarks {
    readonly warnings: readonly string[];
    /** The address that the registry names as the new one; `null` if it names none. */
    readonly movedTo: string | null;
}
/** Cross-checked: `os` and `arch` are the requested ones, `filename` names no other platform; addresses are absolute. */
export interface PackageMetadata {
    readonly address: string;
    readonly version: string;
    readonly platform: string;
    /** As the registry calls it; the document must list it with the same digest. */
    readonly filename: string;
    /** The version in the file name, if it differs; `null`: it is this one, or there is none. */
    readonly namedVersion: string | null;
    /** The archive must have a file with this name at its root, because the file name is not one of this provider. Left out: the name is. */
    readonly executable?: string | null;
    readonly downloadUrl: string;
    /** `zh:` and 64 lower-case hex digits. */
    readonly hash: string;
    readonly shasumsUrl: string;
    /** `null` if the registry names none; it must name one if it lists a key. */
    readonly signatureUrl: string | null;
    readonly keys: readonly ListedKey[];
    /** The unsigned hashes that the answer gives for each platform (OpenTofu's `packages`); empty if it gives none. */
    readonly announced: ReadonlyMap<string, readonly string[]>;
    /** The unsigned sizes in bytes of the packages of each platform, where the answer gives them. */
    readonly sizes: ReadonlyMap<string, number>;
}
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
