import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openSemaphore } from '../../src/semaphore.ts';

/** What a warm process is told. */
export interface Job {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly directory: string;
  /** The line that ends the output of the run. */
  readonly end: string;
}

export interface ProgramRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Whether Node looks at one of these variables only when it starts. */
export function isReadAtStart(env: NodeJS.ProcessEnv): boolean {
  return Object.keys(env).some((name) => /^(?:NODE_(?!EXTRA_CA_CERTS$)|SSL_CERT_|TZ$|UV_)/.test(name));
}

interface Warm {
  readonly child: ChildProcess;
  runs: number;
}

const idle: Warm[] = [];

/** Runs for one process: each leaves something in its memory. */
const mostRuns = 100;
/** One may wait for another run. More would only load the program more often: the other files of tests need the processors too. */
const mostProcesses = 2;
const room = openSemaphore(mostProcesses);

/**
 * Runs a program of `dist/` in a process that has run it before, which costs a fifth of a new one. A new process shows
 * more: that it starts, that it ends, what signals do.
 */
export async function runWarm(options: Omit<Job, 'end'>): Promise<ProgramRun> {
  return room(async () => {
    const warm = idle.pop() ?? start();
    const result = await runIn(warm.child, { ...options, end: `end of run ${randomUUID()}` });
    warm.runs += 1;
    if (warm.child.exitCode !== null || warm.child.signalCode !== null) return result;
    if (warm.runs < mostRuns) idle.push(warm);
    else warm.child.disconnect();
    return result;
  });
}

function start(): Warm {
  const child = fork(join(import.meta.dirname, 'warm-child.ts'), {
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // The tests may end while it waits; then it ends too.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as unknown as { unref(): void } | null)?.unref();
  return { child, runs: 0 };
}

function runIn(child: ChildProcess, job: Job): Promise<ProgramRun> {
  const texts = { stdout: '', stderr: '' };
  return new Promise((done) => {
    const ends = new Map<string, number>();
    const listeners = (['stdout', 'stderr'] as const).map((name) => {
      const decoder = new TextDecoder();
      const read = (part: Buffer): void => {
        texts[name] += decoder.decode(part, { stream: true });
        const at = texts[name].lastIndexOf(job.end);
        if (at === -1 || !texts[name].endsWith('\n')) return;
        ends.set(name, Number(texts[name].slice(at + job.end.length)));
        texts[name] = texts[name].slice(0, at);
        if (ends.size === 2) finish(ends.get(name) ?? null);
      };
      child[name]?.on('data', read);
      return { name, read };
    });
    const finish = (exitCode: number | null): void => {
      for (const { name, read } of listeners) child[name]?.off('data', read);
      child.off('close', finish);
      child.unref();
      done({ exitCode, ...texts });
    };
    child.ref();
    child.on('close', finish);
    child.send(job);
  });
}
