import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from '../errors.ts';
import { hashArchive } from './hash-archive.ts';
import type { ArchiveToHash, HashingReply } from './hash-pool.ts';
import { countInflated, type Inflation } from './inflation.ts';
import { PackageError } from './package-error.ts';

const inflation: Inflation = workerData;

// One archive at a time: the caller waits for the answer before it sends the next. See hash-pool.ts.
parentPort?.on('message', (archive: ArchiveToHash) => {
  void reply(archive).then((answer) => parentPort?.postMessage(answer));
});

async function reply({ path, executable }: ArchiveToHash): Promise<HashingReply> {
  try {
    return { kind: 'hashed', hashes: await hashArchive(path, countInflated(inflation), executable) };
  } catch (error) {
    if (error instanceof PackageError) return { kind: 'refused', code: error.code, message: error.message };
    return { kind: 'failed', message: messageOf(error) };
  }
}
