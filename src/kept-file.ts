import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeInBrackets, codeOf } from './errors.ts';

/* Files that runs keep for each other, in folders that must be their user's alone. */

export type KeptFile =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing' }
  | { readonly kind: 'odd' }
  | { readonly kind: 'unreadable'; readonly code: string };

/** Reads a file of a limited size. It follows no symlink, and no pipe in its place stops it. */
export async function readKept(path: string, maxBytes: number): Promise<KeptFile> {
  let file: FileHandle | undefined;
  try {
    // The flags below do not exist on every system.
    if (!(await lstat(path)).isFile()) return { kind: 'odd' };
    file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const status = await file.stat();
    if (!status.isFile() || status.size > maxBytes) return { kind: 'odd' };
    // One byte more than the announced size shows a file that grows while it is read.
    const bytes = Buffer.alloc(status.size + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = (await file.read(bytes, length, bytes.length - length, null)).bytesRead;
    return { kind: 'whole', bytes: bytes.subarray(0, length) };
  } catch (error) {
    const code = codeOf(error) ?? 'EIO';
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return code === 'ELOOP' ? { kind: 'odd' } : { kind: 'unreadable', code };
  } finally {
    await file?.close();
  }
}

/** Readers see the old file or the new one, never a part. Anything else there is replaced, also a symlink. */
export async function writeKept(path: string, content: Uint8Array | string): Promise<void> {
  const half = join(dirname(path), `.${crypto.randomUUID()}`);
  try {
    await writeFile(half, content, { flag: 'wx', mode: 0o600 });
    await rename(half, path);
  } finally {
    await rm(half, { force: true });
  }
}

/** With parents. Node's own `recursive` never ends if the system says "parent is missing", as in `/proc`. */
export async function makeFolder(path: string): Promise<void> {
  const make = (): Promise<unknown> =>
    mkdir(path, { mode: 0o700 }).then(
      () => null,
      (error) => (codeOf(error) === 'EEXIST' ? null : error),
    );
  let fault = await make();
  if (codeOf(fault) === 'ENOENT' && dirname(path) !== path) {
    await makeFolder(dirname(path));
    fault = await make();
  }
  if (fault !== null) throw fault;
}

/** The bits of a mode by which users other than the owner may write. */
const writableByOthers = 0o022;

/** Who else may write to a folder; unknown on Windows. @param trusted other users that may own it */
export async function otherWriters(
  folders: readonly string[],
  trusted: readonly number[] = [],
): Promise<'owner' | 'others' | null> {
  const user = process.getuid?.();
  if (user === undefined) return null;
  const all = await Promise.all(folders.map((folder) => stat(folder)));
  if (all.some(({ uid }) => uid !== user && !trusted.includes(uid))) return 'owner';
  return all.every(({ mode }) => (mode & writableByOthers) === 0) ? null : 'others';
}

/** The code of an error of the file system, as the end of a sentence. */
export function obstacleWords(error: unknown): string {
  return ['ENOTDIR', 'EEXIST'].includes(codeOf(error) ?? '') ? ' where a file is' : codeInBrackets(error);
}
