/**
 * Reads a service hostname with an optional port, as Terraform's `svchost.ForComparison` does.
 * @param text as written: Unicode, any case, with or without `:443`
 * @returns lower case, punycode, `:port` only if it is not 443; a trailing dot stays: it makes a different host
 * @throws AddressError `too-long`, `invalid-hostname` or `invalid-port`
 */
export declare function parseHostname(text: string): string;
/** A hostname for people, in Unicode. An unreadable one comes back unchanged: something has to be shown. */
export declare function displayHostname(hostname: string): string;
