import type { ProviderPackage } from './provider-package.ts';
import type { Release } from './release.ts';
import { filesPath, servicePath } from './routes.ts';

export interface PublishedVersion extends Release {
  /** `localhost:PORT/namespace/type`. */
  readonly address: string;
  /** Every zh that Terraform would record, sorted. */
  readonly zh: readonly string[];
  /** Throws if the version has no such platform. */
  package(platform: string): ProviderPackage;
  readonly paths: {
    readonly versions: string;
    metadata(platform: string): string;
    /** The path of the n-th document. */
    sums(index?: number): string;
    signature(index?: number): string;
    zip(platform: string): string;
  };
}

/** A release that the registry serves, with its paths and hashes for tests. */
export function published(host: string, release: Release): PublishedVersion {
  const { namespace, type, version, packages, manifest, documents } = release;
  const files = filesPath(release);
  const api = `${servicePath}${namespace}/${type}`;
  const find = (platform: string): ProviderPackage => {
    const found = packages.find((one) => one.platform === platform);
    if (!found) throw new Error(`${namespace}/${type} ${version} has no package for ${platform}`);
    return found;
  };
  return {
    ...release,
    address: `${host}/${namespace}/${type}`,
    zh: [...packages.map(({ zh }) => zh), ...(manifest === null ? [] : [manifest.zh])].sort(),
    package: find,
    paths: {
      versions: `${api}/versions`,
      metadata: (platform) => `${api}/${version}/download/${platform.replace('_', '/')}`,
      sums: (index = 0) => `${files}${documents[index]?.name}`,
      signature: (index = 0) => `${files}${documents[index]?.name}.sig`,
      zip: (platform) => `${files}${find(platform).filename}`,
    },
  };
}
