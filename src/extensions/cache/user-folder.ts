import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Environment } from '../../command.ts';

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
