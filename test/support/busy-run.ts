import { spawnSync } from 'node:child_process';

const source = new URL('../../src/time-guard.ts', import.meta.url).pathname;

/** A guarded run in a process of its own, which does `work` before it ends. */
export function busyRun(entry: string, work: string, milliseconds = 1_000) {
  const program = `
    import { guardTime } from '${source}';
    process.on('exit', () => process.stdout.write('cleaned up\\n'));
    const inTime = guardTime(${milliseconds}, '${entry}', 1_000);
    ${work};
    inTime();
    process.stdout.write('reviewed\\n');`;
  // Without a guard that works, it is busy for ever.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  return { status, stdout, stderr };
}

export const endedLate =
  /Nothing was judged: the run was still busy long after its time \(max-time, 1 second\)\. Run it/;
