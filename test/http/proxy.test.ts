import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFetcher } from '../../src/http/guarded-fetcher.ts';
import { proxyFor } from '../../src/http/proxy.ts';
import { type ConnectProxy, setProxies, startConnectProxy } from '../support/connect-proxy.ts';
import { type LoopbackServer, makeCertificate, startServer } from './loopback-server.ts';

let proxy: ConnectProxy;
let server: LoopbackServer;
let restore: () => void;
const certificate = await makeCertificate(['registry.test', 'releases.test']);

beforeEach(async () => {
  server = await startServer(certificate, (_request, response) => response.end('through'));
  proxy = await startConnectProxy();
  restore = setProxies({ HTTPS_PROXY: `http://${proxy.name}` });
});

afterEach(async () => {
  restore();
  await proxy.close();
  await server.close();
});

function openFetcher() {
  return createFetcher({
    trustedHosts: [],
    maxDownload: 1_000,
    ca: certificate.cert,
    limits: { retries: 0 },
    resolve: (_hostname, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  });
}

async function ask(url: string): Promise<string> {
  const outcome = await outcomeOf(url);
  return outcome.kind === 'unavailable' ? outcome.code : outcome.kind;
}

async function outcomeOf(url: string) {
  const fetcher = openFetcher();
  const outcome = await fetcher.get(url, { maxBytes: 100, what: 'it' });
  await fetcher.close();
  return outcome;
}

it('a proxy of the environment transports the requests, encrypted up to the host', async () => {
  expect(await ask(`https://registry.test:${server.port}/`)).toBe('known');
  expect(proxy.tunnels).toEqual([`registry.test:${server.port}`]);
});

it.each([
  ['without its scheme, as Go and curl take it', (name: string) => ({ HTTPS_PROXY: name })],
  [
    'beside an empty variable of the other case',
    (name: string) => ({ HTTPS_PROXY: `http://${name}`, https_proxy: '' }),
  ],
  ['with a path, which nobody uses', (name: string) => ({ HTTPS_PROXY: `http://${name}/path?query#part` })],
  [
    'whatever HTTP_PROXY says, which is not for https',
    (name: string) => ({ HTTPS_PROXY: name, HTTP_PROXY: 'socks5://127.0.0.1:1080' }),
  ],
])('a proxy is used %s', async (_, variables) => {
  restore();
  restore = setProxies(variables(proxy.name));
  expect(await ask(`https://registry.test:${server.port}/`)).toBe('known');
  expect(proxy.tunnels).toEqual([`registry.test:${server.port}`]);
});

it.each(['not a url', 'socks5://127.0.0.1:1080', 'http://', 'http://user:pa%zz@127.0.0.1:3128'])(
  '%s is refused as a proxy, in one sentence',
  async (value) => {
    restore();
    restore = setProxies({ HTTPS_PROXY: value });
    await expect(ask('https://registry.test/')).rejects.toThrow(
      'HTTPS_PROXY is not the address of an HTTP proxy; write it like http://proxy.example.com:3128, with %25 for a % in a password.',
    );
  },
);

it('a proxy that takes a token for the user name gets it without a password', async () => {
  restore();
  restore = setProxies({ HTTPS_PROXY: `http://t%C3%B6ken@${proxy.name}` });
  expect(await ask(`https://registry.test:${server.port}/`)).toBe('known');
  expect(proxy.logins).toEqual([`Basic ${Buffer.from('t\u00f6ken:').toString('base64')}`]);
});

it('an empty no_proxy does not hide NO_PROXY', async () => {
  restore();
  restore = setProxies({ HTTPS_PROXY: `http://${proxy.name}`, no_proxy: '', NO_PROXY: '.test' });
  expect(await ask(`https://registry.test:${server.port}/`)).toBe('address-refused');
  expect(proxy.tunnels).toEqual([]);
});

it.each(['169.254.169.254', 'localhost', 'a.localhost', 'localhost.'])(
  'a private address is refused before the proxy is asked: %s',
  async (host) => {
    expect(await ask(`https://${host}/`)).toBe('address-refused');
    expect(proxy.tunnels).toEqual([]);
  },
);

it('a host that needs no proxy is guarded as usual', async () => {
  process.env.NO_PROXY = '.test';
  expect(await ask(`https://registry.test:${server.port}/`)).toBe('address-refused');
  expect(proxy.tunnels).toEqual([]);
});

it('each server gets its own name, also when answers redirect from host to host', async () => {
  const file = await startServer(certificate, ({ headers }, response) => response.end(headers.host));
  server.answer(({ url, headers }, response) =>
    url === '/package'
      ? response.writeHead(302, { location: `https://releases.test:${file.port}/file` }).end()
      : response.end(headers.host),
  );
  const [registry, releases] = [`registry.test:${server.port}`, `releases.test:${file.port}`];
  const fetcher = openFetcher();
  const request = { maxBytes: 100, what: 'it' };
  const text = async (url: string) => {
    const outcome = await fetcher.get(url, request);
    return outcome.kind === 'known' ? Buffer.from(outcome.value.body).toString() : outcome;
  };
  for (let round = 0; round < 2; round++) {
    const file = await fetcher.download(`https://${registry}/package`, request, async ({ bytes }) => bytes);
    expect(file).toEqual({ kind: 'known', value: releases.length });
    expect(await text(`https://${registry}/versions`)).toBe(registry);
    expect(await text(`https://${releases}/other`)).toBe(releases);
  }
  await fetcher.close();
  await file.close();
  // The second round uses the connections of the first one.
  expect(proxy.tunnels).toEqual([registry, releases]);
});

describe('a proxy that does not let the request pass is named, without its password', () => {
  const cause = async () => {
    process.env.HTTPS_PROXY = `http://me:secret@${proxy.name}`;
    const outcome = await outcomeOf(`https://registry.test:${server.port}/`);
    return outcome.kind === 'unavailable' ? [outcome.code, outcome.cause] : [outcome.kind];
  };

  it.each([
    [403, 'refused-by-proxy'],
    [407, 'proxy-login'],
    [502, 'network'],
  ])('it answers with status %i: %s', async (status, code) => {
    proxy.refuse(status);
    expect(await cause()).toEqual([
      code,
      `the proxy ${proxy.name} (HTTPS_PROXY) refused the connection to registry.test:${server.port} (status ${status})`,
    ]);
  });

  it('a host that it cannot reach is given up like one that refuses, and asked by no later request', async () => {
    proxy.refuse(502);
    const fetcher = openFetcher();
    for (let request = 0; request < 6; request++)
      await fetcher.get(`https://registry.test:${server.port}/${request}`, { maxBytes: 100, what: 'it' });
    await fetcher.close();
    expect(proxy.tunnels).toHaveLength(3);
  });

  it('it hangs up', async () => {
    proxy.refuse(null);
    expect(await cause()).toContain(`the proxy ${proxy.name} (HTTPS_PROXY) closed the connection`);
  });

  it('it is not there', async () => {
    await proxy.close();
    expect(await cause()).toEqual([
      'network',
      `the proxy ${proxy.name} (HTTPS_PROXY) refused the connection`,
    ]);
  });

  it('it puts its own certificate in the place of the host', async () => {
    const other = await startServer(await makeCertificate(['registry.test']), (_request, response) =>
      response.end(),
    );
    proxy.leadTo(other.port);
    const [, said] = await cause();
    await other.close();
    expect(said).toContain('the TLS certificate of');
    expect(said).toContain(`the proxy ${proxy.name} (HTTPS_PROXY) may have replaced it with its own`);
  });
});

describe('the proxy that is named', () => {
  const environment = {
    https_proxy: 'http://me:secret@proxy.example:3128',
    http_proxy: 'http://plain.example',
  };
  it.each<readonly [string, Readonly<Record<string, string>>, string | null]>([
    ['https://github.com/x', environment, 'proxy.example:3128 https_proxy'],
    ['https://github.com/x', { HTTP_PROXY: 'http://plain.example' }, null],
    ['https://github.com/x', {}, null],
    ['https://github.com/x', { https_proxy: 'proxy.example:3128' }, 'proxy.example:3128 https_proxy'],
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
