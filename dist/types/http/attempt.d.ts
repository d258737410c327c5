import { type Outcome, type Unavailable } from '../outcome.js';
import { DiskError } from './disk-error.js';
import type { Limits } from './limits.js';
/** What one try gave, and whether another one may give more. */
export type Attempt<T> = {
    readonly final: true;
    readonly outcome: Outcome<T>;
}
/** `pause`: milliseconds the server asks to wait, `null` where it says nothing. */
 | {
    readonly final: false;
    readonly outcome: Unavailable;
    readonly pause: number | null;
};
/** Another try would give the same. */
export declare function final<T>(outcome: Outcome<T>): Attempt<T>;
/** Another try may give more. */
export declare function again(outcome: Unavailable, pause?: number | null): Attempt<never>;
export type Wait = (milliseconds: number) => Promise<void>;
/** Tries again, a bounded number of times, only what a passing trouble may explain (T50). */
export declare function withRetries<T>(attempt: () => Promise<Attempt<T>>, limits: Limits, wait: Wait): Promise<Outcome<T>>;
/**
 * Milliseconds that a `Retry-After` header asks for: seconds or an HTTP date (RFC 9110 section 10.2.3).
 * `null` where there is none that can be read.
 */
export declare function retryAfter(header: string | undefined, now: number): number | null;
/** What went wrong before or while an answer came, in our own words: nothing of what the server or the library said is repeated. */
export declare function failureOf(error: unknown, host: string): Attempt<never>;
/** What could not be kept of an answer. @param host whose answer it is */
export declare function notSaved({ code }: DiskError, host: string): Unavailable;
