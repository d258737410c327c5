import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Crash, LoopResult } from './loop.ts';
import { targetNames } from './targets.ts';
import type { Task } from './thread.ts';

/*
 * npm run fuzz -- --seconds 60 [--target NAME]… [--seed N] [--executions N] [--jobs 2]
 *
 * Each target runs in a thread of its own with little memory, so that an endless loop and a flood of memory are findings too.
 * Inputs that break something are saved below fuzz/found/.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    executions: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '20261122' },
    target: { type: 'string', multiple: true },
    jobs: { type: 'string', default: '2' },
  },
});

/** Longer than any input may take, the referees included. */
const hangsAfter = 60_000;
const mostInput = 1024 * 1024;
const megabytes = 1024;

interface Row {
  readonly target: string;
  readonly result: LoopResult;
}

function runTarget(target: string): Promise<Row> {
  const current = new SharedArrayBuffer(8 + mostInput);
  const count = new Int32Array(current, 0, 2);
  const task: Task = {
    target,
    seed: Number(values.seed),
    seconds: Number(values.seconds),
    executions: Number(values.executions),
    current,
  };
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  return new Promise((resolve) => {
    let executions = -1;
    const finish = (result: LoopResult): void => {
      clearInterval(watch);
      void thread.terminate();
      resolve({ target, result });
    };
    /** The thread did not survive its current input. */
    const stoppedBy = (message: string): void => {
      const input = Buffer.from(new Uint8Array(current, 8, count[1] ?? 0));
      finish({
        executions: count[0] ?? 0,
        corpus: [],
        blocks: 0,
        referee: '',
        crashes: [{ input, message }],
      });
    };
    const watch = setInterval(() => {
      if (executions === count[0]) stoppedBy(`Hangs: no answer within ${hangsAfter / 1000} seconds`);
      executions = count[0] ?? 0;
    }, hangsAfter);
    thread.once('message', finish);
    thread.once('error', (error) =>
      stoppedBy(`The thread ended: ${error instanceof Error ? error.stack : error}`),
    );
  });
}

function save(name: string, { input, message }: Crash): string {
  const folder = join('fuzz/found', name);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, createHash('sha256').update(input).digest('hex').slice(0, 12));
  writeFileSync(path, input);
  writeFileSync(`${path}.txt`, `${message}\n`);
  return path;
}

/** A log of CI is all that is left of its machine. */
function asText({ input }: Crash): string {
  return input.length > 4096 ? '' : `  base64: ${Buffer.from(input).toString('base64')}\n`;
}

const chosen = values.target ?? targetNames;
const waiting = [...chosen];
const rows: Row[] = [];
const begin = performance.now();
await Promise.all(
  Array.from({ length: Number(values.jobs) }, async () => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      const row = await runTarget(target);
      rows.push(row);
      for (const crash of row.result.crashes)
        console.log(`${target}: ${crash.message}\n  saved as ${save(target, crash)}\n${asText(crash)}`);
    }
  }),
);

console.log(`seed ${values.seed}, ${Math.round((performance.now() - begin) / 1000)} s in all`);
console.table(
  Object.fromEntries(
    rows.map(({ target, result: { executions, corpus, blocks, referee, crashes } }) => [
      target,
      { executions, corpus: corpus.length, blocks, referee, crashes: crashes.length },
    ]),
  ),
);
process.exitCode = rows.some(({ result }) => result.crashes.length > 0) ? 1 : 0;
