import { CodedError, orNull, quoted } from '../errors.ts';
import { lookupToAscii, lookupToUnicode, lookupWithUnderscores } from './idna.ts';
import { terraformRegistry } from './publishers.ts';

export type AddressErrorCode =
  /** Longer than any real address; nothing was read. */
  | 'too-long'
  /** Too few, too many or empty parts. */
  | 'invalid-format'
  | 'invalid-hostname'
  | 'invalid-port'
  /** A host that is never a registry of modules or components. */
  | 'reserved-hostname'
  | 'invalid-namespace'
  /** Would be valid with `underscoreNamespace`. */
  | 'underscore-namespace'
  /** `-` on a host other than the default one. */
  | 'legacy-namespace'
  | 'invalid-type'
  /** A provider type that starts with `terraform-`. */
  | 'redundant-prefix'
  | 'invalid-name'
  | 'invalid-target-system'
  | 'query-string'
  | 'subdirectory-outside';

/** The message is raw text: the code that shows it escapes it. */
export class AddressError extends CodedError<AddressErrorCode> {
  override readonly name = 'AddressError';
}

export function refuse(code: AddressErrorCode, message: string): never {
  throw new AddressError(code, message);
}

/** Longer than every address seen in the wild (60 characters) and in Terraform's own tests (333). */
const longestAddress = 1024;

export function refuseLongAddress(text: string): void {
  if (text.length > longestAddress)
    refuse('too-long', `A source address may have at most ${longestAddress} characters.`);
}

export interface ProviderAddress {
  readonly kind: 'provider';
  /** For storing and comparing: punycode, with a port if it is not 443. */
  readonly hostname: string;
  /** Lower-case Unicode. `-`: a legacy address of Terraform 0.12. `?`: the text has only a type. */
  readonly namespace: string;
  /** Lower-case Unicode. */
  readonly type: string;
}

const unknownNamespace = '?';
const legacyNamespace = '-';

/**
 * Reads `[hostname/][namespace/]type` as Terraform does (`ParseProviderSource`). It trims nothing.
 * `underscoreNamespace` accepts `_` inside a namespace, as Terraform 1.16 and later do; OpenTofu refuses it.
 * @returns normalised parts; the text was canonical if and only if `formatAddress` gives it back
 * @throws AddressError with the reason in one sentence
 */
export function parseProviderAddress(
  text: string,
  { underscoreNamespace = false }: { readonly underscoreNamespace?: boolean } = {},
): ProviderAddress {
  refuseLongAddress(text);
  const parts = text.split('/');
  if (parts.length > 3 || parts.includes(''))
    refuse('invalid-format', 'A provider source address has the form "[hostname/][namespace/]type".');
  const [typeText = '', namespaceText, hostnameText] = parts.reverse();
  const type = parseProviderType(typeText);
  if (namespaceText === undefined)
    return { kind: 'provider', hostname: terraformRegistry, namespace: unknownNamespace, type };
  const namespace =
    namespaceText === legacyNamespace
      ? legacyNamespace
      : parseProviderNamespace(namespaceText, underscoreNamespace);
  const hostname = hostnameText === undefined ? terraformRegistry : parseHostname(hostnameText);
  if (namespace === legacyNamespace && hostname !== terraformRegistry)
    refuse('legacy-namespace', `The legacy provider namespace "-" exists on ${terraformRegistry} only.`);
  if (type.startsWith('terraform-')) {
    const shorter = type.replace(/^terraform-(?:provider-)?/, '');
    refuse(
      'redundant-prefix',
      `A provider type may not start with "terraform-". Did you mean ${quoted(shorter)}?`,
    );
  }
  return { kind: 'provider', hostname, namespace, type };
}

/** The provider that a text names, perhaps with underscores; `null` if it is not an address. */
export function readAddress(text: string): ProviderAddress | null {
  return orNull(() => parseProviderAddress(text, { underscoreNamespace: true }), AddressError);
}

export function hostOf(address: string): string {
  return address.split('/')[0] ?? address;
}

/** As Terraform's `ParseProviderPart`: one IDNA label without `--`, in lower case and NFC. */
export function parseProviderType(text: string): string {
  return foldPart(text, lookupToUnicode) ?? refusePart('invalid-type', 'type', text);
}

/** Like a type, but Terraform 1.16 and later accept `_` inside it. @throws AddressError */
export function parseProviderNamespace(text: string, underscore: boolean): string {
  const folded = foldPart(text, lookupToUnicode);
  if (folded !== null) return folded;
  const withUnderscores = foldPart(text, lookupWithUnderscores);
  if (withUnderscores === null) return refusePart('invalid-namespace', 'namespace', text);
  if (underscore) return withUnderscores;
  return refuse(
    'underscore-namespace',
    `The provider namespace ${quoted(text)} has an underscore: Terraform 1.16 and later accept it, earlier Terraform and OpenTofu do not.`,
  );
}

/** Refuses `--` before folding, and so all punycode. A plain name stays as it is: a hostile file names one 200,000 times. */
function foldPart(text: string, fold: (label: string) => string | null): string | null {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) return text;
  return text === '' || text.includes('.') || text.includes('--') ? null : fold(text);
}

function refusePart(code: AddressErrorCode, noun: string, text: string): never {
  return refuse(
    code,
    `${quoted(text)} is not a valid provider ${noun}: only letters, digits and single dashes, with no dash at either end.`,
  );
}

/** Terraform and OpenTofu read an address with only a type as a provider of HashiCorp. */
export function withImpliedNamespace(address: ProviderAddress): ProviderAddress {
  return address.namespace === unknownNamespace ? { ...address, namespace: 'hashicorp' } : address;
}

/** The provider of a resource type's prefix (`aws` for `aws_instance`) that nothing declares. */
export function impliedProviderAddress(localName: string): ProviderAddress {
  refuseLongAddress(localName);
  if (localName === 'terraform')
    return { kind: 'provider', hostname: 'terraform.io', namespace: 'builtin', type: 'terraform' };
  const type = parseProviderType(localName);
  return { kind: 'provider', hostname: terraformRegistry, namespace: 'hashicorp', type };
}

/** Part of the Terraform binary: never installed, never locked. */
export function isBuiltIn(address: ProviderAddress): boolean {
  return address.hostname === 'terraform.io' && address.namespace === 'builtin';
}

/** An address that Terraform 0.13 made from a state of 0.12: never locked. */
export function isLegacy(address: ProviderAddress): boolean {
  return address.namespace === legacyNamespace;
}

const portOfHttps = 443n;
const largestPort = 65_535n;
const smallestPort = -(2n ** 63n);

/**
 * Reads a service hostname with an optional port, as Terraform's `svchost.ForComparison` does.
 * @param text as written: Unicode, any case, with or without `:443`
 * @returns lower case, punycode, `:port` only if it is not 443; a trailing dot stays: it makes a different host
 * @throws AddressError `too-long`, `invalid-hostname` or `invalid-port`
 */
export function parseHostname(text: string): string {
  refuseLongAddress(text);
  const { name, port } = splitPort(text);
  const portSuffix = normalizePort(port);
  if (portSuffix === null) {
    const isUrl = /^https?$/i.test(name);
    const problem = `${quoted(port)} is not a port from :0 to :65535.`;
    refuse('invalid-port', isUrl ? 'A hostname with an optional port is needed here, not a URL.' : problem);
  }
  checkLabels(name);
  const ascii = lookupToAscii(name) ?? refuse('invalid-hostname', `${quoted(name)} is not a valid hostname.`);
  return ascii + portSuffix;
}

/** A hostname for people, in Unicode. An unreadable one comes back unchanged: something has to be shown. */
export function displayHostname(hostname: string): string {
  const { name, port } = splitPort(hostname);
  return (lookupToUnicode(name) ?? name) + (normalizePort(port) ?? port);
}

function splitPort(text: string): { readonly name: string; readonly port: string } {
  const colon = text.indexOf(':');
  return colon === -1 ? { name: text, port: '' } : { name: text.slice(0, colon), port: text.slice(colon) };
}

/** Go's `Atoi` reads the number, so signs, leading zeros and negative ports pass. `null`: not a port. */
function normalizePort(port: string): string | null {
  if (port === '') return '';
  const [, sign = '', digits] = /^:([+-]?)([0-9]+)$/.exec(port) ?? [];
  if (digits === undefined) return null;
  const number = sign === '-' ? -BigInt(digits) : BigInt(digits);
  if (number > largestPort || number < smallestPort) return null;
  return number === portOfHttps ? '' : `:${number}`;
}

/** Refuses punycode, which people cannot read. Upper-case `XN--` passes, as in Terraform. */
function checkLabels(name: string): void {
  for (const label of name.replace(/\.{1,2}$/, '').split('.')) {
    if (label === '') refuse('invalid-hostname', `The hostname ${quoted(name)} has an empty label.`);
    if (label.startsWith('xn--'))
      refuse(
        'invalid-hostname',
        `The hostname ${quoted(name)} is in punycode; it must be written in Unicode.`,
      );
  }
}
