import type { ArchiveHashes } from './hash-archive.ts';
import { PackageError, type PackageErrorCode } from './package-error.ts';

/** What crosses the border between threads: an error would lose its class and its code on the way. */
export type HashingReply =
  | { readonly kind: 'hashed'; readonly hashes: ArchiveHashes }
  | { readonly kind: 'refused'; readonly code: PackageErrorCode; readonly message: string }
  /** Anything that is no verdict about the archive. */
  | { readonly kind: 'failed'; readonly message: string };

export function failureReply(error: unknown): HashingReply {
  if (error instanceof PackageError) return { kind: 'refused', code: error.code, message: error.message };
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** @throws PackageError with the code that it had on the other side */
export function hashesOf(reply: HashingReply): ArchiveHashes {
  switch (reply.kind) {
    case 'hashed':
      return reply.hashes;
    case 'refused':
      throw new PackageError(reply.code, reply.message);
    case 'failed':
      throw new PackageError('not-hashed', 'The archive could not be read from disk', {
        cause: reply.message,
      });
  }
}
