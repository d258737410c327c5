import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of one provider version: digest to file name. */
export type Files = ReadonlyMap<string, string>;

/** `address version` to the files of that release. */
export type World = ReadonlyMap<string, Files>;

interface Consensus {
  readonly repos: number;
  readonly zh: Readonly<Record<string, number>>;
  readonly zh_that_are_manifest_json?: readonly string[];
}

type ByVersion<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

interface Registries {
  readonly consensus: ByVersion<Consensus>;
  /** The OpenTofu registry, by `namespace/type`. */
  readonly truth: ByVersion<Readonly<Record<string, string>>>;
}

interface Claim {
  /** By {@link originName}. */
  readonly origin: string;
  readonly repositories: number;
}

const publicHosts = ['registry.terraform.io', 'registry.opentofu.org'];

/** Platforms for digests without a recorded file name: those of a usual release, then made-up ones. */
const platforms = [
  ...[
    'linux_amd64',
    'darwin_arm64',
    'darwin_amd64',
    'windows_amd64',
    'linux_arm64',
    'linux_386',
    'linux_arm',
  ],
  ...['windows_386', 'windows_arm64', 'windows_arm', 'freebsd_amd64', 'freebsd_386', 'freebsd_arm'],
  ...['freebsd_arm64', 'openbsd_amd64', 'openbsd_386', 'solaris_amd64', 'netbsd_amd64'],
  ...Array.from({ length: 40 }, (_, index) => `made_up${index}`),
];

/**
 * The releases of the two public registries, from the lock files of about a hundred repositories and one snapshot of the OpenTofu registry.
 * If the snapshot has a release, the snapshot decides. Otherwise a digest belongs to the release for which most repositories list it. If
 * that does not decide, it belongs to the older one, because hashes are copied forward. Manifests belong to every release that lists them.
 */
export function readWorld(corpus: string): World {
  const consensus = json<ByVersion<Consensus>>(join(corpus, 'consensus.json'));
  const truth = json<ByVersion<Record<string, string>>>(join(corpus, 'truth_opentofu_registry.json'));
  const texts = readFileSync(join(corpus, 'manifests.txt'), 'utf8');
  const manifests = new Set(texts.split('\n').map((line) => line.slice(0, 64)));
  const registries: Registries = { consensus, truth };
  const owners = ownersOf(registries);
  const world = new Map<string, Files>();
  for (const [address, versions] of Object.entries(consensus)) {
    const [host = '', , type = ''] = address.split('/');
    if (!publicHosts.includes(host)) continue;
    for (const [version, { zh, zh_that_are_manifest_json: more = [] }] of Object.entries(versions)) {
      const known = recorded(registries, address, version) ?? {};
      const isManifest = (digest: string) => manifests.has(digest) || more.includes(digest);
      const own = Object.keys(zh).filter(
        (digest) => isManifest(digest) || owners.get(digest) === originName(registries, address, version),
      );
      world.set(`${address} ${version}`, named({ type, version }, known, own, isManifest));
    }
  }
  for (const [name, versions] of Object.entries(truth)) {
    const hosts = name.startsWith('hashicorp/') ? publicHosts.slice(1) : publicHosts;
    for (const [version, files] of Object.entries(versions)) {
      for (const host of hosts) {
        const release = `${host}/${name} ${version}`;
        if (!world.has(release)) world.set(release, new Map(Object.entries(files)));
      }
    }
  }
  return world;
}

/** The files of one release in the snapshot; `undefined` if the snapshot does not have the release. */
function recorded(
  { truth }: Registries,
  address: string,
  version: string,
): Readonly<Record<string, string>> | undefined {
  const [host, namespace, type] = address.split('/');
  return host === publicHosts[0] && namespace === 'hashicorp'
    ? undefined
    : truth[`${namespace}/${type}`]?.[version];
}

function named(
  { type, version }: { readonly type: string; readonly version: string },
  known: Readonly<Record<string, string>>,
  digests: readonly string[],
  isManifest: (digest: string) => boolean,
): Files {
  const files = new Map(Object.entries(known));
  const free = platforms.values();
  for (const digest of [...digests].sort()) {
    if (files.has(digest)) continue;
    const end = isManifest(digest) ? `manifest${files.size}.json` : `${free.next().value}.zip`;
    files.set(digest, `terraform-provider-${type}_${version}_${end}`);
  }
  // A release with only h1 known still has a package, one that nobody has seen.
  if (![...files.values()].some((name) => name.endsWith('.zip'))) {
    const unseen = createHash('sha256').update(`${type} ${version}`).digest('hex');
    files.set(unseen, `terraform-provider-${type}_${version}_linux_amd64.zip`);
  }
  return files;
}

/**
 * The release of each digest, by {@link originName}. A release with only other files in the snapshot cannot be the one. A release whose
 * files are listed with the digest may have a manifest with an unknown text.
 */
function ownersOf(registries: Registries): ReadonlyMap<string, string> {
  const claims = new Map<string, Claim[]>();
  for (const [address, versions] of Object.entries(registries.consensus)) {
    for (const [version, { zh }] of Object.entries(versions)) {
      const known = recorded(registries, address, version);
      const digests = Object.entries(zh);
      if (known !== undefined && !digests.some(([digest]) => digest in known)) continue;
      for (const [digest, repositories] of digests) {
        const claim = { origin: originName(registries, address, version), repositories };
        claims.set(digest, [...(claims.get(digest) ?? []), claim]);
      }
    }
  }
  const owners = new Map([...claims].map(([digest, all]) => [digest, strongest(all)]));
  for (const [name, versions] of Object.entries(registries.truth)) {
    for (const [version, files] of Object.entries(versions)) {
      const origin = originName(registries, `${publicHosts[1]}/${name}`, version);
      for (const digest of Object.keys(files)) owners.set(digest, origin);
    }
  }
  return owners;
}

function strongest(claims: readonly Claim[]): string {
  const counts = new Map<string, number>();
  for (const { origin, repositories } of claims) {
    counts.set(origin, (counts.get(origin) ?? 0) + repositories);
  }
  const [first] = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en', { numeric: true }));
  return first?.[0] ?? '';
}

/**
 * `type version`, with a prefix for OpenTofu's own builds. The public registries share all other releases, and a provider that moved to
 * another namespace keeps its old releases in both.
 */
function originName({ truth }: Registries, address: string, version: string): string {
  const [host, namespace = '', type] = address.split('/');
  const rebuilt =
    host === publicHosts[1] && ['hashicorp', 'opentofu'].includes(namespace) && `hashicorp/${type}` in truth;
  return `${rebuilt ? 'opentofu ' : ''}${type} ${version}`;
}

function json<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'));
}
