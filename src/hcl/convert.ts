import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { ConversionReply } from './conversion.ts';

/** hcl2json takes about a second for a megabyte; nobody writes a configuration file of this size. */
const mostBytes = 2 * 1024 * 1024;
const patience = 20_000;
const longestReason = 500;

let running: Worker | null = null;

/**
 * What HashiCorp's own HCL parser makes of a file of native syntax, as `hcl2json` lays it out. It runs in a thread of its own, started at first
 * use and kept, never one that holds the process open; the caller waits, because reading a file is a pure function for everyone above.
 *
 * @param filename Stands in the parser's messages; no file is opened.
 * @returns `refused` with a reason (raw text, at most 500 characters) for what is no HCL, is too large (2 MiB), takes longer than 20 seconds
 * or makes the parser fail. Never throws (T30).
 */
export function convertHcl(filename: string, text: string): ConversionReply {
  if (Buffer.byteLength(text) > mostBytes) return refused(`the file is larger than ${mostBytes} bytes`);
  try {
    return ask(filename, text);
  } catch (error) {
    stop();
    return refused(
      `the HCL parser could not be run: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function ask(filename: string, text: string): ConversionReply {
  const { port1: here, port2: there } = new MessageChannel();
  const ready = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  try {
    worker().postMessage({ filename, text, port: there, ready }, [there]);
    const outcome = Atomics.wait(ready, 0, 0, patience);
    const message: { message: ConversionReply } | undefined = receiveMessageOnPort(here);
    if (outcome === 'timed-out' || message === undefined) {
      stop();
      return refused(`the HCL parser gave no answer within ${patience / 1000} seconds`);
    }
    const reply = message.message;
    if (reply.kind === 'converted') return reply;
    // Anything but a verdict of the parser's may have left it in a bad state.
    if (!reply.reason.startsWith('parse config')) stop();
    return refused(reply.reason);
  } finally {
    here.close();
  }
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

function refused(reason: string): ConversionReply {
  return { kind: 'refused', reason: reason.slice(0, longestReason) };
}
