import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { absent, known, type Outcome, unavailable } from '../outcome.ts';
import {
  permittedUrl,
  type Resolve,
  resolveWithSystem,
  type TrustedOrigins,
  trustedOrigins,
} from './address-guard.ts';
import {
  type Attempt,
  again,
  failureOf,
  final,
  notSaved,
  openAskedPauses,
  retryAfter,
  type Wait,
  withRetries,
} from './attempt.ts';
import {
  collectBody,
  type DownloadBudget,
  decoded,
  headerOf,
  openDownloadBudget,
  type Response,
  saveBody,
} from './body.ts';
import type { ConnectionOptions, Connections } from './client.ts';
import { DiskError, onDisk } from './disk-error.ts';
import type { Answer, DownloadedFile, DownloadOptions, Fetcher, GetOptions, Login } from './fetcher.ts';
import { type Hop, type HostGate, openHostGate } from './host-gate.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { proxiesIn, proxyFor } from './proxy.ts';
import { endless, type RunTime } from './run-time.ts';

export interface FetcherOptions {
  /** `host` or `host:port` of the hosts that the user listed: only these may be on a private network, and only with that port. */
  readonly trustedHosts: readonly string[];
  /** Bytes of packages in one run. */
  readonly maxDownload: number;
  /** An additional certificate authority, PEM; those that Node trusts stay, also those of `NODE_EXTRA_CA_CERTS`. */
  readonly ca?: string | undefined;
  /** Left out: it has all the time that its limits give. */
  readonly time?: RunTime;
  readonly limits?: Partial<Limits>;
  readonly resolve?: Resolve;
  readonly wait?: Wait;
}

/** The only way to registries and what they name: https and public addresses only, except for hosts that the user listed, with every answer bounded in size and time (T22-T25, T28, T50). It never throws because of a server. */
export function createFetcher(options: FetcherOptions): Fetcher {
  // A proxy that cannot be used ends the run here, and not in one request after the other.
  proxiesIn(process.env);
  const limits = { ...defaultLimits, ...options.limits };
  const { ca, time = endless, resolve = resolveWithSystem, wait = sleep } = options;
  const trusted = trustedOrigins(options.trustedHosts);
  const budget = openDownloadBudget(options.maxDownload);
  const connections = openWhenAsked({ trusted, limits, resolve, ca });
  const gate = openHostGate(limits);
  const pauses = openAskedPauses(limits, wait, time);
  const sent = { requests: 0 };
  const route: Route = { connections, gate, trusted, limits, time, sent };

  const retrying = async <T>(attempt: () => Promise<Attempt<T>>, brief = false): Promise<Outcome<T>> => {
    if (time.left() === 0) return time.exceeded();
    const outcome = await withRetries(attempt, brief ? { ...limits, retries: 0 } : limits, wait, pauses);
    const isCutOff = outcome.kind === 'unavailable' && outcome.code === 'network' && time.left() === 0;
    return isCutOff ? time.exceeded() : outcome;
  };

  return {
    get: (url, request) => retrying(() => getOnce(route, url, request), request.brief),
    download: (url, request, use) =>
      withTemporaryFolder(async (folder) => {
        const path = join(folder, 'package.zip');
        const saved = await retrying(() => saveOnce(route, url, request, path, budget));
        return saved.kind === 'known' ? known(await use(saved.value)) : saved;
      }).catch((error: unknown) => {
        if (error instanceof DiskError) return notSaved(error, URL.parse(url)?.host ?? 'the server');
        throw error;
      }),
    traffic: () => ({ ...sent, bytesDownloaded: budget.taken() }),
    close: () => connections.close(),
  };
}

function getOnce(
  route: Route,
  url: string,
  { accept, maxBytes, token, login, what, brief = false, ...more }: GetOptions,
): Promise<Attempt<Answer>> {
  const headers = { ...commonHeaders, ...(accept === undefined ? {} : { accept }) };
  const authorization = more.authorization ?? (token === undefined ? undefined : `Bearer ${token}`);
  const time = brief ? route.limits.briefAnswer : route.limits.answer;
  const ask = { url, what, headers, authorization, login, time, isPackage: false, isBrief: brief };
  return followRedirects<Answer>(route, ask, async (response, at) => {
    const body = await collectBody(response, maxBytes, at.host);
    if (!(body instanceof Uint8Array)) return final(body);
    return final(known({ url: at.href, contentType: headerOf(response, 'content-type') ?? '', body }));
  });
}

async function saveOnce(
  route: Route,
  url: string,
  { maxBytes, what, login, room }: DownloadOptions,
  path: string,
  budget: DownloadBudget,
): Promise<Attempt<DownloadedFile>> {
  if (budget.left() === 0) return final(budget.exceeded());
  const time = route.limits.download;
  const kind = { isPackage: true, isBrief: false };
  const ask = { url, what, headers: commonHeaders, authorization: undefined, login, time, ...kind };
  return followRedirects<DownloadedFile>(route, ask, async (response, at) => {
    const saved = await saveBody(response, path, { maxBytes, budget, room }, at.host);
    if (!('kind' in saved)) return final(known(saved));
    return { ...final(saved), silent: saved.code === 'network' };
  });
}

/** Without compression the announced size is the one that the limits count. Some servers compress all the same. */
const commonHeaders = { 'accept-encoding': 'identity', 'user-agent': 'lockproof' };

/** Loads the client with the first request: most runs find no changed lock file and need no request. */
function openWhenAsked(options: ConnectionOptions): Connections {
  let client: Promise<Connections> | null = null;
  return {
    async get(url, headers, signal) {
      client ??= import('./client.ts').then(({ openClient }) => openClient(options));
      return (await client).get(url, headers, signal);
    },
    async close() {
      await (await client)?.close();
    },
  };
}

const inUse = new Set<string>();

/** A folder that only this user can read, removed when `use` ends or the process exits. @throws DiskError if it cannot be created */
async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await onDisk(mkdtemp(join(tmpdir(), 'lockproof-')));
  if (inUse.size === 0) process.on('exit', removeAll);
  inUse.add(folder);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    inUse.delete(folder);
    if (inUse.size === 0) process.off('exit', removeAll);
  }
}

function removeAll(): void {
  for (const folder of inUse) rmSync(folder, { recursive: true, force: true });
}

interface Route {
  readonly connections: Connections;
  readonly gate: HostGate;
  readonly trusted: TrustedOrigins;
  readonly limits: Limits;
  readonly time: RunTime;
  readonly sent: { requests: number };
}

interface Ask {
  readonly url: string;
  readonly what: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly login: Login | undefined;
  /** Milliseconds from the request to the last byte: for each hop, or for all of them if it is brief. */
  readonly time: number;
  readonly isPackage: boolean;
  readonly isBrief: boolean;
}

/** Takes the body of a good answer; every error that it throws is a fault of the connection. */
type Receive<T> = (response: Response, url: URL) => Promise<Attempt<T>>;

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** One try. Each hop passes all checks (T22); after a change of origin none gets the token (T24). */
async function followRedirects<T>(route: Route, ask: Ask, receive: Receive<T>): Promise<Attempt<T>> {
  const first = permittedUrl(ask.url, route.trusted);
  if (first.kind !== 'known') return final(first);
  let url = first.value;
  let login = ask.login;
  let authorization = login?.authorization() ?? ask.authorization;
  const end = performance.now() + ask.time;
  for (let hops = 0; hops <= route.limits.redirects; hops++) {
    const left = ask.isBrief ? Math.max(0, Math.ceil(end - performance.now())) : ask.time;
    const step = await route.gate.pass(url.host, { ...ask, time: left }, (time) =>
      oneHop(route, { ...ask, url: url.href, authorization, login, time }, receive),
    );
    if ('final' in step) return step;
    if ('reply' in step) {
      const header = await step.reply();
      if (header.kind !== 'known') return final(header);
      authorization = header.value;
      login = undefined;
      continue;
    }
    const next = permittedUrl(URL.parse(step.location, url.href)?.href ?? '', route.trusted);
    if (next.kind !== 'known')
      return final(unavailable(next.code, `${url.host} redirects elsewhere: ${next.cause}`));
    if (next.value.origin !== url.origin) authorization = login = undefined;
    url = next.value;
  }
  const cause = `the request was redirected more than ${route.limits.redirects} times, the last time to ${url.host}`;
  return final(unavailable('malformed-answer', cause));
}

async function oneHop<T>(route: Route, ask: Ask, receive: Receive<T>): Promise<Hop<T>> {
  const { authorization, login } = ask;
  const url = new URL(ask.url);
  // A timer takes whole milliseconds only.
  const most = Math.min(ask.time, Math.ceil(route.time.left()));
  const headers = authorization === undefined ? ask.headers : { ...ask.headers, authorization };
  try {
    route.sent.requests += 1;
    const response = await route.connections.get(url, headers, AbortSignal.timeout(most));
    const location = response.headers.location;
    if (redirectStatuses.has(response.statusCode) && typeof location === 'string') {
      await discard(response);
      return { location };
    }
    const challenge = headerOf(response, 'www-authenticate');
    if (response.statusCode === 401 && login !== undefined && challenge !== undefined) {
      await discard(response);
      return { reply: () => login.reply(challenge) };
    }
    if (response.statusCode !== 200) return await refusedBy(response, url.host, ask.what);
    return await receive(decoded(response), url);
  } catch (error) {
    return failureOf(error, url.host, proxyFor(url, process.env));
  }
}

async function refusedBy(response: Response, host: string, what: string): Promise<Attempt<never>> {
  const status = response.statusCode;
  const pause = retryAfter(headerOf(response, 'retry-after'), Date.now());
  await discard(response);
  if (status === 404 || status === 410) return final(absent(what));
  const cause = `${host} answered with status ${status} when asked for ${what}`;
  const asked = status === 401 || status === 403 ? { asked: { host, trouble: 'refused' as const } } : {};
  const outcome = { ...unavailable('status', cause), status, ...asked };
  return status === 429 || status >= 500 ? again(outcome, pause) : final(outcome);
}

/** Reads only a little, so that the connection can be used again. */
async function discard(response: Response): Promise<void> {
  await response.body.dump({ limit: 16 * 1024 }).catch(() => undefined);
}
