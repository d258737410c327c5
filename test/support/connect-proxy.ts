import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A proxy on this machine that opens tunnels with CONNECT, as the proxies of companies do. */
export interface ConnectProxy {
  /** `127.0.0.1:PORT` */
  readonly name: string;
  /** `host:port` of each tunnel that was asked for, except those to 127.0.0.1. */
  readonly tunnels: readonly string[];
  /** What each request for a tunnel said in `Proxy-Authorization`. */
  readonly logins: readonly (string | undefined)[];
  /** From now on it answers with this status and opens no tunnel; `null`: it hangs up. */
  refuse(status: number | null): void;
  /** From now on every tunnel ends at this port of the machine. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

export async function startConnectProxy(): Promise<ConnectProxy> {
  const tunnels: string[] = [];
  const logins: (string | undefined)[] = [];
  let refusal: number | null | undefined;
  let end: number | null = null;
  const server = createServer((_request, response) => response.writeHead(405).end());
  // One for each tunnel.
  server.setMaxListeners(0);
  server.on('connect', (request, socket) => {
    const asked = request.url ?? '';
    // A late request to a double of a test before, in the same process, is nobody's here.
    if (!asked.startsWith('127.0.0.1:')) {
      tunnels.push(asked);
      logins.push(request.headers['proxy-authorization']);
    }
    if (refusal === null) return void socket.destroy();
    if (refusal !== undefined) return void socket.end(`HTTP/1.1 ${refusal} No\r\n\r\n`);
    // All names lead to this machine: a program behind a proxy does not resolve names itself.
    const target = connect(end ?? Number(asked.split(':').at(-1)), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    target.on('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
    socket.on('error', () => target.destroy());
    server.once('closing', () => socket.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // One that nobody closes must not keep the tests from ending.
  server.unref();
  return {
    name: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels,
    logins,
    refuse(status) {
      refusal = status;
    },
    leadTo(port) {
      end = port;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((done) => {
        server.close(() => done());
        server.emit('closing');
      });
    },
  };
}

/**
 * The variables that lead a run of a built program through a proxy, if `BEHIND_A_PROXY` is set: so all scenarios can be run once as on a machine that
 * has no other way out. Otherwise none.
 */
export async function proxiesOfRun(): Promise<Readonly<Record<string, string>>> {
  if (!process.env.BEHIND_A_PROXY) return {};
  common ??= startConnectProxy();
  const url = `http://${(await common).name}`;
  return { HTTPS_PROXY: url, HTTP_PROXY: url };
}

let common: Promise<ConnectProxy> | null = null;

const variables = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'];

/** Sets the variables of the environment that name proxies, and no others of them. Returns the function that restores them. */
export function setProxies(given: Readonly<Record<string, string>>): () => void {
  const before = new Map(variables.map((name) => [name, process.env[name]]));
  for (const name of variables) delete process.env[name];
  Object.assign(process.env, given);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
