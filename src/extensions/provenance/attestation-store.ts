import type { Outcome } from '../../outcome.ts';

/** Where attestations are kept. */
export interface AttestationStore {
  /**
   * The build provenance that the store has for files, by their SHA-256. All digests go in as few requests as possible.
   *
   * @param owner the account whose repositories are searched
   * @param digests 64 lower-case hex digits each
   * @returns an entry for each digest, empty where the store has nothing; a digest without an entry was not answered
   */
  list(
    owner: string,
    digests: readonly string[],
  ): Promise<Outcome<ReadonlyMap<string, readonly ListedBundle[]>>>;
}

/** A Sigstore bundle in the answer, or its address. */
export type ListedBundle =
  | { readonly kind: 'inlined'; readonly bundle: unknown }
  | { readonly kind: 'linked'; readonly url: string };
