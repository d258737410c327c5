import { resolve } from 'node:path';
import type { SignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { type ChildRun, runChild } from './child.ts';

const cli = resolve(import.meta.dirname, '../dist/cli.js');

export interface Totals {
  readonly files: number;
  readonly hashes: number;
  readonly proven: number;
  readonly announced: number;
  readonly bytesDownloaded: number;
}

/**
 * Runs `lockproof verify` for a folder with the Node of the measurement.
 *
 * @param cache the folder that keeps hashes of packages between runs; without it every run starts without any
 */
export async function verify(
  folder: string,
  registry: SignedRegistry,
  cache?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildRun & { readonly totals: Totals }> {
  const run = await runChild(
    [
      process.execPath,
      cli,
      'verify',
      '.',
      '--registries',
      registry.host,
      '--format',
      'json',
      '--cache',
      cache ?? '',
    ],
    { cwd: folder, env: { NODE_EXTRA_CA_CERTS: registry.caFile, ...env } },
  );
  if (run.exitCode !== 0) throw new Error(`lockproof failed:\n${run.stdout}\n${run.stderr}`);
  const { totals } = JSON.parse(run.stdout) as { readonly totals: Totals };
  if (totals.proven + totals.announced !== totals.hashes)
    throw new Error(`not every hash was proven:\n${run.stdout}`);
  return { ...run, totals };
}

/** Runs `lockproof lock` for a folder; something is missing in its lock file. */
export async function lock(
  folder: string,
  registry: SignedRegistry,
  platforms: readonly string[],
  cache: string,
): Promise<ChildRun> {
  const flags = platforms.flatMap((platform) => ['--platform', platform]);
  const run = await runChild(
    [process.execPath, cli, 'lock', '--registries', registry.host, '--cache', cache, ...flags],
    { cwd: folder, env: { NODE_EXTRA_CA_CERTS: registry.caFile } },
  );
  if (run.exitCode !== 0) throw new Error(`lockproof failed:\n${run.stdout}\n${run.stderr}`);
  return run;
}
