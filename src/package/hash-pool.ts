import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openSemaphore } from '../semaphore.ts';
import type { ArchiveHashes } from './hash-archive.ts';
import { PackageError, type PackageErrorCode } from './package-error.ts';

/** Hashes archives away from the thread that downloads: inflating and SHA-256 cost more time than any good network. */
interface HashPool {
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

interface HashPoolOptions {
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

/** A thread of its own that hashes one archive at a time. It holds the process open only while it does. */
interface HashThread {
  /** @throws PackageError also where the thread ended or was stopped for its slowness; `usable` is false then */
  hash(path: string): Promise<ArchiveHashes>;
  readonly usable: boolean;
  stop(): Promise<void>;
}

/** The lists that a hostile archive fills stay far below this; the content of files is not on this heap. */
const heap = { maxOldGenerationSizeMb: 256 };

/** @param patience milliseconds for one archive */
function startHashThread(location: URL, patience: number): HashThread {
  // No environment: the thread needs none, and it reads what others have written.
  const worker = new Worker(location, { env: {}, execArgv: [], stdin: false, resourceLimits: heap });
  let usable = true;
  let fail: (error: PackageError) => void = () => {};
  worker.unref();
  const lose = (cause?: unknown): void => {
    usable = false;
    fail(
      new PackageError('not-hashed', 'The thread that hashed the archive ended without an answer', { cause }),
    );
  };
  worker.on('error', lose);
  worker.on('exit', lose);
  worker.on('messageerror', lose);

  return {
    get usable() {
      return usable;
    },
    async hash(path) {
      const answer = new Promise<HashingReply>((resolve, reject) => {
        fail = reject;
        worker.once('message', resolve);
      });
      const bell = setTimeout(() => {
        usable = false;
        fail(
          new PackageError('too-slow', `The archive could not be hashed within ${patience / 1000} seconds`),
        );
        void worker.terminate();
      }, patience);
      worker.ref();
      try {
        worker.postMessage(path);
        return hashesOf(await answer);
      } finally {
        clearTimeout(bell);
        worker.unref();
        fail = () => {};
      }
    },
    async stop() {
      usable = false;
      await worker.terminate();
    },
  };
}

/** What crosses the border between threads: an error would lose its class and its code on the way. */
export type HashingReply =
  | { readonly kind: 'hashed'; readonly hashes: ArchiveHashes }
  | { readonly kind: 'refused'; readonly code: PackageErrorCode; readonly message: string }
  /** Anything that is no verdict about the archive. */
  | { readonly kind: 'failed'; readonly message: string };

/** @throws PackageError with the code that it had on the other side */
function hashesOf(reply: HashingReply): ArchiveHashes {
  switch (reply.kind) {
    case 'hashed':
      return reply.hashes;
    case 'refused':
      throw new PackageError(reply.code, reply.message);
    case 'failed':
      throw new PackageError('not-hashed', 'The archive could not be read from disk', {
        cause: reply.message,
      });
  }
}
