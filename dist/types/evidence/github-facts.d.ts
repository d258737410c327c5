import type { AdvisoryDatabase, KnownVulnerability } from '../advisories/advisory.js';
import type { Fetcher } from '../http/fetcher.js';
import type { Outcome } from '../outcome.js';
import type { AttestationStore } from '../provenance/attestation-store.js';
import type { VerifyBundle } from '../provenance/examine.js';
import type { Provenance } from '../provenance/provenance.js';
import type { GitHubRequest } from '../source/github/github-request.js';
import type { Evidence } from './evidence.js';
import { type VersionPair } from './provenance.js';
/** What GitHub knows about providers that no registry tells. Nothing that it says proves a hash. */
export interface GitHubFacts {
    readonly advisories: AdvisoryDatabase;
    readonly attestations: AttestationStore;
    /** Loads what verifies attestations; called only where there is something to verify. */
    readonly loadVerifier: () => Promise<VerifyBundle>;
}
/** Time for one answer of GitHub, in milliseconds, and the bytes that it may have: no review waits long for what it can do without. */
export declare const factLimits: {
    timeout: number;
    largestAnswer: number;
};
/**
 * The facts of github.com. A GitHub Enterprise Server has neither the attestations of providers nor, without GitHub Connect, advisories.
 *
 * @param server the address of the GitHub that the request is for
 */
export declare function githubFacts(server: string, request: GitHubRequest, loadVerifier: GitHubFacts['loadVerifier']): GitHubFacts | undefined;
/** By the keys of the evidence. */
interface LearntFacts {
    readonly advisories: ReadonlyMap<string, Outcome<readonly KnownVulnerability[]>>;
    readonly provenance: ReadonlyMap<string, Provenance>;
}
interface FactPorts {
    readonly github?: GitHubFacts | undefined;
    readonly fetcher: Pick<Fetcher, 'get'>;
    readonly onNotice: (notice: string) => void;
}
/** Asks GitHub about every version in the evidence, after the registries, because they tell where a release lies. */
export declare function askForGitHubFacts(pairs: readonly VersionPair[], evidence: Evidence, wanted: {
    readonly advisories: boolean;
    readonly provenance: boolean;
}, { github, fetcher, onNotice }: FactPorts): Promise<LearntFacts>;
export declare function withGitHubFacts(evidence: Evidence, { advisories, provenance }: LearntFacts): Evidence;
export {};
