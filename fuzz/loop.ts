import { Coverage } from './coverage.ts';
import { mutate } from './mutate.ts';
import { Random } from './random.ts';
import type { Target } from './target.ts';

export interface LoopOptions {
  readonly seed: number;
  /** The loop ends after this time or after this number of executions, whichever comes first. */
  readonly seconds: number;
  readonly executions: number;
  /** Is told of each input before it runs, so that another thread knows it if this one hangs. */
  readonly begin?: (input: Uint8Array) => void;
}

export interface Crash {
  readonly input: Uint8Array;
  readonly message: string;
}

export interface LoopResult {
  readonly executions: number;
  /** Inputs that led to new code, the seeds among them. */
  readonly corpus: readonly Uint8Array[];
  readonly blocks: number;
  /** One for each place that throws. */
  readonly crashes: readonly Crash[];
  /** The referee, and how many inputs it judged. */
  readonly referee: string;
}

/** To ask for the coverage takes as long as to run some dozen inputs, so it is asked for several at once. */
const batchSize = 32;

/**
 * Runs mutated inputs and keeps those that lead to code or to counts that no earlier input led to. The same seed and number of executions
 * give the same inputs, as far as the target itself is repeatable.
 *
 * @param load loads the code of the target, which must not be loaded before: only then its blocks are counted
 */
export async function fuzz(load: () => Promise<Target>, options: LoopOptions): Promise<LoopResult> {
  const random = new Random(options.seed);
  const crashes = new Map<string, Crash>();
  const corpus: Uint8Array[] = [];
  const coverage = new Coverage();
  const target = await load();
  const end = performance.now() + options.seconds * 1000;
  let executions = 0;

  const attempt = async (input: Uint8Array): Promise<void> => {
    executions += 1;
    options.begin?.(input);
    const crash = await crashOf(target, input);
    if (crash !== null) {
      const key = placeOf(crash);
      const known = crashes.get(key);
      if (known === undefined || input.length < known.input.length)
        crashes.set(key, { input: Buffer.from(input), message: crash });
    }
  };
  /** Runs the inputs, and if they led to a new block, looks for the inputs that did. */
  const explore = async (inputs: readonly Uint8Array[]): Promise<void> => {
    for (const input of inputs) await attempt(input);
    const counts = coverage.take(target.covers);
    const [first, ...others] = inputs;
    if (first === undefined) return;
    if (others.length === 0) {
      if (coverage.learn(counts)) corpus.push(Buffer.from(first));
    } else if (coverage.hasNewBlock(counts)) {
      const half = inputs.length >> 1;
      await explore(inputs.slice(0, half));
      await explore(inputs.slice(half));
    }
  };

  const seeds = target.seeds();
  coverage.take(target.covers);
  for (const seed of seeds) await explore([seed]);
  if (corpus.length === 0) corpus.push(...seeds.slice(0, 1));
  while (performance.now() < end && executions < options.executions) {
    const batch = Array.from({ length: batchSize }, () =>
      mutate(choose(corpus, random), corpus, target, random),
    );
    if (memoryInUse() > mostMemory) {
      const message = `Memory: more than ${mostMemory} bytes are in use; this was the last input`;
      crashes.set('memory', { input: corpus.at(-1) ?? new Uint8Array(), message });
      break;
    }
    // One by one now and then: only so a new count of a known block is seen.
    if (random.once(10)) for (const input of batch) await explore([input]);
    else await explore(batch);
  }
  const blocks = coverage.blocks;
  coverage.close();
  const referee = await askReferee(target, corpus, crashes, options);
  return { executions, corpus, blocks, crashes: [...crashes.values()], referee };
}

/** Heap and buffers between two batches; a reader of a few kilobytes needs far less. */
const mostMemory = 768 * 1024 * 1024;

function memoryInUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Half of the time one of the newest, because what it leads to is unknown. */
function choose(corpus: readonly Uint8Array[], random: Random): Uint8Array {
  return random.oneOf(random.once(2) ? corpus.slice(-16) : corpus);
}

async function askReferee(
  { referee }: Target,
  corpus: readonly Uint8Array[],
  crashes: Map<string, Crash>,
  { begin }: LoopOptions,
): Promise<string> {
  if (referee === undefined) return '';
  if (!referee.present()) return `${referee.name}: not here`;
  const step = Math.max(1, corpus.length / referee.most);
  let judged = 0;
  for (let at = 0; Math.floor(at) < corpus.length; at += step) {
    const input = corpus[Math.floor(at)] ?? new Uint8Array();
    judged += 1;
    begin?.(input);
    try {
      await referee.judge(input);
    } catch (error) {
      const message = `${referee.name}: ${textOf(error)}`;
      crashes.set(placeOf(message), { input, message });
    }
  }
  return `${referee.name}: ${judged}`;
}

/** Runs one input. Returns what is wrong with it, or `null`. */
export async function crashOf(target: Target, input: Uint8Array): Promise<string | null> {
  const begin = process.threadCpuUsage();
  try {
    await target.run(input);
  } catch (error) {
    return textOf(error);
  }
  if (timeSince(begin) > target.mostTime) return slowAgain(target, input);
  return null;
}

/** The first time may include compiling and collecting garbage, so a slow input has to be slow three times more. */
async function slowAgain(target: Target, input: Uint8Array): Promise<string | null> {
  for (let time = 0; time < 3; time += 1) {
    const begin = process.threadCpuUsage();
    await target.run(input);
    if (timeSince(begin) <= target.mostTime) return null;
  }
  return `Slow: an input of ${input.length} bytes takes more than ${target.mostTime} ms of processor time`;
}

function timeSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1000;
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}

/** Two crashes are the same if they break the same sentence, or have the same kind and the same place; values differ. */
function placeOf(message: string): string {
  const [first = '', ...stack] = message.split('\n');
  const broken = /^(?:.*: )?Broken: [^:]*/.exec(first);
  if (broken !== null) return broken[0];
  const place = stack.find((line) => /\/(?:src|fuzz\/targets)\//.test(line)) ?? '';
  return `${first.replaceAll(/"(?:[^"\\]|\\.)*"|\d+/g, '').slice(0, 80)} ${place.trim()}`;
}
