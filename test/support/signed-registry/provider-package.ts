import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** One platform's package with the hashes that a lock file could have for it. */
export interface ProviderPackage {
  readonly platform: string;
  readonly filename: string;
  readonly zip: Buffer;
  readonly zh: string;
  /** Equal unless the archive has directory entries. */
  readonly h1: { readonly archive: string; readonly directory: string };
}

/** Names of files, or of folders if they end with `/`, to their content. */
export type PackageFiles = Readonly<Record<string, string>>;

const fixedTime = new Date(Date.UTC(2026, 0, 2, 3, 4, 6));

/**
 * A package like that of a release: a small program with the name that Terraform expects, and the given `files`. The same options give the
 * same bytes.
 */
export async function createProviderPackage(options: {
  readonly type: string;
  readonly version: string;
  readonly platform: string;
  readonly files?: PackageFiles;
  /** Rewrites the archive before anything is computed from its bytes. */
  readonly archive?: (zip: Buffer) => Buffer;
  /** The name by which the registry and the checksums call it, where that is not the usual one. */
  readonly filename?: string;
}): Promise<ProviderPackage> {
  const { type, version, platform } = options;
  const program = `terraform-provider-${type}_v${version}${platform.startsWith('windows_') ? '.exe' : ''}`;
  const files: PackageFiles = {
    'LICENSE.txt': 'Made for a test run.\n',
    [program]: `#!/bin/sh\n# ${type} ${version} ${platform}\nexit 1\n`,
    ...options.files,
  };
  const plain = await zipOf(files, program);
  const zip = options.archive?.(plain) ?? plain;
  return {
    platform,
    filename: options.filename ?? `terraform-provider-${type}_${version}_${platform}.zip`,
    zip,
    zh: zhOf(zip),
    h1: {
      archive: h1Of(files),
      directory: h1Of(Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith('/')))),
    },
  };
}

/** `zh:` of these bytes. */
export function zhOf(bytes: Uint8Array): string {
  return `zh:${sha256(bytes).toString('hex')}`;
}

/** A well-formed `zh:` that does not belong to anything in the registry. */
export function plantedZh(seed: string): string {
  return zhOf(Buffer.from(`planted ${seed}`));
}

/** A well-formed `h1:` that does not belong to anything in the registry. */
export function plantedH1(seed: string): string {
  return `h1:${sha256(Buffer.from(`planted ${seed}`)).toString('base64')}`;
}

/** Terraform's "h1" by its definition, computed from the list of files and not from an archive. */
function h1Of(files: PackageFiles): string {
  const summary = Object.entries(files)
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([name, content]) => `${sha256(Buffer.from(content)).toString('hex')}  ${name}\n`)
    .join('');
  return `h1:${sha256(Buffer.from(summary)).toString('base64')}`;
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

async function zipOf(files: PackageFiles, program: string): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) archive.addEmptyDirectory(name, { mtime: fixedTime });
    else {
      archive.addBuffer(Buffer.from(content), name, {
        mtime: fixedTime,
        mode: name === program ? 0o100755 : 0o100644,
      });
    }
  }
  archive.end();
  return buffer(archive.outputStream);
}
