import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type HashScheme, isHashOfScheme } from '../lockfile/hash.ts';
import type { PackageHashCache } from './cache.ts';
import type { PackageHashes } from './package-hashes.ts';

/** The layout and the meaning of the files; another meaning gets another name. */
const generation = 'package-hashes-v1';
const maxBytes = 1024;
const notWritableByOthers = 0o022;

const stored = z.strictObject({ zh: ofScheme('zh'), archive: ofScheme('h1'), directory: ofScheme('h1') });

/**
 * A cache of one small file a package in a folder of the user's own. A folder that others may write to is not used, nor is an entry that
 * does not parse or does not fit its name.
 *
 * @param folder made when there is something to keep
 */
export function directoryCache(folder: string): PackageHashCache {
  const root = join(folder, generation);
  return {
    async get(zh) {
      const path = pathOf(root, zh);
      if (path === null || !(await isPrivate(root))) return null;
      const hashes = parse(await readSmall(path));
      return hashes?.zh === zh ? hashes : null;
    },
    async put(hashes) {
      const path = pathOf(root, hashes.zh);
      if (path === null) return;
      try {
        await mkdir(root, { recursive: true, mode: 0o700 });
        if (await isPrivate(root)) await replace(path, JSON.stringify(hashes));
      } catch {
        // A run is not worse for what it cannot keep.
      }
    },
  };
}

function ofScheme(scheme: HashScheme): z.ZodString {
  return z.string().refine((text) => isHashOfScheme(text, scheme));
}

/** `null` for what is no digest: no other text becomes a part of a path. */
function pathOf(root: string, zh: string): string | null {
  if (!isHashOfScheme(zh, 'zh')) return null;
  const digest = zh.slice('zh:'.length);
  return join(root, digest.slice(0, 2), `${digest}.json`);
}

/** Windows has no such bits; its profile folders are the user's own. */
async function isPrivate(folder: string): Promise<boolean> {
  try {
    const { uid, mode } = await stat(folder);
    const own = process.getuid?.();
    return own === undefined || (uid === own && (mode & notWritableByOthers) === 0);
  } catch {
    return false;
  }
}

async function readSmall(path: string): Promise<string> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    const { bytesRead, buffer } = await file.read(Buffer.alloc(maxBytes + 1), 0, maxBytes + 1, 0);
    return bytesRead > maxBytes ? '' : buffer.toString('utf8', 0, bytesRead);
  } catch {
    return '';
  } finally {
    await file?.close();
  }
}

function parse(text: string): PackageHashes | null {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Readers see the old file or the new one, never a half. */
async function replace(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const half = `${path}.${crypto.randomUUID()}`;
  try {
    await writeFile(half, text, { flag: 'wx', mode: 0o600 });
    await rename(half, path);
  } finally {
    await rm(half, { force: true });
  }
}
