import type { Credentials } from '../http/credentials.ts';
import { readCliCredentials } from '../installation/cli-credentials.ts';
import type { ProviderInstallation } from '../installation/provider-installation.ts';
import { readConfigurationFile, trustedInstallation } from '../installation/trusted-installation.ts';
import { quoted } from '../quoted.ts';
import type { Environment } from './session.ts';

/** What Lockproof takes from Terraform's own settings. */
export interface TerraformConfiguration {
  readonly credentials: Credentials;
  readonly installation: ProviderInstallation | undefined;
}

/**
 * Reads the CLI configuration file that `TF_CLI_CONFIG_FILE` names. Its credentials are used only at a command line, where the user's own
 * environment names it: in a workflow the file could be one of the pull request (T25). A file that cannot be read is a notice, as it is a warning
 * to Terraform.
 *
 * @param reviewed folders that hold what is under review
 */
export function terraformConfiguration(
  env: Environment,
  reviewed: readonly string[],
  onNotice: (notice: string) => void,
): TerraformConfiguration {
  const nothing: TerraformConfiguration = { credentials: new Map(), installation: undefined };
  const path = env.TF_CLI_CONFIG_FILE;
  if (!path) return nothing;
  const text = readConfigurationFile(path);
  if (text === null) {
    const name = quoted(path);
    onNotice(
      `The file ${name} of TF_CLI_CONFIG_FILE cannot be read or is too large, so neither credentials nor mirrors are taken from it.`,
    );
    return nothing;
  }
  const { credentials, notices } = readCliCredentials(path, text);
  for (const notice of notices) onNotice(notice);
  return { credentials, installation: trustedInstallation(path, text, reviewed, onNotice) };
}
