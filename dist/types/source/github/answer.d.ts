import { z } from 'zod';
/**
 * Asks GitHub's API and checks the form of the answer, so that a proxy's HTML page is not read as an empty revision (T50).
 *
 * @param what the requested thing, as a noun phrase: `the tree of abc123`.
 * @throws UserError `missing-token` (401, 403) or `unknown-revision` (404, 409, 422); SourceError for everything else.
 */
export declare function ask<T>(what: string, schema: z.ZodType<T>, request: () => Promise<{
    readonly data: unknown;
}>): Promise<T>;
/** The error to throw where GitHub could not be asked. @param what as for {@link ask} */
export declare function failure(what: string, error: unknown): Error;
/** The status of GitHub's answer; `null` if there was no answer. */
export declare function statusOf(error: unknown): number | null;
/** Whether GitHub refused because of too many requests, not because of missing permissions. */
export declare function isRateLimit(error: unknown): boolean;
/** The words about a limit of GitHub that is used up. */
interface LimitWords {
    /** Which limit, and until when: the beginning of a sentence. */
    readonly reached: string;
    /** What to do: the end of a sentence, with a sentence about the setting that raises the limit. */
    readonly remedy: string;
}
/** Says which limit is used up and when it comes back, as GitHub's answer tells it. @param now the clock, for answers that tell a number of seconds */
export declare function limitWords(error: unknown, now?: number): LimitWords;
/** Whether GraphQL refused. It does so with status 200. */
export declare function isForbidden(error: unknown): boolean;
/** GitHub's own words about an error, raw. For GraphQL, the first error. */
export declare function messageOf(error: unknown): string;
/** A full object id. */
export declare const shaSchema: z.ZodString;
export {};
