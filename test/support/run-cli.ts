import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

export interface CliRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

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

/** Runs the built command line in its own process. */
export async function runCli(
  args: readonly string[],
  { directory, caFile, env, node, onStderr }: CliSettings,
): Promise<CliRun> {
  // The user's own cache and Terraform configuration have no effect.
  const cache = await mkdtemp(join(tmpdir(), 'lockproof-cache-'));
  const authority = caFile === undefined ? {} : { NODE_EXTRA_CA_CERTS: caFile };
  // If the tests run without colours, the test runner still asks for them, and Node warns about that on stderr.
  const { NO_COLOR: _, FORCE_COLOR: __, ...surroundings } = process.env;
  const child = spawn(node ?? process.execPath, [cli, ...args], {
    cwd: directory,
    env: { ...surroundings, TF_CLI_CONFIG_FILE: '', XDG_CACHE_HOME: cache, ...authority, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (onStderr !== undefined) {
    let soFar = '';
    child.stderr.on('data', (part: Buffer) => {
      soFar += part.toString();
      onStderr(soFar);
    });
  }
  const [stdout, stderr, exitCode] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('close', done)),
  ]);
  await rm(cache, { recursive: true, force: true });
  return { stdout, stderr, exitCode };
}
