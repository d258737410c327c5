import type { Settings } from '../policy/settings.ts';
import type { RunContext } from './run-context.ts';

/** What a run may do with the hashes that runs keep for each other in GitHub's cache, and why. */
export type CacheUse =
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'read'; readonly why: string }
  | { readonly kind: 'read-and-keep'; readonly why: string };

export type TriggeredRun = Pick<RunContext, 'eventName' | 'ref' | 'defaultBranch' | 'baseBranch'>;

/** Addresses of the cache services that the runner offers; none where it gives no token for them. */
export function cacheServices(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (!env.ACTIONS_RUNTIME_TOKEN) return [];
  return [env.ACTIONS_RESULTS_URL, env.ACTIONS_CACHE_URL].flatMap((url) => (url ? [url] : []));
}

/**
 * Whoever can write to the cache that a run reads can make an h1 pass in it (T41). So `auto` means: only where no workflow of a pull request
 * can write to anything that is read. What is not known to be so is not.
 *
 * @param choice the input `cache`
 * @param services see {@link cacheServices}
 */
export function cacheUse(
  choice: Settings['cache'],
  run: TriggeredRun,
  services: readonly string[],
): CacheUse {
  if (choice === 'never') return none('the input `cache` is `never`');
  if (services.length === 0) return none('this runner offers no cache service');
  const found = services.every(isOfGitHub) ? byEvent(run) : ofOthers;
  if (choice === 'auto') return found;
  const although = found.kind === 'none' ? `, although ${found.why}` : '';
  return { kind: 'read-and-keep', why: `the input \`cache\` is \`always\`${although}` };
}

function byEvent({ eventName, ref, defaultBranch, baseBranch }: TriggeredRun): CacheUse {
  const onDefaultBranch = defaultBranch !== null && ref === `refs/heads/${defaultBranch}`;
  switch (eventName) {
    case 'push':
    case 'workflow_dispatch':
      return onDefaultBranch ? ofDefaultBranch : ofAnotherRef;
    case 'schedule':
      // Runs on the default branch only; its payload may not name it.
      return onDefaultBranch || defaultBranch === null ? ofDefaultBranch : ofAnotherRef;
    case 'pull_request_target':
      // Reads the cache of its base too. Since June 2026 GitHub gives it, as all that outsiders can trigger, a token that writes nothing.
      return onDefaultBranch && baseBranch === defaultBranch
        ? { kind: 'read', why: 'only trusted runs on the default branch can write to its cache' }
        : ofAnotherRef;
    case 'pull_request':
      return none('the workflows of a pull request can write to the cache that its runs read');
    case 'merge_group':
      // Besides, what is kept for a branch of the queue is never read.
      return none('the workflows of a queued pull request can write to the cache that its runs read');
    default:
      return none('it is not known who can write to the cache that runs of this event read');
  }
}

/** GitHub's own keeps the caches of branches apart. One that a runner puts in its place may not, nor that of an old server. */
function isOfGitHub(service: string): boolean {
  const url = URL.parse(service);
  return url?.protocol === 'https:' && url.hostname.endsWith('.actions.githubusercontent.com');
}

const ofDefaultBranch: CacheUse = {
  kind: 'read-and-keep',
  why: 'only trusted runs on the default branch can write to its cache',
};

const ofAnotherRef: CacheUse = none('others than trusted runs on the default branch may write to the cache');

const ofOthers: CacheUse = none('the cache service is not that of github.com, which keeps branches apart');

function none(why: string): CacheUse {
  return { kind: 'none', why };
}
