import type { Answer, Fetcher } from '../../src/http/fetcher.ts';
import { absent, known, type Outcome, unavailable } from '../../src/outcome.ts';
import type { SigningKey } from '../support/signed-registry/signing-key.ts';
import type { Files, World } from './corpus-world.ts';

const services = '/v1/providers/';

/**
 * Serves a world like its registries, without sockets: discovery, listings, metadata, SHA256SUMS documents and real signatures by the given
 * key. No server of packages answers, so every h1 stays open.
 *
 * @param keyless namespaces for which OpenTofu's registry lists no key
 */
export function corpusFetcher(world: World, key: SigningKey, keyless: readonly string[] = []): Fetcher {
  let requests = 0;
  const signatures = new Map<string, Promise<Uint8Array>>();
  const answers: readonly ((
    path: string,
    host: string,
  ) => string | Uint8Array | Promise<Uint8Array> | null)[] = [
    (path) => (path === '/.well-known/terraform.json' ? JSON.stringify({ 'providers.v1': services }) : null),
    (path, host) => listing(world, host, path),
    (path, host) => metadata(world, key, keyless, host, path),
    (path) => document(world, path),
    (path) => {
      const text = path.endsWith('.sig') ? document(world, path.slice(0, -'.sig'.length)) : null;
      if (text === null) return null;
      const signature = signatures.get(path) ?? key.sign(Buffer.from(text));
      signatures.set(path, signature);
      return signature;
    },
  ];
  return {
    async get(url, { what }): Promise<Outcome<Answer>> {
      requests += 1;
      const { host, pathname } = new URL(url);
      for (const answer of answers) {
        const body = await answer(decodeURIComponent(pathname), host);
        if (body !== null) return known({ url, contentType: 'application/json', body: Buffer.from(body) });
      }
      return absent(what);
    },
    async download(_url, { what }) {
      requests += 1;
      return unavailable('network', `${what} is on no server here`);
    },
    traffic: () => ({ requests, bytesDownloaded: 0 }),
    close: async () => {},
  };
}

function listing(world: World, host: string, path: string): string | null {
  const name = /^\/v1\/providers\/([^/]+\/[^/]+)\/versions$/.exec(path)?.[1];
  if (name === undefined) return null;
  const prefix = `${host}/${name} `;
  const versions = [...world.keys()].filter((key) => key.startsWith(prefix));
  if (versions.length === 0) return null;
  return JSON.stringify({
    versions: versions.map((key) => ({
      version: key.slice(prefix.length),
      platforms: packagesOf(world.get(key)).map(([platform]) => {
        const [os, arch] = platform.split('_');
        return { os, arch };
      }),
    })),
  });
}

function metadata(
  world: World,
  key: SigningKey,
  keyless: readonly string[],
  host: string,
  path: string,
): string | null {
  const parts = /^\/v1\/providers\/([^/]+\/[^/]+)\/([^/]+)\/download\/([^/]+)\/([^/]+)$/.exec(path);
  if (parts === null) return null;
  const [, name = '', version = '', os = '', arch = ''] = parts;
  const found = packagesOf(world.get(`${host}/${name} ${version}`)).find(
    ([platform]) => platform === `${os}_${arch}`,
  );
  if (found === undefined) return null;
  const [, filename, shasum] = found;
  const hasKey = host !== 'registry.opentofu.org' || !keyless.includes(name.split('/')[0] ?? '');
  const sums = `https://releases.example/${host}/${name}/${version}/SHA256SUMS`;
  return JSON.stringify({
    os,
    arch,
    filename,
    shasum,
    download_url: `https://releases.example/${filename}`,
    shasums_url: sums,
    shasums_signature_url: `${sums}.sig`,
    signing_keys: { gpg_public_keys: hasKey ? [{ ascii_armor: key.armored, trust_signature: '' }] : [] },
  });
}

function document(world: World, path: string): string | null {
  const parts = /^\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/SHA256SUMS$/.exec(path);
  if (parts === null) return null;
  const [, address, version] = parts;
  const files = world.get(`${address} ${version}`);
  if (files === undefined) return null;
  return [...files].map(([digest, filename]) => `${digest}  ${filename}\n`).join('');
}

/** Platform, file name, digest. */
function packagesOf(files: Files | undefined): readonly (readonly [string, string, string])[] {
  if (files === undefined) return [];
  return [...files].flatMap(([digest, filename]) => {
    const platform = /_([a-z0-9]+_[a-z0-9]+)\.zip$/.exec(filename)?.[1];
    return platform === undefined ? [] : [[platform, filename, digest] as const];
  });
}
