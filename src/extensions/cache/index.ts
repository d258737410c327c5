import { lstat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { Environment } from '../../command.ts';
import { orNull, quoted } from '../../errors.ts';
import type { PackageHashCache } from '../../evidence/cache.ts';
import { storedHashes } from '../../evidence/stored-hashes.ts';
import type { Extension, Slots } from '../../extension.ts';
import { isSoundOfZip, zipDigest } from '../../hash.ts';
import { makeFolder, obstacleWords, otherWriters, readKept, writeKept } from '../../kept-file.ts';
import { openMemory } from '../../memory.ts';
import { touches } from '../../paths.ts';
import { setting } from '../../policy/kind.ts';
import { valueIn } from '../../policy/settings.ts';
import { folder } from '../../policy/text-kinds.ts';

const kept = setting('cache', {
  kind: folder,
  standard: '',
  says: 'Folder that keeps the hashes of packages between runs, so that later runs need not download the packages again. If empty: nothing is kept. On a command line the default is a folder in your user cache (`~/.cache/lockproof` on Linux).',
  more: 'The path must be absolute and outside the workspace. Use this in a scheduled audit (docs/recipes/audit.md), not for pull requests: anybody who can write to the folder can make an h1 pass.',
  places: ['input', 'flag'],
  decides: false,
});

/** Events whose runs restore a cache that the author of a pull request may have written. */
const untrusted: readonly string[] = ['pull_request', 'merge_group'];

export const cache: Extension = { name: 'cache', settings: [kept] };

export const openCache: Slots['cache'] = ({ entry, flags, settings, environment, reviewed, say }) => {
  const path = valueIn(settings, kept);
  if (path === '') {
    const own = entry === 'command line' && flags.cache === undefined ? cacheFolder(environment) : null;
    // The user did not name this folder, so nothing is said about it.
    return own === null ? null : directoryCache({ path: own, reviewed });
  }
  const event = environment.GITHUB_EVENT_NAME ?? '';
  // This is only a notice, because the folder may also be one that no cache service fills.
  if (entry === 'workflow' && untrusted.includes(event))
    say(
      `The input "cache" is meant for audits: anybody who opens a pull request can write to the cache that a ${event} restores, and so make an h1 pass.`,
    );
  return directoryCache({ path, reviewed, onNotice: say });
};

/** The cache folder of this system's user; `null` where it is not known. */
export function cacheFolder(env: Environment, platform: NodeJS.Platform = process.platform): string | null {
  const base = baseFolder(env, platform);
  return base !== null && isAbsolute(base) ? join(base, 'lockproof') : null;
}

function baseFolder(env: Environment, platform: NodeJS.Platform): string | null {
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME;
  if (platform === 'win32') return env.LOCALAPPDATA ?? null;
  const home = env.HOME ?? homedir();
  return platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache');
}

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
  const checked = openMemory<Promise<boolean>>();
  let complained = false;

  const isOpen = () =>
    opened(root, async () => {
      const obstacle = await obstacleTo(path, root, reviewed);
      if (obstacle !== null) onNotice(`The cache folder ${quoted(path)} is not used, because ${obstacle}.`);
      return obstacle === null;
    });

  /** The folder of an entry is as safe as the whole: somebody may have made it before. */
  const isSafe = (folder: string) =>
    checked(folder, async () => {
      const found = await lstat(folder).catch(() => null);
      return found === null || (!found.isSymbolicLink() && (await otherWriters([folder])) === null);
    });

  return {
    async get(zh) {
      const file = fileOf(root, zh);
      if (file === null || !(await isOpen()) || !(await isSafe(dirname(file)))) return null;
      const read = await readKept(file, maxBytes);
      if (read.kind !== 'whole') return null;
      const hashes = orNull(() => storedHashes.parse(JSON.parse(Buffer.from(read.bytes).toString())));
      return hashes?.zh === zh ? hashes : null;
    },
    async put(hashes) {
      const file = fileOf(root, hashes.zh);
      if (file === null || !(await isOpen()) || !(await isSafe(dirname(file)))) return;
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
    const writers = await otherWriters([dirname(root), root]);
    if (writers === 'owner') return 'it belongs to a different user; choose one of your own';
    return writers === null
      ? null
      : 'users other than its owner may write to it; remove that permission, or choose a different folder';
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
