import { quoted } from '../quoted.ts';
import { refuse, refuseLongAddress } from './address-error.ts';
import { lookupToAscii, lookupToUnicode } from './idna.ts';

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
