import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { openSemaphore } from '../semaphore.ts';
import type { ArchiveHashes } from './hash-archive.ts';
import { type Inflation, inflatedBytes, inflatedBytesFor, openInflation } from './inflation.ts';
import { PackageError, type PackageErrorCode, refuse } from './package-error.ts';

interface HashPoolOptions {
  /** Default: one per core. */
  readonly threads?: number;
  /** Milliseconds for one archive. The largest archive within the limits takes some ten seconds. */
  readonly patience?: number;
  /** The milliseconds that the run has left. Default: no end. */
  readonly left?: () => number;
  /** The bytes that all archives together may inflate to. Default: as for a run that downloads little. */
  readonly maxInflated?: number;
  readonly location?: URL;
}

/** Hashes archives in threads, because inflating and SHA-256 take longer than a fast network. They stay until the pool is closed; a failed one is replaced. */
export function openHashPool(options: HashPoolOptions = {}) {
  const {
    threads = availableParallelism(),
    patience = 5 * 60_000,
    left = () => patience,
    maxInflated = inflatedBytesFor(0),
    location = workerLocation(import.meta.url),
  } = options;
  const places = openSemaphore(threads);
  const inflation = openInflation(maxInflated);
  const running = new Set<HashThread>();
  const idle: HashThread[] = [];
  let closed = false;

  function start(): HashThread {
    const thread = startHashThread({ location, patience: () => Math.min(patience, left()), inflation });
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
    /** The bytes that all archives together have inflated to so far. */
    inflated: () => inflatedBytes(inflation),
    /** Starts a thread for each archive that will come, up to the limit of the pool. */
    prepare(archives: number): void {
      while (!closed && running.size < Math.min(archives, threads)) idle.push(start());
    },
    /** Both `h1:` hashes of the archive at `path`; waits for a free thread. @throws PackageError */
    hash: (path: string, executable: string | null = null): Promise<ArchiveHashes> =>
      places(async () => {
        if (left() === 0) refuse('too-slow', 'The run had no time left for the archive');
        if (closed) refuse('not-hashed', 'The run ended before the archive was hashed');
        const thread = take();
        return thread.hash({ path, executable }).finally(() => idle.push(thread));
      }),
    /** Ends the threads. An archive in progress fails with `not-hashed`. */
    async close(): Promise<void> {
      closed = true;
      await Promise.all([...running].map((thread) => thread.stop()));
    },
  };
}

/** In the source, the thread is the file beside this one; in the bundle, it is a separate entry. */
function workerLocation(here: string): URL {
  return new URL(here.endsWith('.ts') ? './worker.ts' : './package-worker.js', here);
}

interface HashThreadOptions extends Required<Pick<HashPoolOptions, 'location'>> {
  readonly patience: () => number;
  readonly inflation: Inflation;
}
type HashThread = ReturnType<typeof startHashThread>;

/** Hostile archives need far less. */
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

/** A thread that hashes one archive at a time. It holds the process open only during that time. */
function startHashThread({ location, patience, inflation }: HashThreadOptions) {
  // The thread gets no environment variables: it needs none, and it reads files from others.
  const worker = new Worker(location, {
    env: {},
    execArgv: [],
    stdin: false,
    resourceLimits: heap,
    workerData: inflation,
  });
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
    /** @throws PackageError also if the thread ended or was too slow; `usable` is then false */
    async hash(archive: ArchiveToHash): Promise<ArchiveHashes> {
      const answer = new Promise<HashingReply>((resolve, reject) => {
        fail = reject;
        worker.once('message', resolve);
      });
      const most = patience();
      const bell = setTimeout(() => {
        usable = false;
        fail(
          new PackageError(
            'too-slow',
            `The archive could not be hashed within ${Math.ceil(most / 1000)} seconds`,
          ),
        );
        void worker.terminate();
      }, most);
      worker.ref();
      try {
        worker.postMessage(archive);
        return hashesOf(await answer);
      } finally {
        clearTimeout(bell);
        worker.unref();
        fail = () => {};
      }
    },
    async stop(): Promise<void> {
      usable = false;
      await worker.terminate();
    },
  };
}

export interface ArchiveToHash {
  readonly path: string;
  readonly executable: string | null;
}

/** The message between threads. An error object would lose its class and its code on the way. */
export type HashingReply =
  | { readonly kind: 'hashed'; readonly hashes: ArchiveHashes }
  | { readonly kind: 'refused'; readonly code: PackageErrorCode; readonly message: string }
  /** Anything that is not a verdict about the archive. */
  | { readonly kind: 'failed'; readonly message: string };

/** @throws PackageError with the code that it had in the other thread */
function hashesOf(reply: HashingReply): ArchiveHashes {
  if (reply.kind === 'hashed') return reply.hashes;
  if (reply.kind === 'refused') return refuse(reply.code, reply.message);
  return refuse('not-hashed', 'The archive could not be read from disk', { cause: reply.message });
}
