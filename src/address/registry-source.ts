import { posix } from 'node:path';
import { quoted } from '../quoted.ts';
import { type AddressErrorCode, refuse, refuseLongAddress } from './address-error.ts';
import { parseHostname } from './hostname.ts';
import { terraformRegistry } from './publishers.ts';

/** Where a module of a module registry comes from. */
export interface ModuleAddress {
  readonly kind: 'module';
  /** For storing and comparing: punycode, with a port if it is not 443. */
  readonly hostname: string;
  /** Case kept. */
  readonly namespace: string;
  /** Case kept. */
  readonly name: string;
  /** For example `aws`. It was once called the provider of the module, but it is not a provider. */
  readonly targetSystem: string;
  /** Inside the package; `null` if there is none. */
  readonly subdirectory: string | null;
}

/** Where a component of a Terraform stack comes from. */
export interface ComponentAddress {
  readonly kind: 'component';
  /** For storing and comparing: punycode, with a port if it is not 443. */
  readonly hostname: string;
  /** Case kept. */
  readonly namespace: string;
  /** Case kept. */
  readonly name: string;
  /** Inside the package; `null` if there is none. */
  readonly subdirectory: string | null;
}

/**
 * Reads a module registry source address, `[hostname/]namespace/name/system[//subdirectory]`, as Terraform does
 * (`ParseModuleSource`). Local paths and URLs are refused.
 *
 * @throws AddressError with the reason in one sentence.
 */
export function parseModuleAddress(text: string): ModuleAddress {
  const { hostname, names, subdirectory } = parseRegistrySource(text, moduleForm);
  const [namespaceText, nameText, systemText = ''] = names;
  const namespace = parseRegistryName(namespaceText, 'invalid-namespace', moduleForm);
  const name = parseRegistryName(nameText, 'invalid-name', moduleForm);
  return {
    kind: 'module',
    hostname,
    namespace,
    name,
    targetSystem: parseTargetSystem(systemText),
    subdirectory,
  };
}

/**
 * Reads a component registry source address, `[hostname/]namespace/name[//subdirectory]`, as Terraform does
 * (`ParseComponentSource`). Local paths and URLs are refused.
 *
 * @throws AddressError with the reason in one sentence.
 */
export function parseComponentAddress(text: string): ComponentAddress {
  const { hostname, names, subdirectory } = parseRegistrySource(text, componentForm);
  const [namespaceText, nameText] = names;
  return {
    kind: 'component',
    hostname,
    namespace: parseRegistryName(namespaceText, 'invalid-namespace', componentForm),
    name: parseRegistryName(nameText, 'invalid-name', componentForm),
    subdirectory,
  };
}

/** The rules of one kind of source. */
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

/** What module and component sources have in common. */
interface RegistrySource {
  readonly hostname: string;
  /** The parts after the hostname, unchecked, as many as the form has. */
  readonly names: readonly string[];
  /** Cleaned; `null` if there is none. */
  readonly subdirectory: string | null;
}

/**
 * Splits `[hostname/]…[//subdirectory]` and reads the hostname.
 *
 * @throws AddressError `too-long`, `subdirectory-outside`, `invalid-format`, `invalid-hostname`, `invalid-port` or `reserved-hostname`.
 */
function parseRegistrySource(text: string, form: RegistrySourceForm): RegistrySource {
  refuseLongAddress(text);
  const { rest, subdirectory } = splitSubdirectory(text);
  if (subdirectory?.startsWith('../'))
    refuse(
      'subdirectory-outside',
      `The subdirectory ${quoted(subdirectory)} leads outside of the ${form.noun} package.`,
    );
  const parts = rest.split('/');
  const count = form.form.split('/').length;
  if (parts.length === count) return { hostname: terraformRegistry, names: parts, subdirectory };
  const [hostnameText, ...names] = parts;
  if (hostnameText === undefined || names.length !== count) return refuseForm(form);
  return { hostname: parseRegistryHost(hostnameText, form), names, subdirectory };
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

/**
 * Reads a namespace or a name: ASCII, case kept, up to 64 characters.
 *
 * @throws AddressError `invalid-format` if the namespace is a hostname, `query-string`, or the given code.
 */
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

/** @throws AddressError `query-string`. */
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
