import { type Outcome, type Unavailable, unavailable } from '../outcome.ts';
import { AddressRefusedError } from './address-guard.ts';
import { DiskError } from './disk-error.ts';
import type { Limits } from './limits.ts';
import type { NamedProxy } from './proxy.ts';
import type { RunTime } from './run-time.ts';

/** The result of one try, and whether a retry may give a better one. */
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

export function final<T>(outcome: Outcome<T>): Attempt<T> {
  return { final: true, outcome, silent: false };
}

export function again(outcome: Unavailable, pause: number | null = null): Attempt<never> {
  return { final: false, outcome, pause, silent: false };
}

export type Wait = (milliseconds: number) => Promise<void>;

type AskedPauses = ReturnType<typeof openAskedPauses>;

export function openAskedPauses({ longestPause, askedPauses }: Limits, wait: Wait, time: RunTime) {
  let left = askedPauses;
  let waiting = 0;
  let until = 0;
  return {
    /** Waits; `false` without waiting if the run has no patience left for it. */
    async take(milliseconds: number): Promise<boolean> {
      const now = performance.now();
      const longer = Math.max(0, milliseconds - Math.max(0, until - now));
      if (milliseconds > Math.min(longestPause, time.left()) || longer > left) return false;
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
    else if (!(await pauses.take(result.pause))) {
      const seconds = Math.ceil(result.pause / 1000);
      const why = `asks for a pause of ${seconds} s: longer than a run waits`;
      return { ...result.outcome, cause: `${result.outcome.cause}, and ${why}` };
    }
    result = await attempt();
  }
  return result.outcome;
}

/** Milliseconds that a `Retry-After` header asks for: seconds or an HTTP date (RFC 9110 section 10.2.3); `null` if none is readable. */
export function retryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  if (!httpDate.test(header)) return null;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Describes an error before or during a response in our own words: it repeats no text of the server or the library. */
export function failureOf(error: unknown, host: string, proxy: NamedProxy | null): Attempt<never> {
  if (error instanceof AddressRefusedError) {
    const cause = `${host} does not resolve to a public address and is not listed in registries`;
    return final(unavailable('address-refused', cause));
  }
  if (error instanceof DiskError) return final(notSaved(error, host));
  if (codeOf(error).startsWith('Z_'))
    return final(unavailable('malformed-answer', `${host} sent an answer that cannot be decompressed`));
  const { kind, cause, silent } = connectionFault(error, host, proxy);
  if (kind === 'slow') return { ...final(unavailable('network', cause)), silent };
  if (kind !== 'network') return final(unavailable(kind, cause));
  const isUnknown = codeOf(error) === 'ENOTFOUND' && proxy === null;
  const asked = isUnknown ? { asked: { host, trouble: 'no-such-name' as const } } : {};
  return { ...again({ ...unavailable('network', cause), ...asked }), silent };
}

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
export function connectionFault(error: unknown, host: string, proxy: NamedProxy | null): ConnectionFault {
  const code = codeOf(error);
  const through = proxy === null ? null : `the proxy ${proxy.name} (${proxy.variable})`;
  const fault = knownFaults.get(code);
  const known = { isKnown: true, silent: fault?.silent === true };
  const hint = through === null ? '' : `; ${through} may have replaced it with its own`;
  const untrusted = `the TLS certificate of ${host} cannot be trusted (${code})${hint}`;
  if (/^(?:CERT_|UNABLE_TO_|ERR_TLS_)|SELF_SIGNED/.test(code))
    return { kind: 'certificate', cause: untrusted, ...known };
  const status = through === null ? null : refusalOf(error);
  if (status !== null) {
    const cause = `${through} refused the connection to ${host} (status ${status})`;
    // With 5xx it says that it could not reach the host, which is then as silent as without a proxy.
    return status >= 500
      ? { kind: 'network', cause, ...known, silent: true }
      : { kind: status === 407 ? 'proxy-login' : 'refused-by-proxy', cause, ...known };
  }
  if (code === 'TimeoutError')
    return { kind: 'slow', cause: `${host} took too long to answer`, silent: true, isKnown: true };
  const who = through !== null && fault?.first === true ? through : host;
  if (fault !== undefined) return { kind: 'network', cause: `${who} ${fault.words}`, ...known };
  const cause = `the connection to ${host} failed${code === '' ? '' : ` (${code})`}`;
  return { kind: 'network', cause, silent: false, isKnown: false };
}

/** The status with which a proxy refused; `null` for any other error. undici has it only in its message. */
function refusalOf(error: unknown): number | null {
  for (const { message } of causesOf(error)) {
    const [, status, login] =
      /^Proxy response \((\d{3})\)|^Proxy Authentication Required \((407)\)/.exec(message) ?? [];
    if (status !== undefined || login !== undefined) return Number(status ?? login);
  }
  return null;
}

interface KnownFault {
  readonly words: string;
  /** Nothing was said to the other side yet, so a proxy may be that side. */
  readonly first?: true;
  /** The faults by which a host costs the most time. */
  readonly silent?: true;
}

const early: KnownFault = { words: 'closed the connection early', silent: true };
const unreachable: KnownFault = { words: 'cannot be reached from here', first: true, silent: true };
const late: KnownFault = { words: 'could not be reached in time', first: true, silent: true };
const forbidden = 'cannot be reached: this machine does not allow the connection';

const knownFaults: ReadonlyMap<string, KnownFault> = new Map([
  ['ENOTFOUND', { words: 'could not be found: DNS has no such name', first: true }],
  ['EAI_AGAIN', { words: 'could not be found: the name server did not answer', first: true }],
  ['ECONNREFUSED', { words: 'refused the connection', first: true, silent: true }],
  ['PROXY_HUNG_UP', { words: 'closed the connection', first: true, silent: true }],
  ['ECONNRESET', early],
  ['EPIPE', early],
  ['UND_ERR_SOCKET', early],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', { words: 'sent a different number of bytes than it announced' }],
  ['ETIMEDOUT', late],
  ['UND_ERR_CONNECT_TIMEOUT', late],
  ['EHOSTUNREACH', unreachable],
  ['ENETUNREACH', unreachable],
  ['EACCES', { words: forbidden, first: true }],
  ['EPERM', { words: forbidden, first: true }],
  ['UND_ERR_HEADERS_TIMEOUT', { words: 'did not answer in time', silent: true }],
  ['UND_ERR_BODY_TIMEOUT', { words: 'stopped in the middle of its answer', silent: true }],
]);

/** The outcome for an answer that could not be saved. @param host the host that answered */
export function notSaved({ code }: DiskError, host: string): Unavailable {
  return unavailable('not-saved', `the answer of ${host} cannot be saved on this machine (${code})`);
}

/** Has a fixed alphabet, because it goes into messages. */
function codeOf(error: unknown): string {
  for (const each of causesOf(error)) {
    if (each.name === 'TimeoutError') return 'TimeoutError';
    if ('code' in each && typeof each.code === 'string' && /^[A-Z0-9_]{1,64}$/.test(each.code))
      return each.code;
  }
  return '';
}

/** The error, and what it is about: the first of several, the cause of one that only says that something failed. */
function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < 5; ) {
    causes.push(at);
    at = at instanceof AggregateError && at.errors.length > 0 ? at.errors[0] : at.cause;
  }
  return causes;
}
