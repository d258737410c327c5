import type { Release } from './release.ts';

/** The answer of service discovery. */
export const servicePath = '/v1/providers/';

export interface StoredAnswer {
  readonly contentType: string;
  readonly body: Uint8Array;
}

/** Every path of one release: metadata per platform, documents, signatures, packages, manifest. */
export function releaseRoutes(release: Release): readonly (readonly [string, StoredAnswer])[] {
  const { namespace, type, version } = release;
  const api = `${servicePath}${namespace}/${type}/${version}/download/`;
  const files = filesPath(release);
  return [
    ...release.documents.flatMap(({ name, platforms, bytes, signature }) => [
      [`${files}${name}`, octets(bytes)] as const,
      [`${files}${name}.sig`, octets(signature)] as const,
      ...platforms.map(
        (platform) =>
          [`${api}${platform.replace('_', '/')}`, metadata(release, platform, `${files}${name}`)] as const,
      ),
    ]),
    ...release.packages.map(({ filename, zip }) => [`${files}${filename}`, octets(zip)] as const),
    ...(release.manifest === null
      ? []
      : [[`${files}${release.manifest.filename}`, octets(release.manifest.bytes)] as const]),
  ];
}

/** The path of a release's documents and packages. */
export function filesPath({ namespace, type, version }: Release): string {
  return `/releases/${namespace}/${type}/${version}/`;
}

/** The listing of one provider's versions. */
export function versionsAnswer(releases: readonly Release[]): StoredAnswer {
  return json({
    versions: releases.map(({ version, packages }) => ({
      version,
      protocols: ['5.0'],
      platforms: packages.map(({ platform }) => osAndArch(platform)),
    })),
    warnings: releases.flatMap(({ warnings }) => warnings),
  });
}

function metadata(release: Release, platform: string, sumsPath: string): StoredAnswer {
  const one = release.packages.find((candidate) => candidate.platform === platform);
  const filename = one?.filename ?? '';
  return json({
    protocols: ['5.0'],
    ...osAndArch(platform),
    filename,
    download_url: `${filesPath(release)}${filename}`,
    shasum: one?.zh.slice('zh:'.length) ?? '',
    shasums_url: sumsPath,
    shasums_signature_url: `${sumsPath}.sig`,
    ...(release.announced === null ? {} : { packages: release.announced }),
    signing_keys: {
      gpg_public_keys: release.listedKeys.map(({ keyId, armored }) => ({
        key_id: keyId,
        ascii_armor: armored,
        trust_signature: '',
        source: '',
        source_url: null,
      })),
    },
  });
}

function osAndArch(platform: string): { readonly os: string; readonly arch: string } {
  const [os = '', arch = ''] = platform.split('_');
  return { os, arch };
}

function octets(body: Uint8Array): StoredAnswer {
  return { contentType: 'application/octet-stream', body };
}

function json(value: unknown): StoredAnswer {
  return { contentType: 'application/json', body: Buffer.from(JSON.stringify(value)) };
}
