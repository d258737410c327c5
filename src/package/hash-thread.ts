import { Worker } from 'node:worker_threads';
import type { ArchiveHashes } from './hash-archive.ts';
import { type HashingReply, hashesOf } from './hashing-reply.ts';
import { PackageError } from './package-error.ts';

/** A thread of its own that hashes one archive at a time. It holds the process open only while it does. */
export interface HashThread {
  /** @throws PackageError also where the thread ended or was stopped for its slowness; `usable` is false then */
  hash(path: string): Promise<ArchiveHashes>;
  readonly usable: boolean;
  stop(): Promise<void>;
}

/** The lists that a hostile archive fills stay far below this; the content of files is not on this heap. */
const heap = { maxOldGenerationSizeMb: 256 };

/** @param patience milliseconds for one archive */
export function startHashThread(location: URL, patience: number): HashThread {
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
