import { type GitHubRequest } from '../source/github/ask-github.ts';
import type { AttestationStore } from './attestation-store.ts';
/**
 * The attestations that GitHub keeps. One request for all digests of an account: the listing is by account, and GitHub has none across accounts.
 * It takes only the kind of account that the owner is, so a user costs one request more than an organisation.
 */
export declare function githubAttestations(request: GitHubRequest): AttestationStore;
