import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { proxiesOfRun } from './connect-proxy.ts';
import { ended } from './ended.ts';
import { isReadAtStart, type ProgramRun, runWarm } from './warm-program.ts';

export type CliRun = ProgramRun;

export interface CliSettings {
  readonly directory: string;
  /** The PEM file of the registry's authority. */
  readonly caFile?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another Node than the one that runs the tests. */
  readonly node?: string;
  /** Receives what standard error has so far, each time there is more. */
  readonly onStderr?: (text: string) => void;
}

/** The built command line. */
export const cli = resolve(import.meta.dirname, '../../dist/cli.js');

interface Alone {
  readonly directory: string;
  readonly env: NodeJS.ProcessEnv;
  readonly node: string | undefined;
  readonly onStderr: CliSettings['onStderr'] | undefined;
}

/** Runs the built command line in a process that may have run it before, or in one of its own where the settings need that. */
export async function runCli(
  args: readonly string[],
  { directory, caFile, env, node, onStderr }: CliSettings,
): Promise<CliRun> {
  // The user's own cache and Terraform configuration have no effect.
  const cache = await mkdtemp(join(tmpdir(), 'lockproof-cache-'));
  const authority = caFile === undefined ? {} : { NODE_EXTRA_CA_CERTS: caFile };
  // If the tests run without colours, the test runner still asks for them, and Node warns about that on stderr.
  const { NO_COLOR: _, FORCE_COLOR: __, ...surroundings } = process.env;
  const given = { TF_CLI_CONFIG_FILE: '', XDG_CACHE_HOME: cache, ...authority, ...env };
  const all = { ...surroundings, ...(await proxiesOfRun()), ...given };
  const isAlone = node !== undefined || onStderr !== undefined || isReadAtStart(given);
  const run = isAlone
    ? await runAlone(args, { directory, env: all, node, onStderr })
    : await runWarm({ program: cli, args, env: all, directory });
  await rm(cache, { recursive: true, force: true });
  return run;
}

async function runAlone(args: readonly string[], { directory, env, node, onStderr }: Alone): Promise<CliRun> {
  const child = spawn(node ?? process.execPath, [cli, ...args], {
    cwd: directory,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (onStderr !== undefined) {
    let soFar = '';
    child.stderr.on('data', (part: Buffer) => {
      soFar += part.toString();
      onStderr(soFar);
    });
  }
  return ended(child);
}
