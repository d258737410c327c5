import { type Outcome, type Unavailable, unavailable } from '../outcome.ts';
import { AddressRefusedError } from './address-guard.ts';
import { DiskError } from './disk-error.ts';
import type { Limits } from './limits.ts';

/** The result of one try, and whether another try may give a better one. */
export type Attempt<T> =
  | { readonly final: true; readonly outcome: Outcome<T>; readonly silent: boolean }
  /** `pause`: milliseconds that the server asks to wait; `null` if it does not ask. */
  | {
      readonly final: false;
      readonly outcome: Unavailable;
      readonly pause: number | null;
      /** The host did not answer, or not in time. */
      readonly silent: boolean;
    };

/** Another try would give the same result. */
export function final<T>(outcome: Outcome<T>): Attempt<T> {
  return { final: true, outcome, silent: false };
}

/** Another try may give a better result. */
export function again(outcome: Unavailable, pause: number | null = null): Attempt<never> {
  return { final: false, outcome, pause, silent: false };
}

export type Wait = (milliseconds: number) => Promise<void>;

/** The pauses of a run that servers ask for. */
export interface AskedPauses {
  /** Waits; `false` without waiting if the run has no patience left for it. */
  take(milliseconds: number): Promise<boolean>;
}

export function openAskedPauses({ longestPause, askedPauses }: Limits, wait: Wait): AskedPauses {
  let left = askedPauses;
  let waiting = 0;
  let until = 0;
  return {
    async take(milliseconds) {
      const now = performance.now();
      const longer = Math.max(0, now + milliseconds - Math.max(now, until));
      if (milliseconds > longestPause || longer > left) return false;
      left -= longer;
      until = Math.max(until, now + milliseconds);
      waiting += 1;
      try {
        await wait(milliseconds);
      } finally {
        waiting -= 1;
        if (waiting === 0) until = 0;
      }
      return true;
    },
  };
}

/** Tries again, a bounded number of times, but only after faults that may pass (T50). */
export async function withRetries<T>(
  attempt: () => Promise<Attempt<T>>,
  limits: Limits,
  wait: Wait,
  pauses: AskedPauses,
): Promise<Outcome<T>> {
  let result = await attempt();
  for (let retry = 0; retry < limits.retries && !result.final; retry++) {
    if (result.pause === null) await wait(limits.pause * 2 ** retry);
    else if (!(await pauses.take(result.pause))) break;
    result = await attempt();
  }
  return result.outcome;
}

/**
 * Milliseconds that a `Retry-After` header asks for: seconds or an HTTP date (RFC 9110 section 10.2.3). `null` if there is no readable one.
 */
export function retryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  if (!httpDate.test(header)) return null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** What went wrong before or during an answer, in our own words. It repeats nothing that the server or the library said. */
export function failureOf(error: unknown, host: string): Attempt<never> {
  if (error instanceof AddressRefusedError) {
    return final(
      unavailable(
        'address-refused',
        `${host} does not resolve to a public address and is not listed in registries`,
      ),
    );
  }
  if (error instanceof DiskError) return final(notSaved(error, host));
  const code = codeOf(error);
  if (isCertificateFault(code)) {
    return final(unavailable('network', `the TLS certificate of ${host} cannot be trusted (${code})`));
  }
  if (code === 'TimeoutError') {
    return { ...final(unavailable('network', `${host} took too long to answer`)), silent: true };
  }
  if (code.startsWith('Z_'))
    return final(unavailable('malformed-answer', `${host} sent an answer that cannot be decompressed`));
  const words = reasons.get(code);
  if (words !== undefined)
    return { ...again(unavailable('network', `${host} ${words}`)), silent: silences.has(code) };
  return again(unavailable('network', `the connection to ${host} failed${code === '' ? '' : ` (${code})`}`));
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'has no address: the name could not be resolved'],
  ['EAI_AGAIN', 'has no address: the name server did not answer'],
  ['ECONNREFUSED', 'refused the connection'],
  ['ECONNRESET', 'closed the connection early'],
  ['EPIPE', 'closed the connection early'],
  ['UND_ERR_SOCKET', 'closed the connection early'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'sent a different number of bytes than it announced'],
  ['ETIMEDOUT', 'could not be reached in time'],
  ['EHOSTUNREACH', 'cannot be reached from here'],
  ['ENETUNREACH', 'cannot be reached from here'],
  ['EACCES', 'cannot be reached: this machine does not allow the connection'],
  ['EPERM', 'cannot be reached: this machine does not allow the connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'could not be reached in time'],
  ['UND_ERR_HEADERS_TIMEOUT', 'did not answer in time'],
  ['UND_ERR_BODY_TIMEOUT', 'stopped in the middle of its answer'],
]);

/** The faults by which a host costs the most time. */
const silences: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** The outcome for an answer that could not be saved. @param host the host that answered */
export function notSaved({ code }: DiskError, host: string): Unavailable {
  return unavailable('not-saved', `the answer of ${host} cannot be saved on this machine (${code})`);
}

/** A word from a fixed alphabet, because it goes into messages. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return 'TimeoutError';
  if ('code' in error && typeof error.code === 'string' && /^[A-Z0-9_]{1,64}$/.test(error.code)) {
    return error.code;
  }
  const [inner] = error instanceof AggregateError ? error.errors : [];
  return inner === undefined ? '' : codeOf(inner);
}

function isCertificateFault(code: string): boolean {
  return (
    code.startsWith('CERT_') ||
    code.startsWith('UNABLE_TO_') ||
    code.startsWith('ERR_TLS_') ||
    code.includes('SELF_SIGNED')
  );
}
