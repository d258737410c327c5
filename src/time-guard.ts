import { Worker } from 'node:worker_threads';
import type { Entry } from './extension.ts';
import { timeSpan } from './http/run-time.ts';

/** Milliseconds in which a run that is over its time ends by itself, with a report. */
const usualEnding = 60_000;

/** Ends the process with exit code 3 if a run is busy long after its time, even in the middle of synchronous work (T68). A library's process is its user's. @returns calls this off */
export function guardTime(milliseconds: number, entry: Entry, ending = usualEnding): () => void {
  if (entry === 'library') return () => {};
  const why = `Nothing was judged: the run was still busy long after its time (max-time, ${timeSpan(milliseconds)}). Run it again with a larger max-time, or for fewer lock files.`;
  const [file, text] =
    entry === 'workflow' ? [1, `\n::error title=Lockproof::${why}\n`] : [2, `lockproof: ${why}\n`];
  const guard = new Worker(`(${watch})(require)`, {
    eval: true,
    execArgv: [],
    env: {},
    // A longer timer ends at once.
    workerData: { after: Math.min(milliseconds + ending, 2 ** 31 - 1), file, text },
  });
  guard.unref();
  // Without it, a run is as good as before.
  guard.on('error', () => {});
  return () => void guard.terminate();
}

/** Runs in a thread of its own, which a busy main thread cannot hold up. A debugger can interrupt that, so that temporary files go as well. */
function watch(load: NodeJS.Require): void {
  const { workerData } = load('node:worker_threads');
  setTimeout(() => {
    load('node:fs').writeSync(workerData.file, workerData.text);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000);
    const { Session } = load('node:inspector');
    const session = new Session();
    session.connectToMainThread();
    // Node's own words about a debugger would be the last of the log.
    const silence = "process.once('exit', () => process.getBuiltinModule('node:fs').closeSync(2))";
    session.post('Runtime.evaluate', { expression: `${silence}; process.exit(3)` });
  }, workerData.after);
}
