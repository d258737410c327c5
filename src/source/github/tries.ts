/*
 * How often a request is sent. Who asks says so with the request; the client itself, which is large, is loaded only where there is one to ask.
 */

/** Thrown after a wait, instead of a second try of a request that may be sent only once. */
export class LookAgain extends Error {
  override readonly name = 'LookAgain';

  constructor(cause: unknown) {
    super('The state that this write depends on may have changed during the wait.', { cause });
  }
}

/**
 * For a write that depends on what was just read: it waits as long as the client would, then rejects with
 * {@link LookAgain}. @param wait false: it does not wait, and rejects with the failure itself
 */
export function once(wait: boolean): { readonly request: object } {
  return { request: wait ? { once: { failure: null } } : { retries: 0 } };
}

/** For a question that may be too large: another one is asked after a failure. Rate limits are waited for. */
export function withoutRetries(): { readonly request: object } {
  return { request: { retries: 0, waitsForLimits: true } };
}
