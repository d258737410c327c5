import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, type TestContext } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { answerJson, answerRedirect, answerStatus } from '../support/signed-registry/faults.ts';
import { gpgAvailable, openGnupgKeyring } from '../support/signed-registry/gnupg.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { createSigningKey } from '../support/signed-registry/signing-key.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';
import { openRoots } from './roots.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

/*
 * The habits of registries, storage, keys and networks that real Terraform takes: an honest lock file passes, as Terraform takes it, and a planted hash does
 * not. That each habit hides nothing else is tested in memory, where it is read: test/http, test/openpgp, test/package and test/evidence.
 */

const terraform = installedTerraform();
const gnupg = gpgAvailable();
if (terraform === null)
  console.warn('NOTICE: there is no `terraform` on the PATH; that it takes the habits is NOT tested.');
if (gnupg === null) console.warn('NOTICE: GnuPG IS MISSING; the habits of its keys are NOT tested.');

type Test = Pick<TestContext, 'onTestFinished'>;

interface Scene {
  readonly registry: SignedRegistry;
  readonly entry: HonestEntry;
  readonly test: Test;
}

interface Settings {
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Habit {
  readonly what: string;
  readonly publish?: (test: Test) => Promise<Partial<PublishOptions>>;
  /** What is done after the release is published. Returns the settings of the run, if it needs any. */
  readonly arrange?: (scene: Scene) => unknown;
  /** Rules of warnings and notices. */
  readonly told?: readonly string[];
  /** Left out: `init`. */
  readonly referee?: readonly string[];
}

type Rewrite = (body: Uint8Array) => { readonly body: Uint8Array; readonly headers: Record<string, string> };

/** Answers as the registry does, with other headers or bytes. */
function rewritten(registry: SignedRegistry, rewrite: Rewrite) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const stored = registry.stored((request.url ?? '').split('?')[0] ?? '');
    if (stored === null) return void response.writeHead(404).end();
    const { body, headers } = rewrite(stored.body);
    response.writeHead(200, { 'content-type': stored.contentType, ...headers }).end(body);
  };
}

function answering(match: RegExp, rewrite: Rewrite): Pick<Habit, 'arrange'> {
  return { arrange: ({ registry }) => void registry.override(match, rewritten(registry, rewrite)) };
}

const encoded = (encoding: string, match = /^\/v1\/|SHA256SUMS|\.zip$/) =>
  answering(match, (body) => ({ body, headers: { 'content-encoding': encoding } }));

const around = (before: number, behind: number) => async () => ({
  archive: (zip: Buffer) => Buffer.concat([Buffer.alloc(before, 0x41), zip, Buffer.alloc(behind)]),
});

const namedAs = (filename: (platform: string) => string) => async () => ({ filename });

const created = new Date(Date.UTC(2024, 0, 1));

function withKeyOf(algorithm: string): NonNullable<Habit['publish']> {
  return async (test) => {
    const keyring = openGnupgKeyring();
    test.onTestFinished(() => keyring.close());
    return { signedBy: await keyring.createKey({ algorithm }) };
  };
}

/** The registry's service on another host, which wants the token of the registry. */
async function elsewhere({ registry, test, entry }: Scene): Promise<Settings> {
  const other = await startSignedRegistry({ signingKey: registry.signingKey });
  test.onTestFinished(() => other.close());
  const { namespace, type, version } = entry.published;
  await other.publish({ namespace, type, version, platforms: ['linux_amd64'] });
  other.override(/^\/v1\//, (request, response) => {
    if (request.headers.authorization !== 'Bearer secret') return void response.writeHead(401).end();
    rewritten(other, (body) => ({ body, headers: {} }))(request, response);
  });
  registry.override('/.well-known/terraform.json', answerJson({ 'providers.v1': other.serviceUrl }));
  return { flags: ['--registries', other.host], env: { [`TF_TOKEN_${registry.host}`]: 'secret' } };
}

function sevenRedirects({ registry, entry }: Scene): void {
  const zip = entry.published.paths.zip('linux_amd64');
  const at = (step: number) => (step === 7 ? '/last' : `/step/${step}`);
  registry.override(zip, answerRedirect(at(2)));
  for (let step = 2; step < 7; step++) registry.override(at(step), answerRedirect(at(step + 1)));
  registry.override(at(7), (_request, response) => void response.end(registry.stored(zip)?.body));
}

const habits: readonly Habit[] = [
  { what: 'the service on another host, with the token of the registry', arrange: elsewhere },
  {
    what: 'answers that come compressed although nobody asked',
    ...answering(/^\/v1\/|SHA256SUMS/, (body) => ({
      body: gzipSync(body),
      headers: { 'content-encoding': 'gzip' },
    })),
  },
  { what: 'packages that are said to be aws-chunked', ...encoded('aws-chunked', /\.zip$/) },
  { what: 'plain answers, said to be gzip and aws-chunked', ...encoded('gzip, aws-chunked') },
  { what: 'plain answers, said to be utf-8', ...encoded('utf-8') },
  {
    what: 'headers of 40 KiB',
    ...answering(/^\/(v1|releases)\//, (body) => ({
      body,
      headers: Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`x-${at}`, 'x'.repeat(1000)])),
    })),
  },
  { what: 'seven redirects', arrange: sevenRedirects },
  {
    what: 'status 403 for a platform that is not built',
    publish: async () => ({ platforms: ['darwin_arm64'] }),
    arrange: ({ registry }) => void registry.override(/\/download\/linux\/amd64$/, answerStatus(403)),
    referee: ['providers', 'lock', '-platform=darwin_arm64'],
  },
  {
    what: 'packages that are called …_signed.zip',
    publish: namedAs((platform) => `terraform-provider-null_3.2.4_${platform}_signed.zip`),
  },
  {
    what: 'packages that are called in upper case',
    publish: namedAs((platform) => `Terraform-Provider-NULL_3.2.4_${platform}.ZIP`),
  },
  {
    what: 'packages that are called by another version',
    publish: namedAs((platform) => `terraform-provider-null_3.0.0_${platform}.zip`),
    // A warning: 5 of 38,917 releases have such names, and an old release under a new number has them too (T72).
    told: ['registry-disagrees'],
  },
  {
    what: 'packages that are named after another provider',
    publish: namedAs((platform) => `terraform-provider-nil_3.2.4_${platform}.zip`),
  },
  {
    what: 'packages that have a name of their own',
    publish: namedAs((platform) => `plugin-${platform}.zip`),
  },
  {
    what: 'a key with an empty Comment:',
    async publish() {
      const key = await createSigningKey();
      const [begin = '', ...rest] = key.armored.split(/\r?\n/);
      return { signedBy: { ...key, armored: [begin, 'Comment:', ...rest].join('\n') } };
    },
  },
  { what: 'bytes before the archive', publish: around(2000, 0) },
  { what: 'bytes behind the archive', publish: around(0, 2000) },
  {
    what: 'a key whose listed copy had expired when it signed',
    publish: async () => ({ signedBy: await createSigningKey({ created, listedCopyExpiresAfter: 86_400 }) }),
    told: ['expired-key'],
  },
  {
    what: 'a key that has expired since it signed',
    async publish() {
      const signedAt = new Date(Date.UTC(2024, 0, 1, 12));
      return { signedBy: await createSigningKey({ created, expiresAfter: 86_400, signedAt }) };
    },
    told: ['expired-key'],
  },
  ...(gnupg === null
    ? []
    : ['dsa2048', 'secp256k1', 'brainpoolP256r1'].map((algorithm) => ({
        what: `a key of GnuPG: ${algorithm}`,
        publish: withKeyOf(algorithm),
      }))),
];

describe.concurrent('a habit that real Terraform takes', () => {
  it.for(habits)(
    '$what',
    async ({ publish, arrange, told = [], referee = ['init', '-input=false'] }, test) => {
      const roots = await openRoots();
      test.onTestFinished(() => roots.close());
      const { registry, folderWith } = roots;
      const entry = await publishEntry(registry, await publish?.(test));
      const { flags = [], env = {} } = ((await arrange?.({ registry, entry, test })) ?? {}) as Settings;
      const verify = async (text: string) => {
        const args = ['verify', '--format', 'json', '--registries', registry.host, ...flags];
        const { caFile } = registry;
        const { stdout, exitCode } = await runCli(args, { directory: folderWith(text), caFile, env });
        const { findings } = JSON.parse(stdout) as { findings: { rule: string }[] };
        return { exitCode, rules: [...new Set(findings.map(({ rule }) => rule))] };
      };
      expect(await verify(entry.text)).toEqual({ exitCode: 0, rules: told });
      const planted = lockFileText({ ...entry.entry, hashes: [...entry.entry.hashes, plantedZh('habit')] });
      expect(await verify(planted)).toEqual({ exitCode: 1, rules: ['unproven-hash', ...told] });
      if (terraform === null) return;
      const { address, type } = entry.published;
      const main = `terraform {\n  required_providers {\n    ${type} = { source = "${address}" }\n  }\n}\n`;
      const folder = folderWith(entry.text, { 'main.tf': main });
      expect(await runTerraform(folder, referee, registry.caFile, undefined, env)).toMatch(
        /successfully initialized|Success!/,
      );
    },
  );
});
