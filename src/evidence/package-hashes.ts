import type { Fetcher } from '../http/fetcher.ts';
import { known, type Outcome, type UnavailableCode, unavailable } from '../outcome.ts';
import { hashArchive } from '../package/hash-archive.ts';
import { PackageError } from '../package/package-error.ts';
import type { PackageMetadata } from '../registry/registry.ts';
import type { Progress } from './progress.ts';

/** Facts about the content of one package: they hold wherever the same bytes are found. */
export interface PackageHashes {
  readonly zh: string;
  /** h1 of the archive's entries, as a check of the download computes it. */
  readonly archive: string;
  /** h1 of the unpacked folder, as Terraform records it. */
  readonly directory: string;
}

/** More than ten times the largest provider package of today. */
const largestPackage = 2 * 1024 ** 3;

/**
 * Downloads a package and hashes its content. The archive is opened only if its bytes have the digest of the metadata, which the caller
 * has found in a document before (nothing unsigned is opened, T26).
 */
export async function hashPackage(
  metadata: PackageMetadata,
  fetcher: Fetcher,
  progress: Progress,
): Promise<Outcome<PackageHashes>> {
  const { address, version, platform, downloadUrl, hash } = metadata;
  const what = `the ${platform} package of ${address} ${version}`;
  progress.onDownloadStart?.({ address, version, platform });
  let bytes = 0;
  const hashed = await fetcher.download(downloadUrl, { maxBytes: largestPackage, what }, async (file) => {
    bytes = file.bytes;
    return file.zh === hash
      ? openArchive(file.path, hash, what)
      : unavailable('malformed-answer', `${what} is not the file whose digest the registry gave`);
  });
  progress.onDownloadEnd?.({ address, version, platform, bytes });
  return hashed.kind === 'known' ? hashed.value : hashed;
}

async function openArchive(path: string, zh: string, what: string): Promise<Outcome<PackageHashes>> {
  try {
    const { archive, directory } = await hashArchive(path);
    return known({ zh, archive, directory });
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return unavailable(codeOf(error), `${what} can not be read (${error.message})`);
  }
}

function codeOf({ code }: PackageError): UnavailableCode {
  return code === 'too-large' || code === 'too-many-entries' ? 'too-large' : 'malformed-answer';
}
