import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerCertificate, type ServerCertificate } from './certificate.ts';
import type { Answerer } from './faults.ts';
import { type PublishedVersion, published } from './published-version.ts';
import { buildRelease, type PublishOptions, type Release } from './release.ts';
import { releaseRoutes, type StoredAnswer, servicePath, versionsAnswer } from './routes.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';

export type { PublishedVersion } from './published-version.ts';

/** A provider registry on this machine: real TLS, real packages, real signatures, all made for the run. */
export interface SignedRegistry {
  /** `localhost:PORT`, as in a provider source address. */
  readonly host: string;
  /** The provider service, for `registries: 'registry.terraform.io=<serviceUrl>'`. */
  readonly serviceUrl: string;
  readonly caPem: string;
  /** For NODE_EXTRA_CA_CERTS and for SSL_CERT_FILE. */
  readonly caFile: string;
  readonly signingKey: SigningKey;
  readonly certificate: ServerCertificate;
  /** Every request so far, in the order of arrival. */
  readonly requests: readonly LoggedRequest[];
  clearRequests(): void;
  /** Publishing the same version again replaces it. */
  publish(options: PublishOptions): Promise<PublishedVersion>;
  /** Answers requests whose path matches with `answer`. Returns the function that ends this. */
  override(match: PathMatch, answer: Answerer): () => void;
  /** The answer at this path without overrides. */
  stored(path: string): StoredAnswer | null;
  close(): Promise<void>;
}

export interface SignedRegistryOptions {
  /** Signs every release without its own key. Default: a new one. */
  readonly signingKey?: SigningKey;
  /** Default: a free one. */
  readonly port?: number;
  /** Default: the one that all servers of a test process share. */
  readonly certificate?: ServerCertificate;
}

export type PathMatch = string | RegExp | ((path: string) => boolean);

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  /** The header as received, or `null`. */
  readonly authorization: string | null;
  /** `null` until the answer is finished. */
  status: number | null;
}

export async function startSignedRegistry(options: SignedRegistryOptions = {}): Promise<SignedRegistry> {
  const ownCertificate = options.certificate ?? (await createServerCertificate());
  const { certificate, privateKey } = ownCertificate;
  const signingKey = options.signingKey ?? (await createSigningKey());
  const folder = await mkdtemp(join(tmpdir(), 'signed-registry-'));
  const caFile = join(folder, 'ca.pem');
  await writeFile(caFile, certificate);

  const requests: LoggedRequest[] = [];
  const overrides: { readonly match: PathMatch; readonly answer: Answerer }[] = [];
  const releases = new Map<string, Release>();
  const routes = new Map<string, StoredAnswer>([
    ['/.well-known/terraform.json', json({ 'providers.v1': servicePath })],
  ]);

  const server = createServer({ cert: certificate, key: privateKey }, (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    log(requests, request, response, path);
    const override = overrides.findLast(({ match }) => matches(match, path));
    if (override) void override.answer(request, response);
    else serve(routes.get(path), response);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `localhost:${port}`;

  return {
    host,
    serviceUrl: `https://${host}${servicePath}`,
    caPem: certificate,
    caFile,
    signingKey,
    certificate: ownCertificate,
    requests,
    clearRequests: () => {
      requests.length = 0;
    },
    async publish(publishOptions) {
      const release = await buildRelease(publishOptions, signingKey);
      const { namespace, type, version } = release;
      releases.set(`${namespace}/${type}/${version}`, release);
      for (const [path, answer] of releaseRoutes(release)) routes.set(path, answer);
      const siblings = [...releases.values()].filter((r) => r.namespace === namespace && r.type === type);
      routes.set(`${servicePath}${namespace}/${type}/versions`, versionsAnswer(siblings));
      return published(host, release);
    },
    override(match, answer) {
      const entry = { match, answer };
      overrides.push(entry);
      return () => {
        overrides.splice(overrides.indexOf(entry), 1);
      };
    },
    stored: (path) => routes.get(path) ?? null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function log(
  requests: LoggedRequest[],
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  const entry: LoggedRequest = {
    method: request.method ?? '',
    path,
    host: request.headers.host ?? '',
    authorization: request.headers.authorization ?? null,
    status: null,
  };
  requests.push(entry);
  response.once('finish', () => {
    entry.status = response.statusCode;
  });
}

function matches(match: PathMatch, path: string): boolean {
  if (typeof match === 'string') return match === path;
  return match instanceof RegExp ? match.test(path) : match(path);
}

function serve(answer: StoredAnswer | undefined, response: ServerResponse): void {
  if (answer === undefined) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"errors":["Not Found"]}');
    return;
  }
  response
    .writeHead(200, { 'content-type': answer.contentType, 'content-length': String(answer.body.length) })
    .end(answer.body);
}

function json(value: unknown): StoredAnswer {
  return { contentType: 'application/json', body: Buffer.from(JSON.stringify(value)) };
}
