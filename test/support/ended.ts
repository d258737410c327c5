import type { ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { ProgramRun } from './warm-program.ts';

/** What a process has written when it ends, as far as somebody reads it. */
export async function ended(child: ChildProcess): Promise<ProgramRun> {
  const closed = new Promise<number | null>((done) => child.once('close', done));
  const [stdout, stderr, exitCode] = await Promise.all([
    child.stdout?.destroyed === false ? text(child.stdout) : '',
    child.stderr?.destroyed === false ? text(child.stderr) : '',
    closed,
  ]);
  return { stdout, stderr, exitCode };
}
