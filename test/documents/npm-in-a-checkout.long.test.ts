import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pinnedPackage } from '../../src/tool.ts';
import { markdownContext } from '../support/example-reviews.ts';
import { blocksIn } from './blocks.ts';

/*
 * What npm does in the checkout of a change that replaces everything it can reach: `node_modules` with programs, `.npmrc`, `package.json`. npm
 * is the real one of this machine; the registries are servers here.
 */

/** Every command of the documents and of the comment that installs Lockproof, as it is there. */
const installing = [
  ...blocksIn('README.md', 'docs/*.md', 'docs/recipes/*.md').map(({ text }) => text),
  markdownContext.reproduce ?? '',
].flatMap((text) => text.match(/npm install [^#\n]*lockproof@[\w.-]+/g) ?? []);
const commands = [...new Set(installing)];

let place: string;
let checkout: string;
let registry: Registry;
/** The one that the checkout names. */
let hostile: Registry;

beforeAll(async () => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'lockproof-npm-')));
  checkout = join(place, 'checkout');
  [registry, hostile] = [await startRegistry(), await startRegistry()];
  writeFileSync(
    join(place, 'npmrc'),
    `registry=${registry.url}\nupdate-notifier=false\naudit=false\nfund=false\n`,
  );
  plantCheckout();
});
afterAll(() => {
  registry.close();
  hostile.close();
  rmSync(place, { recursive: true, force: true });
});

function plantCheckout(): void {
  const bin = join(checkout, 'node_modules/.bin');
  const own = join(checkout, 'node_modules/lockproof');
  for (const folder of [bin, own]) mkdirSync(folder, { recursive: true });
  const [name, version] = pinnedPackage.split('@');
  writeFileSync(join(own, 'package.json'), JSON.stringify({ name, version, bin: { lockproof: 'cli.js' } }));
  program(join(own, 'cli.js'), 'echo HOSTILE lockproof');
  symlinkSync('../lockproof/cli.js', join(bin, 'lockproof'));
  for (const each of ['node', 'npm', 'git']) program(join(bin, each), `echo HOSTILE ${each}; exit 1`);
  writeFileSync(
    join(checkout, '.npmrc'),
    [
      `registry=${hostile.url}`,
      `script-shell=${join(bin, 'git')}`,
      'global=false',
      'location=project',
      'offline=true',
    ].join('\n'),
  );
  const hook = 'echo HOSTILE script > hostile.txt';
  writeFileSync(
    join(checkout, 'package.json'),
    JSON.stringify({
      name: 'checkout',
      version: '1.0.0',
      workspaces: ['.'],
      scripts: { preinstall: hook, install: hook, postinstall: hook, prepare: hook },
      devEngines: { packageManager: { name: 'other', onFail: 'error' } },
    }),
  );
}

function program(path: string, script: string): void {
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
}

/** Runs a text in the checkout, with an empty cache and an empty global folder. */
async function inCheckout(script: string) {
  const own = mkdtempSync(join(place, 'run-'));
  const prefix = join(own, 'global');
  mkdirSync(prefix);
  registry.asked.length = 0;
  hostile.asked.length = 0;
  const surroundings = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const env = {
    ...Object.fromEntries(surroundings),
    PATH: [join(prefix, 'bin'), dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(
      delimiter,
    ),
    HOME: own,
    npm_config_cache: join(own, 'cache'),
    npm_config_userconfig: join(place, 'npmrc'),
    npm_config_prefix: prefix,
  };
  const options = { cwd: checkout, env };
  const run = await promisify(execFile)('bash', ['-e', '-c', script], options).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return { text: run.stdout + run.stderr, asked: [...registry.asked], askedHostile: [...hostile.asked] };
}

describe('in the checkout of a hostile change', () => {
  it('there are commands to try: in the documents, and in the comment', () => {
    expect(commands).toContain(`npm install --global ${pinnedPackage}`);
    expect(markdownContext.reproduce).toMatch(/^npm install --global lockproof@[\w.]+\nlockproof review /);
    expect(installing.length).toBeGreaterThan(8);
  });

  it.each(commands)(
    '"%s" installs what the registry of the user has, and "lockproof" starts it',
    async (command) => {
      const run = await inCheckout(`${command}\nlockproof review`);
      expect(run.text).toContain(`the published program: review, in ${checkout}\n`);
      expect(run.text).not.toContain('HOSTILE');
      expect(run.asked).toContain('/lockproof');
      expect(run.askedHostile).toEqual([]);
    },
  );

  // Why the documents do without it. When none of these is so any more, the documents may say something else.
  it.each(['rm package.json; npx --yes', 'npx --yes --prefix "$HOME"', 'npm exec --yes --global --'])(
    '"%s" starts programs of the checkout',
    async (npx) => {
      plantAgain();
      expect((await inCheckout(`${npx} ${pinnedPackage} review`)).text).toContain('HOSTILE');
      plantAgain();
    },
  );
});

function plantAgain(): void {
  rmSync(checkout, { recursive: true, force: true });
  plantCheckout();
}

interface Registry {
  readonly url: string;
  /** The paths of all requests. */
  readonly asked: string[];
  close(): void;
}

/** A registry of npm with one package, whose program tells who it is. */
async function startRegistry(): Promise<Registry> {
  const asked: string[] = [];
  const archive = await published();
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [name, version = ''] = pinnedPackage.split('@');
    const dist = { tarball: `${url}/lockproof.tgz`, integrity };
    const manifest = { name, version, bin: { lockproof: 'cli.js' }, dist };
    if (request.url === '/lockproof.tgz') response.end(archive);
    else if (request.url === '/lockproof')
      response.end(
        JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: manifest } }),
      );
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked, close: () => void server.close() };
}

async function published(): Promise<Buffer> {
  const folder = join(mkdtempSync(join(place, 'package-')), 'package');
  mkdirSync(folder);
  const [name, version] = pinnedPackage.split('@');
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version, bin: { lockproof: 'cli.js' } }),
  );
  const tell = "console.log('the published program:', process.argv[2] + ', in', process.cwd());";
  program(join(folder, 'cli.js'), '');
  writeFileSync(join(folder, 'cli.js'), `#!/usr/bin/env node\n${tell}\n`);
  const { spawn } = await import('node:child_process');
  const tar = spawn('tar', ['--create', '--gzip', '--directory', dirname(folder), 'package']);
  return buffer(tar.stdout);
}
