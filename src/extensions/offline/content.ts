import { constants } from 'node:fs';
import { type FileHandle, lstat, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../errors.ts';
import { sha256 } from '../../sha256.ts';

/* Files that are named by the SHA-256 of their bytes. No other text ever becomes a part of a path. */

/**
 * Writes bytes under their digest. Readers see the whole file or none; a file that has these bytes already is left as it is, and anything
 * else at its path is replaced, also a symlink.
 *
 * @returns the digest: 64 hex digits
 */
export async function keepContent(folder: string, bytes: Uint8Array, ending = ''): Promise<string> {
  const digest = sha256(bytes);
  const path = join(folder, `${digest}${ending}`);
  if ((await readContent(path, digest, bytes.length)).kind === 'whole') return digest;
  const half = join(folder, `.${crypto.randomUUID()}`);
  try {
    await writeFile(half, bytes, { flag: 'wx', mode: 0o600 });
    await rename(half, path);
  } finally {
    await rm(half, { force: true });
  }
  return digest;
}

/** What is at a path that names its content. */
export type KeptContent =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing' }
  /** Other bytes, or something that is not a file. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'unreadable'; readonly code: string };

/**
 * Reads a file and checks it against its digest. It follows no symlink, and it reads no more than the limit.
 *
 * @param digest 64 hex digits
 * @param maxBytes a longer file is `changed`
 */
export async function readContent(path: string, digest: string, maxBytes: number): Promise<KeptContent> {
  let file: FileHandle | undefined;
  try {
    // The flags below do not exist on every system.
    if (!(await lstat(path)).isFile()) return { kind: 'changed' };
    file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const status = await file.stat();
    if (!status.isFile() || status.size > maxBytes) return { kind: 'changed' };
    const bytes = await readAll(file, status.size);
    return sha256(bytes) === digest ? { kind: 'whole', bytes } : { kind: 'changed' };
  } catch (error) {
    const code = codeOf(error) ?? 'EIO';
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return code === 'ELOOP' ? { kind: 'changed' } : { kind: 'unreadable', code };
  } finally {
    await file?.close();
  }
}

/** One byte more than the announced size shows a file that grows while it is read. */
async function readAll(file: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = Buffer.alloc(size + 1);
  let length = 0;
  for (let read = -1; read !== 0 && length < bytes.length; length += read)
    read = (await file.read(bytes, length, bytes.length - length, null)).bytesRead;
  return bytes.subarray(0, length);
}
