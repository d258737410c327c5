/* How often a request is sent. The client itself is large, and loaded only if there is something to request. */

/** Thrown after a wait, instead of a second try of a request that may be sent only once. */
export class LookAgain extends Error {
  override readonly name = 'LookAgain';

  constructor(cause: unknown) {
    super('The state that this write depends on may have changed during the wait.', { cause });
  }
}

/** For a write that depends on what was just read: waits as the client would, then rejects with {@link LookAgain}. @param wait false: rejects at once, with the failure itself */
export function once(wait: boolean): { readonly request: object } {
  return { request: wait ? { once: { failure: null } } : { retries: 0 } };
}
