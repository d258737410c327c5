/** The host that Terraform means where an address names none. */
export declare const terraformRegistry = "registry.terraform.io";
/** The host that OpenTofu means where an address names none. */
export declare const opentofuRegistry = "registry.opentofu.org";
/**
 * Reads a service hostname with an optional port, as Terraform's `svchost.ForComparison` does.
 *
 * @param text As written: Unicode, any case, `:443` or not.
 * @returns The form for storing and comparing: lower case, punycode, `:port` only where it is not 443. One or two trailing
 * dots stay, and make another host.
 * @throws AddressError `too-long`, `invalid-hostname` or `invalid-port`.
 */
export declare function parseHostname(text: string): string;
/**
 * A hostname for people: Unicode in place of punycode.
 *
 * @param hostname As stored or as written. What cannot be read comes back as it is, because something has to be shown.
 */
export declare function displayHostname(hostname: string): string;
