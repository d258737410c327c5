import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const environment = {
  PATH: process.env.PATH ?? '',
  CHECKPOINT_DISABLE: '1',
  TF_CLI_CONFIG_FILE: '/dev/null',
};

export function isTerraformHere(): boolean {
  return spawnSync('terraform', ['version'], { env: environment }).status === 0;
}

/** The provider selections that Terraform reads from a lock file, by address. `terraform version` asks no registry and installs nothing. */
export function selectionsOfTerraform(lockFile: Uint8Array): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-fuzz-'));
  try {
    writeFileSync(join(folder, '.terraform.lock.hcl'), lockFile);
    const answer = execFileSync('terraform', [`-chdir=${folder}`, 'version', '-json'], {
      env: { ...environment, HOME: folder },
      encoding: 'utf8',
      timeout: 30_000,
    });
    return JSON.parse(answer).provider_selections;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
