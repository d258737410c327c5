import type { SignatureCheck } from '../openpgp/signature.ts';

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
