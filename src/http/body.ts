import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type Unavailable, unavailable } from '../outcome.ts';
import { headerOf, type Response } from './connections.ts';
import { onDisk } from './disk-error.ts';
import type { DownloadBudget } from './download-budget.ts';
import type { DownloadedFile } from './fetcher.ts';
import { writeInBatches } from './file-writer.ts';

/** The bytes are counted as they come: what a server announces is a hint, never a promise (T28). */
export async function collectBody(
  response: Response,
  maxBytes: number,
  host: string,
): Promise<Uint8Array | Unavailable> {
  if (announced(response) > maxBytes) return tooLarge(response, host, maxBytes);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body) {
    bytes += piece.length;
    if (bytes > maxBytes) return tooLarge(response, host, maxBytes);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Writes the body to `path` and hashes it on the way; `path` is overwritten.
 *
 * @throws DiskError where the file cannot be written; all else that is thrown is a fault of the connection
 */
export async function saveBody(
  response: Response,
  path: string,
  limits: { readonly maxBytes: number; readonly budget: DownloadBudget },
  host: string,
): Promise<DownloadedFile | Unavailable> {
  const { maxBytes, budget } = limits;
  if (announced(response) > maxBytes) return tooLarge(response, host, maxBytes);
  if (announced(response) > budget.left()) return overBudget(response, budget);
  const digest = createHash('sha256');
  let bytes = 0;
  const file = await onDisk(open(path, 'w', 0o600));
  const writer = writeInBatches(file, (batch) => void digest.update(batch));
  try {
    for await (const piece of response.body) {
      bytes += piece.length;
      if (bytes > maxBytes) return tooLarge(response, host, maxBytes);
      if (!budget.take(piece.length)) return overBudget(response, budget);
      await onDisk(writer.write(piece));
    }
    await onDisk(writer.end());
  } finally {
    await writer.settled();
    await onDisk(file.close());
  }
  return { path, bytes, zh: `zh:${digest.digest('hex')}` };
}

function announced(response: Response): number {
  const length = headerOf(response, 'content-length');
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : 0;
}

function tooLarge(response: Response, host: string, maxBytes: number): Unavailable {
  response.body.destroy();
  return unavailable('too-large', `the answer of ${host} is larger than ${maxBytes} bytes`);
}

function overBudget(response: Response, budget: DownloadBudget): Unavailable {
  response.body.destroy();
  return budget.exceeded();
}
