import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { resolveWithSystem } from '../../src/http/address-guard.ts';
import { causeOf, codeOf, setStage } from './stage.ts';

const { fetcher, registry, serve } = setStage();
const what = 'the versions of example/null';
const small = { maxBytes: 1000, what };

describe('an answer', () => {
  it('has its bytes, its type and its address', async () => {
    const { fetch, url, server } = await registry((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"a":1}');
    });
    const outcome = await fetch.get(url, { ...small, accept: 'application/json' });
    expect(outcome).toMatchObject({ kind: 'known', value: { url, contentType: 'application/json' } });
    expect(outcome.kind === 'known' && Buffer.from(outcome.value.body).toString()).toBe('{"a":1}');
    expect(server.asked[0]?.headers).toMatchObject({
      accept: 'application/json',
      'accept-encoding': 'identity',
    });
    expect(fetch.traffic()).toEqual({ requests: 1, bytesDownloaded: 0 });
  });

  it('is returned unchanged if it is HTML, so that the reader can report it', async () => {
    const { fetch, url } = await registry((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>');
    });
    const outcome = await fetch.get(url, small);
    expect(outcome).toMatchObject({ kind: 'known', value: { contentType: 'text/html' } });
  });

  it.each([404, 410])('with status %i means that the thing does not exist', async (status) => {
    const { fetch, url } = await registry((_request, response) => response.writeHead(status).end());
    expect(await fetch.get(url, small)).toEqual({ kind: 'absent', what });
  });

  it.each([204, 206, 301, 304, 400, 401, 403])(
    'with status %i says nothing about the fact',
    async (status) => {
      const { fetch, url, host, server } = await registry((_request, response) =>
        response.writeHead(status).end(),
      );
      const outcome = await fetch.get(url, small);
      expect(codeOf(outcome)).toBe('status');
      expect(causeOf(outcome)).toBe(`${host} answered with status ${status} when asked for ${what}`);
      expect(server.asked).toHaveLength(1);
    },
  );
});

describe('the size limit (T28)', () => {
  it('applies to a body that announces its length', async () => {
    const { fetch, url } = await registry((_request, response) => {
      response.setHeader('content-length', '1001').end('x'.repeat(1001));
    });
    expect(codeOf(await fetch.get(url, small))).toBe('too-large');
  });

  it('applies to an endless body without a length (T28)', async () => {
    const { fetch, url } = await registry((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(500)));
      };
      response.on('drain', more);
      more();
    });
    expect(codeOf(await fetch.get(url, small))).toBe('too-large');
  });

  it('accepts a body of exactly that size', async () => {
    const { fetch, url } = await registry((_request, response) => response.end('x'.repeat(1000)));
    expect(codeOf(await fetch.get(url, small))).toBe('known');
  });
});

describe('addresses (T22, T23)', () => {
  const refusedUrls = [
    ['http', 'http://registry.test/'],
    ['a file', 'file:///etc/passwd'],
    ['not an address', 'registry.test/v1'],
    ['a user name', 'https://me:secret@registry.test/'],
    ['the metadata service', 'https://169.254.169.254/latest'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback in one number', 'https://2130706433/'],
    ['loopback in hexadecimal', 'https://0x7f.1/'],
    ['IPv6 loopback', 'https://[::1]/'],
    ['IPv4 inside IPv6', 'https://[::ffff:10.0.0.1]/'],
    ['IPv4 inside NAT64', 'https://[64:ff9b::7f00:1]/'],
    ['a private network', 'https://10.1.2.3/'],
    ['carrier-grade NAT', 'https://100.64.0.1/'],
    ['unique local', 'https://[fd00::1]/'],
    ['multicast', 'https://224.0.0.1/'],
    ['this host', 'https://0.0.0.0/'],
  ] as const;
  it.each(refusedUrls)('%s is refused before anything is sent (T22)', async (_name, url) => {
    const fetch = fetcher([]);
    const outcome = await fetch.get(url, small);
    expect(codeOf(outcome)).toBe('address-refused');
    expect(causeOf(outcome)).not.toContain('secret');
    expect(fetch.traffic().requests).toBe(0);
  });

  it('a name that resolves to a private address is refused (T22)', async () => {
    const server = await serve((_request, response) => response.end());
    const outcome = await fetcher([]).get(`https://registry.test:${server.port}/`, small);
    expect(outcome).toEqual({
      kind: 'unavailable',
      code: 'address-refused',
      cause: `registry.test:${server.port} does not resolve to a public address and is not listed in registries`,
    });
    expect(server.asked).toEqual([]);
  });

  it('the system resolver is guarded too', async () => {
    const server = await serve((_request, response) => response.end());
    const fetch = fetcher([], { resolve: resolveWithSystem });
    expect(codeOf(await fetch.get(`https://localhost:${server.port}/`, small))).toBe('address-refused');
  });

  it('a listed host is trusted only on its port', async () => {
    const server = await serve((_request, response) => response.end());
    const onOther = fetcher(['registry.test', '127.0.0.1', `cdn.test:${server.port}`]);
    expect(codeOf(await onOther.get(`https://registry.test:${server.port}/`, small))).toBe('address-refused');
    expect(codeOf(await onOther.get(`https://127.0.0.1:${server.port}/`, small))).toBe('address-refused');
    expect(codeOf(await onOther.get(`https://cdn.test:${server.port}/`, small))).toBe('known');
  });

  it('a listed host may be given as an address or in capitals', async () => {
    const server = await serve((_request, response) => response.end());
    const fetch = fetcher([`127.0.0.1:${server.port}`, `Registry.TEST:${server.port}`]);
    expect(codeOf(await fetch.get(`https://127.0.0.1:${server.port}/`, small))).toBe('known');
    expect(codeOf(await fetch.get(`https://registry.test:${server.port}/`, small))).toBe('known');
  });
});

describe('the habits of object storage and gateways', () => {
  it('ten redirects are followed, eleven are not', async () => {
    const { fetch, url } = await registry((request, response) => {
      const left = Number(request.url?.slice(1) || 0);
      if (left === 0) response.end('ok');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(codeOf(await fetch.get(new URL('/10', url).href, small))).toBe('known');
    expect(codeOf(await fetch.get(new URL('/11', url).href, small))).toBe('malformed-answer');
  });

  it.each([
    ['gzip, whatever was asked', 'gzip', (text: string) => gzipSync(text)],
    ['gzip in capitals', 'GZIP', (text: string) => gzipSync(text)],
    ['aws-chunked of plain bytes', 'aws-chunked', (text: string) => Buffer.from(text)],
    ['utf-8, which is no encoding', 'utf-8', (text: string) => Buffer.from(text)],
    ['an encoding that Go does not know either', 'br', (text: string) => Buffer.from(text)],
    ['an empty encoding', '', (text: string) => Buffer.from(text)],
  ])('an answer in %s is read', async (_, encoding, encode) => {
    const { fetch, url } = await registry((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(encode('{"a":1}')),
    );
    const outcome = await fetch.get(url, small);
    expect(outcome.kind === 'known' && Buffer.from(outcome.value.body).toString()).toBe('{"a":1}');
  });

  it.each([
    ['larger than the limit once it is decoded', 'gzip', gzipSync('x'.repeat(100_000)), 'too-large'],
    ['gzip that is none', 'gzip', Buffer.from('plain'), 'malformed-answer'],
    ['gzip that is cut short', 'gzip', gzipSync('plain').subarray(0, -6), 'malformed-answer'],
  ])('an answer that is %s is refused', async (_, encoding, body, code) => {
    const { fetch, url } = await registry((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body),
    );
    expect(codeOf(await fetch.get(url, small))).toBe(code);
  });

  it('headers of 60 KiB are read, larger ones than 64 KiB are not', async () => {
    const { fetch, url } = await registry((request, response) =>
      response.writeHead(200, { 'x-large': 'x'.repeat(Number(request.url?.slice(1))) }).end('ok'),
    );
    expect(codeOf(await fetch.get(new URL(`/${60 * 1024}`, url).href, small))).toBe('known');
    expect(codeOf(await fetch.get(new URL(`/${65 * 1024}`, url).href, small))).toBe('network');
  });
});

describe('redirects', () => {
  const targets = [
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://cdn.test/x',
    'http://registry.test/x',
    '//user@registry.test/x',
    'https://',
  ];
  it.each(targets)('to %s are refused', async (location) => {
    const { fetch, url } = await registry((_request, response) =>
      response.writeHead(302, { location }).end(),
    );
    const outcome = await fetch.get(url, small);
    expect(codeOf(outcome)).toBe('address-refused');
  });

  it('to another path are followed, and the answer has its final address', async () => {
    const { fetch, url, host } = await registry((request, response) => {
      if (request.url === '/v1/x') response.writeHead(307, { location: '../v2/y?z=1' }).end('moved');
      else response.end('here');
    });
    expect(await fetch.get(url, small)).toMatchObject({
      kind: 'known',
      value: { url: `https://${host}/v2/y?z=1` },
    });
    expect(fetch.traffic().requests).toBe(2);
  });

  it('end after ten', async () => {
    const { fetch, url, server } = await registry((_request, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    );
    expect(codeOf(await fetch.get(url, small))).toBe('malformed-answer');
    expect(server.asked).toHaveLength(11);
  });

  it('keep the token on the same origin and lose it for ever on another (T24)', async () => {
    const port: { cdn: number; registry: number } = { cdn: 0, registry: 0 };
    const own = await serve((request, response) => {
      if (request.url === '/1') response.writeHead(302, { location: '/2' }).end();
      else if (request.url === '/2')
        response.writeHead(302, { location: `https://cdn.test:${port.cdn}/3` }).end();
      else response.end('end');
    });
    const cdn = await serve((_request, response) =>
      response.writeHead(302, { location: `https://registry.test:${port.registry}/4` }).end(),
    );
    port.cdn = cdn.port;
    port.registry = own.port;
    const fetch = fetcher([`registry.test:${own.port}`, `cdn.test:${cdn.port}`]);
    const outcome = await fetch.get(`https://registry.test:${own.port}/1`, { ...small, token: 'T0K3N' });
    expect(codeOf(outcome)).toBe('known');
    expect(own.asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/1', 'Bearer T0K3N'],
      ['/2', 'Bearer T0K3N'],
      ['/4', undefined],
    ]);
    expect(cdn.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('to another port are another origin', async () => {
    const other = await serve((_request, response) => response.end());
    const { fetch, url, server } = await registry(
      (_request, response) =>
        response.writeHead(302, { location: `https://registry.test:${other.port}/` }).end(),
      {},
    );
    const both = fetcher([`registry.test:${server.port}`, `registry.test:${other.port}`]);
    expect(codeOf(await fetch.get(url, small))).toBe('address-refused');
    expect(codeOf(await both.get(url, { ...small, token: 'T0K3N' }))).toBe('known');
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});

it('sends at most eight requests to one host at a time, and answers all', async () => {
  let most = 0;
  let answered = 0;
  const held: (() => void)[] = [];
  // The server answers only when eight wait, or those that are left.
  const { fetch, host } = await registry((_request, response) => {
    held.push(() => void response.end('ok'));
    most = Math.max(most, held.length);
    if (held.length < Math.min(8, 30 - answered)) return;
    setTimeout(() => {
      answered += held.length;
      for (const answer of held.splice(0)) answer();
    }, 20);
  });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => fetch.get(`https://${host}/${index}`, small)),
  );
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 30 }, () => 'known'));
  expect(most).toBe(8);
});
