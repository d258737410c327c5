/** One request to GitHub's API: `GET /advisories` with its parameters. */
export type GitHubRequest = (route: string, parameters: {
    readonly [name: string]: unknown;
}) => Promise<{
    readonly data: unknown;
}>;
/** A way to ask github.com about providers. Nothing that it answers proves a hash. */
export interface GitHubAccess {
    readonly request: GitHubRequest;
}
/**
 * Time for one answer of GitHub about a provider, in milliseconds, and the bytes that it may have: no review waits long
 * for what it can do without.
 */
export declare const factLimits: {
    timeout: number;
    largestAnswer: number;
};
/**
 * A GitHub Enterprise Server has neither the attestations of providers nor, without GitHub Connect, advisories.
 *
 * @param server the address of the GitHub that the requests are for
 */
export declare function githubAccess(server: string, request: GitHubRequest): GitHubAccess | undefined;
