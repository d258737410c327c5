import { z } from 'zod';
import { quoted, UserError } from '../../errors.ts';
import { connectionFault } from '../../http/attempt.ts';
import { proxyFor } from '../../http/proxy.ts';
import { SourceError } from '../source-error.ts';

/**
 * Queries GitHub's API and checks the form of the answer: a proxy's HTML page is no empty revision (T50).
 * @throws UserError `missing-token` (401, 403) or `unknown-revision` (404, 409, 422); else SourceError
 */
export async function ask<T>(
  what: string,
  schema: z.ZodType<T>,
  request: () => Promise<{ readonly data: unknown }>,
): Promise<T> {
  const answer = await request().catch((error: unknown) => {
    throw failure(what, error);
  });
  const parsed = schema.safeParse(answer.data);
  if (parsed.success) return parsed.data;
  throw new SourceError(
    'malformed-answer',
    `GitHub's answer for ${what} is not in the form that its API describes; check that the API address is right and that no proxy answers instead.`,
    { cause: parsed.error },
  );
}

/** The error to throw if GitHub gave no answer to use. @param what as for {@link ask} @param permission what a token needs for it */
export function failure(what: string, error: unknown, permission = 'contents: read'): Error {
  const status = statusOf(error) ?? refusalOf(error);
  const options = { cause: error };
  if (isRateLimit(error)) {
    const { reached, remedy } = limitWords(error);
    return new SourceError('unavailable', `${reached}, so ${what} could not be read; ${remedy}`, options);
  }
  const grant = `give the job the permission \`${permission}\`.`;
  if (status === 401 || status === 403) {
    const why =
      status === 401
        ? `GitHub refused the token when asked for ${what}; pass a valid one as \`github-token\`.`
        : `GitHub does not allow the token to read ${what}; ${grant}`;
    return new UserError('missing-token', why, options);
  }
  if (status === 404 || status === 409 || status === 422) {
    const why = `GitHub does not show ${what} (status ${status}): it does not exist, or the token may not see it; check the revision and ${grant}`;
    return new UserError('unknown-revision', why, options);
  }
  const { cause, remedy } = obstacleOf(error, status);
  const why = `Lockproof could not get ${what} from GitHub (${cause}); ${remedy}.`;
  return new SourceError('unavailable', why, options);
}

/** What helps against a fault that the next run has too. */
const remedies: Readonly<Record<string, string | undefined>> = {
  certificate: 'give the job the authority that issued it (NODE_EXTRA_CA_CERTS)',
  'proxy-login': 'give the user name and password of the proxy in HTTPS_PROXY',
  'refused-by-proxy': 'have the proxy let it pass, or name the host in no_proxy',
};

function obstacleOf(error: unknown, status: number | null) {
  const again = 'run the job again';
  if (status !== null) return { cause: `status ${status}`, remedy: again };
  const url = addressOf(error);
  const proxy = url === null ? null : proxyFor(url, process.env);
  const { kind, cause, isKnown } = connectionFault(error, url?.host ?? 'GitHub', proxy);
  return { cause: isKnown ? cause : quoted(messageOf(error)), remedy: remedies[kind] ?? again };
}

function addressOf(error: unknown): URL | null {
  if (!(error instanceof Error) || !('request' in error)) return null;
  const { request } = error;
  const url = typeof request === 'object' && request !== null && 'url' in request ? request.url : null;
  return typeof url === 'string' ? URL.parse(url) : null;
}

/** The status of GitHub's answer; `null` if there was no answer. */
export function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error) || !('response' in error)) return null;
  return error.response !== undefined && typeof error.status === 'number' ? error.status : null;
}

/** Whether GitHub refused because of too many requests, not because of missing permissions. */
export function isRateLimit(error: unknown): boolean {
  const status = statusOf(error);
  return status === 429 || (status === 403 && messageOf(error).toLowerCase().includes('rate limit'));
}

/** Which limit is used up until when, and what to do: the beginning and the end of a sentence. */
export function limitWords(error: unknown, now: number = Date.now()) {
  const headers = headersOf(error);
  const back = timeOf(error, headers, now);
  const until = back === null ? '' : ` until ${back}`;
  const remedy = `run the job again ${back === null ? 'later' : 'after that'}.`;
  if (isSecondary(error))
    return { reached: `GitHub's secondary rate limit for many requests at once holds${until}`, remedy };
  const limit = Number(headers['x-ratelimit-limit']);
  const unit = unitOf[headers['x-ratelimit-resource'] ?? ''] ?? 'requests';
  const size = Number.isSafeInteger(limit) && limit > 0 ? ` of ${limit} ${unit} an hour` : '';
  return {
    reached: `GitHub's rate limit${size} is used up${until}`,
    remedy: `${remedy} All jobs of a repository share the limit of the workflow's token; the token of a GitHub App as \`github-token\` has a larger one.`,
  };
}

/** REST and GraphQL have a limit each. */
const unitOf: Readonly<Record<string, string>> = { core: 'REST requests', graphql: 'GraphQL points' };

/** In UTC; `null` where the answer does not tell it. */
function timeOf(error: unknown, headers: Readonly<Record<string, string | undefined>>, now: number) {
  const after = Number(headers['retry-after']);
  const reset = Number(headers['x-ratelimit-reset']);
  const isTold = isSecondary(error) ? after > 0 : reset > 0;
  if (!isTold) return null;
  const time = new Date(isSecondary(error) ? now + after * 1000 : reset * 1000);
  if (Number.isNaN(time.getTime())) return null;
  return `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function isSecondary(error: unknown): boolean {
  return /\bsecondary rate\b/i.test(messageOf(error));
}

function headersOf(error: unknown): Readonly<Record<string, string | undefined>> {
  const response = error instanceof Error && 'response' in error ? error.response : null;
  const parsed = headersSchema.safeParse(response);
  return parsed.success ? parsed.data.headers : {};
}

/** The status that REST has for a refusal of GraphQL, which comes with status 200; `null` if it is none. */
export function refusalOf(error: unknown): 403 | 404 | null {
  const types = graphQLErrors(error).map(({ type }) => type);
  if (types.includes('FORBIDDEN')) return 403;
  return types.includes('NOT_FOUND') ? 404 : null;
}

/** GitHub's own words about an error, raw. For GraphQL, the first error. */
export function messageOf(error: unknown): string {
  const [first] = graphQLErrors(error);
  if (first !== undefined) return first.message;
  return error instanceof Error ? error.message : String(error);
}

/** The errors of an answer of GraphQL. A field that one names by its path, or whose place one leaves open, is `null` without being empty. */
export function graphQLErrors(error: unknown): z.infer<typeof graphQLErrorsSchema> {
  const parsed = graphQLErrorsSchema.safeParse(
    error instanceof Error && 'errors' in error ? error.errors : [],
  );
  return parsed.success ? parsed.data : [];
}

const headerSchema = z.coerce.string().optional().catch(undefined);
const headersSchema = z.object({
  headers: z.object({
    'retry-after': headerSchema,
    'x-ratelimit-limit': headerSchema,
    'x-ratelimit-reset': headerSchema,
    'x-ratelimit-resource': headerSchema,
  }),
});
export const shaSchema = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
export const commitSchema = z.object({ sha: shaSchema });
/** The answer is the sha of a commit alone. Otherwise it has a diff, which GitHub cannot always compute. */
export const withoutDiff = { mediaType: { format: 'sha' } };
const graphQLErrorsSchema = z.array(
  z.object({
    type: z.string().optional(),
    message: z.string(),
    path: z.array(z.union([z.string(), z.number()])).optional(),
  }),
);
