/** Tokens by host: punycode, with a port if it is not 443. */
export type Credentials = ReadonlyMap<string, string>;
/** Reads `TF_TOKEN_<host>` as Terraform does: `__` is a hyphen, `_` a dot. Empty values count as absent. @throws UserError for one that no header can take; left out where no request needs it */
export declare function readCredentials(environment: Readonly<Record<string, string | undefined>>, isNeeded?: (host: string) => boolean): Credentials;
/** The variables that name one of the hosts and are empty: a workflow passes a secret that the run does not get. */
export declare function emptyTokens(environment: Readonly<Record<string, string | undefined>>, hosts: readonly string[]): readonly string[];
/** The token for requests to this address: only that of exactly its host and port (T24, T25). */
export declare function tokenFor(credentials: Credentials, url: string): string | undefined;
/** The host of a token, in the form of {@link Credentials}; `null` if the text is not a host. */
export declare function hostOfToken(host: string): string | null;
/** An error about a header would print what it cannot take. @throws UserError without the token */
export declare function plainToken(text: string, where: string): string;
