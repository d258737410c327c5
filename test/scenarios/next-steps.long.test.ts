import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createRepository } from '../support/github-double/repository.ts';
import { fillMirror } from '../support/mirror-folder.ts';
import { startNetworkMirror } from '../support/network-mirror.ts';
import { runCli } from '../support/run-cli.ts';
import { type Answerer, answerStatus } from '../support/signed-registry/faults.ts';
import { type LockedProvider, lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { PublishOptions, Release } from '../support/signed-registry/release.ts';
import { startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { stackTrace } from './run-log.ts';

/*
 * For each cause of a red or an open check: the sentence that must be there, the one that must not, and an honest twin. A step that needs no person is
 * followed as printed, and the next run is green. Tests in memory decide about more causes; this is the built program, with real git, TLS and signatures.
 */

/** What a row leaves out. The table explains the values. */
const usual = {
  ...{ base: 'null 3.2.3', head: 'null 3.2.4', policy: '', flags: '' },
  ...{ names: 'all', mirror: 'none', trouble: '' },
};
type Situation = Partial<typeof usual>;
interface Expected {
  readonly exit?: number;
  readonly says?: readonly string[];
  readonly not?: readonly string[];
}
interface Row extends Situation, Expected {
  readonly what: string;
  readonly followed?: readonly ('pasted' | Situation)[];
  readonly twin?: (Situation & Expected) | null;
}

const noNames = pathToFileURL(resolve(import.meta.dirname, '../support/no-names.mjs')).href;
const table = resolve(import.meta.dirname, '../../__fixtures__/next-steps.yml');
const rows: readonly Row[] = parse(readFileSync(table, 'utf8'));

const platforms = ['linux_amd64', 'darwin_arm64'];
const [lockPath, policyPath] = ['app/.terraform.lock.hcl', '.github/lockproof.yml'];

/** The releases of the table, and the servers that have them. */
async function openWorld() {
  const [registry, other] = await Promise.all([startSignedRegistry(), startSignedRegistry()]);
  const otherKey = await createSigningKey();
  const releases = new Map<string, Release>();
  const publish = async (type: string, version: string, more: Partial<PublishOptions> = {}) => {
    const release = await registry.publish({ namespace: 'acme', type, version, platforms, ...more });
    releases.set(`${type} ${version}`, release);
    return release;
  };
  const solo = (await publish('null', '3.2.5', { platforms: ['linux_amd64'] })).package('linux_amd64');
  const shared = await publish('null', '3.2.5', { archive: () => solo.zip });
  const packages = shared.packages.map((each) => ({ ...each, h1: solo.h1 }));
  releases.set('null 3.2.5', { ...shared, packages });
  const mirrored = [await publish('null', '3.2.3'), await publish('null', '3.2.4')];
  await publish('null', '3.2.6', { signedBy: otherKey });
  await publish('null', '3.2.7', { signedBy: null });
  await publish('null', '3.2.8', { signedBy: otherKey, listedKeys: [registry.signingKey] });
  await publish('null', '3.3.0-beta1');
  await publish('null', '4.0.0');
  await publish('fresh', '1.0.0');
  await publish('bare', '1.0.0', { signedBy: null });
  await publish('late', '1.0.0', { warnings: ['This provider is deprecated.'] });
  for (const [version, key] of Object.entries({ '1.0.0': otherKey, '1.1.0': registry.signingKey })) {
    await publish('dns', version);
    const signed = { signedBy: registry.signingKey, listedKeys: [key] };
    await other.publish({ namespace: 'acme', type: 'dns', version, platforms, ...signed });
  }
  const home = mkdtempSync(join(tmpdir(), 'lockproof-home-'));
  fillMirror(home, publicHost, ...mirrored);
  const mirror = await startNetworkMirror(home);
  const own = [`${publicHost}=${registry.serviceUrl}`, `registry.opentofu.org=${other.serviceUrl}`];
  return {
    ...{ registry, mirror, releases },
    listed: [...own, registry.host, mirror.host].map((host) => `--registries=${host}`),
    configurationOf(kind: string) {
      if (kind === 'none') return '';
      const url = kind === 'gone' ? 'https://mirror.corp.example/' : mirror.url;
      const methods = `${kind === 'behind' ? 'direct {}\n' : ''}network_mirror {\n url = "${url}"\n}`;
      writeFileSync(join(home, 'cli.tfrc'), `provider_installation {\n${methods}\n}\n`);
      return join(home, 'cli.tfrc');
    },
    async close() {
      await Promise.all([registry.close(), other.close(), mirror.close()]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const publicHost = 'registry.terraform.io';
let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function hashesOf({ packages, manifest }: Release, word: string): readonly string[] {
  const [scheme, platform] = word.split('.');
  const those = packages.filter((each) => platform === undefined || each.platform === platform);
  if (scheme === 'h1') return those.map(({ h1 }) => h1.archive);
  const zh = those.map((each) => each.zh);
  return word === 'zh' && manifest !== null ? [...zh, manifest.zh] : zh;
}

function entryOf(text: string): LockedProvider {
  const [name = '', version = '', ...words] = text.split(' ');
  const [type = '', host = publicHost] = name.split('/').toReversed();
  const release = world.releases.get(`${type} ${version}`) ?? expect.fail(text);
  const hashes = (words.length === 0 ? ['h1', 'zh'] : words).flatMap((word) => {
    const left = world.releases.get(`${type} ${word}`);
    return left === undefined ? hashesOf(release, word) : hashesOf(left, 'packages');
  });
  return { address: `${host.replace('own.example', world.registry.host)}/acme/${type}`, version, hashes };
}

/** Ends what it begins. */
function begin(trouble: string): () => void {
  const { registry, mirror } = world;
  if (trouble === '') return () => {};
  if (trouble === 'elsewhere') return registry.override(/\/download\//, elsewhere);
  const [where = '', status] = trouble.split(' ');
  const answer = answerStatus(Number(status));
  return where.startsWith('mirror')
    ? mirror.override(where.slice('mirror'.length), answer)
    : registry.override(new RegExp(where), answer);
}

/** The files of the release have another host than the registry. */
const elsewhere: Answerer = ({ url = '' }, response) => {
  const { body } = world.registry.stored(url) ?? expect.fail(url);
  const urls = /"((?:shasums|shasums_signature|download)_url)":"/g;
  response.end(Buffer.from(body).toString().replace(urls, '"$1":"https://storage.corp.example'));
};

async function review(situation: Situation) {
  const { base, head, policy, flags, names, mirror, trouble } = { ...usual, ...situation };
  const repository = createRepository();
  const [before, after] = [base, head].map((side) => lockFileText(...side.split(', ').map(entryOf)));
  const from = repository.commit({ [lockPath]: before ?? '', [policyPath]: policy || null }, 'Base');
  repository.branch('change', from);
  const to = repository.commit({ [lockPath]: after ?? '' }, 'Head', { branch: 'change' });
  const { registry, listed, configurationOf } = world;
  const own = flags
    .replaceAll('own.example', registry.host)
    .split(' ')
    .filter((word) => word !== '');
  if (!own.includes('--registries')) own.push(...listed);
  if (!own.includes('--witness')) own.push('--witness=false');
  const args = ['review', '--base', from, '--head', to, '--advisories=false', ...own];
  const env = {
    [`TF_TOKEN_${registry.host}`]: 'secret',
    TF_CLI_CONFIG_FILE: configurationOf(mirror),
    ...(names === 'none' ? { NODE_OPTIONS: `--import=${noNames}` } : {}),
  };
  const end = begin(trouble);
  const run = await runCli(args, { directory: repository.directory, caFile: registry.caFile, env });
  end();
  repository.remove();
  const text = run.stdout + run.stderr;
  expect(text).not.toMatch(stackTrace);
  return { text, exit: run.exitCode };
}

async function expectSaid(situation: Situation, { exit = 0, says = [], not = [] }: Expected) {
  const run = await review(situation);
  const named = { [world.registry.host]: 'own.example', [world.mirror.host]: 'mirror.example' };
  const text = Object.entries(named).reduce((all, [host, name]) => all.replaceAll(host, name), run.text);
  for (const words of says) expect(text).toContain(words);
  for (const words of not) expect(text).not.toContain(words);
  expect(run.exit, text).toBe(exit);
  return run.text;
}

it.for(rows)('$what', async ({ followed = [], twin = { trouble: '' }, ...row }) => {
  let text = await expectSaid(row, row);
  let next: Situation = row;
  for (const [at, step] of followed.entries()) {
    const [, block] = /^To accept [^\n]*:\n([\s\S]*?)\n\n/m.exec(text) ?? [];
    if (step === 'pasted') expect(block, text).toBeDefined();
    next = { ...next, ...(step === 'pasted' ? { policy: `${next.policy ?? ''}\n${block}\n` } : step) };
    const run = await review(next);
    text = run.text;
    if (at === followed.length - 1) expect(run.exit, text).toBe(0);
  }
  if (twin !== null) await expectSaid({ ...row, ...twin }, twin);
});
