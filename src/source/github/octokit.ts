import { randomUUID } from 'node:crypto';
import { retry } from '@octokit/plugin-retry';
import { type ThrottlingOptions, throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';

export type { Octokit } from '@octokit/rest';

/** One repository as one token sees it. */
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
  /** One sentence about each request that is tried again. */
  readonly log?: (message: string) => void;
  /** Milliseconds that stand for one second of waiting before another try; less only in tests. */
  readonly secondOfWaiting?: number;
  /** Milliseconds until a request is given up. */
  readonly timeout?: number;
}

/** GitHub's default version, supported until 2028; sent so that a later default changes nothing here. */
const apiVersion = '2022-11-28';
const mostRetries = 3;
/** A limit that lifts later than this is not waited for: the run says that it could not ask. */
const longestWaitInSeconds = 120;

/** The first plugin is the innermost: it sees each try. */
const GitHub = Octokit.plugin(singleTries, retry, throttling);

/** The client of GitHub's API: bounded retries for 5xx and rate limits, a time-out on every request. */
export function createOctokit(options: OctokitOptions): Octokit {
  const log = options.log ?? (() => {});
  const timeout = options.timeout ?? 60_000;
  const mayWait = (limit: string) => (seconds: number, request: Asked, _octokit: unknown, tries: number) => {
    const most = request.request?.retries === 0 ? 0 : mostRetries;
    const waits = tries < most && seconds <= longestWaitInSeconds;
    log(
      `GitHub's ${limit} was hit${describe(request)}; ${waits ? `trying again in ${seconds} s` : 'giving up'}.`,
    );
    return waits;
  };
  const octokit = new GitHub({
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: options.userAgent,
    log: { debug: () => {}, info: () => {}, warn: log, error: () => {} },
    retry: { retries: mostRetries, retryAfterBaseValue: options.secondOfWaiting ?? 1_000 },
    throttle: {
      id: randomUUID(),
      // Who writes keeps the pace: the plugin would put its second between a look at the pull request and the write that rests on it.
      write: unpaced,
      notifications: unpaced,
      onRateLimit: mayWait('rate limit'),
      onSecondaryRateLimit: mayWait('secondary rate limit'),
      retryAfterBaseValue: options.secondOfWaiting ?? 1_000,
    },
    request: {
      fetch: (url: string, init: RequestInit) =>
        fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }),
    },
  });
  octokit.hook.before('request', (request) => {
    request.headers['x-github-api-version'] = apiVersion;
  });
  return octokit;
}

/** The little of a Bottleneck group that the plugin uses. */
const unpaced = { key: () => ({ schedule: async () => {} }) } as unknown as NonNullable<
  ThrottlingOptions['write']
>;

interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly request?: { readonly [option: string]: unknown };
}

function describe({ method, url }: Asked): string {
  return method === undefined || url === undefined ? '' : ` by ${method} ${url}`;
}

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
