import { parentPort, workerData } from 'node:worker_threads';
import { fuzz } from './loop.ts';
import { loadTarget } from './targets.ts';

/** What the thread of a target is told. */
export interface Task {
  readonly target: string;
  readonly seed: number;
  readonly seconds: number;
  readonly executions: number;
  /** The number of executions so far, then the length of the current input, then its bytes. */
  readonly current: SharedArrayBuffer;
}

const task = workerData as Task;
const [count, bytes] = [new Int32Array(task.current, 0, 2), new Uint8Array(task.current, 8)];

const result = await fuzz(() => loadTarget(task.target), {
  ...task,
  begin(input) {
    bytes.set(input.subarray(0, bytes.length));
    count[1] = Math.min(input.length, bytes.length);
    Atomics.add(count, 0, 1);
  },
});
parentPort?.postMessage(result);
