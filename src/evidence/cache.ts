import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { type HashScheme, isHashOfScheme } from '../lockfile/hash.ts';
import { known } from '../outcome.ts';
import { touches } from '../paths.ts';
import { quoted } from '../quoted.ts';
import type { PackageHasher, PackageHashes } from './package-hashes.ts';

/**
 * What earlier runs computed of packages: facts about content, keyed by the digest of the package, never a verdict. A store must not throw;
 * what it cannot read, or cannot read as exactly such a fact, it does not have. Whoever can write to the store can make an h1 pass, so an
 * entry must be able to choose it by who may write there (T41).
 */
export interface PackageHashCache {
  /** @param zh complete, with scheme */
  get(zh: string): Promise<PackageHashes | null>;
  put(hashes: PackageHashes): Promise<void>;
}

export const noCache: PackageHashCache = {
  get: async () => null,
  put: async () => {},
};

/** Looks a package up before it is downloaded. The caller has found its digest in a document that may be read. */
export function withCache(
  cache: PackageHashCache,
  hashPackage: PackageHasher['hash'],
): PackageHasher['hash'] {
  return async (metadata) => {
    const cached = await cache.get(metadata.hash);
    if (cached !== null && cached.zh === metadata.hash) return known(cached);
    const hashed = await hashPackage(metadata);
    if (hashed.kind === 'known') await cache.put(hashed.value);
    return hashed;
  };
}

/** The layout and the meaning of the files; another meaning gets another name. */
const generation = 'package-hashes-v1';
const maxBytes = 1024;
const writableByOthers = 0o022;

const stored = z.strictObject({ zh: ofScheme('zh'), archive: ofScheme('h1'), directory: ofScheme('h1') });

interface CacheFolder {
  /** As the user wrote it. */
  readonly path: string;
  /** Folders that hold what is under review: whoever wrote that could have filled a cache in it as well (T25, T41). */
  readonly reviewed: readonly string[];
  /** Told in one sentence why the folder is not used, or why nothing is kept in it. */
  readonly onNotice?: ((notice: string) => void) | undefined;
}

/**
 * A cache of one small file a package in a folder of the user's own. A folder that others may write to is not used, nor is an entry that
 * does not parse or does not fit its name. The folder is looked at, and made, when the first package is wanted.
 */
export function directoryCache({ path, reviewed, onNotice = () => {} }: CacheFolder): PackageHashCache {
  const root = join(resolve(path), generation);
  let opened: Promise<boolean> | null = null;
  let complained = false;

  async function openRoot(): Promise<boolean> {
    const obstacle = await obstacleTo(path, root, reviewed);
    if (obstacle !== null) onNotice(`The cache folder ${quoted(path)} is not used, because ${obstacle}.`);
    return obstacle === null;
  }
  function isOpen(): Promise<boolean> {
    opened ??= openRoot();
    return opened;
  }

  return {
    async get(zh) {
      const file = fileOf(root, zh);
      if (file === null || !(await isOpen())) return null;
      const hashes = parse(await readSmall(file));
      return hashes?.zh === zh ? hashes : null;
    },
    async put(hashes) {
      const file = fileOf(root, hashes.zh);
      if (file === null || !(await isOpen())) return;
      try {
        await replace(file, JSON.stringify(hashes));
      } catch (error) {
        // A run is not worse for what it cannot keep.
        if (!complained)
          onNotice(
            `The cache folder ${quoted(path)} keeps nothing: it cannot be written to${codeOf(error)}.`,
          );
        complained = true;
      }
    },
  };
}

/** Why a folder is not to be used, as the end of a sentence. */
async function obstacleTo(path: string, root: string, reviewed: readonly string[]): Promise<string | null> {
  if (path.startsWith('~')) return '"~" stands for no folder here; write the path in full';
  if (touches(root, reviewed))
    return 'it lies in the folder under review, where the change itself could have filled it; name one outside';
  try {
    await makeFolder(root);
    const [folder, within] = [await stat(dirname(root)), await lstat(root)];
    if (!within.isDirectory())
      return `its ${generation} is not a folder of its own; remove that, or name another`;
    // Windows has no such bits; its profile folders are the user's own.
    const user = process.getuid?.();
    if (user === undefined) return null;
    if (folder.uid !== user || within.uid !== user) return 'it belongs to another user; name one of your own';
    return ((folder.mode | within.mode) & writableByOthers) === 0
      ? null
      : 'others than its owner may write to it; take that right away, or name another';
  } catch (error) {
    return `it cannot be made${codeOf(error)}; name a folder that you can write to`;
  }
}

/** With those above it. Node's own `recursive` never ends where the system makes no folder and says that one above is missing, as in `/proc`. */
async function makeFolder(path: string): Promise<void> {
  const make = (): Promise<NodeJS.ErrnoException | null> =>
    mkdir(path, { mode: 0o700 }).then(
      () => null,
      (error) => (error.code === 'EEXIST' ? null : error),
    );
  let fault = await make();
  if (fault?.code === 'ENOENT' && dirname(path) !== path) {
    await makeFolder(dirname(path));
    fault = await make();
  }
  if (fault !== null) throw fault;
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOTDIR' || code === 'EEXIST') return ' where a file is';
  return typeof code === 'string' ? ` (${code})` : '';
}

function ofScheme(scheme: HashScheme): z.ZodString {
  return z.string().refine((text) => isHashOfScheme(text, scheme));
}

/** `null` for what is no digest: no other text becomes a part of a path. */
function fileOf(root: string, zh: string): string | null {
  if (!isHashOfScheme(zh, 'zh')) return null;
  const digest = zh.slice('zh:'.length);
  return join(root, digest.slice(0, 2), `${digest}.json`);
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
  await makeFolder(dirname(path));
  const half = `${path}.${crypto.randomUUID()}`;
  try {
    await writeFile(half, text, { flag: 'wx', mode: 0o600 });
    await rename(half, path);
  } finally {
    await rm(half, { force: true });
  }
}
