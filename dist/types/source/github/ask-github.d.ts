import type { z } from 'zod';
import { type Outcome } from '../../outcome.ts';
/** One request to GitHub's API: `GET /advisories` with its parameters. */
export type GitHubRequest = (route: string, parameters: {
    readonly [name: string]: unknown;
}) => Promise<{
    readonly data: unknown;
}>;
/**
 * Asks GitHub's API for a fact that a review can do without: a failure is a value, never an exception.
 *
 * @param what the requested thing, as a noun phrase that follows "GitHub could not be asked for"
 * @returns `absent` for a 404
 */
export declare function askGitHub<T>(what: string, schema: z.ZodType<T>, request: () => Promise<{
    readonly data: unknown;
}>): Promise<Outcome<T>>;
