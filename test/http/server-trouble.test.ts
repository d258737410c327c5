import { describe, expect, it } from 'vitest';
import type { Resolve } from '../../src/http/address-guard.ts';
import { makeCertificate } from './loopback-server.ts';
import { causeOf, codeOf, setStage } from './stage.ts';

const { fetcher, registry, serve } = setStage();
const what = 'the versions of example/null';
const small = { maxBytes: 1000, what };

describe('a server in trouble (T50)', () => {
  it('gets a second try after the wait that it asks for', async () => {
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

  it('gets no second try if it asks for a wait that is too long', async () => {
    const { fetch, url, server } = await registry((_request, response) =>
      response.writeHead(503, { 'retry-after': '3600' }).end(),
    );
    const outcome = await fetch.get(url, small);
    expect(codeOf(outcome)).toBe('status');
    expect(causeOf(outcome)).toMatch(/status 503 .* asks for a pause of 3600 s: longer than a run waits$/);
    expect(server.asked).toHaveLength(1);
  });

  it('is waited for up to a minute at a time and two in a run, pauses at the same time counted once', async () => {
    const waits: number[] = [];
    const { fetch, url, server } = await registry(
      (_request, response) => response.writeHead(429, { 'retry-after': '60' }).end(),
      { wait: async (milliseconds) => void waits.push(milliseconds) },
    );
    await fetch.get(url, small);
    expect(waits).toEqual([60_000, 60_000]);
    await fetch.get(url, small);
    expect(waits).toHaveLength(2);
    expect(server.asked).toHaveLength(4);
    const again = await registry(
      (_request, response) => response.writeHead(503, { 'retry-after': '61' }).end(),
      { wait: async (milliseconds) => void waits.push(milliseconds) },
    );
    await again.fetch.get(again.url, small);
    expect(waits).toHaveLength(2);
    expect(again.server.asked).toHaveLength(1);
  });

  it('is waited for by all requests at once, however many it sends away', async () => {
    const waits: (() => void)[] = [];
    let busy = true;
    const { fetch, url } = await registry(
      (_request, response) => {
        if (busy) response.writeHead(429, { 'retry-after': '50' }).end();
        else response.end('ok');
      },
      { wait: () => new Promise((resolve) => waits.push(() => resolve())) },
    );
    const answers = Array.from({ length: 12 }, (_, index) => fetch.get(`${url}/${index}`, small));
    await expect.poll(() => waits.length).toBe(12);
    busy = false;
    for (const end of waits) end();
    expect((await Promise.all(answers)).map(codeOf)).toEqual(Array.from({ length: 12 }, () => 'known'));
  });

  it('gives an error after three failures', async () => {
    const waits: number[] = [];
    const { fetch, url, server, host } = await registry(
      (_request, response) => response.writeHead(500).end('stack trace with a secret'),
      { wait: async (milliseconds) => void waits.push(milliseconds) },
    );
    expect(await fetch.get(url, small)).toEqual({
      kind: 'unavailable',
      code: 'status',
      cause: `${host} answered with status 500 when asked for ${what}`,
      status: 500,
    });
    expect(server.asked).toHaveLength(3);
    expect(waits).toEqual([500, 1000]);
  });

  it.each(['EACCES', 'EPERM'])(
    'gives a fault of the network if a local firewall blocks it (%s)',
    async (code) => {
      const refused: Resolve = (_hostname, done) =>
        done(Object.assign(new Error(`connect ${code} 192.0.2.1:443`), { code, syscall: 'connect' }), []);
      const { fetch, url, host } = await registry((_request, response) => response.end('ok'), {
        resolve: refused,
      });
      expect(await fetch.get(url, small)).toEqual({
        kind: 'unavailable',
        code: 'network',
        cause: `${host} cannot be reached: this machine does not allow the connection`,
      });
    },
  );

  it('gives a fault of the network if it always closes the connection in the body', async () => {
    const { fetch, url } = await registry((request, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('x', () => request.socket.destroy());
    });
    const outcome = await fetch.get(url, small);
    expect(codeOf(outcome)).toBe('network');
    expect(causeOf(outcome)).toContain('closed the connection early');
  });

  it('is given up if it never answers', async () => {
    const { fetch, url, host } = await registry(() => {}, { limits: { headers: 100, retries: 0 } });
    expect(await fetch.get(url, small)).toEqual({
      kind: 'unavailable',
      code: 'network',
      cause: `${host} did not answer in time`,
    });
  });

  it('is given up if it drips for ever (T28)', async () => {
    const { fetch, url } = await registry(
      (request, response) => {
        if (request.url === '/first') return void response.end('x');
        const drip = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(drip));
      },
      { limits: { answer: 1000, retries: 0 } },
    );
    // The connection is there before the time counts.
    await fetch.get(new URL('/first', url).href, small);
    expect(causeOf(await fetch.get(url, small))).toContain('took too long');
  });

  it('is named if it refuses the connection', async () => {
    const server = await serve(() => {});
    await server.close();
    const host = `registry.test:${server.port}`;
    const outcome = await fetcher([host]).get(`https://${host}/?token=abc`, small);
    expect(outcome).toEqual({
      kind: 'unavailable',
      code: 'network',
      cause: `${host} refused the connection`,
    });
  });

  it('is named if it has no address', async () => {
    const nowhere: Resolve = (_hostname, done) =>
      done(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }), []);
    const outcome = await fetcher([], { resolve: nowhere }).get('https://registry.test/', small);
    expect(causeOf(outcome)).toBe('registry.test could not be found: DNS has no such name');
  });
});

describe('certificates', () => {
  it('of an unknown authority are not trusted, and there is no second try', async () => {
    const stranger = await makeCertificate(['registry.test']);
    const server = await serve((_request, response) => response.end(), stranger);
    const fetch = fetcher([`registry.test:${server.port}`]);
    const outcome = await fetch.get(`https://registry.test:${server.port}/`, small);
    expect(codeOf(outcome)).toBe('certificate');
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
