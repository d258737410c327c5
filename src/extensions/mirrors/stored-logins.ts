import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../command.ts';
import { quoted } from '../../errors.ts';
import { type Credentials, readCredentials } from '../../http/credentials.ts';
import { isWithin, touches } from '../../paths.ts';
import type { SettingOrigin } from '../../policy/policy.ts';
import { type RegistryHost, trustHosts } from '../../registry/trusted-hosts.ts';
import { type ConfigurationUse, readCliCredentials, readConfigurationFile } from './cli-configuration.ts';

/** The files in which a user of Terraform or OpenTofu has logins; the last one that has a host counts. */
export function filesWithLogins(environment: Environment, platform = process.platform): readonly string[] {
  const { HOME, APPDATA, XDG_CONFIG_HOME } = environment;
  const below = (folder: string | undefined, ...names: readonly string[]) =>
    folder ? names.map((name) => join(folder, name)) : [];
  if (platform === 'win32')
    return below(APPDATA, 'terraform.rc', 'tofu.rc', 'terraform.d/credentials.tfrc.json');
  return [
    ...below(XDG_CONFIG_HOME, 'opentofu/tofurc', 'opentofu/credentials.tfrc.json'),
    ...below(HOME || homedir(), '.terraformrc', '.tofurc', '.terraform.d/credentials.tfrc.json'),
  ];
}

interface LoginUse extends Pick<ConfigurationUse, 'reviewed' | 'onNotice'> {
  readonly registries: readonly RegistryHost[];
  /** Those of the file that TF_CLI_CONFIG_FILE names: as in Terraform, it replaces all others. */
  readonly named: Credentials;
}

/** The tokens that the user stored, with `terraform login` or by hand, for hosts that Lockproof may contact; and the files that have them (T25). */
export function storedLogins(environment: Environment, { registries, named, ...use }: LoginUse) {
  const hosts = trustHosts(registries);
  const inVariables = readCredentials(environment, () => false);
  const ownFile = environment.TF_CLI_CONFIG_FILE;
  const all = ownFile
    ? [[ownFile, named] as const]
    : filesWithLogins(environment)
        .filter((path) => existsSync(path))
        .map((path) => [path, loginsIn(path, use)] as const);
  const stored = all.flatMap(([path, tokens]) => [...tokens].map(([host, token]) => ({ host, token, path })));
  // A later file wins, a variable over all of them.
  const used = [...new Map(stored.map((login) => [login.host, login])).values()].filter(
    ({ host }) => !inVariables.has(host) && (hosts.has(host) || hosts.isListed(host)),
  );
  return {
    credentials: new Map(used.map(({ host, token }) => [host, token])),
    origins: used.map(({ host, path }): SettingOrigin => {
      const shown = isWithin(path, homedir()) ? path.replace(homedir(), '~') : path;
      return { name: 'login', value: host, from: { kind: 'file', path: shown } };
    }),
  };
}

function loginsIn(path: string, { reviewed, onNotice }: Omit<LoginUse, 'registries' | 'named'>): Credentials {
  const isUnderReview = touches(path, reviewed);
  const text = isUnderReview ? null : readConfigurationFile(path);
  const why = isUnderReview ? 'it is in the folder under review' : 'it is unreadable or larger than 1 MiB';
  if (text === null) onNotice(`The logins in ${quoted(path)} are not used, because ${why}.`);
  if (!text?.includes('credentials')) return new Map();
  if (/^\s*credentials_helper\b/m.test(text))
    onNotice(
      `The credentials helper in ${quoted(path)} is not run; a token that only the helper has can be set as TF_TOKEN_<host>.`,
    );
  const { credentials, notices } = readCliCredentials(path, text);
  for (const notice of notices) onNotice(notice);
  return credentials;
}
