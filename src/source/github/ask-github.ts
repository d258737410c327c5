import { absent, known, type Outcome, unavailable } from '../../outcome.ts';
import { openSemaphore } from '../../semaphore.ts';
import { toolVersion } from '../../tool.ts';
import { isRateLimit, limitWords, statusOf } from './answer.ts';
import type { Octokit } from './octokit.ts';

/** Queries GitHub's API for facts that a review can do without. @param retries of the client; left out: none */
export function githubFacts(request: GitHubRequest, retries: object = { request: { retries: 0 } }) {
  const semaphore = openSemaphore(factLimits.requests);
  let silences = 0;
  const ask: GitHubAccess['ask'] = async (route, parameters) => {
    if (silences >= factLimits.silences) return unavailable('network', 'GitHub did not answer');
    try {
      const { data, headers } = await request(route, { ...parameters, ...retries });
      silences = 0;
      return known({ data, next: nextIn(headers?.link ?? '') });
    } catch (error) {
      const status = statusOf(error);
      silences = status === null ? silences + 1 : 0;
      if (isRateLimit(error)) return unavailable('status', limitWords(error).reached);
      if (status === 404) return absent('the requested thing');
      if (status === null) return unavailable('network', 'GitHub did not answer');
      return { ...unavailable('status', `GitHub answered with status ${status}`), status };
    }
  };
  return { ask: (...about: Parameters<typeof ask>) => semaphore(() => ask(...about)) };
}

export interface GitHubAccessOptions {
  readonly token: string;
  /** Default: `https://api.github.com`. */
  readonly apiUrl?: string | undefined;
  /** The GitHub that the token is for; default: `https://github.com`. */
  readonly serverUrl?: string | undefined;
  /** Receives one sentence about each request that is tried again. */
  readonly log?: (message: string) => void;
}

/** Queries GitHub about providers, and gives up early; `undefined` for GitHub Enterprise Server. */
export function createGitHubAccess({
  serverUrl = 'https://github.com',
  ...options
}: GitHubAccessOptions): GitHubAccess | undefined {
  return serverUrl === 'https://github.com' ? openGitHubAccess(options) : undefined;
}

/** The same for any server. @param retries as for {@link githubFacts} */
export function openGitHubAccess(
  { token, apiUrl = 'https://api.github.com', ...options }: Omit<GitHubAccessOptions, 'serverUrl'>,
  retries?: object,
): GitHubAccess {
  let opening: Promise<Octokit> | undefined;
  const open = async () => {
    const { createOctokit } = await import('./octokit.ts');
    return createOctokit({ ...factLimits, ...options, token, apiUrl, userAgent: `lockproof/${toolVersion}` });
  };
  return githubFacts(async (route, parameters) => {
    opening ??= open();
    return (await opening).request(route, parameters);
  }, retries);
}

/** As zod has it, whose types no declaration of the library may name. */
interface Schema<T> {
  safeParse(
    data: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false; readonly data?: never };
}

/** Reads an answer. A proxy may have answered with a page of its own (T50). */
export function readAnswer<T>(answer: Outcome<GitHubAnswer>, schema: Schema<T>): Outcome<T> {
  if (answer.kind !== 'known') return answer;
  const parsed = schema.safeParse(answer.value.data);
  return parsed.success
    ? known(parsed.data)
    : unavailable('malformed-answer', "GitHub's answer is not in the form that its API describes");
}

/** The cursor in the header that GitHub's API names the pages by. */
function nextIn(link: string): string | null {
  const [, next = ''] = /<([^>]+)>;\s*rel="next"/.exec(link) ?? [];
  return URL.parse(next)?.searchParams.get('after') ?? null;
}

/** One request to GitHub's API: `GET /advisories` with its parameters. */
type GitHubRequest = (
  route: string,
  parameters: { readonly [name: string]: unknown },
) => Promise<{ readonly data: unknown; readonly headers?: { readonly link?: string | undefined } }>;

/** The body of an answer, and the cursor of the page after it (`null`: it was the last). */
export interface GitHubAnswer {
  readonly data: unknown;
  readonly next: string | null;
}

/** A way to ask github.com about providers. Nothing that it answers proves a hash, so a failure is a value. */
export interface GitHubAccess {
  /** Sends one request. @returns `absent` for a 404 */
  ask(route: string, parameters: { readonly [name: string]: unknown }): Promise<Outcome<GitHubAnswer>>;
}

/** Time for one answer about a provider, its bytes, and the silences in a row after which GitHub is asked no more: no review waits long for what it can do without. */
export const factLimits = { timeout: 15_000, largestAnswer: 32 * 1024 * 1024, requests: 10, silences: 3 };
