import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

export interface LoopbackServer {
  readonly port: number;
  /** Path and headers of each request, in order. */
  readonly asked: { readonly path: string; readonly headers: IncomingMessage['headers'] }[];
  /** From now on it answers like this. */
  answer(next: Answerer): void;
  close(): Promise<void>;
}

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

export interface Certificate {
  readonly cert: string;
  readonly private: string;
}

/** A certificate for these names, which is its own authority. */
export function makeCertificate(names: readonly string[]): Promise<Certificate> {
  const altNames = names.map((name) =>
    /^[\d.]+$|:/.test(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name },
  );
  return generate([{ name: 'commonName', value: names[0] ?? 'test' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  });
}

export async function startServer(certificate: Certificate, first: Answerer): Promise<LoopbackServer> {
  let answer = first;
  const asked: LoopbackServer['asked'] = [];
  const server = createServer({ key: certificate.private, cert: certificate.cert }, (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    answer(next) {
      answer = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
