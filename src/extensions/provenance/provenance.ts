import { asClause } from '../../finding/sentence.ts';
import type { Outcome } from '../../outcome.ts';

/** Who built the packages of a release, as far as Sigstore attestations at GitHub tell. It never takes the place of a signature. */
export type Provenance =
  /** Every package of the release is in a verified attestation: by the repository of the release, at the tag of the version. */
  | { readonly kind: 'verified'; readonly build: Build; readonly attestations: readonly Attestation[] }
  /** An attestation verifies, but it is not all that one expects. `reason`: what is missing, as a clause without a full stop. */
  | { readonly kind: 'partial'; readonly build: Build; readonly reason: string }
  /** There are attestations, and none of them holds: it does not verify, or it is about something else. */
  | { readonly kind: 'mismatch'; readonly build: Build | null; readonly reason: string }
  | { readonly kind: 'absent' }
  /** GitHub could not be reached, or it has something (`answered`) that cannot be checked here. */
  | { readonly kind: 'unknown'; readonly reason: string; readonly answered: boolean };

/** As the certificate of an attestation states it. Raw text: every renderer escapes it. */
export interface Build {
  /** `owner/repo` at github.com. */
  readonly repository: string;
  /** Its number, which no new name changes; `null` where the certificate has none. */
  readonly repositoryId: string | null;
  /** The name of the same repository in the address of the release, if it differs. */
  readonly renamed: string | null;
  /** The file name of the workflow: `release.yml`. */
  readonly workflow: string;
  /** `refs/tags/v1.2.3` */
  readonly ref: string;
  /** `null`: the certificate does not say. */
  readonly runner: 'github-hosted' | 'self-hosted' | null;
}

export interface Attestation {
  readonly url: string;
  /** `sha256:` and 64 hex digits: of the bundle. */
  readonly digest: string;
}

export interface ExpectedBuild {
  /** `owner/repo` at github.com. */
  readonly repository: string;
  repositoryId(): Promise<Outcome<string>>;
  /** The tag of the version: `v1.2.3`. */
  readonly tag: string;
}

export interface Lack {
  readonly words: string;
  /** A new run would learn the same. */
  readonly answered: boolean;
}

/** Why a release has no verified attestation; `null` if it has one. */
export function lackOf(provenance: Provenance | undefined): Lack | null {
  if (provenance === undefined)
    return { words: 'GitHub was not queried, or no github.com release is known', answered: false };
  if (provenance.kind === 'verified') return null;
  if (provenance.kind === 'absent') return { words: 'GitHub has none', answered: true };
  const answered = provenance.kind !== 'unknown' || provenance.answered;
  return { words: asClause(provenance.reason), answered };
}
