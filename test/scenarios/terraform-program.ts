import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';

const settings = { CHECKPOINT_DISABLE: '1', TF_CLI_CONFIG_FILE: '/dev/null', TF_IN_AUTOMATION: '1' };

/** The version of the `terraform` on the PATH; `null` where there is none. */
export function installedTerraform(): string | null {
  const env = { PATH: process.env.PATH ?? '', HOME: tmpdir(), ...settings };
  const answer = spawnSync('terraform', ['version', '-json'], { encoding: 'utf8', env });
  if (answer.status !== 0) return null;
  const { terraform_version: version } = JSON.parse(answer.stdout) as { terraform_version: string };
  return version;
}

/**
 * Runs real Terraform in a root module, without the settings of the machine; rejects where it fails.
 *
 * @param configuration path of a CLI configuration file
 * @param more variables of the environment
 */
export async function runTerraform(
  folder: string,
  args: readonly string[],
  caFile: string,
  configuration = settings.TF_CLI_CONFIG_FILE,
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    SSL_CERT_FILE: caFile,
    TF_DATA_DIR: join(folder, '.terraform'),
    ...settings,
    TF_CLI_CONFIG_FILE: configuration,
    ...more,
  };
  const { stdout } = await promisify(execFile)('terraform', [...args], { cwd: folder, env });
  return stripVTControlCharacters(stdout);
}

/**
 * Runs a line in a shell at the root of a repository, as a person who copied it does; rejects where it fails.
 *
 * @param where `path`: a folder with more programs, before those of the machine
 */
export async function runShell(
  root: string,
  line: string,
  {
    caFile,
    cliConfiguration,
    path,
  }: { readonly caFile: string; readonly cliConfiguration: string; readonly path: string },
): Promise<string> {
  const env = {
    ...settings,
    PATH: `${path}:${process.env.PATH ?? ''}`,
    HOME: path,
    SSL_CERT_FILE: caFile,
    TF_CLI_CONFIG_FILE: cliConfiguration,
  };
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd: root, env });
  return stripVTControlCharacters(stdout);
}

/**
 * Writes a program `tofu` into a folder. OpenTofu itself is not here: the program calls Terraform, with the one difference that matters for a command
 * line, the registry that an address without a host names.
 */
export function installTofuStandIn(folder: string): void {
  const script = `#!/bin/sh
for word do
  shift
  case $word in
    -*) ;;
    */*/*) ;;
    */*) word=registry.opentofu.org/$word ;;
  esac
  set -- "$@" "$word"
done
exec terraform "$@"
`;
  writeFileSync(join(folder, 'tofu'), script, { mode: 0o755 });
}
