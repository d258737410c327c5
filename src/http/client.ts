import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import api from 'undici/lib/api/index.js';
import buildConnector from 'undici/lib/core/connect.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import Pool from 'undici/lib/dispatcher/pool.js';
import { openMemory } from '../memory.ts';
import { guardedLookup, originOf, type Resolve, type TrustedOrigins } from './address-guard.ts';
import type { Response } from './body.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { proxiesIn } from './proxy.ts';

// Only the parts of undici for requests are loaded: the others take two thirds of its loading time and half a
// megabyte of dist. This line of its index gives dispatchers the methods that they call on each other.
Object.assign(Dispatcher.prototype, api);

export interface Connections {
  get(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response>;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  readonly trusted: TrustedOrigins;
  readonly limits: Limits;
  readonly resolve: Resolve;
  readonly ca: string | undefined;
}

/** One HTTP client; only this file knows undici. A socket connects to the address that was checked when its name was looked up (T23); a proxy resolves names itself, unchecked. */
export function openClient({ trusted, limits, resolve, ca }: ConnectionOptions): Connections {
  const settings = {
    allowH2: false,
    timeout: limits.connect,
    ...(ca === undefined ? {} : { secureContext: contextWith(ca) }),
  };
  const toPublic = buildConnector({ ...settings, lookup: guardedLookup(resolve) });
  const toTrusted = buildConnector({ ...settings, lookup: guardedLookup(resolve, () => true) });
  const agent: Dispatcher = new EnvHttpProxyAgent({
    allowH2: false,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headers,
    bodyTimeout: limits.stall,
    requestTls: settings,
    clientFactory: proxyClient,
    ...proxiesIn(process.env),
    connect: (target, done) => {
      const url = new URL(`${target.protocol}//${target.host ?? target.hostname}`);
      const connect = trusted.has(originOf(url)) ? toTrusted : toPublic;
      connect(target, done);
    },
  });
  return {
    async get(url, headers, signal) {
      const { origin, pathname, search } = url;
      // Answers like 102, which announce a later one, start the client's own clock again each time (T50).
      const unanswered = new AbortController();
      const bell = setTimeout(() => unanswered.abort(new DOMException('', 'TimeoutError')), limits.answer);
      const ended = AbortSignal.any([signal, unanswered.signal]);
      const request = agent.request({
        origin,
        path: pathname + search,
        method: 'GET',
        // A copy, because the agent for proxies writes the host into the object that it gets.
        headers: { ...headers },
        signal: ended,
      });
      // The client itself hears of the end only once the request has a connection.
      const end = new Promise<never>((_, reject) => {
        ended.addEventListener('abort', () => reject(ended.reason), { once: true });
      });
      const response = await Promise.race([request, end]).finally(() => clearTimeout(bell));
      // The reader of a body sees its errors. An error of an unread body must not end the process.
      response.body.on('error', () => {});
      return response;
    },
    close: () => agent.destroy(),
  };
}

/** An agent for the proxies of the environment. Node's own fetch knows these variables only with a further one. */
export function openProxyAgent(): object {
  return new EnvHttpProxyAgent({ allowH2: false, clientFactory: proxyClient, ...proxiesIn(process.env) });
}

/** Connections to a proxy. If it hangs up, the client would try again forever, so the error gets a different code. */
function proxyClient(origin: URL, options: object): Dispatcher {
  const pool = new Pool(origin, { ...options, headersTimeout: defaultLimits.headers });
  const connect = pool.connect.bind(pool) as (
    parameters: Dispatcher.ConnectOptions,
  ) => Promise<Dispatcher.ConnectData>;
  return Object.assign(pool, {
    connect: (parameters: Dispatcher.ConnectOptions) =>
      connect(parameters).catch((error: Error & { code?: string }) => {
        throw error.code === 'UND_ERR_SOCKET' ? Object.assign(error, { code: 'PROXY_HUNG_UP' }) : error;
      }),
  });
}

const contexts = openMemory<tls.SecureContext>({ answers: 8, characters: 65_536 });

/** Parsing all authorities takes longer than a request, so connections share the result. */
function contextWith(ca: string): tls.SecureContext {
  const more = process.env.NODE_EXTRA_CA_CERTS ?? '';
  return contexts(`${more}\n${ca}`, () => tls.createSecureContext({ ca: [...trustedAnyway(), ca] }));
}

/** PEM of the authorities that Node trusts by default. Before 22.15, Node does not list those of `NODE_EXTRA_CA_CERTS`, so they are read here. */
function trustedAnyway(): readonly string[] {
  if (typeof tls.getCACertificates === 'function') return tls.getCACertificates('default');
  const path = process.env.NODE_EXTRA_CA_CERTS;
  if (!path) return tls.rootCertificates;
  try {
    return [...tls.rootCertificates, readFileSync(path, 'utf8')];
  } catch {
    // Node warned about this file at its start and continued.
    return tls.rootCertificates;
  }
}
