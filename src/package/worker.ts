import { parentPort } from 'node:worker_threads';
import { hashArchive } from './hash-archive.ts';
import { failureReply, type HashingReply } from './hashing-reply.ts';

// One archive at a time: whoever asks waits for the answer before asking again. See hash-thread.ts.
parentPort?.on('message', (path: string) => {
  void reply(path).then((answer) => parentPort?.postMessage(answer));
});

async function reply(path: string): Promise<HashingReply> {
  try {
    return { kind: 'hashed', hashes: await hashArchive(path) };
  } catch (error) {
    return failureReply(error);
  }
}
