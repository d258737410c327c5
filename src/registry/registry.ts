import type { ListedKey } from '../openpgp/signature.ts';
import type { Outcome } from '../outcome.ts';
import type { ShasumsDocument } from './shasums.ts';

/** The provider registry protocol for every trusted host; each distinct answer is asked for once a run. */
export interface Registry {
  /** `GET <ns>/<type>/versions`; `absent` where the registry does not know the provider. */
  versions(address: string): Promise<Outcome<VersionListing>>;
  /** `GET <ns>/<type>/<version>/download/<os>/<arch>`; `absent` where the platform or the version does not exist. */
  packageMetadata(address: string, version: string, platform: string): Promise<Outcome<PackageMetadata>>;
  /** The SHA256SUMS document that the metadata points to, with its signature checked against the listed keys. */
  shasums(metadata: PackageMetadata): Promise<Outcome<ShasumsDocument>>;
}

export interface VersionListing {
  readonly versions: readonly { readonly version: string; readonly platforms: readonly string[] }[];
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
}
