import { displayHostname, parseHostname } from '../address/address.ts';
import { invalidInput, orNull } from '../errors.ts';

/** Tokens by host: punycode, with a port if it is not 443. */
export type Credentials = ReadonlyMap<string, string>;

const prefix = 'TF_TOKEN_';

/** Reads `TF_TOKEN_<host>` as Terraform does: `__` is a hyphen, `_` a dot. Empty values count as absent. @throws UserError for one that no header can take; left out where no request needs it */
export function readCredentials(
  environment: Readonly<Record<string, string | undefined>>,
  isNeeded: (host: string) => boolean = () => true,
): Credentials {
  const credentials = new Map<string, string>();
  for (const [name, token] of Object.entries(environment)) {
    const host = hostNamedBy(name);
    if (host === null || !token?.trim()) continue;
    const plain = isNeeded(host) ? plainToken(token, name) : orNull(() => plainToken(token, name));
    if (plain !== null) credentials.set(host, plain);
  }
  return credentials;
}

/** The variables that name one of the hosts and are empty: a workflow passes a secret that the run does not get. */
export function emptyTokens(
  environment: Readonly<Record<string, string | undefined>>,
  hosts: readonly string[],
): readonly string[] {
  const empty = Object.keys(environment).filter((name) => environment[name] === '');
  return empty.filter((name) => hosts.includes(hostNamedBy(name) ?? ''));
}

/** `null` for a variable that is no token. */
function hostNamedBy(name: string): string | null {
  if (!name.startsWith(prefix)) return null;
  return hostOfToken(name.slice(prefix.length).replaceAll('__', '-').replaceAll('_', '.'));
}

/** The token for requests to this address: only that of exactly its host and port (T24, T25). */
export function tokenFor(credentials: Credentials, url: string): string | undefined {
  return credentials.get(new URL(url).host);
}

/** The host of a token, in the form of {@link Credentials}; `null` if the text is not a host. */
export function hostOfToken(host: string): string | null {
  return orNull(() => parseHostname(displayHostname(host)));
}

/** An error about a header would print what it cannot take. @throws UserError without the token */
export function plainToken(text: string, where: string): string {
  const token = text.trim();
  if (/^[!-~]*$/.test(token)) return token;
  throw invalidInput(
    `${where} is no token, because it has a space, a line break or a character beyond ASCII; copy the token again.`,
  );
}
