import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { ConversionReply, ConversionRequest } from './conversion.ts';
import { Patience } from './patience.ts';

/** hcl2json takes about a second for a megabyte; nobody writes a configuration file of this size. */
const mostBytes = 2 * 1024 * 1024;
const longestReason = 500;

let running: Worker | null = null;

/**
 * What HashiCorp's own HCL parser makes of a file of native syntax, as `hcl2json` lays it out. It runs in a thread of its own, started at first
 * use and kept, never one that holds the process open; the caller waits, because reading a file is a pure function for everyone above.
 *
 * @param filename Stands in the parser's messages; no file is opened.
 * @param patience Shared by files that may take so long together; without it the file has its own.
 * @returns `refused` with a reason (raw text, at most 500 characters) for what is no HCL, is too large (2 MiB), takes too long or makes the
 * parser fail. Never throws (T30).
 */
export function convertHcl(
  filename: string,
  text: string,
  patience: Patience = new Patience(),
): ConversionReply {
  if (Buffer.byteLength(text) > mostBytes) return tooLarge;
  try {
    return waitFor({ filename, text }, patience);
  } catch (error) {
    return failed(error);
  }
}

/** As {@link convertHcl}, for a caller with something else to do meanwhile: registries are asked while the configuration is read. */
export async function convertHclMeanwhile(
  filename: string,
  text: string,
  patience: Patience = new Patience(),
): Promise<ConversionReply> {
  if (Buffer.byteLength(text) > mostBytes) return tooLarge;
  try {
    return await hearFrom({ filename, text }, patience);
  } catch (error) {
    return failed(error);
  }
}

type File = Pick<ConversionRequest, 'filename' | 'text'>;

function waitFor(file: File, patience: Patience): ConversionReply {
  const time = patience.next;
  if (time === 0) return refused(patience.refuse(time));
  const begin = performance.now();
  const { here, ready } = send(file);
  try {
    Atomics.wait(ready, 0, 0, time);
    const answer: { message: ConversionReply } | undefined = receiveMessageOnPort(here);
    return conclude(answer?.message ?? null, patience, time);
  } finally {
    patience.spend(performance.now() - begin);
    here.close();
  }
}

async function hearFrom(file: File, patience: Patience): Promise<ConversionReply> {
  const time = patience.next;
  if (time === 0) return refused(patience.refuse(time));
  const begin = performance.now();
  const { here, thread } = send(file);
  const { promise, resolve } = Promise.withResolvers<ConversionReply | null>();
  const giveUp = () => resolve(null);
  const bell = setTimeout(giveUp, time);
  here.once('message', resolve);
  thread.once('exit', giveUp);
  try {
    return conclude(await promise, patience, time);
  } finally {
    clearTimeout(bell);
    thread.off('exit', giveUp);
    patience.spend(performance.now() - begin);
    here.close();
  }
}

function send(file: File): {
  readonly here: MessagePort;
  readonly ready: Int32Array;
  readonly thread: Worker;
} {
  const { port1: here, port2: there } = new MessageChannel();
  const ready = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = worker();
  thread.postMessage({ ...file, port: there, ready }, [there]);
  return { here, ready, thread };
}

/** @param reply `null`: there was none in time */
function conclude(reply: ConversionReply | null, patience: Patience, time: number): ConversionReply {
  if (reply === null) {
    stop();
    return refused(patience.refuse(time));
  }
  if (reply.kind === 'converted') return reply;
  // Anything but a verdict of the parser's may have left it in a bad state.
  if (!reply.reason.startsWith('parse config')) stop();
  return refused(reply.reason);
}

function failed(error: unknown): ConversionReply {
  stop();
  return refused(
    `the HCL parser could not be run: ${error instanceof Error ? error.message : String(error)}`,
  );
}

function worker(): Worker {
  if (running !== null) return running;
  // No environment: the parser needs none, and it reads hostile text.
  const started = new Worker(workerLocation(import.meta.url), { env: {}, execArgv: [], stdin: false });
  started.unref();
  const forget = (): void => {
    if (running === started) running = null;
  };
  started.on('error', forget);
  started.on('exit', forget);
  running = started;
  return started;
}

/** From source the thread is the file beside this one; in the bundle it lies beside its WASM, which it looks for in the folder above. */
function workerLocation(here: string): URL {
  return new URL(here.endsWith('.ts') ? './worker.ts' : './hcl2json/lib/worker.js', here);
}

function stop(): void {
  void running?.terminate();
  running = null;
}

const tooLarge = refused(`the file is larger than ${mostBytes} bytes`);

function refused(reason: string): ConversionReply {
  return { kind: 'refused', reason: reason.slice(0, longestReason) };
}
