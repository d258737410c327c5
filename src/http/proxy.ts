import { invalidInput, orNull } from '../errors.ts';

/** A proxy of the environment, as it may be shown: without user name and password. */
export interface NamedProxy {
  /** `proxy.example.com:3128` */
  readonly name: string;
  readonly variable: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy of the environment as undici's agent takes it; empty: none. As in Go, `HTTP_PROXY` is not for https, and every request is https. @throws UserError for a value that is no address */
export function proxiesIn(environment: Environment) {
  const url = proxyIn(environment)?.url;
  const [httpsProxy, login] = [url?.origin ?? '', `${url?.username ?? ''}:${url?.password ?? ''}`];
  // undici itself sends no user name without a password, as some proxies take a token.
  const token = `Basic ${Buffer.from(decodeURIComponent(login)).toString('base64')}`;
  const noProxy = exemptIn(environment);
  return { httpProxy: httpsProxy, httpsProxy, noProxy, ...(login === ':' ? {} : { token }) };
}

const exemptIn = ({ no_proxy, NO_PROXY }: Environment): string => no_proxy || NO_PROXY || '';

const variables = ['https_proxy', 'HTTPS_PROXY'];

/** As Go and curl do, takes `proxy.example.com:3128` for an address with `http:`, and ignores a path. */
function proxyIn(environment: Environment) {
  const variable = variables.find((name) => environment[name]?.trim());
  if (variable === undefined) return null;
  const value = environment[variable]?.trim() ?? '';
  const url = URL.parse(value.includes('://') ? value : `http://${value}`);
  const isReadable = url !== null && orNull(() => decodeURIComponent(url.username + url.password)) !== null;
  if (isReadable && /^https?:$/.test(url.protocol)) return { variable, url };
  throw invalidInput(
    `${variable} is not the address of an HTTP proxy; write it like http://proxy.example.com:3128, with %25 for a % in a password.`,
  );
}

/** The proxy for an address by the rules of undici's agent, which does not tell; `null`: none. */
export function proxyFor({ protocol, hostname, port }: URL, environment: Environment): NamedProxy | null {
  const proxy = proxyIn(environment);
  if (proxy === null) return null;
  const wanted = Number(port || (protocol === 'http:' ? 80 : 443));
  return isExempt(hostname.toLowerCase(), wanted, exemptIn(environment))
    ? null
    : { name: proxy.url.host, variable: proxy.variable };
}

function isExempt(hostname: string, port: number, exempt: string): boolean {
  if (exempt === '*') return true;
  return exempt.split(/[,\s]/).some((entry) => {
    const [, withPort, only] = /^(.+):(\d+)$/.exec(entry) ?? [];
    if (entry === '' || (only !== undefined && Number(only) !== port)) return false;
    const name = (withPort ?? entry).replace(/^\*?\./, '').toLowerCase();
    return hostname === name || hostname.endsWith(`.${name}`);
  });
}

export function namesProxy(environment: Environment): boolean {
  return variables.some((name) => environment[name]);
}
