import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Environment } from './streams.ts';

/** Where programs of this system keep what they can compute again; `null` where nobody says. */
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
