import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, type TestContext } from 'vitest';
import { zipBytes } from '../package/zip-bytes.ts';
import { type Event, pushEvent } from '../support/github-double/events.ts';
import type { ActionRun, ActionSettings } from '../support/run-action.ts';
import { answerJson, answerRedirect, answerStatus } from '../support/signed-registry/faults.ts';
import { gpgAvailable, openGnupgKeyring } from '../support/signed-registry/gnupg.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { createSigningKey, type SigningKey } from '../support/signed-registry/signing-key.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';
import { type Stage, setStage } from './stage.ts';
import { installedTerraform, runTerraform } from './terraform-program.ts';

/*
 * The habits of registries, storage, keys, networks and events that real Terraform takes. Every row is run twice: with the habit and an honest lock file,
 * which has to pass, and with the habit and a lie behind it, which must not. Real Terraform is the referee of the first half.
 */

const path = 'infra/.terraform.lock.hcl';
const terraform = installedTerraform();
const gnupg = gpgAvailable();
if (terraform === null)
  console.warn('NOTICE: there is no `terraform` on the PATH; that it takes the habits is NOT tested.');
if (gnupg === null) console.warn('NOTICE: GnuPG IS MISSING; the habits of its keys are NOT tested.');

interface Scene {
  readonly stage: Stage;
  readonly entry: HonestEntry;
  readonly test: Pick<TestContext, 'onTestFinished'>;
}

/** What is done to the scene after the release is published. Returns the settings of the run, if it needs any. */
type Arrange = (scene: Scene) => unknown;

interface Habit {
  readonly what: string;
  readonly publish?: (test: Pick<TestContext, 'onTestFinished'>) => Promise<Partial<PublishOptions>>;
  readonly arrange?: Arrange;
  /** The lock file, where it is not the usual one. */
  readonly text?: (entry: HonestEntry) => string;
  /** The file at the base; left out: the lock file is new. */
  readonly base?: (scene: Scene) => Promise<string>;
  readonly event?: (scene: Scene, text: string) => Event;
  /** Warnings and notices that the honest run has; left out: none. */
  readonly told?: readonly string[];
  /** Words in the log of the honest run. */
  readonly says?: (scene: Scene) => RegExp;
  readonly lie: Lie;
  /** The command by which real Terraform takes the habit; `null`: it is none of Terraform's. Left out: `init`. */
  readonly referee?: readonly string[] | null;
  readonly refereeEnv?: (scene: Scene) => Readonly<Record<string, string>>;
}

interface Lie {
  readonly what: string;
  readonly publish?: Habit['publish'];
  readonly arrange?: Arrange;
  readonly text?: (entry: HonestEntry) => string;
  readonly event?: Habit['event'];
  readonly rule: string;
  /** Why real Terraform refuses it too, if it does. */
  readonly terraform?: RegExp;
  /** 1 where something is refuted; 3 where it could not be asked. */
  readonly exitCode?: 1 | 3;
}

const zh = plantedZh('habit');
const h1 = plantedH1('habit');

function withHash(hash: string): (entry: HonestEntry) => string {
  return ({ text }) => text.replace('  ]\n', `    "${hash}",\n  ]\n`);
}

const plantedZhBehind: Lie = { what: 'a planted zh', text: withHash(zh), rule: 'unproven-hash' };
const plantedH1Behind: Lie = { what: 'a planted h1', text: withHash(h1), rule: 'unproven-hash' };

/** Answers as the registry does, with other headers or bytes. */
function rewritten(
  registry: SignedRegistry,
  rewrite: (body: Uint8Array) => { readonly body: Uint8Array; readonly headers: Record<string, string> },
) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const stored = registry.stored((request.url ?? '').split('?')[0] ?? '');
    if (stored === null) return void response.writeHead(404).end();
    const { body, headers } = rewrite(stored.body);
    response.writeHead(200, { 'content-type': stored.contentType, ...headers }).end(body);
  };
}

/** Answers once with this, then as ever. */
function once(
  registry: SignedRegistry,
  match: RegExp,
  status: number,
  headers: Record<string, string>,
): void {
  const end = registry.override(match, (request, response) => {
    end();
    answerStatus(status, headers)(request, response);
  });
}

const documentChanged: Lie = {
  what: 'a document that was changed after it was signed',
  publish: async () => ({}),
  rule: 'signature-invalid',
};

/** The habit's key, over another document than the one that is served. */
function overAnother(publish: NonNullable<Habit['publish']>): Lie {
  return {
    ...documentChanged,
    publish: async (test) => {
      const options = await publish(test);
      const signedBy = options.signedBy as SigningKey;
      const sign = () => signedBy.sign(Buffer.from('another document'));
      return { ...options, listedKeys: [signedBy], signedBy: { ...signedBy, sign } };
    },
  };
}

function withKeyOf(algorithm: string): NonNullable<Habit['publish']> {
  return async (test) => {
    const keyring = openGnupgKeyring();
    test.onTestFinished(() => keyring.close());
    return { signedBy: await keyring.createKey({ algorithm }) };
  };
}

function rareKey(what: string, algorithm: string): Habit {
  const publish = withKeyOf(algorithm);
  return { what, publish, lie: overAnother(publish) };
}

const withHeader: NonNullable<Habit['publish']> = async () => {
  const key = await createSigningKey();
  const [begin = '', ...rest] = key.armored.split(/\r?\n/);
  return { signedBy: { ...key, armored: [begin, 'Comment:', ...rest].join('\n') } };
};

const late: NonNullable<Habit['publish']> = async () => ({
  signedBy: await createSigningKey({
    created: new Date(Date.UTC(2024, 0, 1)),
    listedCopyExpiresAfter: 86_400,
  }),
});

const around = (before: number, behind: number) => async () => ({
  archive: (zip: Buffer) => Buffer.concat([Buffer.alloc(before, 0x41), zip, Buffer.alloc(behind)]),
});

const namedAs = (filename: (platform: string) => string) => async () => ({ filename });

/** The registry's service on another host, which wants the token of the registry. */
async function elsewhere({ stage, test, entry }: Scene, wanted: string): Promise<SignedRegistry> {
  const other = await startSignedRegistry({
    signingKey: stage.registry.signingKey,
  });
  test.onTestFinished(() => other.close());
  const { namespace, type, version } = entry.published;
  await other.publish({ namespace, type, version, platforms: ['linux_amd64'] });
  other.override(/^\/v1\//, (request, response) => {
    if (request.headers.authorization !== `Bearer ${wanted}`) return void response.writeHead(401).end();
    rewritten(other, (body) => ({ body, headers: {} }))(request, response);
  });
  stage.registry.override('/.well-known/terraform.json', answerJson({ 'providers.v1': other.serviceUrl }));
  return other;
}

function inFolder(test: Scene['test'], name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-habit-'));
  test.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** A push of two commits over one that GitHub no longer has: the lock file, then something harmless. */
function pushOver({ stage }: Scene, text: string): Event {
  const { repository, github } = stage;
  const begin = repository.commit({ 'README.md': 'infrastructure\n' }, 'Begin');
  repository.commit({ [path]: text }, 'Lock');
  const last = repository.commit({ 'README.md': 'more\n' }, 'More');
  expect(begin).not.toBe(last);
  return pushEvent(github, 'd'.repeat(40), last);
}

const oneBuild = ['linux_amd64', 'darwin_arm64'];

const habits: readonly Habit[] = [
  {
    what: 'the service on another host, with the token of the registry',
    arrange: async (scene) => {
      const other = await elsewhere(scene, 'secret');
      const { host } = scene.stage.registry;
      return { inputs: { registries: `${host}\n${other.host}` }, env: { [`TF_TOKEN_${host}`]: 'secret' } };
    },
    refereeEnv: ({ stage }) => ({ [`TF_TOKEN_${stage.registry.host}`]: 'secret' }),
    lie: {
      what: 'a service on a host that the workflow does not list',
      arrange: async (scene) => {
        const other = await elsewhere(scene, 'secret');
        scene.test.onTestFinished(() =>
          expect(other.requests.filter(({ authorization }) => authorization !== null)).toEqual([]),
        );
        const { host } = scene.stage.registry;
        return { inputs: { registries: host }, env: { [`TF_TOKEN_${host}`]: 'secret' } };
      },
      rule: 'unproven-hash',
      exitCode: 3,
    },
  },
  {
    what: 'an empty TF_TOKEN_, as for Dependabot and forks',
    arrange: ({ stage }) => ({ env: { [`TF_TOKEN_${stage.registry.host}`]: '' } }),
    says: () => /is empty, so Lockproof contacts its host without a token.*Dependabot.*forks/,
    lie: plantedZhBehind,
    referee: null,
  },
  {
    what: 'answers that come compressed although nobody asked',
    arrange: ({ stage: { registry } }) => {
      const zipped = rewritten(registry, (body) => ({
        body: gzipSync(body),
        headers: { 'content-encoding': 'gzip' },
      }));
      registry.override(/^\/v1\/|SHA256SUMS/, zipped);
    },
    lie: plantedZhBehind,
  },
  {
    what: 'packages that are said to be aws-chunked',
    arrange: ({ stage: { registry } }) => {
      const headers = { 'content-encoding': 'aws-chunked' };
      registry.override(
        /\.zip$/,
        rewritten(registry, (body) => ({ body, headers })),
      );
    },
    lie: plantedH1Behind,
  },
  ...['x-gzip', 'aws-chunked', 'gzip, aws-chunked', 'aws-chunked, gzip'].map(
    (encoding): Habit => ({
      what: `plain answers, said to be ${encoding}`,
      arrange: ({ stage: { registry } }) => void registry.override(everything, said(registry, encoding)),
      lie: {
        what: 'bytes that are compressed',
        arrange: ({ stage: { registry } }) =>
          void registry.override(everything, said(registry, encoding, gzipSync)),
        rule: 'unproven-hash',
        exitCode: 3,
        terraform: /Error/,
      },
    }),
  ),
  {
    what: 'plain answers, said to be utf-8',
    arrange: ({ stage: { registry } }) => void registry.override(everything, said(registry, 'utf-8')),
    lie: {
      what: 'packages of other bytes',
      arrange: ({ stage: { registry } }) => {
        const other = (body: Uint8Array) => (body[0] === 0x50 && body[1] === 0x4b ? otherPackage() : body);
        registry.override(everything, said(registry, 'utf-8', other));
      },
      rule: 'registry-disagrees',
      terraform: /checksum/,
    },
  },
  {
    what: 'headers of 40 KiB',
    arrange: ({ stage: { registry } }) => {
      const headers = Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [`x-${at}`, 'x'.repeat(1000)]),
      );
      registry.override(
        /^\/(v1|releases)\//,
        rewritten(registry, (body) => ({ body, headers })),
      );
    },
    lie: plantedZhBehind,
  },
  {
    what: 'seven redirects',
    arrange: ({ stage: { registry }, entry }) => {
      const { zip } = entry.published.paths;
      const at = (step: number) => `/step/${step}`;
      registry.override(zip('linux_amd64'), answerRedirect(at(2)));
      for (let step = 2; step < 7; step++) registry.override(at(step), answerRedirect(at(step + 1)));
      const stored = registry.stored(zip('linux_amd64'));
      registry.override(at(7), (_request, response) => void response.writeHead(200).end(stored?.body));
    },
    lie: {
      what: 'a redirect into the private network',
      arrange: ({ stage: { registry } }) =>
        void registry.override(/\.zip$/, answerRedirect('https://169.254.169.254/package.zip')),
      rule: 'unproven-hash',
      exitCode: 3,
    },
  },
  ...[403, 400, 500].map(
    (status): Habit => ({
      what: `status ${status} for a platform that is not built`,
      publish: async () => ({ platforms: ['darwin_arm64'] }),
      arrange: ({ stage: { registry } }) =>
        void registry.override(/\/download\/linux\/amd64$/, answerStatus(status)),
      lie: status === 400 ? plantedH1Behind : plantedZhBehind,
      referee: ['providers', 'lock', '-platform=darwin_arm64'],
    }),
  ),
  {
    what: 'status 429 with Retry-After',
    arrange: ({ stage: { registry } }) => once(registry, /^\/v1\//, 429, { 'retry-after': '2' }),
    lie: plantedZhBehind,
  },
  {
    what: 'packages that are called …_signed.zip',
    publish: namedAs((platform) => `terraform-provider-null_3.2.4_${platform}_signed.zip`),
    lie: {
      what: 'a document that lists the file with another digest',
      publish: async () => ({
        filename: (platform) => `terraform-provider-null_3.2.4_${platform}_signed.zip`,
        sums: (text) => text.replace(/^[0-9a-f]{64}(?= {2}.*_signed)/gm, zh.slice(3)),
      }),
      rule: 'registry-disagrees',
    },
  },
  {
    what: 'packages that are called in upper case',
    publish: namedAs(inCapitals),
    lie: plantedH1Behind,
  },
  {
    what: 'packages whose type is in capitals',
    publish: namedAs((platform) => `terraform-provider-NULL_3.2.4_${platform}.zip`),
    lie: {
      what: 'a document that lists them in other capitals than the registry',
      publish: async () => ({ filename: inCapitals, sums: (text) => text.toLowerCase() }),
      rule: 'registry-disagrees',
      terraform: /checksum/,
    },
  },
  {
    what: 'packages that are called by another version',
    publish: namedAs((platform) => `terraform-provider-null_3.0.0_${platform}.zip`),
    // A warning: 5 of 38,917 releases have such names, and an old release under a new number has them too (T72).
    told: ['registry-disagrees'],
    lie: {
      what: 'the old release under a new number',
      arrange: async ({ stage: { registry }, entry }) => {
        const { namespace, type } = entry.published;
        const old = await registry.publish({ namespace, type, version: '3.0.0', platforms: ['linux_amd64'] });
        const { body } = registry.stored(old.paths.metadata('linux_amd64')) ?? {};
        registry.override(
          entry.published.paths.metadata('linux_amd64'),
          answerJson(JSON.parse(Buffer.from(body ?? []).toString())),
        );
      },
      rule: 'registry-disagrees',
    },
  },
  {
    what: 'packages that are named after another provider',
    publish: namedAs(ofAnother),
    lie: {
      what: 'a signed package of that provider',
      publish: async () => ({ filename: ofAnother, archive: otherProvider }),
      rule: 'registry-disagrees',
      terraform: /could not find executable file/,
    },
  },
  {
    what: 'packages that have a name of their own',
    publish: namedAs((platform) => `plugin-${platform}.zip`),
    lie: {
      what: 'an executable that only begins like the one of the provider',
      publish: async () => ({ filename: (platform) => `plugin-${platform}.zip`, archive: likeProvider }),
      rule: 'registry-disagrees',
      terraform: /could not find executable file/,
    },
  },
  { what: 'a key with an empty Comment:', publish: withHeader, lie: overAnother(withHeader) },
  {
    what: 'bytes before the archive',
    publish: around(2000, 0),
    lie: {
      what: 'another archive there, whose h1 is locked',
      publish: async () => ({ archive: (zip) => Buffer.concat([otherPackage(), zip]) }),
      text: withHash(h1OfOther()),
      rule: 'unproven-hash',
    },
  },
  {
    what: 'bytes behind the archive',
    publish: around(0, 2000),
    lie: {
      what: 'an archive in which two directories could be found',
      publish: async () => ({
        archive: () => Buffer.concat([evenPackage('good'), evenPackage('evil')]),
      }),
      rule: 'unproven-hash',
      exitCode: 3,
    },
  },
  {
    what: 'a key whose listed copy had expired when it signed',
    publish: late,
    told: ['expired-key'],
    lie: overAnother(late),
  },
  {
    what: 'a key that has expired since it signed',
    publish: async () => ({
      signedBy: await createSigningKey({
        created: new Date(Date.UTC(2024, 0, 1)),
        expiresAfter: 86_400,
        signedAt: new Date(Date.UTC(2024, 0, 1, 12)),
      }),
    }),
    told: ['expired-key'],
    lie: {
      what: 'a key that was revoked',
      publish: async () => ({ signedBy: await createSigningKey({ revoked: true }) }),
      rule: 'signature-invalid',
    },
  },
  ...(gnupg === null
    ? []
    : [
        rareKey('a DSA key of 2,048 bits', 'dsa2048'),
        rareKey('a DSA key of 3,072 bits', 'dsa3072'),
        rareKey('a key on secp256k1', 'secp256k1'),
        rareKey('a key on a brainpool curve', 'brainpoolP256r1'),
      ]),
  {
    what: 'a push over a commit that GitHub no longer has',
    event: pushOver,
    says: () => /GitHub no longer has d{40}.*every lock file is reviewed/,
    lie: { ...plantedZhBehind, what: 'a planted zh in the first of two commits', event: pushOver },
    referee: null,
  },
  {
    what: 'a provider that was archived, on an upgrade',
    publish: async () => ({ warnings: ['This provider is archived.'] }),
    base: async ({ stage: { registry } }) => (await publishEntry(registry, { version: '3.2.3' })).text,
    told: ['registry-warning'],
    lie: plantedH1Behind,
    referee: null,
  },
  {
    what: 'an entry with one h1, as from a plugin cache',
    publish: async () => ({ platforms: oneBuild }),
    text: ({ published, text }) =>
      text.replace(
        /hashes = \[[^\]]*\]/,
        `hashes = [\n    "${published.package('linux_amd64').h1.directory}",\n  ]`,
      ),
    base: async ({ stage: { registry } }) =>
      (await publishEntry(registry, { version: '3.2.3', platforms: oneBuild })).text,
    told: ['platform-lost'],
    lie: {
      what: 'the h1 of nothing that was published',
      text: ({ text }) => text.replace(/hashes = \[[^\]]*\]/, `hashes = [\n    "${h1}",\n  ]`),
      rule: 'unproven-hash',
    },
  },
  {
    what: 'an OCI mirror for other providers in the CLI configuration',
    arrange: ({ test }) => ({
      env: {
        TF_CLI_CONFIG_FILE: inFolder(
          test,
          'my.tfrc',
          `provider_installation {\n  oci_mirror {\n    repository_template = "example.com/\${namespace}/\${type}"\n    include = ["example.com/*/*"]\n  }\n  direct {}\n}\n`,
        ),
      },
    }),
    lie: plantedZhBehind,
    referee: null,
  },
];

const everything = /^\/v1\/|SHA256SUMS|\.zip$/;

function said(registry: SignedRegistry, encoding: string, encode = (body: Uint8Array) => body) {
  const headers = { 'content-encoding': encoding };
  return rewritten(registry, (body) => ({ body: encode(body), headers }));
}

function inCapitals(platform: string): string {
  return `Terraform-Provider-Null_3.2.4_${platform}.ZIP`;
}

function ofAnother(platform: string): string {
  return `terraform-provider-nil_3.2.4_${platform}.zip`;
}

function otherProvider(): Buffer {
  return zipBytes([{ name: 'terraform-provider-nil_v3.2.4', content: 'nil' }]);
}

/** None of these is what Terraform would start. */
function likeProvider(): Buffer {
  const names = ['terraform-provider-nullable', 'terraform-provider-null-3', 'bin/terraform-provider-null'];
  return zipBytes(names.map((name) => ({ name, content: 'null' })));
}

/** A whole package, of other content. */
function otherPackage(): Buffer {
  return zipBytes([{ name: 'terraform-provider-null_v3.2.4', content: 'other' }]);
}

function h1OfOther(): string {
  const sha256 = (text: string) => createHash('sha256').update(text);
  const line = `${sha256('other').digest('hex')}  terraform-provider-null_v3.2.4\n`;
  return `h1:${sha256(line).digest('base64')}`;
}

/** Two of these, one behind the other, have their directories at the same offsets. */
function evenPackage(content: string): Buffer {
  return zipBytes([{ name: 'terraform-provider-null_v3.2.4', content, stored: true }]);
}

async function setScene(
  test: Pick<TestContext, 'onTestFinished'>,
  publish: Habit['publish'],
  base: Habit['base'],
): Promise<{ scene: Scene; before: string | null }> {
  const stage = await setStage(test);
  const bare: Scene = {
    stage,
    test,
    entry: { published: null, entry: null, text: '' } as unknown as HonestEntry,
  };
  const before = (await base?.(bare)) ?? null;
  const entry = await publishEntry(stage.registry, await publish?.(test));
  return { scene: { stage, test, entry }, before };
}

async function arranged(arrange: Arrange | undefined, scene: Scene): Promise<ActionSettings> {
  const given = await arrange?.(scene);
  const { inputs, env } = (typeof given === 'object' && given !== null ? given : {}) as ActionSettings;
  return { inputs: { comment: 'never', ...inputs }, env: env ?? {} };
}

async function run(
  { stage, ...scene }: Scene,
  text: string,
  before: string | null,
  settings: ActionSettings,
  event: Habit['event'],
): Promise<ActionRun> {
  if (event !== undefined) return stage.run(event({ stage, ...scene }, text), settings);
  return stage.review(stage.openPull(before === null ? {} : { [path]: before }, { [path]: text }), settings);
}

const score = { honest: 0, referee: 0, asked: 0, refused: 0 };

describe.concurrent('a habit that real Terraform takes', () => {
  it.for(habits)('$what: passes where it is honest', async (habit, test) => {
    const { scene, before } = await setScene(test, habit.publish, habit.base);
    const settings = await arranged(habit.arrange, scene);
    const text = habit.text?.(scene.entry) ?? scene.entry.text;
    const review = await run(scene, text, before, settings, habit.event);
    expect(review.report?.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(review.outputs.verdict, review.stdout).toBe('verified');
    expect(review.exitCode).toBe(0);
    const told = review.report?.findings.map(({ rule }) => rule) ?? [];
    expect([...new Set(told)].filter((rule) => !ordinary.has(rule))).toEqual(habit.told ?? []);
    if (habit.says !== undefined) expect(review.stdout).toMatch(habit.says(scene));
    score.honest += 1;
    if (terraform === null || habit.referee === null) return;
    score.asked += 1;
    await habit.arrange?.(scene);
    await takenByTerraform(scene, text, habit.referee ?? ['init', '-input=false'], habit.refereeEnv?.(scene));
    score.referee += 1;
  });

  it.for(habits)('$what: refused with $lie.what behind it', async ({ lie, ...habit }, test) => {
    const { scene, before } = await setScene(test, lie.publish ?? habit.publish, habit.base);
    const settings = await arranged(lie.arrange ?? habit.arrange, scene);
    const text = (lie.text ?? habit.text)?.(scene.entry) ?? scene.entry.text;
    const review = await run(scene, text, before, settings, lie.event ?? habit.event);
    const findings = review.report?.findings.map(({ rule, message }) => `${rule}: ${message}`) ?? [];
    expect({ exitCode: review.exitCode, verdict: review.outputs.verdict, findings }).toEqual({
      exitCode: lie.exitCode ?? 1,
      verdict: lie.exitCode === 3 ? 'incomplete' : 'failed',
      findings: expect.arrayContaining([expect.stringMatching(`^${lie.rule}: `)]),
    });
    score.refused += 1;
    if (terraform !== null && lie.terraform !== undefined)
      await expect(takenByTerraform(scene, text, ['init', '-input=false'])).rejects.toThrow(lie.terraform);
  });
});

/** What every new entry has. */
const ordinary: ReadonlySet<string> = new Set(['new-provider', 'lock-file-missing']);

async function takenByTerraform(
  { stage: { registry }, test, entry }: Scene,
  text: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-habit-'));
  test.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { address, type } = entry.published;
  writeFileSync(
    join(folder, 'main.tf'),
    `terraform {\n  required_providers {\n    ${type} = { source = "${address}" }\n  }\n}\n`,
  );
  writeFileSync(join(folder, '.terraform.lock.hcl'), text);
  expect(await runTerraform(folder, args, registry.caFile, undefined, env)).toMatch(
    /successfully initialized|Success!/,
  );
}

afterAll(() => {
  const total = habits.length;
  console.info(
    `habits: ${score.honest} of ${total} pass where they are honest, ${score.referee} of ${score.asked} as real Terraform ${terraform} takes them, ${score.refused} of ${total} are refused with a lie behind them`,
  );
});
