import { z } from 'zod';
import { known, type Outcome } from '../../outcome.ts';
import { type GitHubAccess, readAnswer } from '../../source/github/ask-github.ts';

/** GitHub takes 1,024 in one request. */
const mostDigests = 1_000;
const mostPages = 3;
const largestPage = 100;
/** Per digest; a release has one or two. */
export const mostBundles = 8;

const listedAnswer = z.object({ bundle: z.unknown().optional(), bundle_url: z.string().max(8192).nullish() });

const repositoryAnswer = z.object({ id: z.int().positive() });
const bulkAnswer = z.object({
  attestations_subject_digests: z.record(z.string(), z.array(listedAnswer).nullable()).optional(),
  page_info: z
    .object({ has_next: z.boolean().optional(), next: z.string().max(2_000).optional() })
    .optional(),
});

/** The attestations that GitHub keeps: one request for all digests of an account, two if it is a user's. */
export function githubAttestations(github: GitHubAccess) {
  return {
    /** Build provenance of files by their SHA-256; empty if GitHub has none. @param owner the account */
    async list(owner: string, digests: readonly string[]): Promise<Outcome<Listing>> {
      const asked = digests.slice(0, mostDigests);
      const ofOrganisation = await listAll(github, `/orgs/${encodeURIComponent(owner)}`, asked);
      if (ofOrganisation.kind !== 'absent') return ofOrganisation;
      const ofUser = await listAll(github, `/users/${encodeURIComponent(owner)}`, asked);
      return ofUser.kind === 'absent' ? known(new Map(asked.map((digest) => [digest, []]))) : ofUser;
    },
    /** The number of a repository, which stays the same under a new name. @param repository by any name it has had */
    async idOf(repository: string): Promise<Outcome<string>> {
      const answer = readAnswer(await github.ask(`GET /repos/${repository}`, {}), repositoryAnswer);
      return answer.kind === 'known' ? known(String(answer.value.id)) : answer;
    },
  };
}

export type AttestationStore = ReturnType<typeof githubAttestations>;

/** A Sigstore bundle in the answer, or its address; `unread` is put for those beyond a limit. */
export type ListedBundle =
  | { readonly kind: 'inlined'; readonly bundle: unknown }
  | { readonly kind: 'linked'; readonly url: string }
  | { readonly kind: 'unread' };

type Listing = Map<string, readonly ListedBundle[]>;

async function listAll(github: GitHubAccess, account: string, digests: readonly string[]) {
  const listing: Listing = new Map();
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    // The client puts every parameter of a POST into its body, so the page is part of the address.
    const parameters = new URLSearchParams({ per_page: String(largestPage), ...(after && { after }) });
    const asked = await github.ask(`POST ${account}/attestations/bulk-list?${parameters}`, {
      subject_digests: digests.map((digest) => `sha256:${digest}`),
      predicate_type: 'provenance',
    });
    const answer = readAnswer(asked, bulkAnswer);
    if (answer.kind !== 'known') return answer;
    const { attestations_subject_digests: found = {}, page_info: info } = answer.value;
    for (const digest of digests) {
      const bundles = (found[`sha256:${digest}`] ?? []).map(listed);
      listing.set(digest, [...(listing.get(digest) ?? []), ...bundles].slice(0, mostBundles + 1));
    }
    after = info?.has_next === true ? info.next : undefined;
    if (after === undefined) break;
  }
  for (const [digest, bundles] of listing)
    if (after !== undefined || bundles.length > mostBundles)
      listing.set(digest, [...bundles.slice(0, mostBundles), { kind: 'unread' }]);
  return known(listing);
}

/** Some versions of the API have the bundle in the answer, newer ones only its address. */
function listed({ bundle, bundle_url: url }: z.infer<typeof listedAnswer>): ListedBundle {
  return url == null || bundle != null ? { kind: 'inlined', bundle } : { kind: 'linked', url };
}
