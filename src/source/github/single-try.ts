import type { Octokit } from './octokit.ts';

/** In place of another try of a request that was to be tried once: GitHub had a bad moment or asked to wait, and that is over now. */
export class LookAgain extends Error {
  override readonly name = 'LookAgain';

  constructor(cause: unknown) {
    super('What this was decided on may have changed while it waited.', { cause });
  }
}

/**
 * For a write that rests on what was just read. It is sent once; where the client would send it again, it waits as long as it would, and
 * rejects with {@link LookAgain} instead.
 *
 * @param wait false: nothing is waited for, and the failure itself is what it rejects with
 */
export function once(wait: boolean): { readonly request: object } {
  return { request: wait ? { once: { failure: null } } : { retries: 0 } };
}

/** The plugin behind {@link once}. It has to be the innermost one: it sees each try. */
export function singleTries(octokit: Pick<Octokit, 'hook'>): void {
  octokit.hook.wrap('request', async (request, options) => {
    const single: { failure: unknown } | undefined = options.request?.once;
    if (single === undefined) return request(options);
    if (single.failure !== null) throw new LookAgain(single.failure);
    try {
      return await request(options);
    } catch (error) {
      single.failure = error;
      throw error;
    }
  });
}
