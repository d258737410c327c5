import { z } from 'zod';
import { known, type Outcome } from '../../outcome.ts';
import { askGitHub } from '../../source/github/ask-github.ts';
import type { GitHubRequest } from '../../source/github/github-request.ts';
import type { AttestationStore, ListedBundle } from './attestation-store.ts';

/** GitHub takes 1,024 in one request. */
const mostDigests = 1_000;
const mostPages = 3;
const largestPage = 100;
/** Of one digest: a release has one or two. */
const mostBundles = 8;

const listedAnswer = z.object({
  bundle: z.unknown().optional(),
  bundle_url: z.string().max(8192).nullish(),
});

const bulkAnswer = z.object({
  attestations_subject_digests: z.record(z.string(), z.array(listedAnswer).nullable()).optional(),
  page_info: z
    .object({ has_next: z.boolean().optional(), next: z.string().max(2_000).optional() })
    .optional(),
});

/**
 * The attestations that GitHub keeps. One request for all digests of an account: the listing is by account, and GitHub has none across accounts.
 * It takes only the kind of account that the owner is, so a user costs one request more than an organisation.
 */
export function githubAttestations(request: GitHubRequest): AttestationStore {
  return {
    async list(owner, digests) {
      const asked = digests.slice(0, mostDigests);
      const ofOrganisation = await listAll(request, `/orgs/${encodeURIComponent(owner)}`, asked);
      if (ofOrganisation.kind !== 'absent') return ofOrganisation;
      const ofUser = await listAll(request, `/users/${encodeURIComponent(owner)}`, asked);
      return ofUser.kind === 'absent' ? known(new Map(asked.map((digest) => [digest, []]))) : ofUser;
    },
  };
}

type Listing = Map<string, ListedBundle[]>;

async function listAll(
  request: GitHubRequest,
  account: string,
  digests: readonly string[],
): Promise<Outcome<Listing>> {
  const listing: Listing = new Map();
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const answer = await askGitHub('attestations', bulkAnswer, () =>
      // The client puts every parameter of a POST into its body, so the page is part of the address.
      request(`POST ${account}/attestations/bulk-list?${pageAfter(after)}`, {
        subject_digests: digests.map((digest) => `sha256:${digest}`),
        predicate_type: 'provenance',
        request: { retries: 0 },
      }),
    );
    if (answer.kind !== 'known') return answer;
    const { attestations_subject_digests: found = {}, page_info: info } = answer.value;
    for (const digest of digests) {
      const bundles = (found[`sha256:${digest}`] ?? []).map(listed);
      if (bundles.length > 0)
        listing.set(digest, [...(listing.get(digest) ?? []), ...bundles].slice(0, mostBundles));
    }
    after = info?.has_next === true ? info.next : undefined;
    // What the listing does not name has no attestation, if the listing was read to its end.
    if (after === undefined) {
      for (const digest of digests) if (!listing.has(digest)) listing.set(digest, []);
      break;
    }
  }
  return known(listing);
}

function pageAfter(cursor: string | undefined): string {
  const page = new URLSearchParams({ per_page: String(largestPage) });
  if (cursor !== undefined) page.set('after', cursor);
  return page.toString();
}

/** Some versions of the API have the bundle in the answer, newer ones only its address. */
function listed({ bundle, bundle_url: url }: z.infer<typeof listedAnswer>): ListedBundle {
  return url == null || bundle != null ? { kind: 'inlined', bundle } : { kind: 'linked', url };
}
