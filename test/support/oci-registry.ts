import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createServerCertificate } from './signed-registry/certificate.ts';
import type { Answerer } from './signed-registry/faults.ts';
import type { Release } from './signed-registry/release.ts';

/** A registry of the distribution protocol on loopback, with TLS. */
export interface OciRegistry {
  /** `localhost:PORT` */
  readonly host: string;
  readonly caPem: string;
  push(repository: string, content: OciContent): Promise<void>;
  close(): Promise<void>;
}

export interface OciDouble extends OciRegistry {
  readonly requests: readonly OciQuestion[];
  clearRequests(): void;
  /** Answers requests whose path contains this text with `answer`. Returns the function that ends this. */
  override(part: string, answer: Answerer): () => void;
}

export interface OciQuestion {
  readonly path: string;
  readonly authorization: string | null;
}

/** What is pushed: the blobs, the manifests under their digests, and the index under its tag. */
export interface OciContent {
  readonly blobs: readonly Buffer[];
  readonly manifests: readonly Manifest[];
}

interface Manifest {
  /** A tag or a digest. */
  readonly reference: string;
  readonly type: string;
  readonly bytes: Buffer;
}

// biome-ignore lint/suspicious/noExplicitAny: a test changes a manifest into anything.
type Rewrite = (manifest: any) => unknown;

/** Other manifests than the right ones. */
interface Rewritten {
  readonly index?: Rewrite;
  /** Before its digest is computed. */
  readonly image?: Rewrite;
}

const imageType = 'application/vnd.oci.image.manifest.v1+json';
const indexType = 'application/vnd.oci.image.index.v1+json';
const target = 'application/vnd.opentofu.provider-target';

export function digestOf(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

function described(mediaType: string, bytes: Buffer) {
  return { mediaType, digest: digestOf(bytes), size: bytes.length };
}

/** A release as `oras push` and `oras manifest index create` lay it out, following the documentation of OpenTofu. */
export function ociContent(release: Release, { index = same, image = same }: Rewritten = {}): OciContent {
  const empty = Buffer.from('{}');
  const images = release.packages.map(({ platform, filename, zip }) => {
    const manifest = {
      schemaVersion: 2,
      mediaType: imageType,
      artifactType: target,
      config: described('application/vnd.oci.empty.v1+json', empty),
      layers: [
        {
          ...described('archive/zip', zip),
          annotations: { 'org.opencontainers.image.title': filename },
        },
      ],
    };
    const bytes = Buffer.from(JSON.stringify(image(manifest)));
    const [os, architecture] = platform.split('_');
    return {
      bytes,
      entry: { ...described(imageType, bytes), artifactType: target, platform: { architecture, os } },
    };
  });
  const manifests = images.map(({ entry }) => entry);
  const listed = {
    schemaVersion: 2,
    mediaType: indexType,
    artifactType: 'application/vnd.opentofu.provider',
    manifests,
  };
  return {
    blobs: [empty, ...release.packages.map(({ zip }) => zip)],
    manifests: [
      ...images.map(({ bytes }) => ({ reference: digestOf(bytes), type: imageType, bytes })),
      {
        reference: release.version.replaceAll('+', '_'),
        type: indexType,
        bytes: Buffer.from(JSON.stringify(index(listed))),
      },
    ],
  };
}

function same<T>(manifest: T): T {
  return manifest;
}

interface Private {
  /** `user:password`; nobody else may read. */
  readonly login: string;
  /** The address of another server that gives tokens; `own`: this one does. Left out: `Basic`. */
  readonly realm?: string;
}

/** The server of this process, for faults and lies. */
export async function startOciDouble(only?: Private): Promise<OciDouble> {
  const { certificate, privateKey } = await createServerCertificate();
  const requests: OciQuestion[] = [];
  const overrides: { readonly part: string; readonly answer: Answerer }[] = [];
  const store = new Map<string, { readonly type: string; readonly bytes: Buffer }>();
  const basic = only && `Basic ${Buffer.from(only.login).toString('base64')}`;
  const server = createServer({ cert: certificate, key: privateKey }, (request, response) => {
    const path = request.url ?? '/';
    const authorization = request.headers.authorization ?? null;
    requests.push({ path, authorization });
    const override = overrides.findLast(({ part }) => path.includes(part));
    if (override) return void override.answer(request, response);
    if (path.startsWith('/token?')) {
      if (authorization !== basic) return void response.writeHead(401).end();
      return void response.writeHead(200).end(JSON.stringify({ token: tokenFor(path), expires_in: 60 }));
    }
    const [, repository = ''] = /^\/v2\/(.+)\/(?:manifests|blobs)\//.exec(path) ?? [];
    const wanted =
      only?.realm === undefined ? basic : `Bearer ${tokenFor(`scope=repository:${repository}:pull`)}`;
    if (wanted !== undefined && authorization !== wanted) {
      const own = `https://${host}/token`;
      const realm = only?.realm === 'own' ? own : only?.realm;
      const challenge =
        realm === undefined
          ? 'Basic realm="packages"'
          : `Bearer realm="${realm}",service="packages",scope="repository:${repository}:pull,push"`;
      return void response.writeHead(401, { 'www-authenticate': challenge }).end();
    }
    const found = store.get(path);
    if (found === undefined)
      return void response.writeHead(404).end(JSON.stringify({ errors: [{ code: 'MANIFEST_UNKNOWN' }] }));
    response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    caPem: certificate,
    requests,
    clearRequests: () => {
      requests.length = 0;
    },
    override(part, answer) {
      const entry = { part, answer };
      overrides.push(entry);
      return () => void overrides.splice(overrides.indexOf(entry), 1);
    },
    async push(repository, { blobs, manifests }) {
      for (const bytes of blobs)
        store.set(`/v2/${repository}/blobs/${digestOf(bytes)}`, { type: 'application/octet-stream', bytes });
      for (const { reference, type, bytes } of manifests)
        store.set(`/v2/${repository}/manifests/${reference}`, { type, bytes });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** A token is for one scope: one of another would be refused. */
function tokenFor(query: string): string {
  return digestOf(Buffer.from(/scope=([^&]+)/.exec(decodeURIComponent(query))?.[1] ?? ''));
}

/** Debian's `docker-registry`, the reference implementation; `null` if it is missing. */
export function dockerRegistryAvailable(): string | null {
  const answer = spawnSync('docker-registry', ['--version'], { encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout.trim() : null;
}

/** The login that the real registry wants, and its line for the file of passwords. */
export const dockerLogin = { user: 'tofu', password: 'pass word' };
const passwordLine = 'tofu:$2y$05$abcdefghijklmnopqrstuuIt/9/tGzLcigNq/.RWIDjeEVR30RSf.\n';

/** A real registry with TLS, which nobody may read without a password. */
export async function startDockerRegistry(): Promise<OciRegistry> {
  const { certificate, privateKey } = await createServerCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-registry-'));
  const paths = Object.fromEntries(
    Object.entries({ cert: certificate, key: privateKey, passwords: passwordLine }).map(([name, text]) => {
      writeFileSync(join(folder, name), text, { mode: 0o600 });
      return [name, join(folder, name)];
    }),
  );
  const configuration = {
    version: 0.1,
    log: { level: 'info' },
    storage: { filesystem: { rootdirectory: join(folder, 'store') } },
    http: { addr: '127.0.0.1:0', tls: { certificate: paths.cert, key: paths.key } },
    auth: { htpasswd: { realm: 'packages', path: paths.passwords } },
  };
  writeFileSync(join(folder, 'config.yml'), JSON.stringify(configuration));
  const server = spawn('docker-registry', ['serve', join(folder, 'config.yml')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its traces would go to a server that nobody has.
    env: { ...process.env, OTEL_TRACES_EXPORTER: 'none' },
  });
  const port = await new Promise<string>((ready, fail) => {
    let said = '';
    server.stderr.on('data', (part) => {
      said += part;
      const listening = /listening on 127\.0\.0\.1:(\d+)/.exec(said);
      if (listening?.[1]) ready(listening[1]);
    });
    server.once('exit', () => fail(new Error(`docker-registry ended: ${said}`)));
  });
  const host = `localhost:${port}`;
  const authorization = `Basic ${Buffer.from(`${dockerLogin.user}:${dockerLogin.password}`).toString('base64')}`;

  async function send(method: string, url: string, type: string, body: Buffer) {
    const headers = { authorization, 'content-type': type, 'content-length': body.length };
    const request = sendRequest(url, { method, headers, ca: certificate });
    request.end(body);
    const [response] = await once(request, 'response');
    const answer = await buffer(response);
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.statusCode} ${answer}`);
    return response.headers.location as string | undefined;
  }

  return {
    host,
    caPem: certificate,
    async push(repository, { blobs, manifests }) {
      const base = `https://${host}/v2/${repository}`;
      for (const bytes of blobs) {
        const begun = await send('POST', `${base}/blobs/uploads/`, 'text/plain', Buffer.alloc(0));
        const url = new URL(begun ?? '', base);
        url.searchParams.set('digest', digestOf(bytes));
        await send('PUT', url.href, 'application/octet-stream', bytes);
      }
      for (const { reference, type, bytes } of manifests)
        await send('PUT', `${base}/manifests/${reference}`, type, bytes);
    },
    async close() {
      server.removeAllListeners('exit');
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
