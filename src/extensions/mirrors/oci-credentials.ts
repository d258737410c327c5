import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { distinct } from '../../distinct.ts';
import { quoted } from '../../errors.ts';
import type { Block, Value } from '../../hcl/syntax.ts';
import { parseJson } from '../../http/json-answer.ts';
import { argument, parseCliFile, textOf } from './read-installation.ts';

export type OciCredential =
  /** User name and password as the header `authorization` has them. */
  | { readonly kind: 'basic'; readonly value: string }
  | { readonly kind: 'token'; readonly value: string }
  /** A program, which is not run. */
  | { readonly kind: 'helper' };

/** The credential that is the most specific for a repository. */
export type OciCredentials = (registry: string, repository: string) => OciCredential | undefined;

interface Entry {
  /** A registry, or one with the beginning of a repository's path; empty: all. */
  readonly prefix: string;
  readonly credential: OciCredential;
}

interface CredentialSources {
  readonly path: string;
  readonly text: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The text of a file; `null` if it cannot be read. */
  readonly read: (path: string) => string | null;
  readonly onNotice: (notice: string) => void;
}

/** The part of Docker's configuration file that OpenTofu reads. */
const dockerFile = z.object({
  auths: z.record(z.string(), z.object({ auth: z.string().nullish() }).nullish()).nullish(),
  credHelpers: z.record(z.string(), z.string()).nullish(),
  credsStore: z.string().nullish(),
});

/** Reads `oci_credentials` and `oci_default_credentials`, and the Docker-style files that OpenTofu would read. */
export function readOciCredentials({
  path,
  text,
  environment,
  read,
  onNotice,
}: CredentialSources): OciCredentials {
  const unused = (what: string, why: string) =>
    onNotice(`${what} not used for OCI registries, because ${why}.`);
  const { blocks } = parseCliFile(text).body;
  const entries: Entry[] = [];
  for (const block of blocks.filter(({ type }) => type === 'oci_credentials')) {
    const prefix = block.labels.map((label) => label.text).join(' ');
    const credential = credentialIn(block);
    if (credential !== null && prefix !== '') entries.push({ prefix, credential });
    else unused(`The oci_credentials for ${quoted(prefix)} in ${quoted(path)} are`, 'their form is unknown');
  }
  const defaults = blocks.find(({ type }) => type === 'oci_default_credentials')?.body;
  const setting = (name: string): Value | undefined => defaults && argument(defaults, name);
  if (setting('docker_credentials_helper') !== undefined)
    entries.push({ prefix: '', credential: { kind: 'helper' } });
  const discovery = setting('discover_ambient_credentials');
  const isOff = discovery !== undefined && !(discovery.kind === 'scalar' && discovery.text === 'true');
  const listed = setting('docker_style_config_files');
  for (const file of isOff ? [] : (filesIn(listed, path) ?? ambientFiles(environment))) {
    const content = read(file);
    const parsed = dockerFile.safeParse(content === null ? null : parseJson(Buffer.from(content)));
    if (parsed.success) entries.push(...dockerEntries(parsed.data));
    else if (content !== null || listed !== undefined)
      unused(`The credentials in ${quoted(file)} are`, 'the file cannot be read');
  }
  // If prefixes are equally long, the first counts.
  const specific = entries.toSorted((one, other) => other.prefix.length - one.prefix.length);
  return (registry, repository) => {
    const address = `${registry}/${repository}/`;
    return specific.find(({ prefix }) => prefix === '' || address.startsWith(`${prefix}/`))?.credential;
  };
}

function credentialIn({ body }: Block): OciCredential | null {
  const text = (name: string) => textOf(argument(body, name));
  const [user, password, token] = [text('username'), text('password'), text('access_token')];
  if (argument(body, 'docker_credentials_helper') !== undefined) return { kind: 'helper' };
  // Like OpenTofu, Lockproof shows the access token as it is and never renews it.
  if (token !== null && /^[\x21-\x7e]{1,65536}$/.test(token)) return { kind: 'token', value: token };
  if (user === null || password === null || user.includes(':')) return null;
  return { kind: 'basic', value: Buffer.from(`${user}:${password}`).toString('base64') };
}

function dockerEntries({ auths, credHelpers, credsStore }: z.infer<typeof dockerFile>): readonly Entry[] {
  const fixed = Object.entries(auths ?? {}).flatMap(([prefix, entry]): readonly Entry[] => {
    const plain = Buffer.from(entry?.auth ?? '', 'base64');
    return prefix !== '' && plain.includes(':')
      ? [{ prefix, credential: { kind: 'basic', value: plain.toString('base64') } }]
      : [];
  });
  const helpers = credsStore ? ['', ...Object.keys(credHelpers ?? {})] : Object.keys(credHelpers ?? {});
  return [...fixed, ...helpers.map((prefix): Entry => ({ prefix, credential: { kind: 'helper' } }))];
}

/** The files that the user lists instead; `null` if there is no list. */
function filesIn(listed: Value | undefined, path: string): readonly string[] | null {
  if (listed === undefined) return null;
  const items = listed.kind === 'list' ? listed.items : [];
  return items.map((item) => resolve(dirname(path), textOf(item) ?? ''));
}

/** In OpenTofu's order; `DOCKER_CONFIG` is not one of its places. */
function ambientFiles(environment: CredentialSources['environment']): readonly string[] {
  const home = environment.HOME || homedir();
  const settings = join(home, '.config');
  const first = process.platform === 'linux' ? environment.XDG_RUNTIME_DIR : settings;
  const folders = distinct([first, environment.XDG_CONFIG_HOME || settings]).flatMap(
    (folder) => folder || [],
  );
  const podman = folders.map((folder) => join(folder, 'containers', 'auth.json'));
  return [...podman, join(home, '.docker', 'config.json'), join(home, '.dockercfg')];
}
