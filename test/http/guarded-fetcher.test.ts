import { createHash } from 'node:crypto';
import { access, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Resolve } from '../../src/http/address-guard.ts';
import type { Fetcher } from '../../src/http/fetcher.ts';
import { createFetcher, type FetcherOptions } from '../../src/http/guarded-fetcher.ts';
import type { Outcome } from '../../src/outcome.ts';
import { type Certificate, type LoopbackServer, makeCertificate, startServer } from './loopback-server.ts';

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

const toLoopback: Resolve = (_hostname, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
const opened: { close(): Promise<void> }[] = [];
let certificate: Certificate;

beforeAll(async () => {
  certificate = await makeCertificate(['registry.test', 'cdn.test', 'localhost', '127.0.0.1', '::1']);
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
afterAll(() => expect(opened).toEqual([]));

async function serve(answer: Answerer, own = certificate): Promise<LoopbackServer> {
  const server = await startServer(own, answer);
  opened.push(server);
  return server;
}

function fetcher(trustedHosts: readonly string[], more: Partial<FetcherOptions> = {}): Fetcher {
  const made = createFetcher({
    trustedHosts,
    maxDownload: 1_000_000,
    ca: certificate.cert,
    resolve: toLoopback,
    wait: async () => {},
    ...more,
  });
  opened.unshift(made);
  return made;
}

/** A server as registry.test, a fetcher that trusts it, and its address. */
async function registry(answer: Answerer, more: Partial<FetcherOptions> = {}) {
  const server = await serve(answer);
  const host = `registry.test:${server.port}`;
  return { server, host, url: `https://${host}/v1/x`, fetch: fetcher([host], more) };
}

const what = 'the versions of example/null';
const small = { maxBytes: 1000, what };

function codeOf(outcome: Outcome<unknown>): string {
  return outcome.kind === 'unavailable' ? outcome.code : outcome.kind;
}

function causeOf(outcome: Outcome<unknown>): string {
  return outcome.kind === 'unavailable' ? outcome.cause : '';
}

describe('an answer', () => {
  it('comes with its bytes, its type and its address', async () => {
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

  it('that is HTML is handed over as it is, so that the reader can say so', async () => {
    const { fetch, url } = await registry((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>');
    });
    const outcome = await fetch.get(url, small);
    expect(outcome).toMatchObject({ kind: 'known', value: { contentType: 'text/html' } });
  });

  it.each([404, 410])('with status %i says that the thing does not exist', async (status) => {
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

  it('that is compressed is refused, since the limit would count other bytes', async () => {
    const { fetch, url } = await registry((_request, response) => {
      response.setHeader('content-encoding', 'gzip').end('x');
    });
    expect(codeOf(await fetch.get(url, small))).toBe('malformed-answer');
  });
});

describe('the size limit (T28)', () => {
  it('holds against a body that announces its length', async () => {
    const { fetch, url } = await registry((_request, response) => {
      response.setHeader('content-length', '1001').end('x'.repeat(1001));
    });
    expect(codeOf(await fetch.get(url, small))).toBe('too-large');
  });

  it('holds against a body without a length that never ends', async () => {
    const { fetch, url } = await registry((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(500)));
      };
      response.on('drain', more);
      more();
    });
    expect(codeOf(await fetch.get(url, small))).toBe('too-large');
  });

  it('lets a body of just that size pass', async () => {
    const { fetch, url } = await registry((_request, response) => response.end('x'.repeat(1000)));
    expect(codeOf(await fetch.get(url, small))).toBe('known');
  });
});

describe('addresses (T22, T23)', () => {
  const refusedUrls = [
    ['http', 'http://registry.test/'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'registry.test/v1'],
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
  it.each(refusedUrls)('%s is refused before anything is sent', async (_name, url) => {
    const fetch = fetcher([]);
    const outcome = await fetch.get(url, small);
    expect(codeOf(outcome)).toBe('address-refused');
    expect(causeOf(outcome)).not.toContain('secret');
    expect(fetch.traffic().requests).toBe(0);
  });

  it('a name that resolves to a private address is refused', async () => {
    const server = await serve((_request, response) => response.end());
    const outcome = await fetcher([]).get(`https://registry.test:${server.port}/`, small);
    expect(outcome).toEqual({
      kind: 'unavailable',
      code: 'address-refused',
      cause: `registry.test:${server.port} does not resolve to a public address and is not listed in registries`,
    });
    expect(server.asked).toEqual([]);
  });

  it('the system resolver is guarded in the same way', async () => {
    const server = await serve((_request, response) => response.end());
    const made = createFetcher({ trustedHosts: [], maxDownload: 1, ca: certificate.cert });
    opened.unshift(made);
    expect(codeOf(await made.get(`https://localhost:${server.port}/`, small))).toBe('address-refused');
  });

  it('a listed host is trusted on its port alone', async () => {
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

  it('to another path are followed, and the answer knows where it came from', async () => {
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

  it('end after five', async () => {
    const { fetch, url, server } = await registry((_request, response) =>
      response.writeHead(302, { location: '/again' }).end(),
    );
    expect(codeOf(await fetch.get(url, small))).toBe('malformed-answer');
    expect(server.asked).toHaveLength(6);
  });

  it('keep the token on the same origin and lose it for good on another (T24)', async () => {
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

describe('a server in trouble (T50)', () => {
  it('that asks to wait is waited for', async () => {
    const waits: number[] = [];
    let calls = 0;
    const { fetch, url } = await registry(
      (_request, response) => {
        calls += 1;
        if (calls === 1) response.writeHead(429, { 'retry-after': '7' }).end();
        else response.end('ok');
      },
      { wait: async (milliseconds) => void waits.push(milliseconds) },
    );
    expect(codeOf(await fetch.get(url, small))).toBe('known');
    expect(waits).toEqual([7000]);
    expect(fetch.traffic().requests).toBe(2);
  });

  it('that asks to wait too long is not waited for', async () => {
    const { fetch, url, server } = await registry((_request, response) =>
      response.writeHead(503, { 'retry-after': '3600' }).end(),
    );
    expect(codeOf(await fetch.get(url, small))).toBe('status');
    expect(server.asked).toHaveLength(1);
  });

  it('that fails three times is believed', async () => {
    const waits: number[] = [];
    const { fetch, url, server, host } = await registry(
      (_request, response) => response.writeHead(500).end('stack trace with a secret'),
      { wait: async (milliseconds) => void waits.push(milliseconds) },
    );
    expect(await fetch.get(url, small)).toEqual({
      kind: 'unavailable',
      code: 'status',
      cause: `${host} answered with status 500 when asked for ${what}`,
    });
    expect(server.asked).toHaveLength(3);
    expect(waits).toEqual([500, 1000]);
  });

  it('that breaks off is asked again', async () => {
    let calls = 0;
    const { fetch, url } = await registry((request, response) => {
      calls += 1;
      if (calls < 3) request.socket.destroy();
      else response.end('ok');
    });
    expect(codeOf(await fetch.get(url, small))).toBe('known');
  });

  it('that always breaks off in the body is a fault of the network', async () => {
    const { fetch, url } = await registry((request, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('x', () => request.socket.destroy());
    });
    const outcome = await fetch.get(url, small);
    expect(codeOf(outcome)).toBe('network');
    expect(causeOf(outcome)).toContain('broke off');
  });

  it('that never answers is given up', async () => {
    const { fetch, url, host } = await registry(() => {}, { limits: { headers: 100, retries: 0 } });
    expect(await fetch.get(url, small)).toEqual({
      kind: 'unavailable',
      code: 'network',
      cause: `${host} did not answer in time`,
    });
  });

  it('that stops in the middle is given up', async () => {
    const { fetch, url } = await registry((_request, response) => response.write('x'), {
      limits: { stall: 100, retries: 0 },
    });
    const outcome = await fetch.get(url, small);
    expect(causeOf(outcome)).toContain('stopped in the middle');
  });

  it('that drips for ever is given up', async () => {
    const { fetch, url } = await registry(
      (_request, response) => {
        const drip = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(drip));
      },
      { limits: { answer: 200 } },
    );
    expect(causeOf(await fetch.get(url, small))).toContain('needed too long');
  });

  it('that refuses the connection is named', async () => {
    const server = await startServer(certificate, () => {});
    await server.close();
    const host = `registry.test:${server.port}`;
    const outcome = await fetcher([host]).get(`https://${host}/?token=abc`, small);
    expect(outcome).toEqual({
      kind: 'unavailable',
      code: 'network',
      cause: `${host} refused the connection`,
    });
  });

  it('that has no address is named', async () => {
    const nowhere: Resolve = (_hostname, done) =>
      done(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }), []);
    const outcome = await fetcher([], { resolve: nowhere }).get('https://registry.test/', small);
    expect(causeOf(outcome)).toBe('registry.test has no address: the name could not be resolved');
  });
});

describe('certificates', () => {
  it('of an unknown authority are not trusted, and not asked for twice', async () => {
    const stranger = await makeCertificate(['registry.test']);
    const server = await serve((_request, response) => response.end(), stranger);
    const fetch = fetcher([`registry.test:${server.port}`]);
    const outcome = await fetch.get(`https://registry.test:${server.port}/`, small);
    expect(codeOf(outcome)).toBe('network');
    expect(causeOf(outcome)).toContain('certificate');
    expect(fetch.traffic().requests).toBe(1);
  });

  it('for another name are not trusted', async () => {
    const server = await serve((_request, response) => response.end());
    const fetch = fetcher([`other.test:${server.port}`]);
    expect(causeOf(await fetch.get(`https://other.test:${server.port}/`, small))).toContain(
      'ERR_TLS_CERT_ALTNAME_INVALID',
    );
    expect(server.asked).toEqual([]);
  });
});

describe('a download', () => {
  const content = Buffer.alloc(300_000, 'abc');
  const zh = `zh:${createHash('sha256').update(content).digest('hex')}`;
  const options = { maxBytes: 400_000, what: 'the package' };
  const give: Answerer = (_request, response) => response.end(content);

  it('lies in a file of the user alone while it is used, and is gone afterwards', async () => {
    const { fetch, url } = await registry(give);
    const outcome = await fetch.download(url, options, async (file) => {
      expect(file).toMatchObject({ bytes: content.length, zh });
      expect((await readFile(file.path)).equals(content)).toBe(true);
      expect((await stat(dirname(file.path))).mode & 0o777).toBe(0o700);
      return file.path;
    });
    expect(outcome.kind).toBe('known');
    await expect(access(outcome.kind === 'known' ? dirname(outcome.value) : '/')).rejects.toThrow();
    expect(fetch.traffic()).toEqual({ requests: 1, bytesDownloaded: content.length });
  });

  it('is gone when its user throws, and the error is not swallowed', async () => {
    const { fetch, url } = await registry(give);
    let path = '/';
    const use = fetch.download(url, options, async (file) => {
      path = file.path;
      throw new Error('mine');
    });
    await expect(use).rejects.toThrow('mine');
    await expect(access(path)).rejects.toThrow();
  });

  it('that broke off starts again from nothing', async () => {
    let calls = 0;
    const { fetch, url } = await registry((request, response) => {
      calls += 1;
      if (calls > 1) return response.end(content);
      response.writeHead(200, { 'content-length': `${content.length}` });
      response.write(content.subarray(0, 1000), () => request.socket.destroy());
    });
    expect(await fetch.download(url, options, async (file) => file.zh)).toEqual({ kind: 'known', value: zh });
  });

  it('is bounded in size, announced or not', async () => {
    const announced = await registry((_request, response) => {
      response.setHeader('content-length', content.length).end(content);
    });
    const silent = await registry((_request, response) => {
      response.write(content);
      response.end();
    });
    for (const { fetch, url } of [announced, silent]) {
      const outcome = await fetch.download(url, { maxBytes: 200_000, what: 'the package' }, async () => 1);
      expect(codeOf(outcome)).toBe('too-large');
    }
    expect(announced.fetch.traffic().bytesDownloaded).toBe(0);
  });

  it('ends the budget of the run, announced or not', async () => {
    for (const answer of [
      give,
      (_request: IncomingMessage, response: ServerResponse) => {
        response.write(content);
        response.end();
      },
    ]) {
      const { fetch, url } = await registry(answer, { maxDownload: 500_000 });
      const first = await fetch.download(url, options, async () => 'used');
      const second = await fetch.download(url, options, async () => 'used');
      expect([codeOf(first), codeOf(second)]).toEqual(['known', 'budget']);
    }
  });

  it('is not begun when the budget is used up', async () => {
    const { fetch, url, server } = await registry(give, { maxDownload: content.length });
    await fetch.download(url, options, async () => 'used');
    expect(codeOf(await fetch.download(url, options, async () => 'used'))).toBe('budget');
    expect(server.asked).toHaveLength(1);
  });

  it('that does not exist is absent', async () => {
    const { fetch, url } = await registry((_request, response) => response.writeHead(404).end());
    expect(await fetch.download(url, options, async () => 1)).toEqual({
      kind: 'absent',
      what: 'the package',
    });
  });
});

it('asks one host for at most six things at a time, and answers all', async () => {
  let now = 0;
  let most = 0;
  const { fetch, host } = await registry((_request, response) => {
    now += 1;
    most = Math.max(most, now);
    setTimeout(() => {
      now -= 1;
      response.end('ok');
    }, 20);
  });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => fetch.get(`https://${host}/${index}`, small)),
  );
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 30 }, () => 'known'));
  expect(most).toBe(6);
});
