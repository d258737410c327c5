import type { Outcome } from '../../outcome.js';
/** One request to GitHub's API: `GET /advisories` with its parameters. */
export type GitHubRequest = (route: string, parameters: {
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
/** Time for one answer about a provider, and the bytes that it may have: no review waits long for what it can do without. */
export declare const factLimits: {
    timeout: number;
    largestAnswer: number;
};
/** An error about a header would print what it cannot take. @throws UserError without the token */
export declare function plainToken(text: string, where: string): string;
