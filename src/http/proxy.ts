/** A proxy of the environment, as it may be shown: without user name and password. */
export interface NamedProxy {
  /** `proxy.example.com:3128` */
  readonly name: string;
  readonly variable: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy for an address by the rules of undici's agent, which does not tell; `null`: none. */
export function proxyFor({ protocol, hostname, port }: URL, environment: Environment): NamedProxy | null {
  const variables = ['http_proxy', 'HTTP_PROXY'];
  if (protocol === 'https:') variables.unshift('https_proxy', 'HTTPS_PROXY');
  const variable = variables.find((name) => environment[name]);
  const url = variable === undefined ? null : URL.parse(environment[variable] ?? '');
  if (variable === undefined || url === null) return null;
  const exempt = environment.no_proxy ?? environment.NO_PROXY ?? '';
  const wanted = port === '' ? defaultPorts.get(protocol) : Number(port);
  return isExempt(hostname.toLowerCase(), wanted, exempt) ? null : { name: url.host, variable };
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
