import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { ask } from '../../src/source/github/answer.ts';
import { createOctokit } from '../../src/source/github/octokit.ts';
import { type ConnectProxy, setProxies, startConnectProxy } from '../support/connect-proxy.ts';

const asked: string[] = [];
let api: Server;
let proxy: ConnectProxy;
let restore: () => void;

/** GitHub's API, where a repository has another name now, and a proxy that leads to it whatever the name of the host is. */
beforeEach(async () => {
  restore = setProxies({});
  asked.length = 0;
  api = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    if (request.url === '/repos/acme/old') response.writeHead(301, { location: '/repositories/1' }).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"default_branch":"main"}');
  });
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
  proxy = await startConnectProxy();
});

afterEach(async () => {
  restore();
  await proxy.close();
  api.closeAllConnections();
  await new Promise((done) => api.close(done));
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
  process.env.https_proxy = `http://me:secret@${proxy.name}`;
  expect(await read('github.test')).toBe('main');
  expect(asked).toEqual(
    ['/repos/acme/old', '/repositories/1'].map((path) => `github.test:${portOf(api)} ${path}`),
  );
  expect(new Set(proxy.tunnels)).toEqual(new Set([`github.test:${portOf(api)}`]));
});

it('but not where no_proxy names its host', async () => {
  process.env.https_proxy = `http://${proxy.name}`;
  process.env.no_proxy = '127.0.0.1';
  proxy.refuse(403);
  expect(await read('127.0.0.1')).toBe('main');
});

it('a proxy that refuses is named, without its password, and the way out', async () => {
  process.env.https_proxy = `http://me:secret@${proxy.name}`;
  for (const [status, remedy] of [
    [403, 'have the proxy let it pass, or name the host in no_proxy'],
    [407, 'give the user name and password of the proxy in HTTPS_PROXY'],
  ] as const) {
    proxy.refuse(status);
    expect(await read('github.test')).toBe(
      `Lockproof could not get the repository from GitHub (the proxy ${proxy.name} (https_proxy) refused the connection to github.test:${portOf(api)} (status ${status})); ${remedy}.`,
    );
  }
  expect(asked).toEqual([]);
});

it('a proxy that is not there is named too', async () => {
  process.env.https_proxy = 'http://127.0.0.1:9';
  expect(await read('github.test')).toBe(
    'Lockproof could not get the repository from GitHub (the proxy 127.0.0.1:9 (https_proxy) refused the connection); run the job again.',
  );
});
