import { afterEach, beforeAll } from 'vitest';
import type { Resolve } from '../../src/http/address-guard.ts';
import type { Fetcher } from '../../src/http/fetcher.ts';
import { createFetcher, type FetcherOptions } from '../../src/http/guarded-fetcher.ts';
import type { Outcome } from '../../src/outcome.ts';
import {
  type Answerer,
  type Certificate,
  type LoopbackServer,
  makeCertificate,
  startServer,
} from './loopback-server.ts';

/** A server as registry.test, a fetcher that trusts it, and its address. */
export interface TrustedServer {
  readonly server: LoopbackServer;
  readonly host: string;
  readonly url: string;
  readonly fetch: Fetcher;
}

/** Servers and fetchers of one test; they are closed when it ends. */
export interface Stage {
  /** @param own instead of the certificate that the fetchers trust */
  serve(answer: Answerer, own?: Certificate): Promise<LoopbackServer>;
  fetcher(trustedHosts: readonly string[], more?: Partial<FetcherOptions>): Fetcher;
  registry(answer: Answerer, more?: Partial<FetcherOptions>): Promise<TrustedServer>;
}

const toLoopback: Resolve = (_hostname, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);

/** Call it at the top of a file. */
export function setStage(): Stage {
  const opened: { close(): Promise<void> }[] = [];
  let certificate: Certificate;

  beforeAll(async () => {
    certificate = await makeCertificate(['registry.test', 'cdn.test', 'localhost', '127.0.0.1', '::1']);
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
  });

  async function serve(answer: Answerer, own = certificate): Promise<LoopbackServer> {
    const server = await startServer(own, answer);
    opened.push(server);
    return server;
  }
  function fetcher(trustedHosts: readonly string[], more: Partial<FetcherOptions> = {}): Fetcher {
    const made = createFetcher({
      trustedHosts,
      maxDownload: 1_000_000,
      ca: certificate.cert,
      resolve: toLoopback,
      wait: async () => {},
      ...more,
    });
    opened.unshift(made);
    return made;
  }
  return {
    serve,
    fetcher,
    async registry(answer, more = {}) {
      const server = await serve(answer);
      const host = `registry.test:${server.port}`;
      return { server, host, url: `https://${host}/v1/x`, fetch: fetcher([host], more) };
    },
  };
}

/** The code of an unavailable outcome, else the kind of the outcome. */
export function codeOf(outcome: Outcome<unknown>): string {
  return outcome.kind === 'unavailable' ? outcome.code : outcome.kind;
}

/** The cause of an unavailable outcome; empty for any other outcome. */
export function causeOf(outcome: Outcome<unknown>): string {
  return outcome.kind === 'unavailable' ? outcome.cause : '';
}
