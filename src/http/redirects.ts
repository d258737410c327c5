import { absent, unavailable } from '../outcome.ts';
import { permittedUrl, type TrustedOrigins } from './address-guard.ts';
import { type Attempt, again, failureOf, final, retryAfter } from './attempt.ts';
import { decoded, headerOf, type Response } from './body.ts';
import type { Connections } from './client.ts';
import type { Login } from './fetcher.ts';
import type { Hop, HostGate } from './host-gate.ts';
import type { Limits } from './limits.ts';
import { proxyFor } from './proxy.ts';
import type { RunTime } from './run-time.ts';

export interface Route {
  readonly connections: Connections;
  readonly gate: HostGate;
  readonly trusted: TrustedOrigins;
  readonly limits: Limits;
  readonly time: RunTime;
  readonly count: () => void;
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
export async function followRedirects<T>(route: Route, ask: Ask, receive: Receive<T>): Promise<Attempt<T>> {
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
    route.count();
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
  const outcome = { ...unavailable('status', cause), status };
  return status === 429 || status >= 500 ? again(outcome, pause) : final(outcome);
}

/** Reads only a little, so that the connection can be used again. */
async function discard(response: Response): Promise<void> {
  await response.body.dump({ limit: 16 * 1024 }).catch(() => undefined);
}
