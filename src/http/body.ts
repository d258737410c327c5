import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { hashOfZip } from '../hash.ts';
import { type Unavailable, unavailable } from '../outcome.ts';
import { onDisk } from './disk-error.ts';
import type { DownloadedFile, Room } from './fetcher.ts';

export type Response = Dispatcher.ResponseData;

export function headerOf(response: Response, name: string): string | undefined {
  const value = response.headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** The response decoded. As in Go and Terraform, any encoding but `gzip` (storage says `aws-chunked`) is the bytes as they are. Limits count decoded bytes. */
export function decoded(response: Response): Response {
  if (headerOf(response, 'content-encoding')?.toLowerCase() !== 'gzip') return response;
  const body = createGunzip();
  // Its errors also reach the reader of the body.
  pipeline(response.body, body, () => {});
  // The announced size is that of the compressed bytes.
  const headers = { ...response.headers, 'content-length': undefined };
  return { ...response, headers, body: body as unknown as Response['body'] };
}

/** Counts the bytes as they arrive: the size that a server announces is only a hint (T28). */
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

/** Writes the body to `path`, over what is there, and hashes it. @throws DiskError if that fails; every other error is one of the connection */
export async function saveBody(
  response: Response,
  path: string,
  limits: {
    readonly maxBytes: number;
    readonly budget: DownloadBudget;
    readonly room?: Room | undefined;
  },
  host: string,
): Promise<DownloadedFile | Unavailable> {
  const { maxBytes, budget, room } = limits;
  if (announced(response) > maxBytes) return tooLarge(response, host, maxBytes);
  if (announced(response) > budget.left()) return overBudget(response, budget);
  await room?.begin(announced(response) || null);
  const digest = createHash('sha256');
  let bytes = 0;
  const file = openFile(path);
  try {
    for await (const piece of response.body) {
      bytes += piece.length;
      if (bytes > maxBytes) return tooLarge(response, host, maxBytes);
      if (!budget.take(piece.length)) return overBudget(response, budget);
      room?.take(piece.length);
      digest.update(piece);
      await onDisk(file.write(piece));
    }
    await onDisk(file.end());
  } finally {
    await file.close();
  }
  return { path, bytes, zh: hashOfZip(digest.digest('hex')) };
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
  const bytes = announced(response);
  return bytes === 0 ? budget.exceeded() : { ...budget.exceeded(), bytes };
}

export type DownloadBudget = ReturnType<typeof openDownloadBudget>;

/** The bytes of packages that one run may download (`max-download`). */
export function openDownloadBudget(maxBytes: number) {
  let taken = 0;
  return {
    left: () => Math.max(0, maxBytes - taken),
    /** Counts received bytes; `false` if they exceed the budget of the run. */
    take: (bytes: number) => {
      taken += bytes;
      return taken <= maxBytes;
    },
    taken: () => taken,
    exceeded: () =>
      unavailable('budget', `the packages of this run are larger than max-download (${maxBytes} bytes)`),
  };
}

/** Each write costs a thread switch, whatever its size. So pieces that come during a write are written together after it. */
const batchBytes = 512 * 1024;

/** A new file that only this user can read. It keeps the pieces until they are written. */
export function openFile(path: string) {
  const stream = createWriteStream(path, { mode: 0o600, highWaterMark: batchBytes });
  // Every error also reaches one of the calls below.
  stream.on('error', () => {});
  return {
    /** Waits only if the disk is slower than the network. */
    async write(piece: Uint8Array): Promise<void> {
      if (stream.errored !== null) throw stream.errored;
      if (!stream.write(piece)) await once(stream, 'drain');
    },
    async end(): Promise<void> {
      stream.end();
      await finished(stream);
    },
    /** Also closes a file that could not be written. */
    async close(): Promise<void> {
      stream.destroy();
      await finished(stream).catch(() => {});
    },
  };
}
