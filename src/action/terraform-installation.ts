import type { ProviderInstallation } from '../installation/provider-installation.ts';
import { readConfigurationFile, trustedInstallation } from '../installation/trusted-installation.ts';

/**
 * The mirrors of the CLI configuration file that the workflow names with `TF_CLI_CONFIG_FILE`, as far as nothing of them lies in the workspace:
 * what is checked out there may be the pull request (T25). Credentials are not taken from it: a workflow has `TF_TOKEN_<host>`.
 */
export function terraformInstallation(
  env: Readonly<Record<string, string | undefined>>,
  onNotice: (notice: string) => void,
): ProviderInstallation | undefined {
  const { TF_CLI_CONFIG_FILE: path, GITHUB_WORKSPACE: workspace } = env;
  if (!path) return undefined;
  const text = readConfigurationFile(path);
  if (text === null) {
    onNotice(
      'The file of TF_CLI_CONFIG_FILE cannot be read or is too large, so no mirrors are taken from it.',
    );
    return undefined;
  }
  // Without it nobody can say what is checked out where.
  return trustedInstallation(path, text, [workspace || '/'], onNotice);
}
