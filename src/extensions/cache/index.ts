import type { Extension } from '../../extension.ts';
import { setting } from '../../policy/setting.ts';
import { valueIn } from '../../policy/settings.ts';
import { folder } from '../../policy/text-kinds.ts';
import { directoryCache } from './directory-cache.ts';
import { cacheFolder } from './user-folder.ts';

const kept = setting('cache', {
  kind: folder,
  standard: '',
  says: 'Folder that keeps the hashes of packages between runs, so that later runs need not download them; empty: nothing is kept. On a command line the default is a folder in your user cache (`~/.cache/lockproof` on Linux).',
  more: 'A full path outside the workspace. For `actions/cache` in a scheduled audit (docs/recipes/audit.md), not for pull requests: anybody who can write to the folder can make an h1 pass.',
  places: ['input', 'flag'],
  decides: false,
});

/** Events whose runs restore a cache that the author of a pull request may have written. */
const untrusted: readonly string[] = ['pull_request', 'merge_group'];

export const cache: Extension = {
  name: 'cache',
  settings: [kept],
  open({ entry, flags, settings, environment, reviewed, say }) {
    const path = valueIn(settings, kept);
    if (path === '') {
      const own = entry === 'command line' && flags.cache === undefined ? cacheFolder(environment) : null;
      // The user did not name this folder, so nothing is said about it.
      return own === null ? {} : { cache: directoryCache({ path: own, reviewed }) };
    }
    const event = environment.GITHUB_EVENT_NAME ?? '';
    // This is only a notice, because the folder may also be one that no cache service fills.
    if (entry === 'workflow' && untrusted.includes(event))
      say(
        `The input "cache" is meant for audits: anybody who opens a pull request can write to the cache that a ${event} restores, and so make an h1 pass.`,
      );
    return { cache: directoryCache({ path, reviewed, onNotice: say }) };
  },
};
