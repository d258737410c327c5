import { closeSync, constants, openSync, readSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { orNull, quoted } from '../../errors.ts';
import { type Credentials, hostOfToken } from '../../http/credentials.ts';
import { touches } from '../../paths.ts';
import { type OciCredentials, readOciCredentials } from './oci-credentials.ts';
import type { InstallationMethod, ProviderInstallation } from './provider-installation.ts';
import { parseCliFile, readInstallation } from './read-installation.ts';

interface TerraformConfiguration {
  readonly credentials: Credentials;
  readonly installation: ProviderInstallation | undefined;
  readonly ociCredentials?: OciCredentials;
}

export interface ConfigurationUse {
  readonly reviewed: readonly string[];
  /** Only on the command line: in a workflow the file could come from the pull request (T25). */
  readonly withCredentials: boolean;
  /** Receives one sentence about each thing that is not used. */
  readonly onNotice: (notice: string) => void;
}

const mostBytes = 1024 * 1024;

/** Reads the file that `TF_CLI_CONFIG_FILE` names; as in Terraform, an unreadable file is not an error. */
export function terraformConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
  use: ConfigurationUse,
): TerraformConfiguration {
  const { withCredentials, onNotice } = use;
  const nothing: TerraformConfiguration = { credentials: new Map(), installation: undefined };
  const path = environment.TF_CLI_CONFIG_FILE;
  if (!path) return nothing;
  const text = readConfigurationFile(path);
  if (text === null) {
    const what = withCredentials ? 'neither credentials nor mirrors are' : 'no mirrors are';
    onNotice(
      `The file ${quoted(path)} of TF_CLI_CONFIG_FILE is missing, unreadable or larger than 1 MiB, so ${what} read from it.`,
    );
    return nothing;
  }
  const { credentials, notices } = withCredentials
    ? readCliCredentials(path, text)
    : { credentials: nothing.credentials, notices: [] };
  for (const notice of notices) onNotice(notice);
  const installation = trustedInstallation(path, text, use);
  if (!installation?.methods.some(({ kind }) => kind === 'oci-mirror')) return { credentials, installation };
  // In a workflow too: each goes only to the registry that it names, and the file is not under review.
  return { credentials, installation, ociCredentials: readOciCredentials(path, text, onNotice) };
}

/** The text of a CLI configuration file; `null` if it cannot be read or is larger than any real one. */
export function readConfigurationFile(path: string): string | null {
  let file: number | null = null;
  try {
    // A pipe that nobody writes to would stop the run. One of the shell, `<(…)`, has a writer.
    const wait = path.startsWith('/dev/fd/') ? 0 : (constants.O_NONBLOCK ?? 0);
    file = openSync(path, constants.O_RDONLY | wait);
    const bytes = Buffer.alloc(mostBytes + 1);
    let length = 0;
    // A link to a device, which the code under review may contain, has no size and no end.
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null);
    return length > mostBytes ? null : bytes.toString('utf8', 0, length);
  } catch {
    return null;
  } finally {
    if (file !== null) closeSync(file);
  }
}

/** The `provider_installation`, unless it is under review: a change could add a mirror for its hash (T25). */
function trustedInstallation(path: string, text: string, use: ConfigurationUse) {
  const { reviewed, onNotice } = use;
  const { installation, notices } = readInstallation(path, text);
  if (installation !== undefined && touches(path, reviewed)) {
    onNotice(
      `The provider_installation in ${quoted(path)} is not used, because the file is in the folder under review, so the change itself could have added it.`,
    );
    return undefined;
  }
  for (const notice of notices) onNotice(notice);
  return installation && { methods: installation.methods.filter((method) => isTrusted(method, use)) };
}

function isTrusted(method: InstallationMethod, { reviewed, onNotice }: ConfigurationUse): boolean {
  if (method.kind !== 'filesystem-mirror') return true;
  // A relative path starts where Terraform runs, and that is in the code under review.
  if (isAbsolute(method.path) && !touches(method.path, reviewed)) return true;
  const where = isAbsolute(method.path) ? 'in the folder under review' : 'named from the folder under review';
  onNotice(
    `The mirror folder ${quoted(method.path)} is not used, because it is ${where}, so the change itself could have filled it.`,
  );
  return false;
}

const longestToken = 65_536;

/** Reads the `credentials "host" { token = "…" }` blocks, in HCL or in JSON; a token must be a plain string. No notice contains one. */
export function readCliCredentials(filename: string, text: string) {
  const file = `the CLI configuration file ${quoted(filename)}`;
  const credentials = new Map<string, string>();
  const stated = filename.endsWith('.json') ? tokensInJson(text) : tokensInHcl(text);
  if (typeof stated === 'string')
    return { credentials, notices: [`The credentials in ${file} ${stated}, so they are not used.`] };
  const notices: string[] = [];
  for (const [name, token] of stated) {
    const host = hostOfToken(name);
    if (host === null || !/^[ -~]+$/.test(token) || token.length > longestToken)
      notices.push(
        `The credentials for ${quoted(name)} in ${file} are not a plain token for a host, so they are not used.`,
      );
    else credentials.set(host, token);
  }
  return { credentials, notices };
}

/** Each host with its token, empty if that is no plain string; or what is wrong with all of them. */
type StatedTokens = ReadonlyMap<string, string> | string;

function tokensInHcl(text: string): StatedTokens {
  const { body, fault } = parseCliFile(text);
  if (fault !== null) return 'are not readable HCL';
  if (body.attributes.some(({ name }) => name === 'credentials')) return 'have an unknown form';
  const blocks = body.blocks.filter(({ type }) => type === 'credentials');
  // Terraform uses the last block of a host.
  return new Map(
    blocks.map(({ labels, body: { attributes } }) => {
      const token = attributes.find((each) => each.name === 'token')?.value;
      return [labels.map(({ text }) => text).join(' '), token?.kind === 'string' ? token.text : ''];
    }),
  );
}

const stored = z.object({ token: z.string() }).catch({ token: '' });
const storedLogins = z.object({ credentials: z.record(z.string(), stored).default({}) });

function tokensInJson(text: string): StatedTokens {
  const { data } = storedLogins.safeParse(orNull(() => JSON.parse(text)));
  if (data === undefined) return 'have an unknown form';
  return new Map(Object.entries(data.credentials).map(([host, { token }]) => [host, token]));
}
