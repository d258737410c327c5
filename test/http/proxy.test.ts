import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Fetcher } from '../../src/http/fetcher.ts';
import { createFetcher } from '../../src/http/guarded-fetcher.ts';
import { type LoopbackServer, makeCertificate, startServer } from './loopback-server.ts';

let proxy: Server;
let server: LoopbackServer;
let ca: string;
const tunnels: string[] = [];
const variables = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'];
const before = new Map(variables.map((name) => [name, process.env[name]]));

beforeEach(async () => {
  const certificate = await makeCertificate(['registry.test']);
  ca = certificate.cert;
  server = await startServer(certificate, (_request, response) => response.end('through'));
  proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    const target = connect(server.port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  for (const name of variables) delete process.env[name];
  process.env.HTTPS_PROXY = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});

afterEach(async () => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  tunnels.length = 0;
  proxy.closeAllConnections();
  await new Promise((done) => proxy.close(done));
  await server.close();
});

async function ask(url: string): Promise<string> {
  const fetcher: Fetcher = createFetcher({
    trustedHosts: [],
    maxDownload: 1,
    ca,
    limits: { retries: 0 },
    resolve: (_hostname, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  const outcome = await fetcher.get(url, { maxBytes: 100, what: 'it' });
  await fetcher.close();
  return outcome.kind === 'unavailable' ? outcome.code : outcome.kind;
}

it('a proxy of the environment transports the requests, encrypted up to the host', async () => {
  expect(await ask(`https://registry.test:${server.port}/`)).toBe('known');
  expect(tunnels).toEqual([`registry.test:${server.port}`]);
});

it('a private address is refused before the proxy is asked', async () => {
  expect(await ask('https://169.254.169.254/')).toBe('address-refused');
  expect(tunnels).toEqual([]);
});

it('a host that needs no proxy is guarded as usual', async () => {
  process.env.NO_PROXY = '.test';
  expect(await ask(`https://registry.test:${server.port}/`)).toBe('address-refused');
  expect(tunnels).toEqual([]);
});
