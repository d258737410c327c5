import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import api from 'undici/lib/api/index.js';
import buildConnector from 'undici/lib/core/connect.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import { guardedLookup, originOf, plainLookup, type Resolve, type TrustedOrigins } from './address-guard.ts';
import type { Response } from './body.ts';
import type { Limits } from './limits.ts';

/*
 * Of undici only the parts that connect and ask are loaded. Its index loads fetch, WebSockets, caches and mocks as well: two thirds of the time
 * that loading takes, at the start of every run that asks anybody, and half a megabyte of dist that nothing calls. This line is the index's own:
 * it gives dispatchers what they ask each other for, a tunnel through a proxy for example.
 */
Object.assign(Dispatcher.prototype, api);

/** Sockets to servers, and nothing of what is said over them. */
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
 * One HTTP client with its sockets. This file is all that knows undici; it is loaded with the first request.
 *
 * Connects to the address that was checked: the check is made in the lookup of the socket itself (T23). Where `HTTPS_PROXY` is set
 * and `NO_PROXY` does not name the host, the proxy resolves the name and the address cannot be checked here.
 */
export function openClient({ trusted, limits, resolve, ca }: ConnectionOptions): Connections {
  const settings = {
    allowH2: false,
    timeout: limits.connect,
    ...(ca === undefined ? {} : { ca: [...trustedAnyway(), ca] }),
  };
  const toPublic = buildConnector({ ...settings, lookup: guardedLookup(resolve) });
  const toTrusted = buildConnector({ ...settings, lookup: plainLookup(resolve) });
  const agent: Dispatcher = new EnvHttpProxyAgent({
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
      const { origin, pathname, search } = url;
      const response = await agent.request({
        origin,
        path: pathname + search,
        method: 'GET',
        headers,
        signal,
      });
      // Whoever reads the body sees its errors; a body that is dropped unread must not end the process with one.
      response.body.on('error', () => {});
      return response;
    },
    close: () => agent.destroy(),
  };
}

/** PEM of the authorities that Node trusts by itself. Before 22.15 it does not name those of `NODE_EXTRA_CA_CERTS`, which are read as it reads them. */
function trustedAnyway(): readonly string[] {
  if (typeof tls.getCACertificates === 'function') return tls.getCACertificates('default');
  const path = process.env.NODE_EXTRA_CA_CERTS;
  if (!path) return tls.rootCertificates;
  try {
    return [...tls.rootCertificates, readFileSync(path, 'utf8')];
  } catch {
    // Node has warned of it at its start, and goes on.
    return tls.rootCertificates;
  }
}
