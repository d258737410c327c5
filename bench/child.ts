import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** One finished process. */
export interface ChildRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Seconds from start to exit. */
  readonly wall: number;
  /** Seconds of processor time, and peak memory in MB; `null` without GNU time. */
  readonly cpu: number | null;
  readonly peak: number | null;
}

const gnuTime = '/usr/bin/time';

/** Runs a command to its end. If GNU time is installed, it gives the figures of the operating system. */
export async function runChild(
  command: readonly string[],
  settings: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<ChildRun> {
  const folder = await mkdtemp(join(tmpdir(), 'lockproof-bench-'));
  try {
    const counts = join(folder, 'counts');
    const counted = existsSync(gnuTime)
      ? [gnuTime, '-q', '-f', '%U %S %M', '-o', counts, ...command]
      : command;
    const [program = '', ...args] = counted;
    const start = performance.now();
    const child = spawn(program, args, {
      cwd: settings.cwd,
      // The user's own configuration must have no effect.
      env: { ...process.env, TF_CLI_CONFIG_FILE: undefined, ...settings.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [stdout, stderr, exitCode] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
    ]);
    const wall = (performance.now() - start) / 1000;
    return { exitCode, stdout, stderr, wall, ...(await readCounts(counts)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readCounts(
  path: string,
): Promise<{ readonly cpu: number | null; readonly peak: number | null }> {
  if (!existsSync(path)) return { cpu: null, peak: null };
  const [user = 0, system = 0, kilobytes = 0] = (await readFile(path, 'utf8')).trim().split(' ').map(Number);
  return { cpu: user + system, peak: kilobytes / 1024 };
}

/** The path of a program on the PATH; `null` if there is none. */
export function pathOf(program: string): string | null {
  const places = (process.env.PATH ?? '').split(':').map((folder) => join(folder, program));
  return places.find((place) => existsSync(place)) ?? null;
}
