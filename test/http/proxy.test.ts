import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fetcher } from '../../src/http/fetcher.ts';
import { createFetcher } from '../../src/http/guarded-fetcher.ts';
import { proxyFor } from '../../src/http/proxy.ts';
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
  const outcome = await outcomeOf(url);
  return outcome.kind === 'unavailable' ? outcome.code : outcome.kind;
}

async function outcomeOf(url: string) {
  const fetcher: Fetcher = createFetcher({
    trustedHosts: [],
    maxDownload: 1,
    ca,
    limits: { retries: 0 },
    resolve: (_hostname, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  const outcome = await fetcher.get(url, { maxBytes: 100, what: 'it' });
  await fetcher.close();
  return outcome;
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

describe('a proxy that does not let the request pass is named, without its password', () => {
  const name = () => new URL(process.env.HTTPS_PROXY ?? '').host;
  const withPassword = () => {
    process.env.HTTPS_PROXY = `http://me:secret@${name()}`;
  };
  const cause = async () => {
    const outcome = await outcomeOf(`https://registry.test:${server.port}/`);
    return outcome.kind === 'unavailable' ? outcome.cause : outcome.kind;
  };

  it.each([403, 407, 502])('it answers with status %i', async (status) => {
    withPassword();
    proxy.removeAllListeners('connect');
    proxy.on('connect', (_request, socket) => socket.end(`HTTP/1.1 ${status} No\r\n\r\n`));
    expect(await cause()).toBe(
      `the proxy ${name()} (HTTPS_PROXY) refused the connection to registry.test:${server.port} (status ${status})`,
    );
  });

  it('it is not there', async () => {
    withPassword();
    proxy.closeAllConnections();
    await new Promise((done) => proxy.close(done));
    expect(await cause()).toBe(`the proxy ${name()} (HTTPS_PROXY) refused the connection`);
  });

  it('it puts its own certificate in the place of the host', async () => {
    const other = await startServer(await makeCertificate(['registry.test']), (_request, response) =>
      response.end(),
    );
    proxy.removeAllListeners('connect');
    proxy.on('connect', (_request, socket) => {
      const target = connect(other.port, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        socket.pipe(target).pipe(socket);
      });
      socket.on('error', () => target.destroy());
      target.on('error', () => socket.destroy());
    });
    const outcome = await outcomeOf(`https://registry.test:${server.port}/`);
    await other.close();
    expect(outcome).toMatchObject({
      kind: 'unavailable',
      code: 'certificate',
      cause: expect.stringContaining(
        `the proxy ${name()} (HTTPS_PROXY) may have put another one in its place`,
      ),
    });
  });
});

describe('the proxy that is named', () => {
  const environment = {
    https_proxy: 'http://me:secret@proxy.example:3128',
    http_proxy: 'http://plain.example',
  };
  it.each<readonly [string, Readonly<Record<string, string>>, string | null]>([
    ['https://github.com/x', environment, 'proxy.example:3128 https_proxy'],
    ['http://github.com/x', environment, 'plain.example http_proxy'],
    ['https://github.com/x', { HTTP_PROXY: 'http://plain.example' }, 'plain.example HTTP_PROXY'],
    ['https://github.com/x', {}, null],
    ['https://github.com/x', { https_proxy: 'no address' }, null],
    ['https://api.github.com/x', { ...environment, no_proxy: 'example.com, .github.com' }, null],
    ['https://github.com/x', { ...environment, no_proxy: '*.github.com' }, null],
    ['https://github.com/x', { ...environment, NO_PROXY: '*' }, null],
    ['https://github.com:8443/x', { ...environment, no_proxy: 'github.com:8443' }, null],
    [
      'https://github.com/x',
      { ...environment, no_proxy: 'github.com:8443' },
      'proxy.example:3128 https_proxy',
    ],
    ['https://mygithub.com/x', { ...environment, no_proxy: 'github.com' }, 'proxy.example:3128 https_proxy'],
  ])('for %s', (url, variables, expected) => {
    const proxy = proxyFor(new URL(url), variables);
    expect(proxy === null ? null : `${proxy.name} ${proxy.variable}`).toBe(expected);
  });
});
