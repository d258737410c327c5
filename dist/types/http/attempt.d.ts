import { type Outcome, type Unavailable } from '../outcome.js';
import { DiskError } from './disk-error.js';
import type { Limits } from './limits.js';
import type { NamedProxy } from './proxy.js';
import type { RunTime } from './run-time.js';
/** The result of one try, and whether a retry may give a better one. */
export type Attempt<T> = {
    readonly final: true;
    readonly outcome: Outcome<T>;
    readonly silent: boolean;
}
/** `pause`: milliseconds that the server asks to wait; `null` if it does not ask. */
 | {
    readonly final: false;
    readonly outcome: Unavailable;
    readonly pause: number | null;
    /** The host did not answer, or not in time. */
    readonly silent: boolean;
};
export declare function final<T>(outcome: Outcome<T>): Attempt<T>;
export declare function again(outcome: Unavailable, pause?: number | null): Attempt<never>;
export type Wait = (milliseconds: number) => Promise<void>;
type AskedPauses = ReturnType<typeof openAskedPauses>;
export declare function openAskedPauses({ longestPause, askedPauses }: Limits, wait: Wait, time: RunTime): {
    /** Waits; `false` without waiting if the run has no patience left for it. */
    take(milliseconds: number): Promise<boolean>;
};
/** Tries again, a bounded number of times, but only after faults that may pass (T50). */
export declare function withRetries<T>(attempt: () => Promise<Attempt<T>>, limits: Limits, wait: Wait, pauses: AskedPauses): Promise<Outcome<T>>;
/** Milliseconds that a `Retry-After` header asks for: seconds or an HTTP date (RFC 9110 section 10.2.3); `null` if none is readable. */
export declare function retryAfter(header: string | undefined, now: number): number | null;
/** Describes an error before or during a response in our own words: it repeats no text of the server or the library. */
export declare function failureOf(error: unknown, host: string, proxy: NamedProxy | null): Attempt<never>;
interface ConnectionFault {
    /** Tells what would help: a different authority, a different proxy, nothing known, or a retry. */
    readonly kind: 'certificate' | 'proxy-login' | 'refused-by-proxy' | 'slow' | 'network';
    readonly cause: string;
    /** The host did not answer, or not in time. */
    readonly silent: boolean;
    /** Whether the words are only about a code. */
    readonly isKnown: boolean;
}
/** Why a request got no response. If there is a proxy, the first contact is with it. */
export declare function connectionFault(error: unknown, host: string, proxy: NamedProxy | null): ConnectionFault;
/** The outcome for an answer that could not be saved. @param host the host that answered */
export declare function notSaved({ code }: DiskError, host: string): Unavailable;
export {};
