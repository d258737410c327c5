/**
 * Every fact that has to be asked for is an {@link Outcome}, never an exception: a network fault cannot look like a pass, and a missing
 * signature cannot look like a bad one.
 */
export type Outcome<T> = Known<T> | Absent | Unavailable;

/** The fact was asked for and answered. */
export interface Known<T> {
  readonly kind: 'known';
  readonly value: T;
}

/** The registry answered: this does not exist. */
export interface Absent {
  readonly kind: 'absent';
  /** What does not exist, as the subject of a sentence: `version 3.2.9 of registry.terraform.io/hashicorp/null`. */
  readonly what: string;
}

/** We could not ask, or could not use the answer. */
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly code: UnavailableCode;
  /** One sentence without a final stop, in our own words. The code that shows it escapes it. */
  readonly cause: string;
  /** The announced size of an answer that was refused because of its size, where the server announced one. */
  readonly bytes?: number;
  /** The HTTP status of the answer, where the code is `status` and there was one. */
  readonly status?: number;
}

export const unavailableCodes = [
  /** The host is neither a public registry nor listed in `registries`. Nothing was sent to it. */
  'untrusted-host',
  /** The user's own `provider_installation` installs the provider from mirrors only. Nothing was sent to its registry. */
  'not-direct',
  /** The address, scheme or port is one that Lockproof never connects to (T22, T23). */
  'address-refused',
  /** Name resolution, connection, TLS, reset or time-out. */
  'network',
  /** The certificate of the server is one that this machine does not trust. No other try would change that. */
  'certificate',
  /** The server answered with a status that says nothing about the fact (401, 403, 429, 5xx, …). */
  'status',
  /** A file or folder of a mirror on this machine cannot be read. */
  'unreadable',
  /** The answer is not what the protocol describes (HTML for JSON, wrong fields, wrong digest, …). */
  'malformed-answer',
  /** Two answers that must agree do not: the registry contradicts itself (T19, T20). */
  'disagreement',
  /** The answer is larger than the limit for its kind. */
  'too-large',
  /** The byte budget of the run (`max-download`) is used up. */
  'budget',
  /** The packages of the run inflate to more than one run may inflate. */
  'inflation',
  /** A package cannot be saved on this machine: no room, no permission. */
  'not-saved',
  /** Nobody may be asked, and the folder of evidence (`--offline`) does not have the answer. */
  'not-in-evidence',
  /** The signature or key uses an algorithm that cannot be checked here; that is not a forgery. */
  'unsupported-algorithm',
] as const;

export type UnavailableCode = (typeof unavailableCodes)[number];

export function known<T>(value: T): Known<T> {
  return { kind: 'known', value };
}

/** @param what as the subject of a sentence, see {@link Absent} */
export function absent(what: string): Absent {
  return { kind: 'absent', what };
}

/** @param cause one sentence without a final stop, see {@link Unavailable} */
export function unavailable(code: UnavailableCode, cause: string): Unavailable {
  return { kind: 'unavailable', code, cause };
}

/**
 * Whether the answer may mean that the thing does not exist: object storage says 403 of what it does not have to those who may not list it, and
 * some registries answer with an error. It proves nothing, so another question has to decide.
 */
export function mayBeAbsent(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'unavailable' && [400, 403, 500].includes(outcome.status ?? 0);
}

export type LimitCode = 'budget' | 'inflation' | 'not-saved';

/**
 * Whether the reason is a limit of this run or this machine, not a failure of a server. Another run would end the same way, and a planted
 * hash could hide behind it (T26).
 */
export function isLimit(code: UnavailableCode): code is LimitCode {
  return code === 'budget' || code === 'inflation' || code === 'not-saved';
}
