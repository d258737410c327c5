/**
 * Reads a service hostname with an optional port, as Terraform's `svchost.ForComparison` does.
 *
 * @param text As written: Unicode, any case, with or without `:443`.
 * @returns The form for storing and comparing: lower case, punycode, `:port` only if it is not 443. One or two trailing dots stay: such a
 * name is another host.
 * @throws AddressError `too-long`, `invalid-hostname` or `invalid-port`.
 */
export declare function parseHostname(text: string): string;
/**
 * A hostname for people, in Unicode.
 *
 * @param hostname As stored or as written. An unreadable hostname comes back unchanged, because something has to be shown.
 */
export declare function displayHostname(hostname: string): string;
