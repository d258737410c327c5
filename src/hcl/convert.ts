import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { messageOf } from '../errors.ts';
import { openStopwatch } from '../processor-time.ts';

export interface ConversionRequest {
  readonly filename: string;
  readonly text: string;
  /** Characters of the reason for a refusal: a text may have a hundred megabytes of faults. */
  readonly longestReason: number;
  readonly port: MessagePort;
  /** Set to 1 and notified after the reply is posted. */
  readonly ready: Int32Array;
}

export type ConversionReply = { readonly kind: 'converted'; readonly value: unknown } | Refusal;

interface Refusal {
  readonly kind: 'refused';
  readonly reason: string;
  /** A limit of Lockproof; left out where the text is no HCL. */
  readonly isLimit?: true;
}

/** hcl2json takes about a second per megabyte, and nobody writes a configuration file of this size. */
const mostBytes = 1024 * 1024;
/** After as many bytes the parser runs in a new thread, because it gives no memory back (T68). */
const bytesOfThread = 1024 * 1024;
const longestReason = 8_000;
const longestAnswer = 64 * 1024;
/** Each level costs the parser a kilobyte of memory that it never gives back (T68). */
const deepest = 1_000;
/** Signs `? :` in one file; they may be nested too, and only a parser could tell. */
const mostChoices = 20_000;

/**
 * Reads native syntax with HashiCorp's own HCL parser, in a thread that is kept. The caller waits, because
 * reading a file is a pure function for the folders above. Never throws (T30).
 * @param patience shared by files with one time limit; default: this file has its own
 * @returns `refused` with a reason (raw text, at most 8,000 characters) if it is not HCL or beyond a limit
 */
export function convertHcl(filename: string, text: string, patience = new Patience()): ConversionReply {
  const bytes = Buffer.byteLength(text);
  if (bytes > mostBytes) return beyond(`the file is larger than ${mostBytes} bytes`);
  if (isNestedDeeply(text)) return beyond(`its expressions are nested more than ${deepest} levels deep`);
  const time = patience.next;
  if (time === 0) return beyond(patience.refuse(time));
  const spent = openStopwatch();
  const { port1: here, port2: there } = new MessageChannel();
  const ready = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  try {
    if (bytesSent + bytes > bytesOfThread) stop();
    const request: ConversionRequest = { filename, text, longestReason: longestAnswer, port: there, ready };
    worker().postMessage(request, [there]);
    bytesSent += bytes;
    for (let left = time; left > 0; left = time - spent())
      if (Atomics.wait(ready, 0, 0, left) !== 'timed-out') break;
    const answer: { message: ConversionReply } | undefined = receiveMessageOnPort(here);
    const reply = answer?.message;
    if (reply?.kind === 'converted') return reply;
    // Terraform shares only the verdict of the grammar: it reads some texts that have no form in JSON.
    const isVerdict = reply?.reason.startsWith('parse config') === true;
    // After anything else than an answer, the parser may be in a bad state. A very long one took hundreds of megabytes.
    const isAnswer = isVerdict || reply?.reason.startsWith('convert to HCL') === true;
    if (!isAnswer || reply.reason.length >= longestAnswer) stop();
    return isVerdict ? refused(reply.reason) : beyond(reply?.reason ?? patience.refuse(time));
  } catch (error) {
    stop();
    return beyond(`the HCL parser could not be run: ${messageOf(error)}`);
  } finally {
    patience.spend(spent());
    here.close();
  }
}

/** Counts brackets and signs that open a nested expression: text in quotes has few unclosed. */
function isNestedDeeply(text: string): boolean {
  let [brackets, signs, choices] = [0, 0, 0];
  for (const character of text) {
    if ('([{'.includes(character)) brackets += 1;
    else if (')]}'.includes(character)) brackets = Math.max(0, brackets - 1);
    else if (character === '?') choices += 1;
    if ('!-'.includes(character)) signs += 1;
    else if (character > ' ') signs = 0;
    if (Math.max(brackets, signs) > deepest || choices > mostChoices) return true;
  }
  return false;
}

let running: Worker | null = null;
let bytesSent = 0;

function worker(): Worker {
  if (running !== null) return running;
  // The thread gets no environment variables: the parser needs none, and it reads hostile text.
  const started = new Worker(workerLocation(import.meta.url), { env: {}, execArgv: [], stdin: false });
  started.unref();
  const forget = (): void => {
    if (running === started) running = null;
  };
  started.on('error', forget);
  started.on('exit', forget);
  running = started;
  bytesSent = 0;
  return started;
}

/** In the bundle, the thread is one folder below its WASM, because it looks for it in the folder above. */
function workerLocation(here: string): URL {
  return new URL(here.endsWith('.ts') ? './worker.ts' : './hcl2json/lib/worker.js', here);
}

function stop(): void {
  void running?.terminate();
  running = null;
}

function refused(reason: string): Refusal {
  return { kind: 'refused', reason: reason.slice(0, longestReason) };
}

function beyond(reason: string): Refusal {
  return { ...refused(reason), isLimit: true };
}

/** Milliseconds of processor time for one file, and for all files together. The largest honest file takes two seconds, the largest honest total eight. */
const usual = { one: 10_000, all: 30_000 };

/** The time of the HCL parser for one file, or for several. Some texts cost quadratic time (T30). */
export class Patience {
  readonly limits: Readonly<typeof usual>;
  #left: number;

  constructor(limits: Partial<typeof usual> = {}) {
    this.limits = { ...usual, ...limits };
    this.#left = this.limits.all;
  }

  get next(): number {
    return Math.max(0, Math.min(this.limits.one, this.#left));
  }

  spend(milliseconds: number): void {
    this.#left -= milliseconds;
  }

  /** Why a file that was given so much time is not read. */
  refuse(given: number): string {
    const { one, all } = this.limits;
    return given < one
      ? `the ${all / 1000} seconds that the HCL parser may take for all files were used up`
      : `the HCL parser gave no answer within ${one / 1000} seconds`;
  }
}
