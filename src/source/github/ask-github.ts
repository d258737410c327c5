import type { z } from 'zod';
import { UserError } from '../../errors.ts';
import { absent, known, type Outcome, unavailable } from '../../outcome.ts';
import { SourceError } from '../source-error.ts';
import { ask, isRateLimit, limitWords, statusOf } from './answer.ts';

/**
 * Asks GitHub's API for a fact that a review can do without: a failure is a value, never an exception.
 *
 * @param what the requested thing, as a noun phrase that follows "GitHub could not be asked for"
 * @returns `absent` for a 404
 */
export async function askGitHub<T>(
  what: string,
  schema: z.ZodType<T>,
  request: () => Promise<{ readonly data: unknown }>,
): Promise<Outcome<T>> {
  try {
    return known(await ask(what, schema, request));
  } catch (error) {
    if (!(error instanceof SourceError) && !(error instanceof UserError)) throw error;
    const { cause } = error;
    const status = statusOf(cause);
    if (isRateLimit(cause)) return unavailable('status', limitWords(cause).reached);
    if (status === 404) return absent(what);
    if (status !== null) return { ...unavailable('status', `GitHub answered with status ${status}`), status };
    const malformed = error instanceof SourceError && error.code === 'malformed-answer';
    return malformed
      ? unavailable('malformed-answer', "GitHub's answer is not in the form that its API describes")
      : unavailable('network', 'GitHub did not answer');
  }
}
