import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { type ChildRun, runChild } from './child.ts';
import type { LargePackage } from './large-package.ts';
import { type Totals, verify } from './lockproof-run.ts';

/** The input of all contestants. */
export interface Stage {
  /** Contains the configuration, the lock file after the first run, and the packages for the bound. */
  readonly folder: string;
  readonly registry: SignedRegistry;
  readonly packages: readonly LargePackage[];
}

/** Writes the lock file that Lockproof verifies afterwards: both must agree on every hash, or the run fails. */
export async function runTerraform({ folder, registry, packages }: Stage): Promise<ChildRun> {
  await rm(join(folder, '.terraform.lock.hcl'), { force: true });
  await writeFile(join(folder, 'terraform.rc'), '');
  const run = await runChild(['terraform', 'providers', 'lock', ...platformFlags(packages)], {
    cwd: folder,
    env: {
      SSL_CERT_FILE: registry.caFile,
      CHECKPOINT_DISABLE: '1',
      TF_CLI_CONFIG_FILE: join(folder, 'terraform.rc'),
    },
  });
  if (run.exitCode !== 0) throw new Error(`terraform failed:\n${run.stderr}`);
  return run;
}

function platformFlags(packages: readonly LargePackage[]): readonly string[] {
  return [...new Set(packages.map(({ platform }) => `-platform=${platform}`))];
}

export async function runLockproof(
  { folder, registry, packages }: Stage,
  cache?: string,
): Promise<ChildRun & { readonly totals: Totals }> {
  const run = await verify(folder, registry, cache);
  if (run.totals.proven !== 2 * packages.length) throw new Error(`an h1 or a zh is missing:\n${run.stdout}`);
  return run;
}

/** Seconds for all packages, with one thread per core. */
export async function runBound({ folder, packages }: Stage): Promise<number> {
  const queue = packages.values();
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./inflate-thread.ts', import.meta.url)),
  );
  const start = performance.now();
  await Promise.all(
    threads.map(async (thread) => {
      for (const { filename, program } of queue) {
        const done = once(thread, 'message');
        thread.postMessage({ path: join(folder, filename), ...program });
        await done;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(threads.map((thread) => thread.terminate()));
  return seconds;
}
