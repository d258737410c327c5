import { lstat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { orNull } from '../../errors.ts';
import type { PackageHashCache } from '../../evidence/cache.ts';
import { storedHashes } from '../../evidence/stored-hashes.ts';
import { isSoundOfZip, zipDigest } from '../../hash.ts';
import { makeFolder, obstacleWords, otherWriters, readKept, writeKept } from '../../kept-file.ts';
import { openMemory } from '../../memory.ts';
import { touches } from '../../paths.ts';
import { quoted } from '../../quoted.ts';

/** Names the layout and the meaning of the files; a new meaning gets a new name. */
const generation = 'package-hashes-v1';
const maxBytes = 1024;

interface CacheFolder {
  readonly path: string;
  /** The folders under review: the author of the change could have filled a cache in them (T25, T41). */
  readonly reviewed: readonly string[];
  /** Receives one sentence that says why the folder is not used, or why nothing is kept in it. */
  readonly onNotice?: ((notice: string) => void) | undefined;
}

/** One file per package. Ignores folders that others may write to, and entries that do not match their name. */
export function directoryCache({ path, reviewed, onNotice = () => {} }: CacheFolder): PackageHashCache {
  const root = join(resolve(path), generation);
  const opened = openMemory<Promise<boolean>>();
  let complained = false;

  const isOpen = () =>
    opened(root, async () => {
      const obstacle = await obstacleTo(path, root, reviewed);
      if (obstacle !== null) onNotice(`The cache folder ${quoted(path)} is not used, because ${obstacle}.`);
      return obstacle === null;
    });

  return {
    async get(zh) {
      const file = fileOf(root, zh);
      if (file === null || !(await isOpen())) return null;
      const read = await readKept(file, maxBytes);
      if (read.kind !== 'whole') return null;
      const hashes = orNull(() => storedHashes.parse(JSON.parse(Buffer.from(read.bytes).toString())));
      return hashes?.zh === zh ? hashes : null;
    },
    async put(hashes) {
      const file = fileOf(root, hashes.zh);
      if (file === null || !(await isOpen())) return;
      try {
        await makeFolder(dirname(file));
        await writeKept(file, JSON.stringify(hashes));
      } catch (error) {
        // A run that cannot keep its hashes is still a good run.
        if (!complained)
          onNotice(
            `Nothing is kept in the cache folder ${quoted(path)}: writing to it fails${obstacleWords(error)}.`,
          );
        complained = true;
      }
    },
  };
}

/** Why a folder cannot be used, as the end of a sentence. */
async function obstacleTo(path: string, root: string, reviewed: readonly string[]): Promise<string | null> {
  if (path.startsWith('~')) return '"~" is not expanded here; write the path in full';
  if (touches(root, reviewed))
    return 'it is inside the folder under review, where the change itself could have filled it; name one outside';
  try {
    await makeFolder(root);
    if (!(await lstat(root)).isDirectory())
      return `its ${generation} is not a real folder; remove that, or choose a different folder`;
    switch (await otherWriters([dirname(root), root])) {
      case 'owner':
        return 'it belongs to a different user; choose one of your own';
      case 'others':
        return 'users other than its owner may write to it; remove that permission, or choose a different folder';
      case null:
        return null;
    }
  } catch (error) {
    return `it cannot be created${obstacleWords(error)}; name a folder that you can write to`;
  }
}

/** `null` for a value that is not a digest, so that no other text becomes a part of a path. */
function fileOf(root: string, zh: string): string | null {
  if (!isSoundOfZip(zh)) return null;
  const digest = zipDigest(zh);
  return join(root, digest.slice(0, 2), `${digest}.json`);
}
