import tls from 'node:tls';
import { buildConnector, type Dispatcher, EnvHttpProxyAgent, request } from 'undici';
import { guardedLookup, plainLookup, type Resolve } from './address-guard.ts';
import type { Limits } from './limits.ts';
import { originOf, type TrustedOrigins } from './permitted-url.ts';

export type Response = Dispatcher.ResponseData;

/** Sockets to servers, and nothing of what is said over them. This file is the only one that knows undici. */
export interface Connections {
  get(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response>;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  readonly trusted: TrustedOrigins;
  readonly limits: Limits;
  readonly resolve: Resolve;
  /** An additional certificate authority, PEM. */
  readonly ca: string | undefined;
}

/**
 * Connects to the address that was checked: the check is made in the lookup of the socket itself (T23). Where `HTTPS_PROXY` is set
 * and `NO_PROXY` does not name the host, the proxy resolves the name and the address cannot be checked here.
 */
export function openConnections({ trusted, limits, resolve, ca }: ConnectionOptions): Connections {
  const settings = {
    allowH2: false,
    timeout: limits.connect,
    ...(ca === undefined ? {} : { ca: [...tls.getCACertificates('default'), ca] }),
  };
  const toPublic = buildConnector({ ...settings, lookup: guardedLookup(resolve) });
  const toTrusted = buildConnector({ ...settings, lookup: plainLookup(resolve) });
  const agent = new EnvHttpProxyAgent({
    allowH2: false,
    headersTimeout: limits.headers,
    bodyTimeout: limits.stall,
    requestTls: settings,
    connect: (target, done) => {
      const url = new URL(`${target.protocol}//${target.host ?? target.hostname}`);
      const connect = trusted.has(originOf(url)) ? toTrusted : toPublic;
      connect(target, done);
    },
  });
  return {
    async get(url, headers, signal) {
      const response = await request(url, { dispatcher: agent, method: 'GET', headers, signal });
      // Whoever reads the body sees its errors; a body that is dropped unread must not end the process with one.
      response.body.on('error', () => {});
      return response;
    },
    close: () => agent.destroy(),
  };
}

/** The first value of a header; its name in lower case. */
export function headerOf(response: Response, name: string): string | undefined {
  const value = response.headers[name];
  return typeof value === 'string' ? value : value?.[0];
}
