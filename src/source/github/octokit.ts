import { randomUUID } from 'node:crypto';
import { retry } from '@octokit/plugin-retry';
import { type ThrottlingOptions, throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { namesProxy } from '../../http/proxy.ts';
import { LookAgain } from './tries.ts';

export type { Octokit } from '@octokit/rest';

export interface GitHubRepository {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
}

interface OctokitOptions {
  readonly token: string;
  /** `https://api.github.com`, or the one of a GitHub Enterprise Server (`GITHUB_API_URL`). */
  readonly apiUrl: string;
  readonly userAgent: string;
  readonly log?: (message: string) => void;
  /** Milliseconds per second of waiting before a retry; fewer only in tests. */
  readonly secondOfWaiting?: number;
  readonly timeout?: number;
  /** Bytes of an answer, unpacked; a larger one is cut off, and the request fails. Left out: any number. */
  readonly largestAnswer?: number;
}

/** GitHub's default version, supported until 2028, sent so that a later default changes nothing here. */
const apiVersion = '2022-11-28';
const mostRetries = 3;
/** The run does not wait longer for a rate limit; it reports it. */
const longestWaitInSeconds = 120;

/** The first plugin is the innermost one, so it sees each try. */
const GitHub = Octokit.plugin(namedLimits, singleTries, retry, throttling);

/** The client of GitHub's API: bounded retries for 5xx and rate limits, a time-out on every request. */
export function createOctokit(options: OctokitOptions): Octokit {
  const { log = () => {}, timeout = 60_000, largestAnswer = Number.POSITIVE_INFINITY } = options;
  const mayWait = (limit: string) => (seconds: number, request: Asked, _octokit: unknown, tries: number) => {
    const { retries, waitsForLimits = retries !== 0 } = request.request ?? {};
    const waits = waitsForLimits === true && tries < mostRetries && seconds <= longestWaitInSeconds;
    const by = request.url === undefined ? '' : ` by ${request.method} ${request.url}`;
    log(`GitHub's ${limit} was hit${by}; ${waits ? `trying again in ${seconds} s` : 'giving up'}.`);
    return waits;
  };
  const proxied = throughProxies();
  let isToldOfRemoval = false;
  const octokit = new GitHub({
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: options.userAgent,
    log: { debug: () => {}, info: () => {}, warn: log, error: () => {} },
    retry: { retries: mostRetries, retryAfterBaseValue: options.secondOfWaiting ?? 1_000 },
    throttle: {
      id: randomUUID(),
      // The callers pace their own writes. The plugin would wait a second between reading the pull request and the write that depends on it.
      write: unpaced,
      notifications: unpaced,
      onRateLimit: mayWait('rate limit'),
      onSecondaryRateLimit: mayWait('secondary rate limit'),
      retryAfterBaseValue: options.secondOfWaiting ?? 1_000,
    },
    request: {
      // It is used for one thing: the header `deprecation`, which many answers have.
      log: {
        warn(message: string) {
          if (!isToldOfRemoval) log(message);
          isToldOfRemoval = true;
        },
      },
      fetch: async (url: string, init: RequestInit) => {
        const options = { ...init, ...(await proxied()), signal: AbortSignal.timeout(timeout) };
        return withinBytes(await fetch(url, options), largestAnswer);
      },
    },
  });
  octokit.hook.before('request', (request) => {
    request.headers['x-github-api-version'] = apiVersion;
  });
  return octokit;
}

/** The answer with a body that fails where it becomes too large. */
function withinBytes(response: Response, most: number): Response {
  if (response.body === null || most === Number.POSITIVE_INFINITY) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > most) controller.error(new Error(`The answer is larger than ${most} bytes.`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counted), response);
}

/** The option that sends requests through the proxies of the environment; without one, nothing is loaded. */
function throughProxies(): () => Promise<object> {
  let agent: Promise<object> | null = null;
  return async () => {
    if (!namesProxy(process.env)) return {};
    agent ??= import('../../http/client.ts').then(({ openProxyAgent }) => openProxyAgent());
    return { dispatcher: await agent };
  };
}

/** The part of a Bottleneck group that the plugin uses. */
const unpaced = { key: () => ({ schedule: async () => {} }) } as unknown as ThrottlingOptions['write'] &
  object;

interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly request?: { readonly [option: string]: unknown };
}

/** GraphQL says 200 when its budget is used up, so it gets the status that the other plugins know. */
function namedLimits(octokit: Pick<Octokit, 'hook'>): void {
  octokit.hook.wrap('request', async (request, options) => {
    const response = await request(options);
    const limited = limitIn(response.data);
    if (limited === null || !options.url.endsWith('/graphql')) return response;
    const { authorization: _, ...sent } = options.headers;
    const headers = limited.secondary
      ? response.headers
      : { ...response.headers, 'x-ratelimit-remaining': '0' };
    throw Object.assign(new Error(limited.message), {
      name: 'HttpError',
      status: 403,
      request: { ...options, headers: sent },
      response: { ...response, status: 403, headers },
    });
  });
}

/** The limit that a GraphQL answer names; `null` for any other answer. */
function limitIn(data: unknown): { readonly message: string; readonly secondary: boolean } | null {
  const errors: unknown = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null;
  for (const error of Array.isArray(errors) ? errors : []) {
    const { type, message } = Object(error) as { readonly type?: unknown; readonly message?: unknown };
    const text = typeof message === 'string' ? message : 'API rate limit exceeded';
    if (/\bsecondary rate\b/i.test(text)) return { message: text, secondary: true };
    if (type === 'RATE_LIMITED' || type === 'RATE_LIMIT')
      return {
        message: /rate limit/i.test(text) ? text : `API rate limit exceeded: ${text}`,
        secondary: false,
      };
  }
  return null;
}

/** The plugin behind `once` of tries.ts. It has to be the innermost one, because it must see each try. */
function singleTries(octokit: Pick<Octokit, 'hook'>): void {
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
