import type { PackageHashes } from '../../src/evidence/package-hashes.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { absent, known, type Outcome } from '../../src/outcome.ts';
import type {
  PackageMetadata,
  Registry,
  ReleaseRecord,
  ShasumsDocument,
  VersionListing,
} from '../../src/registry/registry.ts';
import { h1, hashicorpKey, zh } from '../support/review-builders.ts';

/* A registry without a server, for decisions about what registries answer. Each answer can be replaced. */

export interface PlacedRelease {
  readonly address: string;
  readonly version: string;
  /** Default: `linux_amd64` and `darwin_arm64`. */
  readonly platforms?: readonly string[];
  readonly signature?: SignatureCheck;
  /** By platform. */
  readonly announced?: Readonly<Record<string, readonly string[]>>;
  readonly sizes?: Readonly<Record<string, number>>;
  /** The hashes of the packages; by default they depend on address, version and platform. */
  readonly hashOf?: (platform: string) => string;
  /** Each platform has a document of its own. */
  readonly documentForEach?: boolean;
  /** Replaces the answer for a platform. */
  readonly metadata?: Readonly<Record<string, Outcome<PackageMetadata> | Partial<PackageMetadata>>>;
  /** Replaces the document for a platform. */
  readonly documents?: Readonly<Record<string, Outcome<ShasumsDocument> | Partial<ShasumsDocument>>>;
  readonly record?: Outcome<ReleaseRecord>;
}

export interface InMemoryRegistry extends Registry {
  /** `versions address`, `package address version platform`, `record address version brief`. */
  readonly asked: string[];
}

export function zhOf({ address, version }: PlacedRelease, platform: string): string {
  return zh(`${address} ${version} ${platform}`);
}

/** The h1 of a package as Terraform records it and as it checks it. */
export function hashesOf(release: PlacedRelease, platform: string): PackageHashes {
  const name = `${release.address} ${release.version} ${platform}`;
  const { hashOf = (each) => zhOf(release, each) } = release;
  return { zh: hashOf(platform), archive: h1(`${name} archive`), directory: h1(`${name} folder`) };
}

export const twoPlatforms: readonly string[] = ['linux_amd64', 'darwin_arm64'];

/** @param listings replaces the lists of versions, by address */
export function registryOf(
  releases: readonly PlacedRelease[],
  listings: Readonly<Record<string, Outcome<VersionListing>>> = {},
): InMemoryRegistry {
  const asked: string[] = [];
  const documents = new Map<string, Outcome<ShasumsDocument>>();
  const find = (address: string, version: string) =>
    releases.find((one) => one.address === address && one.version === version);
  return {
    asked,
    async versions(address) {
      asked.push(`versions ${address}`);
      const own = releases.filter((one) => one.address === address);
      const versions = own.map(({ version, platforms = twoPlatforms }) => ({ version, platforms }));
      if (listings[address] !== undefined) return listings[address];
      return own.length === 0
        ? absent(address)
        : known({ versions, remarks: { warnings: ['a warning'], movedTo: null } });
    },
    lookUp: async (type) => absent(type),
    async packageMetadata(address, version, platform) {
      asked.push(`package ${address} ${version} ${platform}`);
      const release = find(address, version);
      if (release === undefined) return absent(`version ${version} of ${address}`);
      const planted = release.metadata?.[platform];
      if (isOutcome(planted)) return planted;
      if (!(release.platforms ?? twoPlatforms).includes(platform) && planted === undefined)
        return absent(`${platform} of ${version}`);
      return known({ ...metadataOf(release, platform), ...planted });
    },
    async releaseRecord(address, version, { brief = false } = {}) {
      asked.push(`record ${address} ${version}${brief ? ' brief' : ''}`);
      return find(address, version)?.record ?? absent(version);
    },
    async shasums({ address, version, platform }) {
      const release = find(address, version);
      if (release === undefined) return absent('the document');
      const planted = release.documents?.[platform];
      if (isOutcome(planted)) return planted;
      const key = `${address} ${version} ${release.documentForEach === true || planted !== undefined ? platform : ''}`;
      const document = documents.get(key) ?? known({ ...documentOf(release, key), ...planted });
      documents.set(key, document);
      return document;
    },
  };
}

function isOutcome<T extends { readonly kind: string }>(value: T | object | undefined): value is T {
  return value !== undefined && 'kind' in value;
}

function metadataOf(release: PlacedRelease, platform: string): PackageMetadata {
  const { address, version } = release;
  return {
    address,
    version,
    platform,
    filename: `${platform}.zip`,
    namedVersion: null,
    downloadUrl: `https://example.com/${platform}.zip`,
    hash: hashesOf(release, platform).zh,
    shasumsUrl: 'https://example.com/SHA256SUMS',
    signatureUrl: 'https://example.com/SHA256SUMS.sig',
    keys: [],
    announced: new Map(Object.entries(release.announced ?? {})),
    sizes: new Map(Object.entries(release.sizes ?? {})),
  };
}

function documentOf(release: PlacedRelease, url: string): ShasumsDocument {
  const { platforms = twoPlatforms, signature = hashicorpKey } = release;
  const entries = platforms.map((platform) => ({
    hash: hashesOf(release, platform).zh,
    filename: `${platform}.zip`,
    platform,
  }));
  return { url, sha256: '0'.repeat(64), entries, signature };
}
