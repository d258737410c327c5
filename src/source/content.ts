import { sha256 } from '../sha256.ts';

export type Content =
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing' }
  /** Something that Terraform could not read, or that is not followed (T44). */
  | { readonly kind: 'not-a-file'; readonly what: 'symlink' | 'submodule' | 'directory' | 'lfs-pointer' }
  | { readonly kind: 'too-large'; readonly bytes: number; readonly limit: number }
  /** Within the limit of a file, but past one of all lock files of the run (T68). */
  | {
      readonly kind: 'left-out';
      readonly of: 'bytes' | 'provider versions' | 'hashes';
      readonly limit: number;
    };

/** The largest lock file that is read. Real ones stay below 100 KiB. */
export const contentLimit = 10 * 1024 * 1024;

/** `sha256:` and 64 hex digits; `null` where there are no bytes. */
export function digestOf(content: Content): string | null {
  return content.kind === 'file' ? `sha256:${sha256(content.bytes)}` : null;
}

/** The content of a file, or the Git LFS pointer in its place: Terraform would find the lock file, the repository has only its address (T44). */
export function fileContent(bytes: Uint8Array): Content {
  const isPointer =
    bytes.length < 1024 && Buffer.from(bytes.subarray(0, lfsPointer.length)).equals(lfsPointer);
  return isPointer ? { kind: 'not-a-file', what: 'lfs-pointer' } : { kind: 'file', bytes };
}

const lfsPointer = Buffer.from('version https://git-lfs.github.com/spec/v1\n');

/** Whether both are missing, or files with the same bytes. */
export function isSameContent(one: Content, other: Content): boolean {
  if (one.kind !== 'file' || other.kind !== 'file') return one.kind === 'missing' && other.kind === 'missing';
  return Buffer.compare(one.bytes, other.bytes) === 0;
}
