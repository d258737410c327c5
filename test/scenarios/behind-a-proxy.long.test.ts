import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/report.ts';
import { type ConnectProxy, startConnectProxy } from '../support/connect-proxy.ts';
import { runCli } from '../support/run-cli.ts';
import { createServerCertificate } from '../support/signed-registry/certificate.ts';
import { answerBytes, answerRedirect } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { openStage, type Stage } from './stage.ts';

/*
 * A machine that reaches nothing but a proxy: two registries, whose packages are redirected to a third host, and GitHub. The names mean nothing outside
 * the proxy.
 */

let proxy: ConnectProxy;
let stage: Stage & { close(): Promise<void> };
let servers: readonly { readonly server: SignedRegistry; readonly host: string }[];
let published: readonly PublishedVersion[];
let folder: string;
let text: string;

beforeAll(async () => {
  const names = ['one.test', 'other.test', 'releases.test'];
  const certificate = await createServerCertificate(...names);
  servers = await Promise.all(
    names.map(async (name) => {
      const server = await startSignedRegistry({ certificate });
      return { server, host: server.host.replace('localhost', name) };
    }),
  );
  const [releases, ...registries] = servers.toReversed();
  const versions = registries.flatMap(({ server, host }) => {
    server.override(/\.zip$/, (request, response) =>
      answerRedirect(`https://${releases?.host}${request.url}`)(request, response),
    );
    return ['null', 'random', 'time', 'local', 'http', 'tls'].map(async (type) => {
      const options = { namespace: host.slice(0, host.indexOf('.')), type, version: '3.2.4' };
      const one = await server.publish({ ...options, platforms: ['linux_amd64'] });
      releases?.server.override(one.paths.zip('linux_amd64'), answerBytes(one.package('linux_amd64').zip));
      return { ...one, address: one.address.replace(server.host, host) };
    });
  });
  published = await Promise.all(versions);
  proxy = await startConnectProxy();
  stage = await openStage();
  folder = mkdtempSync(join(tmpdir(), 'lockproof-proxied-'));
  text = honestLockFile();
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([stage, proxy, ...servers.map(({ server }) => server)].map((each) => each.close()));
});

function environment(): Record<string, string> {
  const url = `http://me:secret@${proxy.name}`;
  return { HTTPS_PROXY: url, http_proxy: url, NODE_EXTRA_CA_CERTS: servers[0]?.server.caFile ?? '' };
}

const registries = () => servers.slice(0, 2).map(({ host }) => host);

function honestLockFile(): string {
  const entries = published.map(({ address, version, zh, packages }) => ({
    address,
    version,
    hashes: [...packages.map(({ h1 }) => h1.directory), ...zh],
  }));
  return lockFileText(...entries);
}

interface Seen {
  readonly exitCode: number | null;
  readonly reports: readonly (Report | null)[];
}

const ways: readonly { readonly way: string; review(text: string): Promise<Seen> }[] = [
  {
    way: 'the action',
    async review(text) {
      const api = stage.github.url.replace('127.0.0.1', 'github.test');
      const pull = stage.openPull({ 'main.tf': '' }, { 'infra/.terraform.lock.hcl': text });
      const { exitCode, report } = await stage.review(pull, {
        inputs: { registries: registries().join('\n') },
        env: { ...environment(), GITHUB_API_URL: api, GITHUB_GRAPHQL_URL: `${api}/graphql` },
      });
      return { exitCode, reports: [report] };
    },
  },
  {
    way: 'the command line',
    async review(text) {
      writeFileSync(join(folder, '.terraform.lock.hcl'), text);
      const args = ['verify', '--format', 'json', '--registries', registries().join(','), '.'];
      const { exitCode, stdout } = await runCli(args, { directory: folder, env: environment() });
      return { exitCode, reports: [JSON.parse(stdout)] };
    },
  },
  {
    way: 'the library, twice in one process',
    async review(text) {
      writeFileSync(join(folder, '.terraform.lock.hcl'), text);
      const program = `
        import { directorySource, review, settingsFrom } from '${resolve('dist/index.js')}';
        const settings = settingsFrom(new Map([['scope', 'all'], ['registries', ${JSON.stringify(registries().join('\n'))}]]));
        const reports = [];
        for (let run = 0; run < 2; run++) reports.push(await review({ source: directorySource({ paths: ['.'] }), settings }));
        console.log(JSON.stringify(reports));`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', program],
        { cwd: folder, env: environment() },
      );
      const reports: Report[] = JSON.parse(stdout);
      return { exitCode: reports.every(({ verdict }) => verdict === 'verified') ? 0 : 1, reports };
    },
  },
];

describe.each(ways)('behind a proxy, $way', ({ review }) => {
  it('proves every hash, and each server is asked by its own name', async () => {
    const { exitCode, reports } = await review(text);
    for (const report of reports)
      expect(report).toMatchObject({
        verdict: 'verified',
        findings: expect.not.arrayContaining([expect.objectContaining({ severity: 'error' })]),
        totals: { providers: 12, hashes: 36, proven: 36 },
      });
    expect(exitCode).toBe(0);
    for (const { server, host } of servers)
      expect(new Set(server.requests.map((request) => request.host))).toEqual(new Set([host]));
  });
});
