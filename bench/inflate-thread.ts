import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parentPort } from 'node:worker_threads';
import { createInflateRaw } from 'node:zlib';

/** The least cost of hashing a package: only inflating and SHA-256, without download and checks. */
parentPort?.on('message', ({ path, start, end }: { path: string; start: number; end: number }) => {
  void work(path, start, end).then((sha256) => parentPort?.postMessage(sha256));
});

async function work(path: string, start: number, end: number): Promise<string> {
  const digest = createHash('sha256');
  const packed = createReadStream(path, { start, end: end - 1, highWaterMark: 1024 * 1024 });
  await pipeline(packed, createInflateRaw({ chunkSize: 1024 * 1024 }), async (pieces) => {
    for await (const piece of pieces) digest.update(piece);
  });
  return digest.digest('hex');
}
