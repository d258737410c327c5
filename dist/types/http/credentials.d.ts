/** Tokens by the host that they are for: punycode, with port where it is not 443. */
export type Credentials = ReadonlyMap<string, string>;
/**
 * Reads `TF_TOKEN_<host>` as Terraform does: `__` stands for a hyphen, `_` for a dot, and the host may be written in Unicode or in
 * punycode. Empty values count as absent.
 *
 * @param environment for example `process.env`
 */
export declare function readCredentials(environment: Readonly<Record<string, string | undefined>>): Credentials;
/**
 * The token for requests to this address: that of exactly its host and port, or none. A registry whose service lives on another
 * host gets no token there, so no discovery answer can send a token elsewhere (T24, T25).
 */
export declare function tokenFor(credentials: Credentials, url: string): string | undefined;
/** The host that a token is for, as {@link Credentials} has it; `null` for what is no host. */
export declare function hostOfToken(host: string): string | null;
