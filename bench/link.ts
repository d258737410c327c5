import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A network between client and server. */
export interface Link {
  /** Of each connection. */
  readonly bytesPerSecond: number;
  /** Milliseconds of a round trip. */
  readonly roundTrip: number;
}

const known = new WeakSet<Socket>();

/** Waits as long as a request takes on its way: a new connection needs two more round trips, for TCP and for TLS. */
export async function onTheWay({ socket }: IncomingMessage, { roundTrip }: Link): Promise<void> {
  await sleep(known.has(socket) ? roundTrip : 3 * roundTrip);
  known.add(socket);
}

/** Milliseconds between two portions. */
const beat = 20;

/** Sends pieces no faster than the link carries them. */
export async function sendOver(
  { bytesPerSecond }: Link,
  pieces: Iterable<Buffer>,
  response: ServerResponse,
): Promise<void> {
  const began = performance.now();
  let sent = 0;
  for (const piece of pieces) {
    if (response.destroyed) return;
    const due = began + (sent / bytesPerSecond) * 1000;
    if (due - performance.now() > beat) await sleep(due - performance.now());
    sent += piece.length;
    if (!response.write(piece)) await drained(response);
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.on('drain', done).on('close', done);
  });
}
