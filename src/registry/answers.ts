import { z } from 'zod';
import type { Answer } from '../http/fetcher.ts';
import { known, type Outcome, unavailable } from '../outcome.ts';

/** `/.well-known/terraform.json`; only the provider service is of interest. */
export const discoveryAnswer = z.object({ 'providers.v1': z.string().max(2048).optional() });

const platform = z.object({ os: z.string().max(64), arch: z.string().max(64) });

/** `<namespace>/<type>/versions`. */
export const versionsAnswer = z.object({
  versions: z
    .array(z.object({ version: z.string().max(256), platforms: z.array(platform).max(1000).nullish() }))
    .max(100_000)
    .nullish(),
  // What the registry remarks is never worth the listing itself.
  warnings: z.array(z.string()).nullish().catch(null),
  moved_to: z.string().max(512).nullish().catch(null),
});

/** `<namespace>/<type>/<version>`: no part of the protocol, and only the public registry answers it. */
export const releaseAnswer = z.object({
  published_at: z.string().max(64).nullish(),
  // Where the source stands is never worth the date.
  source: z.string().max(512).nullish().catch(null),
  tag: z.string().max(256).nullish().catch(null),
});

const signingKey = z.object({
  ascii_armor: z.string(),
  trust_signature: z.string().nullish(),
});

/** `-/<type>/versions`; the versions in it are of no interest. */
export const lookUpAnswer = z.object({ id: z.string().max(512), moved_to: z.string().max(512).nullish() });

/** What OpenTofu's registry says of every platform, unsigned; Terraform ignores it. */
const announcedPackage = z.object({ hashes: z.array(z.string().max(512)).max(100).nullish() });

/** `<namespace>/<type>/<version>/download/<os>/<arch>`. */
export const metadataAnswer = z.object({
  protocols: z.array(z.string().max(32)).max(100).nullish(),
  os: z.string(),
  arch: z.string(),
  filename: z.string().max(512),
  download_url: z.string().min(1).max(8192),
  shasum: z.string().regex(/^[0-9a-f]{64}$/i),
  shasums_url: z.string().min(1).max(8192),
  shasums_signature_url: z.string().max(8192).nullish(),
  signing_keys: z.object({ gpg_public_keys: z.array(signingKey).max(100).nullish() }).nullish(),
  packages: z.record(z.string(), announcedPackage).nullish().catch(null),
});

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
