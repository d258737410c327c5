import type { Outcome, Unavailable } from '../outcome.ts';
import type { Limits } from './limits.ts';

/** What one try gave, and whether another one may give more. */
export type Attempt<T> =
  | { readonly final: true; readonly outcome: Outcome<T> }
  /** `pause`: milliseconds the server asks to wait, `null` where it says nothing. */
  | { readonly final: false; readonly outcome: Unavailable; readonly pause: number | null };

/** Another try would give the same. */
export function final<T>(outcome: Outcome<T>): Attempt<T> {
  return { final: true, outcome };
}

/** Another try may give more. */
export function again(outcome: Unavailable, pause: number | null = null): Attempt<never> {
  return { final: false, outcome, pause };
}

export type Wait = (milliseconds: number) => Promise<void>;

/** Tries again, a bounded number of times, only what a passing trouble may explain (T50). */
export async function withRetries<T>(
  attempt: () => Promise<Attempt<T>>,
  limits: Limits,
  wait: Wait,
): Promise<Outcome<T>> {
  let result = await attempt();
  for (let retry = 0; retry < limits.retries && !result.final; retry++) {
    const pause = result.pause ?? limits.pause * 2 ** retry;
    if (pause > limits.longestPause) break;
    await wait(pause);
    result = await attempt();
  }
  return result.outcome;
}

/**
 * Milliseconds that a `Retry-After` header asks for: seconds or an HTTP date (RFC 9110 section 10.2.3).
 * `null` where there is none that can be read.
 */
export function retryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  if (!httpDate.test(header)) return null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
