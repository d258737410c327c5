import { createProviderPackage, type PackageFiles, type ProviderPackage, zhOf } from './provider-package.ts';
import type { SigningKey } from './signing-key.ts';

export interface PublishOptions {
  readonly namespace: string;
  readonly type: string;
  readonly version: string;
  /** Default: `linux_amd64`, `darwin_arm64`, `windows_amd64`. */
  readonly platforms?: readonly string[];
  /** Whether the document also lists a `…_manifest.json`, as the public registry requires for new releases. Default: true. */
  readonly manifest?: boolean;
  /** `null`: unsigned, and no key is listed. Default: the registry's own key. */
  readonly signedBy?: SigningKey | null;
  /** The keys that the registry lists. Default: the one that signs. */
  readonly listedKeys?: readonly SigningKey[];
  /** Additional files in every package. */
  readonly files?: PackageFiles;
  /** Rewrites every archive before it is hashed and signed. */
  readonly archive?: (zip: Buffer) => Buffer;
  /** How the registry and the checksums call the package of a platform, where that is not the usual name. */
  readonly filename?: (platform: string) => string;
  /** `per-platform`: each platform has its own SHA256SUMS document. Default: `one`. */
  readonly documents?: 'one' | 'per-platform';
  /** The download answer announces the hashes of every platform, as OpenTofu's registry does. */
  readonly announced?: (one: ProviderPackage) => readonly string[];
  /** The size that the download answer states for a package beside its hashes. Default: the right one. */
  readonly statedSize?: (one: ProviderPackage) => unknown;
  /** The remarks in the listing of the provider's versions. */
  readonly warnings?: readonly string[];
  /** Rewrites the document before it is signed. */
  readonly sums?: (text: string) => string;
  /** Rewrites the signature before it is served. */
  readonly signature?: (signature: Uint8Array) => Uint8Array;
}

export interface Release {
  readonly namespace: string;
  readonly type: string;
  readonly version: string;
  readonly packages: readonly ProviderPackage[];
  readonly manifest: { readonly filename: string; readonly bytes: Buffer; readonly zh: string } | null;
  readonly documents: readonly SumsDocument[];
  readonly listedKeys: readonly SigningKey[];
  readonly announced: Readonly<Record<string, Announcement>> | null;
  readonly warnings: readonly string[];
}

/** What the answer says of one platform, as OpenTofu's registry does. */
export interface Announcement {
  readonly hashes: readonly string[];
  readonly package_size: unknown;
}

/** A SHA256SUMS document and the platforms whose metadata point to it. */
export interface SumsDocument {
  readonly name: string;
  readonly platforms: readonly string[];
  readonly bytes: Buffer;
  readonly signature: Uint8Array;
}

const usualPlatforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];

/** Builds and signs everything that the registry will serve for one version. */
export async function buildRelease(options: PublishOptions, ownKey: SigningKey): Promise<Release> {
  const { namespace, type, version } = options;
  const signer = options.signedBy === undefined ? ownKey : options.signedBy;
  const packages = await Promise.all(
    (options.platforms ?? usualPlatforms).map((platform) =>
      createProviderPackage({
        type,
        version,
        platform,
        ...(options.files ? { files: options.files } : {}),
        ...(options.archive ? { archive: options.archive } : {}),
        ...(options.filename ? { filename: options.filename(platform) } : {}),
      }),
    ),
  );
  const manifest = options.manifest === false ? null : manifestOf(type, version);
  const groups = options.documents === 'per-platform' ? packages.map((one) => [one]) : [packages];
  return {
    namespace,
    type,
    version,
    packages,
    manifest,
    documents: await Promise.all(groups.map((group) => signedDocument(options, group, manifest, signer))),
    listedKeys: options.listedKeys ?? (signer === null ? [] : [signer]),
    announced: options.announced ? announcedBy(packages, options.announced, options.statedSize) : null,
    warnings: options.warnings ?? [],
  };
}

function announcedBy(
  packages: readonly ProviderPackage[],
  hashesOf: (one: ProviderPackage) => readonly string[],
  sizeOf: (one: ProviderPackage) => unknown = ({ zip }) => zip.length,
): Readonly<Record<string, Announcement>> {
  return Object.fromEntries(
    packages.map((one) => [one.platform, { hashes: hashesOf(one), package_size: sizeOf(one) }]),
  );
}

function manifestOf(type: string, version: string) {
  const bytes = Buffer.from('{"version":1,"metadata":{"protocol_versions":["5.0"]}}\n');
  return { filename: `terraform-provider-${type}_${version}_manifest.json`, bytes, zh: zhOf(bytes) };
}

async function signedDocument(
  options: PublishOptions,
  packages: readonly ProviderPackage[],
  manifest: Release['manifest'],
  signer: SigningKey | null,
): Promise<SumsDocument> {
  const text = [...packages, ...(manifest === null ? [] : [manifest])]
    .map(({ zh, filename }) => `${zh.slice('zh:'.length)}  ${filename}\n`)
    .sort()
    .join('');
  const bytes = Buffer.from(options.sums?.(text) ?? text);
  const signature = signer === null ? new Uint8Array() : await signer.sign(bytes);
  const platforms = packages.map(({ platform }) => platform);
  const part = options.documents === 'per-platform' ? `_${platforms.join('_')}` : '';
  return {
    name: `terraform-provider-${options.type}_${options.version}${part}_SHA256SUMS`,
    platforms,
    bytes,
    signature: options.signature?.(signature) ?? signature,
  };
}
