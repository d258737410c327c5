import { availableParallelism } from 'node:os';
import { openSemaphore } from '../semaphore.ts';
import type { ArchiveHashes } from './hash-archive.ts';
import { type HashThread, startHashThread } from './hash-thread.ts';
import { PackageError } from './package-error.ts';

/** Hashes archives away from the thread that downloads: inflating and SHA-256 cost more time than any good network. */
export interface HashPool {
  /** How many archives are hashed at one time. */
  readonly threads: number;
  /** Starts so many threads, as far as the pool may have them: archives are on their way. */
  prepare(archives: number): void;
  /**
   * Both `h1:` hashes of the archive at `path`; waits for a free thread.
   * @throws PackageError with the codes of `hashArchive`, `too-slow`, or `not-hashed` where a thread broke down
   */
  hash(path: string): Promise<ArchiveHashes>;
  /** Ends the threads. What is still being hashed fails with `not-hashed`. */
  close(): Promise<void>;
}

export interface HashPoolOptions {
  /** Default: one for each core. */
  readonly threads?: number;
  /** Milliseconds for one archive. The largest that the limits let pass takes some ten seconds. */
  readonly patience?: number;
  /** The program of a thread; tests put their own in its place. */
  readonly location?: URL;
}

/** Threads start with the first archives and stay until the pool is closed. One that breaks down is replaced. */
export function openHashPool(options: HashPoolOptions = {}): HashPool {
  const {
    threads = availableParallelism(),
    patience = 5 * 60_000,
    location = workerLocation(import.meta.url),
  } = options;
  const places = openSemaphore(threads);
  const running = new Set<HashThread>();
  const idle: HashThread[] = [];
  let closed = false;

  function start(): HashThread {
    const thread = startHashThread(location, patience);
    running.add(thread);
    return thread;
  }

  function take(): HashThread {
    for (let thread = idle.pop(); thread !== undefined; thread = idle.pop()) {
      if (thread.usable) return thread;
      running.delete(thread);
    }
    return start();
  }

  return {
    threads,
    prepare(archives) {
      while (!closed && running.size < Math.min(archives, threads)) idle.push(start());
    },
    async hash(path) {
      const leave = await places.enter();
      try {
        if (closed) throw new PackageError('not-hashed', 'The run ended before the archive was hashed');
        const thread = take();
        return await thread.hash(path).finally(() => idle.push(thread));
      } finally {
        leave();
      }
    },
    async close() {
      closed = true;
      await Promise.all([...running].map((thread) => thread.stop()));
    },
  };
}

/** From source the thread is the file beside this one; in the bundle it is an entry of its own. */
function workerLocation(here: string): URL {
  return new URL(here.endsWith('.ts') ? './worker.ts' : './package-worker.js', here);
}
