import { readFileSync, statSync } from 'node:fs';
import { readCliCredentials } from '../registry/cli-configuration.ts';
import type { Credentials } from '../registry/credentials.ts';
import type { Environment } from './streams.ts';

const mostBytes = 1024 * 1024;

/**
 * The credentials of the CLI configuration file that `TF_CLI_CONFIG_FILE` names. Only at a command line, where the user's own environment names
 * it: in a workflow the file could be one of the pull request (T25). A file that cannot be read is a notice, as it is a warning to Terraform.
 */
export function terraformCredentials(env: Environment, onNotice: (notice: string) => void): Credentials {
  const path = env.TF_CLI_CONFIG_FILE;
  if (!path) return new Map();
  const text = textOf(path);
  if (text === null) {
    const name = JSON.stringify(path);
    onNotice(
      `The file ${name} of TF_CLI_CONFIG_FILE cannot be read or is too large, so no credentials are taken from it.`,
    );
    return new Map();
  }
  const { credentials, notices } = readCliCredentials(path, text);
  for (const notice of notices) onNotice(notice);
  return credentials;
}

function textOf(path: string): string | null {
  try {
    return statSync(path).size > mostBytes ? null : readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
