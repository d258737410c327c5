import { invalidInput, orNull } from '../errors.ts';

/** A proxy of the environment, as it may be shown: without user name and password. */
export interface NamedProxy {
  /** `proxy.example.com:3128` */
  readonly name: string;
  readonly variable: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxies of the environment as undici's agent takes them; empty: none. @throws UserError for a value that is no address */
export function proxiesIn(environment: Environment) {
  return {
    httpProxy: proxyIn(environment, ['http_proxy', 'HTTP_PROXY'])?.url.href ?? '',
    httpsProxy: proxyIn(environment, ['https_proxy', 'HTTPS_PROXY'])?.url.href ?? '',
    noProxy: exemptIn(environment),
  };
}

const exemptIn = ({ no_proxy, NO_PROXY }: Environment): string => no_proxy || NO_PROXY || '';

/** As Go and curl do, takes `proxy.example.com:3128` for an address with `http:`. */
function proxyIn(environment: Environment, variables: readonly string[]) {
  const variable = variables.find((name) => environment[name]?.trim());
  if (variable === undefined) return null;
  const value = environment[variable]?.trim() ?? '';
  const url = URL.parse(value.includes('://') ? value : `http://${value}`);
  const isReadable = url !== null && orNull(() => decodeURIComponent(url.username + url.password)) !== null;
  if (isReadable && /^https?:\/\/[^/?#]+\/$/.test(url.href)) return { variable, url };
  throw invalidInput(
    `${variable} is not the address of an HTTP proxy; write it like http://proxy.example.com:3128, with %25 for a % in a password.`,
  );
}

/** The proxy for an address by the rules of undici's agent, which does not tell; `null`: none. */
export function proxyFor({ protocol, hostname, port }: URL, environment: Environment): NamedProxy | null {
  const variables = ['http_proxy', 'HTTP_PROXY'];
  if (protocol === 'https:') variables.unshift('https_proxy', 'HTTPS_PROXY');
  const proxy = proxyIn(environment, variables);
  if (proxy === null) return null;
  const wanted = port === '' ? defaultPorts.get(protocol) : Number(port);
  return isExempt(hostname.toLowerCase(), wanted, exemptIn(environment))
    ? null
    : { name: proxy.url.host, variable: proxy.variable };
}

const defaultPorts: ReadonlyMap<string, number> = new Map([
  ['http:', 80],
  ['https:', 443],
]);

function isExempt(hostname: string, port: number | undefined, exempt: string): boolean {
  if (exempt === '*') return true;
  return exempt.split(/[,\s]/).some((entry) => {
    const [, withPort, only] = /^(.+):(\d+)$/.exec(entry) ?? [];
    if (entry === '' || (only !== undefined && Number(only) !== port)) return false;
    const name = (withPort ?? entry).replace(/^\*?\./, '').toLowerCase();
    return hostname === name || hostname.endsWith(`.${name}`);
  });
}

export function namesProxy(environment: Environment): boolean {
  return ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'].some((name) => environment[name]);
}
