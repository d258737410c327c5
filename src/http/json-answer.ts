import type { z } from 'zod';
import { known, type Outcome, unavailable } from '../outcome.ts';
import type { Answer } from './fetcher.ts';

/** Whether the server declares its answer as JSON. Terraform requires this wherever it checks the type. */
export function isJson({ contentType }: Answer): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType);
}

/** Reads a JSON answer and checks it against the protocol. @param what the requested thing */
export function readAnswer<T>(
  answer: Answer,
  schema: z.ZodType<T>,
  what: string,
  protocol = 'registry protocol',
): Outcome<T> {
  const value = parseJson(answer.body);
  if (value === undefined)
    return unavailable('malformed-answer', `the server's answer about ${what} is not JSON`);
  const parsed = schema.safeParse(value);
  if (parsed.success) return known(parsed.data);
  const field = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.');
  return unavailable(
    'malformed-answer',
    `the answer about ${what} does not follow the ${protocol}${field ? ` (at ${field})` : ''}`,
  );
}

/** The value of a JSON text in UTF-8; `undefined` if it is none, or begins with a byte order mark, as for Terraform. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The absolute address of a link, https only (Terraform follows http). @param base the answer's address */
export function resolveLink(link: string, base: string, what: string): Outcome<string> {
  const url = URL.parse(link, base);
  if (url === null) return unavailable('malformed-answer', `the address of ${what} cannot be read`);
  if (url.protocol !== 'https:') return unavailable('address-refused', `the address of ${what} is not https`);
  if (url.username !== '' || url.password !== '')
    return unavailable('address-refused', `the address of ${what} has a user name or a password`);
  url.hash = '';
  return known(url.href);
}
