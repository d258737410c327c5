import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { createServerCertificate } from './signed-registry/certificate.ts';
import type { Answerer } from './signed-registry/faults.ts';

/** A folder of `terraform providers mirror` on its own server, as a network mirror. */
export interface NetworkMirror {
  /** `localhost:PORT` */
  readonly host: string;
  readonly url: string;
  readonly caPem: string;
  readonly requests: readonly MirrorRequest[];
  clearRequests(): void;
  /** Answers requests whose path ends so with `answer`. Returns the function that ends this. */
  override(ending: string, answer: Answerer): () => void;
  close(): Promise<void>;
}

export interface MirrorRequest {
  readonly path: string;
  readonly authorization: string | null;
}

const root = '/providers/';

const types = new Map([
  ['.json', 'application/json'],
  ['.zip', 'application/zip'],
]);

export async function startNetworkMirror(folder: string): Promise<NetworkMirror> {
  const { certificate, privateKey } = await createServerCertificate();
  const requests: MirrorRequest[] = [];
  const overrides: { readonly ending: string; readonly answer: Answerer }[] = [];
  const server = createServer({ cert: certificate, key: privateKey }, (request, response) => {
    const path = request.url ?? '/';
    requests.push({ path, authorization: request.headers.authorization ?? null });
    const override = overrides.findLast(({ ending }) => path.endsWith(ending));
    if (override) return void override.answer(request, response);
    const file = join(folder, path.startsWith(root) ? decodeURIComponent(path.slice(root.length)) : 'none');
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types.get(extname(file)) ?? 'text/plain' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `https://${host}${root}`,
    caPem: certificate,
    requests,
    clearRequests: () => {
      requests.length = 0;
    },
    override(ending, answer) {
      const entry = { ending, answer };
      overrides.push(entry);
      return () => void overrides.splice(overrides.indexOf(entry), 1);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
