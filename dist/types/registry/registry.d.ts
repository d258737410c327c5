import type { ListedKey } from '../openpgp/signature.js';
import type { Outcome } from '../outcome.js';
import type { ReleaseSource } from './release-source.js';
import type { ShasumsDocument } from './shasums.js';
/** The provider registry protocol for every trusted host; each distinct answer is asked for once a run. */
export interface Registry {
    /** `GET <ns>/<type>/versions`; `absent` where the registry does not know the provider. */
    versions(address: string): Promise<Outcome<VersionListing>>;
    /** `GET -/<type>/versions` on the default host: which provider a bare or a 0.12 name means; `absent` where it means none. */
    lookUp(type: string): Promise<Outcome<LookedUpProvider>>;
    /** `GET <ns>/<type>/<version>/download/<os>/<arch>`; `absent` where the platform or the version does not exist. */
    packageMetadata(address: string, version: string, platform: string): Promise<Outcome<PackageMetadata>>;
    /** `GET <ns>/<type>/<version>`, beside the protocol; `absent` where the registry has no such answer. @param options `brief`: as of the fetcher */
    releaseRecord(address: string, version: string, options?: {
        readonly brief?: boolean;
    }): Promise<Outcome<ReleaseRecord>>;
    /** The SHA256SUMS document that the metadata points to, with its signature checked against the listed keys. */
    shasums(metadata: PackageMetadata): Promise<Outcome<ShasumsDocument>>;
}
/** Canonical source addresses. */
export interface LookedUpProvider {
    readonly address: string;
    /** Where the provider lives now; `null` where it is still at `address`. */
    readonly movedTo: string | null;
}
/** What the public registry says of a release beside the protocol: its unsigned word. */
export interface ReleaseRecord {
    /** `unavailable` where it does not say. */
    readonly published: Outcome<Date>;
    /** `null` where it names no repository that can be linked to. */
    readonly source: ReleaseSource | null;
}
export interface VersionListing {
    readonly versions: readonly {
        readonly version: string;
        readonly platforms: readonly string[];
    }[];
    readonly remarks: ProviderRemarks;
}
/** What a registry has to say to the users of a provider. Its own words: raw, at most ten of them, each of at most 500 characters. */
export interface ProviderRemarks {
    readonly warnings: readonly string[];
    /** The address that the registry names as the new one; `null` where it names none. */
    readonly movedTo: string | null;
}
/** Cross-checked: `os`, `arch` and `filename` are those that were asked for; addresses are absolute. */
export interface PackageMetadata {
    readonly address: string;
    readonly version: string;
    readonly platform: string;
    readonly filename: string;
    readonly downloadUrl: string;
    /** `zh:` and 64 lower-case hex digits. */
    readonly hash: string;
    readonly shasumsUrl: string;
    /** `null` where the registry names none; it must where it lists a key. */
    readonly signatureUrl: string | null;
    readonly keys: readonly ListedKey[];
    /** The hashes that the answer gives for each platform, unsigned (OpenTofu's `packages`); empty where it gives none. */
    readonly announced: ReadonlyMap<string, readonly string[]>;
}
