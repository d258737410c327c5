import { asClause } from '../../finding/sentence.ts';

/** Who built the packages of a release, as far as Sigstore attestations at GitHub tell. It never takes the place of a signature. */
export type Provenance =
  /** Every package of the release is in a verified attestation: by the repository of the release, at the tag of the version. */
  | { readonly kind: 'verified'; readonly build: Build }
  /** An attestation verifies, but it is not all that one expects. `reason`: what is missing, as a clause without a full stop. */
  | { readonly kind: 'partial'; readonly build: Build; readonly reason: string }
  /** There are attestations, and none of them holds: it does not verify, or it is about something else. */
  | { readonly kind: 'mismatch'; readonly build: Build | null; readonly reason: string }
  /** GitHub has no attestation of the packages. */
  | { readonly kind: 'absent' }
  /** GitHub could not be asked, or it has something (`answered`) that cannot be checked here. */
  | { readonly kind: 'unknown'; readonly reason: string; readonly answered: boolean };

/** As the certificate of an attestation states it. Raw text: every renderer escapes it. */
export interface Build {
  /** `owner/repo` at github.com. */
  readonly repository: string;
  /** The file name of the workflow: `release.yml`. */
  readonly workflow: string;
  /** `refs/tags/v1.2.3` */
  readonly ref: string;
}

/** The release that attestations have to be about. */
export interface ExpectedBuild {
  /** `owner/repo` at github.com. */
  readonly repository: string;
  /** The tag of the version: `v1.2.3`. */
  readonly tag: string;
}

/**
 * What a release has less than a verified attestation; `null` if nothing is missing.
 *
 * @returns `answered`: another run would learn the same
 */
export function lackOf(
  provenance: Provenance | undefined,
): { readonly words: string; readonly answered: boolean } | null {
  switch (provenance?.kind) {
    case 'verified':
      return null;
    case 'absent':
      return { words: 'GitHub has none', answered: true };
    case 'partial':
    case 'mismatch':
      return { words: asClause(provenance.reason), answered: true };
    case 'unknown':
      return { words: asClause(provenance.reason), answered: provenance.answered };
    case undefined:
      return { words: 'GitHub was not asked, or no release at github.com is known', answered: false };
  }
}
