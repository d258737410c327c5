import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { stackTrace } from './run-log.ts';

export const name = '.terraform.lock.hcl';

interface Roots {
  readonly registry: SignedRegistry;
  /** A new root module with this lock file. */
  folderWith(lockFile: string, others?: Readonly<Record<string, string>>): string;
  lockFileIn(root: string): string;
  /** Runs the program in the root module, with the registry listed. */
  lockproof(root: string, ...args: readonly string[]): Promise<CliRun>;
  close(): Promise<void>;
}

/** Root modules outside of any repository, and the registry of their providers. */
export async function openRoots(): Promise<Roots> {
  const registry = await startSignedRegistry();
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-roots-'));
  return {
    registry,
    folderWith(lockFile, others = {}) {
      const root = mkdtempSync(join(folder, 'root-'));
      for (const [path, content] of Object.entries({ [name]: lockFile, ...others })) {
        mkdirSync(join(root, dirname(path)), { recursive: true });
        writeFileSync(join(root, path), content);
      }
      return root;
    },
    lockFileIn: (root) => readFileSync(join(root, name), 'utf8'),
    async lockproof(root, ...args) {
      const all = [...args, '--registries', registry.host];
      const run = await runCli(all, { directory: root, caFile: registry.caFile });
      expect(run.stdout + run.stderr).not.toMatch(stackTrace);
      return run;
    },
    async close() {
      await registry.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
