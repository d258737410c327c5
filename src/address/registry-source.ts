import { posix } from 'node:path';
import { quoted } from '../errors.ts';
import { type AddressErrorCode, parseHostname, refuse, refuseLongAddress } from './provider-address.ts';
import { terraformRegistry } from './publishers.ts';

interface RegistrySource {
  /** For storing and comparing: punycode, with a port if it is not 443. */
  readonly hostname: string;
  /** Case kept. */
  readonly namespace: string;
  /** Case kept. */
  readonly name: string;
  /** Inside the package; `null` if there is none. */
  readonly subdirectory: string | null;
}

export interface ModuleAddress extends RegistrySource {
  readonly kind: 'module';
  /** For example `aws`. It was once called the provider of the module, but it is not a provider. */
  readonly targetSystem: string;
}

export interface ComponentAddress extends RegistrySource {
  readonly kind: 'component';
}

/**
 * Reads `[hostname/]namespace/name/system[//subdirectory]` as Terraform does (`ParseModuleSource`).
 * @throws AddressError with the reason in one sentence; also for local paths and URLs
 */
export function parseModuleAddress(text: string): ModuleAddress {
  const [source, system = ''] = parseRegistrySource(text, moduleForm);
  return { kind: 'module', ...source, targetSystem: parseTargetSystem(system) };
}

/**
 * Reads `[hostname/]namespace/name[//subdirectory]` as Terraform does (`ParseComponentSource`).
 * @throws AddressError with the reason in one sentence; also for local paths and URLs
 */
export function parseComponentAddress(text: string): ComponentAddress {
  const [source] = parseRegistrySource(text, componentForm);
  return { kind: 'component', ...source };
}

interface RegistrySourceForm {
  readonly noun: 'module' | 'component';
  /** `namespace/name/system`. */
  readonly form: string;
  /** Hosts that mean version control in addresses of this kind. */
  readonly reservedHosts: readonly string[];
}

const moduleForm: RegistrySourceForm = {
  noun: 'module',
  form: 'namespace/name/system',
  reservedHosts: ['github.com', 'bitbucket.org'],
};

const componentForm: RegistrySourceForm = {
  noun: 'component',
  form: 'namespace/name',
  reservedHosts: ['github.com', 'bitbucket.org', 'gitlab.com'],
};

/** @returns the source, and the part after its name, unchecked @throws AddressError */
function parseRegistrySource(
  text: string,
  form: RegistrySourceForm,
): readonly [source: RegistrySource, more: string | undefined] {
  refuseLongAddress(text);
  const { rest, subdirectory } = splitSubdirectory(text);
  if (subdirectory?.startsWith('../'))
    refuse(
      'subdirectory-outside',
      `The subdirectory ${quoted(subdirectory)} leads outside of the ${form.noun} package.`,
    );
  const parts = rest.split('/');
  const count = form.form.split('/').length;
  if (parts.length !== count && parts.length !== count + 1) refuseForm(form);
  const [namespaceText, nameText, more] = parts.slice(-count);
  const hostname = parts.length === count ? terraformRegistry : parseRegistryHost(parts[0] ?? '', form);
  const namespace = parseRegistryName(namespaceText, 'invalid-namespace', form);
  const name = parseRegistryName(nameText, 'invalid-name', form);
  return [{ hostname, namespace, name, subdirectory }, more];
}

function parseRegistryHost(text: string, form: RegistrySourceForm): string {
  const hostname = parseHostname(text);
  if (!hostname.includes('.'))
    refuse('invalid-hostname', `The hostname ${quoted(text)} of a ${form.noun} registry needs a dot.`);
  if (form.reservedHosts.includes(hostname))
    refuse(
      'reserved-hostname',
      `${hostname} cannot be a ${form.noun} registry: such an address means a version control repository.`,
    );
  return hostname;
}

/** The first `//` starts the subdirectory, unless it belongs to a `://` or to a query string. */
function splitSubdirectory(text: string): { readonly rest: string; readonly subdirectory: string | null } {
  const question = text.indexOf('?');
  const path = question === -1 ? text : text.slice(0, question);
  const query = text.slice(path.length);
  const scheme = path.indexOf('://');
  const slashes = path.indexOf('//', scheme === -1 ? 0 : scheme + 3);
  if (slashes === -1) return { rest: text, subdirectory: null };
  const subdirectory = path.slice(slashes + 2);
  return {
    rest: path.slice(0, slashes) + query,
    subdirectory: subdirectory === '' ? null : cleanPath(subdirectory),
  };
}

/** Go's `path.Clean`. A lone `..` passes the check that `../` fails, as in Terraform. */
function cleanPath(path: string): string {
  const normal = posix.normalize(path);
  return normal.length > 1 && normal.endsWith('/') ? normal.slice(0, -1) : normal;
}

/** Reads a namespace or a name: ASCII, case kept, up to 64 characters. @throws AddressError */
function parseRegistryName(
  text: string | undefined,
  code: Extract<AddressErrorCode, 'invalid-namespace' | 'invalid-name'>,
  form: RegistrySourceForm,
): string {
  if (text === undefined) return refuseForm(form);
  if (/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/.test(text)) return text;
  refuseQuery(text, form);
  if (code === 'invalid-namespace' && text.includes('.')) refuseForm(form);
  const noun = code === 'invalid-namespace' ? 'namespace' : 'name';
  return refuse(
    code,
    `${quoted(text)} is not a valid ${form.noun} ${noun}: 1 to 64 ASCII letters, digits, dashes and underscores, with a letter or digit at either end.`,
  );
}

function parseTargetSystem(text: string): string {
  if (/^[0-9a-z]{1,64}$/.test(text)) return text;
  refuseQuery(text, moduleForm);
  return refuse(
    'invalid-target-system',
    `${quoted(text)} is not a valid target system: 1 to 64 lower-case ASCII letters and digits.`,
  );
}

function refuseQuery(text: string, form: RegistrySourceForm): void {
  if (text.includes('?'))
    refuse('query-string', `A ${form.noun} registry source address may not have a query string.`);
}

function refuseForm(form: RegistrySourceForm): never {
  return refuse(
    'invalid-format',
    `A ${form.noun} registry source address has the form "[hostname/]${form.form}[//subdirectory]".`,
  );
}
