import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type ArchiveHashes, hashArchive } from './hash-archive.ts';

/** Every hash that a lock file may carry for one package. */
export interface PackageHashes {
  /** `zh:` and the lower-case hex SHA-256 of the archive. */
  readonly zh: string;
  readonly h1: ArchiveHashes;
}

/**
 * Computes all hashes of the provider package at `zipPath`.
 * @throws PackageError for an archive that cannot be hashed; the error of the file system where it cannot be read
 */
export async function hashPackage(zipPath: string): Promise<PackageHashes> {
  const digest = createHash('sha256');
  for await (const piece of createReadStream(zipPath)) digest.update(piece);
  return { zh: `zh:${digest.digest('hex')}`, h1: await hashArchive(zipPath) };
}
