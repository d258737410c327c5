import type { z } from 'zod';
import { known, type Outcome, unavailable } from '../outcome.ts';
import type { Answer } from './fetcher.ts';

/** Whether the server calls its answer JSON, as Terraform demands where it looks at all. */
export function isJson({ contentType }: Answer): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType);
}

/**
 * Reads a JSON answer and checks it against the protocol.
 *
 * @param what is asked for, for the message
 */
export function readAnswer<T>(
  answer: Answer,
  schema: z.ZodType<T>,
  what: string,
  protocol = 'registry protocol',
): Outcome<T> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(answer.body));
  } catch {
    return unavailable('malformed-answer', `the server answered the question for ${what} with no JSON`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return known(parsed.data);
  const field = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.');
  return unavailable(
    'malformed-answer',
    `the answer to the question for ${what} is not what the ${protocol} describes${field ? ` (at ${field})` : ''}`,
  );
}

/**
 * The absolute address that a link of an answer means. https only; Terraform would also follow http.
 *
 * @param base the address of the answer after redirects
 */
export function resolveLink(link: string, base: string, what: string): Outcome<string> {
  const url = URL.parse(link, base);
  if (url === null) return unavailable('malformed-answer', `the address of ${what} can not be read`);
  if (url.protocol !== 'https:') return unavailable('address-refused', `the address of ${what} is not https`);
  if (url.username !== '' || url.password !== '') {
    return unavailable('address-refused', `the address of ${what} carries a user name or a password`);
  }
  url.hash = '';
  return known(url.href);
}
