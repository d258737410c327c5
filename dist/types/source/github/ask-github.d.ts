import { type Outcome } from '../../outcome.js';
/** Queries GitHub's API for facts that a review can do without. @param retries of the client; left out: none */
export declare function githubFacts(request: GitHubRequest, retries?: object): {
    ask: (...about: Parameters<(route: string, parameters: {
        readonly [name: string]: unknown;
    }) => Promise<Outcome<GitHubAnswer>>>) => Promise<Outcome<GitHubAnswer>>;
};
export interface GitHubAccessOptions {
    readonly token: string;
    /** Default: `https://api.github.com`. */
    readonly apiUrl?: string | undefined;
    /** The GitHub that the token is for; default: `https://github.com`. */
    readonly serverUrl?: string | undefined;
    /** Receives one sentence about each request that is tried again. */
    readonly log?: (message: string) => void;
}
/** Queries GitHub about providers, and gives up early; `undefined` for GitHub Enterprise Server. */
export declare function createGitHubAccess({ serverUrl, ...options }: GitHubAccessOptions): GitHubAccess | undefined;
/** The same for any server. @param retries as for {@link githubFacts} */
export declare function openGitHubAccess({ token, apiUrl, ...options }: Omit<GitHubAccessOptions, 'serverUrl'>, retries?: object): GitHubAccess;
/** As zod has it, whose types no declaration of the library may name. */
interface Schema<T> {
    safeParse(data: unknown): {
        readonly success: true;
        readonly data: T;
    } | {
        readonly success: false;
        readonly data?: never;
    };
}
/** Reads an answer. A proxy may have answered with a page of its own (T50). */
export declare function readAnswer<T>(answer: Outcome<GitHubAnswer>, schema: Schema<T>): Outcome<T>;
/** One request to GitHub's API: `GET /advisories` with its parameters. */
type GitHubRequest = (route: string, parameters: {
    readonly [name: string]: unknown;
}) => Promise<{
    readonly data: unknown;
    readonly headers?: {
        readonly link?: string | undefined;
    };
}>;
/** The body of an answer, and the cursor of the page after it (`null`: it was the last). */
export interface GitHubAnswer {
    readonly data: unknown;
    readonly next: string | null;
}
/** A way to ask github.com about providers. Nothing that it answers proves a hash, so a failure is a value. */
export interface GitHubAccess {
    /** Sends one request. @returns `absent` for a 404 */
    ask(route: string, parameters: {
        readonly [name: string]: unknown;
    }): Promise<Outcome<GitHubAnswer>>;
}
/** Time for one answer about a provider, its bytes, and the silences in a row after which GitHub is asked no more: no review waits long for what it can do without. */
export declare const factLimits: {
    timeout: number;
    largestAnswer: number;
    requests: number;
    silences: number;
};
export {};
