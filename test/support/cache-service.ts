import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerCertificate } from './signed-registry/certificate.ts';

export interface CacheEntry {
  readonly key: string;
  /** The ref whose run made it. */
  readonly scope: string;
  /** What the library makes of paths and compression; `null` fits all. */
  readonly version: string | null;
  /** Bytes of its archive, 0 until it is uploaded. */
  size: number;
}

export interface CacheFault {
  readonly status: number;
  readonly body: object;
}

export interface RunOptions {
  /** GitHub gives such a token to events that outsiders can trigger. */
  readonly readOnly?: boolean;
  /** PEM of another authority that the run has to trust. */
  readonly caPem: string;
}

/**
 * GitHub's cache service on this machine: the same name and TLS, reached through a proxy as a self-hosted runner may reach it; scopes, tokens,
 * prefixes and immutable keys as on GitHub; archives in a store beside it.
 */
export interface CacheService {
  readonly entries: CacheEntry[];
  /** `CreateCacheEntry`, … and `GET` or `PUT` of an archive, in the order of arrival. */
  readonly requests: string[];
  /** Answers every call in another way; `hang` gives no answer at all. */
  fault: CacheFault | 'hang' | 'refuse' | null;
  /** What the runner hands to a run that belongs to this ref. */
  runOf(ref: string, options: RunOptions): Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const host = 'results-receiver.actions.githubusercontent.com';
const defaultScope = 'refs/heads/main';

export async function startCacheService(): Promise<CacheService> {
  const { certificate, privateKey } = await createServerCertificate(host);
  const folder = mkdtempSync(join(tmpdir(), 'cache-service-'));
  const sockets = new Set<Socket>();
  const calls = createTlsServer({ cert: certificate, key: privateKey }, (request, response) =>
    answerCall(service, storeUrl(), request, response),
  );
  const store = createServer((request, response) => answerStore(service, request, response));
  store.on('connect', (_request, socket: Socket) => {
    if (service.fault === 'refuse') return void socket.destroy();
    const upstream = connect(portOf(calls), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [socket, upstream]) end.on('error', () => {});
    sockets.add(socket).add(upstream);
  });
  for (const server of [calls, store])
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const storeUrl = () => `http://127.0.0.1:${portOf(store)}`;

  const service: CacheService = {
    entries: [],
    requests: [],
    fault: null,
    runOf(ref, { readOnly = false, caPem }) {
      const authorities = join(folder, 'authorities.pem');
      writeFileSync(authorities, `${caPem}${certificate}`);
      return {
        ACTIONS_RESULTS_URL: `https://${host}/`,
        ACTIONS_RUNTIME_TOKEN: `${readOnly ? 'read' : 'write'}.${ref}`,
        ACTIONS_CACHE_SERVICE_V2: 'true',
        GITHUB_REF: ref,
        HTTPS_PROXY: storeUrl(),
        NO_PROXY: 'localhost,127.0.0.1',
        NODE_EXTRA_CA_CERTS: authorities,
      };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      for (const server of [calls, store]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return service;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

interface Call {
  readonly key: string;
  readonly version: string;
  readonly restore_keys?: readonly string[];
  readonly size_bytes?: string;
}

async function answerCall(
  service: CacheService,
  storeUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = JSON.parse((await bodyOf(request)).toString()) as Call;
  const method = request.url?.split('/').at(-1) ?? '';
  service.requests.push(method);
  const { fault } = service;
  if (fault === 'hang') return;
  const [, kind, ref = ''] = /^Bearer (read|write)\.(.*)$/.exec(request.headers.authorization ?? '') ?? [];
  const reply =
    fault !== null && fault !== 'refuse'
      ? fault
      : kind === undefined
        ? { status: 401, body: { code: 'unauthenticated', msg: 'no token' } }
        : answer(service.entries, storeUrl, { method, call, ref, readOnly: kind === 'read' });
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
}

interface Asked {
  readonly method: string;
  readonly call: Call;
  readonly ref: string;
  readonly readOnly: boolean;
}

function answer(entries: CacheEntry[], storeUrl: string, { method, call, ref, readOnly }: Asked): CacheFault {
  const { key, version } = call;
  const own = entries.findIndex(
    (entry) => entry.key === key && entry.scope === ref && entry.version === version,
  );
  switch (method) {
    case 'GetCacheEntryDownloadURL': {
      const found = lookUp(entries, call, ref);
      if (found === undefined) return { status: 200, body: { ok: false } };
      const url = `${storeUrl}/account/container/${entries.indexOf(found)}?sig=secret`;
      return { status: 200, body: { ok: true, signed_download_url: url, matched_key: found.key } };
    }
    case 'CreateCacheEntry':
      if (readOnly)
        return {
          status: 200,
          body: { ok: false, message: 'cache write denied: token has no writable scopes' },
        };
      if (own !== -1)
        return { status: 409, body: { code: 'already_exists', msg: 'cache entry already exists' } };
      entries.push({ key, scope: ref, version, size: 0 });
      return {
        status: 200,
        body: {
          ok: true,
          signed_upload_url: `${storeUrl}/account/container/${entries.length - 1}?sig=secret`,
        },
      };
    case 'FinalizeCacheEntryUpload':
      return { status: 200, body: { ok: (entries[own]?.size ?? 0) > 0, entry_id: String(own + 1) } };
    default:
      return { status: 404, body: { code: 'bad_route', msg: 'no such method' } };
  }
}

/** The run's own ref goes before the default branch; there the key itself, then what begins with it, then the restore keys; the newest. */
function lookUp(entries: readonly CacheEntry[], call: Call, ref: string): CacheEntry | undefined {
  for (const scope of new Set([ref, defaultScope])) {
    const fitting = entries.filter(
      (entry) => entry.scope === scope && (entry.version === null || entry.version === call.version),
    );
    const exact = fitting.find(({ key }) => key === call.key);
    if (exact !== undefined) return exact;
    for (const prefix of [call.key, ...(call.restore_keys ?? [])]) {
      const begun = fitting.findLast(({ key }) => key.startsWith(prefix));
      if (begun !== undefined) return begun;
    }
  }
  return undefined;
}

async function answerStore(
  service: CacheService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  service.requests.push(request.method ?? '');
  const body = await bodyOf(request);
  const [, index = ''] = /^\/account\/container\/(\d+)\?sig=secret$/.exec(request.url ?? '') ?? [];
  const entry = service.entries[Number(index)];
  if (request.method !== 'PUT' || index === '' || entry === undefined) {
    response.writeHead(404).end();
    return;
  }
  entry.size = body.length;
  response.writeHead(201, { etag: '"1"', 'last-modified': new Date(0).toUTCString() }).end();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
