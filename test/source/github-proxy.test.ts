import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { ask } from '../../src/source/github/answer.ts';
import { createOctokit } from '../../src/source/github/octokit.ts';

const variables = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'NO_PROXY', 'no_proxy'];
const before = new Map(variables.map((name) => [name, process.env[name]]));
const asked: string[] = [];
const tunnels: string[] = [];
let api: Server;
let proxy: Server;
let refusal: number | null;

/** GitHub's API, where a repository has another name now, and a proxy that leads to it whatever the name of the host is. */
beforeEach(async () => {
  for (const name of variables) delete process.env[name];
  asked.length = 0;
  tunnels.length = 0;
  refusal = null;
  api = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    if (request.url === '/repos/acme/old') response.writeHead(301, { location: '/repositories/1' }).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"default_branch":"main"}');
  });
  proxy = createServer().on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    if (refusal !== null) return socket.end(`HTTP/1.1 ${refusal} No\r\n\r\n`);
    const target = connect(portOf(api), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      socket.pipe(target).pipe(socket);
    });
    target.on('error', () => socket.destroy());
    socket.on('error', () => target.destroy());
  });
  await Promise.all(
    [api, proxy].map((each) => new Promise<void>((ready) => each.listen(0, '127.0.0.1', ready))),
  );
});

afterEach(async () => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  for (const each of [api, proxy]) {
    each.closeAllConnections();
    await new Promise((done) => each.close(done));
  }
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function read(host: string): Promise<string> {
  const apiUrl = `http://${host}:${portOf(api)}`;
  const octokit = createOctokit({ token: 'x', apiUrl, userAgent: 'test', secondOfWaiting: 1 });
  const schema = z.object({ default_branch: z.string() });
  return ask('the repository', schema, () => octokit.rest.repos.get({ owner: 'acme', repo: 'old' })).then(
    ({ default_branch: branch }) => branch,
    (error: Error) => error.message,
  );
}

it('GitHub is asked through the proxy of the environment, without any further variable', async () => {
  process.env.http_proxy = `http://me:secret@127.0.0.1:${portOf(proxy)}`;
  expect(await read('github.test')).toBe('main');
  expect(asked).toEqual(
    ['/repos/acme/old', '/repositories/1'].map((path) => `github.test:${portOf(api)} ${path}`),
  );
  expect(new Set(tunnels)).toEqual(new Set([`github.test:${portOf(api)}`]));
});

it('but not where no_proxy names its host', async () => {
  process.env.http_proxy = `http://127.0.0.1:${portOf(proxy)}`;
  process.env.no_proxy = '127.0.0.1';
  expect(await read('127.0.0.1')).toBe('main');
  expect(tunnels).toEqual([]);
});

it('a proxy that refuses is named, without its password, and the way out', async () => {
  process.env.http_proxy = `http://me:secret@127.0.0.1:${portOf(proxy)}`;
  refusal = 403;
  expect(await read('github.test')).toBe(
    `GitHub could not be asked for the repository (the proxy 127.0.0.1:${portOf(proxy)} (http_proxy) refused the connection to github.test:${portOf(api)} (status 403)); have the proxy let it pass, or name the host in no_proxy.`,
  );
  expect(asked).toEqual([]);
});

it('a proxy that is not there is named too', async () => {
  process.env.http_proxy = 'http://127.0.0.1:9';
  expect(await read('github.test')).toBe(
    'GitHub could not be asked for the repository (the proxy 127.0.0.1:9 (http_proxy) refused the connection); run the job again.',
  );
});
