import type { PackageHashCache } from '../evidence/cache.ts';
import { openSemaphore } from '../semaphore.ts';
import { type CacheClient, startCacheClient } from './cache-client.ts';
import type { CacheUse } from './cache-use.ts';
import { factIn, factKey, factPrefix } from './fact-key.ts';

/** Hashes of packages that runs keep for each other. */
export interface KeptHashes extends PackageHashCache {
  /** Waits, not for long, until what was learnt is kept, and says in one line what came of it. */
  close(): Promise<void>;
}

export interface KeptHashesOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** One line of the log. */
  readonly say: (line: string) => void;
  /** Milliseconds for one answer, and for the end. */
  readonly patience?: number;
}

/** Entries that one run makes: GitHub takes two hundred a minute from all runs of a repository. What is left out is learnt again. */
const mostKept = 50;
const keptAtATime = 4;
const patienceOfARun = 10_000;

/**
 * In GitHub's cache, one small entry a package: what runs stop using, GitHub throws away. Nothing is started and nothing asked before the
 * first package is about to be downloaded. Whatever goes wrong, packages are downloaded as if there were no cache.
 */
export function openKeptHashes(use: CacheUse, options: KeptHashesOptions): KeptHashes {
  return use.kind === 'none' ? nothingKept(use.why, options) : keptOnGitHub(use, options);
}

function nothingKept(why: string, { say }: KeptHashesOptions): KeptHashes {
  let said = false;
  return {
    async get() {
      if (!said) say(`No package hashes of earlier runs are used: ${why}.`);
      said = true;
      return null;
    },
    put: async () => {},
    close: async () => {},
  };
}

function keptOnGitHub(use: CacheUse, { env, say, patience = patienceOfARun }: KeptHashesOptions): KeptHashes {
  const places = openSemaphore(keptAtATime);
  const keeping: Promise<void>[] = [];
  let starting: Promise<CacheClient> | null = null;
  let found = 0;
  let kept = 0;

  function client(): Promise<CacheClient> {
    if (starting === null) {
      say(`Package hashes of earlier runs are used: ${use.why}.`);
      starting = startCacheClient(env, patience).catch(outOfUse);
    }
    return starting;
  }
  async function keep(key: string): Promise<void> {
    const leave = await places.enter();
    const opened = await client();
    if ((await opened.keep(key)) === key) kept += 1;
    leave();
  }

  return {
    async get(zh) {
      const prefix = factPrefix(zh);
      if (prefix === null) return null;
      const opened = await client();
      const fact = factIn((await opened.find(prefix)) ?? '');
      if (fact?.zh !== zh) return null;
      found += 1;
      return fact;
    },
    async put(hashes) {
      const key = factKey(hashes);
      if (use.kind === 'read-and-keep' && key !== null && keeping.length < mostKept) keeping.push(keep(key));
    },
    async close() {
      if (starting === null) return;
      const opened = await starting;
      const bell = setTimeout(() => opened.giveUp('keeping took too long'), patience);
      await Promise.all(keeping);
      clearTimeout(bell);
      const trouble = opened.trouble();
      await opened.stop();
      say(summary(found, kept, trouble));
    },
  };
}

function summary(found: number, kept: number, trouble: string | null): string {
  const counts = `Package hashes: ${found} known from earlier runs, ${kept} kept for later ones`;
  return trouble === null
    ? `${counts}.`
    : `${counts}; GitHub's cache went out of use (${shortened(trouble)}).`;
}

/** The addresses that the service gives out hold signatures; our keys are long and say nothing to anybody. */
function shortened(text: string): string {
  return text.replaceAll(/(?:https?:\/\/|lockproof-package-hashes-)[^\s,]+/gi, '…').slice(0, 300);
}

function outOfUse(error: unknown): CacheClient {
  const trouble = error instanceof Error ? error.message : String(error);
  const nothing = async (): Promise<null> => null;
  return { find: nothing, keep: nothing, giveUp() {}, trouble: () => trouble, stop: async () => {} };
}
