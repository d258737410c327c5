import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateKey } from 'openpgp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Planted, type Repository } from '../support/github-double/repository.ts';
import { runAction } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { honest } from '../support/signed-registry/announcements.ts';
import {
  type Answerer,
  answerBytes,
  answerJson,
  answerRedirect,
  answerStatus,
  neverAnswer,
} from '../support/signed-registry/faults.ts';
import { type LockedProvider, lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import {
  type PublishedVersion,
  type SignedRegistry,
  startSignedRegistry,
} from '../support/signed-registry/signed-registry.ts';
import { createSigningKey, type SigningKey } from '../support/signed-registry/signing-key.ts';
import { type ContractedReport, expectReport } from './report-contract.ts';

/*
 * Two registries on this machine in the place of the public ones, over TLS, with packages, documents and signatures made for the run. The built program
 * asks both. What the answers mean in every case is in test/extensions/witness; here is that real ones lead there.
 */

const hosts = ['registry.terraform.io', 'registry.opentofu.org'] as const;
type Host = (typeof hosts)[number];
const [terraform, openTofu] = hosts;
const otherThan = { [terraform]: openTofu, [openTofu]: terraform } as const;

const lockName = '.terraform.lock.hcl';
const policyPath = '.github/lockproof.yml';
const keyPath = '.github/acme.asc';
const noNetwork = pathToFileURL(resolve(import.meta.dirname, '../support/no-network.mjs')).href;

let registries: Readonly<Record<Host, SignedRegistry>>;
let key: SigningKey;
let stranger: SigningKey;
/** Folders of the user. */
let home: string;
const repositories: Repository[] = [];

beforeAll(async () => {
  key = await createSigningKey({ name: 'Acme', expiresAfter: 10 * 365 * 24 * 60 * 60 });
  stranger = await createSigningKey();
  const [one, two] = [
    await startSignedRegistry({ signingKey: key }),
    await startSignedRegistry({ signingKey: key }),
  ];
  registries = { [terraform]: one, [openTofu]: two };
  home = mkdtempSync(join(tmpdir(), 'two-registries-'));
});

afterAll(async () => {
  await Promise.all(hosts.map((host) => registries[host].close()));
  for (const repository of repositories) repository.remove();
  rmSync(home, { recursive: true });
});

const platforms = ['linux_amd64', 'darwin_arm64'];

/** A release at one of them; both have the same packages unless the options say otherwise. */
async function publish(
  host: Host,
  type: string,
  options: Partial<PublishOptions> = {},
): Promise<PublishedVersion> {
  const announced = host === openTofu ? { announced: honest } : {};
  const release = { namespace: 'acme', type, version: '1.0.0', platforms, ...announced, ...options };
  return { ...(await registries[host].publish(release)), address: `${host}/acme/${type}` };
}

/** What `init` writes: the h1 of one platform and every zh. */
function entryOf(release: PublishedVersion, ...more: readonly string[]): LockedProvider {
  const { address, version, zh } = release;
  return { address, version, hashes: [release.package('linux_amd64').h1.directory, ...zh, ...more] };
}

/**
 * A release whose registry lists no key, and the same release at the other one.
 *
 * @param there what the other one lists
 */
async function keyless(
  host: Host,
  type: string,
  there: Partial<Pick<PublishOptions, 'signedBy' | 'listedKeys' | 'version'>> = {},
): Promise<PublishedVersion> {
  await publish(otherThan[host], type, there);
  return publish(host, type, { signedBy: there.signedBy ?? key, listedKeys: [] });
}

const named = (): readonly string[] => hosts.map((host) => `${host}=${registries[host].serviceUrl}`);

function repositoryOf(
  base: Readonly<Record<string, Planted>>,
  head: Readonly<Record<string, Planted>>,
): Repository {
  const repository = createRepository();
  repositories.push(repository);
  repository.branch('change', repository.commit({ 'README.md': 'Infrastructure.\n', ...base }, 'Base'));
  repository.commit(head, 'Head', { branch: 'change' });
  repository.checkOut('change');
  return repository;
}

interface Ran {
  readonly exitCode: number | null;
  readonly report: ContractedReport;
}

async function lockproof(
  repository: Repository,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const [command = '', ...rest] = args;
  const asked = command === 'merge' ? [] : named().flatMap((each) => ['--registries', each]);
  const run = await runCli([command, ...asked, ...rest, '--format', 'json'], {
    directory: repository.directory,
    caFile: registries[terraform].caFile,
    env,
  });
  expect(run.stdout, run.stderr).not.toBe('');
  return { exitCode: run.exitCode, report: expectReport(JSON.parse(run.stdout)) };
}

/** A review of new entries. */
function review(
  entries: readonly LockedProvider[],
  policy: string,
  ...flags: readonly string[]
): Promise<Ran> {
  const repository = repositoryOf({ [policyPath]: policy }, { [lockName]: lockFileText(...entries) });
  return lockproof(repository, ['review', '--base', 'main', ...flags]);
}

/** A review of new entries, and the same again from its evidence alone. */
async function reviewTwice(...entries: readonly LockedProvider[]): Promise<Ran> {
  const repository = repositoryOf({}, { [lockName]: lockFileText(...entries) });
  const folder = mkdtempSync(join(home, 'evidence-'));
  const first = await lockproof(repository, ['review', '--base', 'main', '--evidence', folder]);
  const again = await lockproof(repository, ['review', '--base', 'main', '--offline', folder], {
    NODE_OPTIONS: `--import=${noNetwork}`,
  });
  expect({ ...learnt(again), exitCode: again.exitCode }).toEqual({
    ...learnt(first),
    exitCode: first.exitCode,
  });
  return first;
}

/** The report without what the run itself cost. */
function learnt({ report: { totals, ...report } }: Ran) {
  const { requests: _, bytesDownloaded: __, ...counts } = totals;
  return { ...report, totals: counts };
}

function changeOf({ report }: Ran, type: string): ContractedReport['changes'][number] {
  const found = report.changes.find(({ provider }) => provider.endsWith(`/${type}`));
  if (found === undefined) throw new Error(`no change of ${type}`);
  return found;
}

/** Rules that failed or warned about a provider. */
function rulesAbout({ report }: Ran, type: string): readonly string[] {
  return report.findings
    .filter(({ provider, severity }) => provider?.endsWith(`/${type}`) && severity !== 'notice')
    .map(({ rule }) => rule);
}

function metadataPath(type: string, platform = 'linux_amd64'): string {
  return `/v1/providers/acme/${type}/1.0.0/download/${platform.replace('_', '/')}`;
}

function statuses({ report }: Ran): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    report.changes.map(({ provider, witness }) => [provider.split('/')[2], witness?.status]),
  );
}

/** With what was asked meanwhile about these providers of `acme`: host and path. */
async function watching(types: string, work: () => Promise<Ran>) {
  const before = hosts.map((host) => registries[host].requests.length);
  const run = await work();
  const paths = hosts.flatMap((host, at) =>
    registries[host].requests
      .slice(before[at])
      .flatMap(({ path }) => (path.includes(`/acme/${types}`) ? [`${host}${path}`] : [])),
  );
  return { run, paths: paths.toSorted(), other: paths.filter((path) => path.startsWith(terraform)) };
}

describe.concurrent('a release whose registry lists no key', () => {
  it.each(hosts)(
    'of %s is proven with the key at the other one, and a planted h1 and zh are not',
    async (host) => {
      const [good, bad] = [`good-at-${host.split('.')[1]}`, `planted-at-${host.split('.')[1]}`];
      const planted = [plantedH1(bad), plantedZh(bad)];
      const run = await reviewTwice(
        entryOf(await keyless(host, good)),
        entryOf(await keyless(host, bad), ...planted),
      );
      expect(run.exitCode).toBe(1);
      const proven = changeOf(run, good);
      expect(proven).toMatchObject({
        signature: { tier: 'self-signed', fingerprint: key.fingerprint, keyFrom: otherThan[host] },
        witness: { registry: otherThan[host], status: 'agrees' },
      });
      expect(new Set(proven.hashes.map(({ proof }) => proof))).toEqual(new Set(['computed', 'signed']));
      expect(rulesAbout(run, good)).toEqual([]);
      const unproven = run.report.findings.flatMap(({ rule, hash }) =>
        rule === 'unproven-hash' ? [hash] : [],
      );
      expect(unproven).toEqual(planted);
    },
  );

  it('is proven by what the other one lists, or stays unproven', async () => {
    const old = { created: new Date('2020-01-01'), signedAt: new Date('2020-01-01T01:00:00Z') };
    const expired = await createSigningKey({ ...old, expiresAfter: 86_400 });
    const revoked = await createSigningKey({ revoked: true });
    const subkey = await createSigningKey({ signsBySubkey: true });
    const strangers = (count: number) => Array.from({ length: count }, () => stranger);
    const listing = (armored: string) => ({ listedKeys: [{ ...key, armored }] });
    const armor = (text: string) =>
      `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${text}\n-----END PGP PUBLIC KEY BLOCK-----\n`;
    const unsigned = ['unproven-hash', 'unsigned-provider'];
    const open = ['unproven-hash'];
    const table: Readonly<
      Record<string, readonly [Parameters<typeof keyless>[2], readonly string[], RegExp?]>
    > = {
      'one-of-three': [{ listedKeys: [stranger, revoked, key] }, []],
      'last-of-fifty': [{ listedKeys: [...strangers(49), key] }, []],
      'by-a-subkey': [{ signedBy: subkey, listedKeys: [subkey] }, []],
      'of-the-newest-version': [{ version: '2.0.0' }, []],
      expired: [{ signedBy: expired, listedKeys: [expired] }, ['expired-key']],
      wrong: [{ listedKeys: [stranger] }, unsigned, new RegExp(stranger.keyId)],
      revoked: [{ signedBy: revoked, listedKeys: [revoked] }, unsigned, /has been revoked/],
      none: [{ listedKeys: [] }, open, /registry\.opentofu\.org lists no signing key for /],
      'a-hundred': [{ listedKeys: [...strangers(99), key] }, unsigned, /more than 50 keys/],
      'more-than-a-hundred': [
        { listedKeys: [...strangers(100), key] },
        open,
        /keys at registry\.terraform\.io could not be read/,
      ],
      'half-a-megabyte': [listing(armor('A'.repeat(512 * 1024))), unsigned, /longer than/],
      'a-megabyte': [
        listing(armor('A'.repeat(1024 * 1024))),
        open,
        /keys at registry\.terraform\.io could not be read/,
      ],
      'broken-armor': [listing(armor('AAAA')), unsigned],
      'no-armor': [listing('no key'), unsigned],
    };
    const entries: LockedProvider[] = [];
    for (const [type, [there]] of Object.entries(table))
      entries.push(entryOf(await keyless(openTofu, type, there)));
    const run = await reviewTwice(...entries);
    expect(run.exitCode).toBe(1);
    for (const [type, [, rules, said = /(?:)/]] of Object.entries(table)) {
      expect([type, ...rulesAbout(run, type)]).toEqual([type, ...rules]);
      const change = changeOf(run, type);
      expect(change.signature.keyFrom).toBe(rules.includes('unproven-hash') ? null : terraform);
      const messages = run.report.findings.filter(({ provider }) => provider === change.provider);
      expect(messages.map(({ message }) => message).join('\n')).toMatch(said);
    }
  });

  it('is not fully checked while the other registry is down, and a run with the word of its own is accepted', async ({
    onTestFinished,
  }) => {
    const release = await keyless(openTofu, 'down');
    const restore = registries[terraform].override(/\/down\//, answerStatus(503));
    onTestFinished(restore);
    const run = await reviewTwice(entryOf(release));
    expect(run).toMatchObject({ exitCode: 3, report: { verdict: 'incomplete' } });
    expect(run.report.headline).toContain(terraform);
    const accepted = await review([entryOf(release)], `accept-asserted: [${openTofu}]\n`);
    expect(accepted).toMatchObject({ exitCode: 0, report: { verdict: 'verified' } });
    const said = accepted.report.findings.find(({ rule }) => rule === 'unsigned-provider');
    expect(said?.message).toContain(`the keys at ${terraform} could not be read`);
  });
});

describe.concurrent('the other registry as a witness', () => {
  it('agrees, differs, or says nothing that decides', async ({ onTestFinished }) => {
    const troubles: Readonly<Record<string, Answerer>> = {
      fails: answerStatus(503),
      closes: (_request, response) => {
        response.destroy();
      },
      garbage: answerBytes('{"os":"linux"', 'application/json'),
      'login-page': answerBytes('<!doctype html><title>Sign in</title>', 'text/html'),
      number: answerBytes('42', 'image/png'),
      'to-a-private-address': answerRedirect('https://10.0.0.1/'),
      'to-itself': (request, response) => answerRedirect(request.url ?? '/')(request, response),
      'other-platform': answerJson({
        os: 'plan9',
        arch: 'arm',
        filename: 'x',
        shasum: 'a'.repeat(64),
        download_url: '/x',
        shasums_url: '/y',
      }),
      'a-hundred-thousand-platforms': answerJson({
        packages: Object.fromEntries(
          Array.from({ length: 100_000 }, (_, at) => [`p${at}_x`, { hashes: [] }]),
        ),
      }),
    };
    const entries: LockedProvider[] = [];
    for (const [type, answer] of Object.entries(troubles)) {
      entries.push(entryOf(await publish(openTofu, type)));
      await publish(terraform, type, { files: { other: 'build' } });
      onTestFinished(registries[terraform].override(metadataPath(type), answer));
    }
    for (const host of hosts) {
      const name = host.split('.')[1];
      entries.push(
        entryOf(await publish(host, `same-at-${name}`)),
        entryOf(await publish(host, `unknown-at-${name}`)),
      );
      await publish(otherThan[host], `same-at-${name}`);
      entries.push(entryOf(await publish(host, `differs-at-${name}`)));
      await publish(otherThan[host], `differs-at-${name}`, { files: { other: 'build' } });
    }
    const partly = await publish(terraform, 'differs-elsewhere');
    await publish(openTofu, 'differs-elsewhere', {
      announced: ({ platform, zh }) => [platform === 'darwin_arm64' ? plantedZh('another') : zh],
    });
    const darwin = partly.package('darwin_arm64').zh;
    entries.push({ ...entryOf(partly), hashes: entryOf(partly).hashes.filter((hash) => hash !== darwin) });

    const run = await reviewTwice(...entries);
    expect(run).toMatchObject({ exitCode: 0, report: { verdict: 'verified' } });
    expect(statuses(run)).toEqual({
      ...Object.fromEntries(Object.keys(troubles).map((type) => [type, 'unknown'])),
      ...{ 'same-at-terraform': 'agrees', 'same-at-opentofu': 'agrees' },
      ...{ 'unknown-at-terraform': 'unknown', 'unknown-at-opentofu': 'unknown' },
      ...{
        'differs-at-terraform': 'differs',
        'differs-at-opentofu': 'differs',
        'differs-elsewhere': 'differs',
      },
    });
    const told = run.report.findings.filter(({ severity }) => severity !== 'notice');
    expect(told.map(({ rule, provider }) => [rule, provider?.split('/')[2]])).toEqual([
      ['witness-disagrees', 'differs-at-opentofu'],
      ['witness-disagrees', 'differs-at-terraform'],
      ['witness-disagrees', 'differs-elsewhere'],
    ]);
    expect(told.map(({ message }) => /^For (\S+), /.exec(message)?.[1])).toEqual([
      'linux_amd64',
      'linux_amd64',
      'darwin_arm64',
    ]);
  });

  it('lets `lock` add nothing while the two disagree, and lets it complete the same entry if they agree', async () => {
    for (const [type, there] of [
      ['lock-differs', { files: { other: 'build' } }],
      ['lock-agrees', {}],
    ] as const) {
      const release = await publish(terraform, type);
      await publish(openTofu, type, there);
      const darwin = release.package('darwin_arm64');
      const text = lockFileText({ ...entryOf(release), hashes: [darwin.zh, darwin.h1.directory] });
      const { directory } = repositoryOf({}, { [lockName]: text });
      const at = named().flatMap((each) => ['--registries', each]);
      const args = ['lock', '--platform', 'linux_amd64', ...at];
      const run = await runCli(args, { directory, caFile: registries[terraform].caFile });
      const differs = type === 'lock-differs';
      expect([run.exitCode, readFileSync(join(directory, lockName), 'utf8') === text]).toEqual(
        differs ? [1, true] : [0, false],
      );
      const said =
        / is left as it is: the two public registries disagree about it \(witness-disagrees\); compare /;
      expect(said.test(run.stdout)).toBe(differs);
    }
  });

  it('decides nothing if it hangs, about 20 providers', async ({ onTestFinished }) => {
    const entries: LockedProvider[] = [];
    for (let at = 0; at < 20; at += 1) entries.push(entryOf(await publish(openTofu, `slow${at}`)));
    onTestFinished(registries[terraform].override(/\/slow/, neverAnswer()));
    const { run, other } = await watching('slow', () => reviewTwice(...entries));
    expect(run).toMatchObject({ exitCode: 0, report: { verdict: 'verified' } });
    expect(new Set(Object.values(statuses(run)))).toEqual(new Set(['unknown']));
    // After the first ones hung, it is asked about no more.
    expect(other.length).toBeLessThan(20);
  });

  it('is asked twice about each of 20 providers, by two shards as by one run, and not at all if it is off', async () => {
    const entries: LockedProvider[] = [];
    for (let at = 0; at < 20; at += 1) {
      const type = `many${at}`;
      const release = at < 5 ? await keyless(openTofu, type) : await publish(openTofu, type);
      if (at >= 5) await publish(terraform, type);
      entries.push(entryOf(release));
    }
    const repository = repositoryOf({}, { [lockName]: lockFileText(...entries) });
    const reviewed = (...args: readonly string[]) =>
      watching('many', () => lockproof(repository, ['review', '--base', 'main', ...args]));
    const whole = await reviewed();
    expect(whole.run).toMatchObject({ exitCode: 0, report: { verdict: 'verified' } });
    expect(whole.other).toHaveLength(2 * 20);
    expect(new Set(whole.paths).size).toBe(whole.paths.length);

    const shards = [await reviewed('--shard', '1/2'), await reviewed('--shard', '2/2')];
    expect(shards.flatMap(({ paths }) => paths).toSorted()).toEqual(whole.paths.toSorted());
    const files = shards.map(({ run }, at) => {
      const path = join(home, `shard-${at}.json`);
      writeFileSync(path, JSON.stringify(run.report));
      return path;
    });
    const merged = await lockproof(repository, ['merge', ...files]);
    expect(merged.report.changes).toEqual(whole.run.report.changes);

    const off = await reviewed('--witness', 'false');
    expect(off.run).toMatchObject({ exitCode: 0, report: { verdict: 'verified' } });
    expect(new Set(Object.values(statuses(off.run)))).toEqual(new Set([undefined]));
    expect(off.other).toHaveLength(2 * 5);
  });
});

describe.concurrent('the keys of the policy', () => {
  const pin = (keys: string) => `signing-keys:\n  - providers: ["*/acme/*"]\n    keys: [${keys}]\n`;
  const asFile = pin(keyPath);

  /** A release of a private registry that lists no key. */
  async function privateRelease(type: string) {
    const { host } = registries[terraform];
    const release = {
      ...(await publish(terraform, type, { listedKeys: [] })),
      address: `${host}/acme/${type}`,
    };
    return { release, entry: entryOf(release), flags: ['--registries', host] };
  }

  it('prove a release of a private registry, inline', async () => {
    const { entry, flags } = await privateRelease('inhouse');
    const run = await review([entry], pin(JSON.stringify(key.armored)), ...flags);
    expect(run).toMatchObject({ exitCode: 0, report: { verdict: 'verified' } });
    expect(changeOf(run, 'inhouse')).toMatchObject({
      signature: { fingerprint: key.fingerprint, keyFrom: 'policy' },
      witness: null,
    });
  });

  /** As a file, and a pull request that changes it, in git and on GitHub. */
  it.for([
    [
      'prove a release with the key of the base, although the change takes it away',
      () => [key, stranger] as const,
      'verified',
    ],
    ['are not those that the change brings', () => [stranger, key] as const, 'failed'],
  ] as const)('%s', async ([, keys, verdict], { onTestFinished }) => {
    const [before, after] = keys();
    const { entry, flags } = await privateRelease(`swapped-${verdict}`);
    const repository = repositoryOf(
      { [policyPath]: asFile, [keyPath]: before.armored },
      { [lockName]: lockFileText(entry), [keyPath]: after.armored },
    );
    const inGit = await lockproof(repository, ['review', '--base', 'main', '--head', 'change', ...flags]);
    const github = await startGitHubDouble({ repository });
    onTestFinished(() => github.close());
    const onGitHub = await runAction({
      ...{
        event: pullRequestEvent(github, github.openPull({ head: 'change' })),
        github,
        registry: registries[terraform],
      },
      inputs: { registries: [...named(), registries[terraform].host].join('\n') },
    });
    for (const report of [inGit.report, onGitHub.report]) {
      expect(report?.verdict).toBe(verdict);
      const failing = report?.findings.flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : []));
      expect(failing?.includes('signing-key-changed')).toBe(verdict === 'failed');
      expect(report?.changes[0]?.signature.keyFrom).toBe(verdict === 'failed' ? null : 'policy');
    }
    expect(github.comments[0]?.body).toContain(`This change edits the policy file ${keyPath}`);
  });

  it('are printed by `policy`, and `lock` and `verify` use them and a key of the other registry alike', async () => {
    const pinned = await privateRelease('locked');
    const elsewhere = await keyless(openTofu, 'locked-elsewhere');
    const without = entryOf(await keyless(openTofu, 'locked-without', { listedKeys: [] }));
    const first = ({ address, version, hashes }: LockedProvider) => ({
      address,
      version,
      hashes: hashes.slice(0, 2),
    });
    const policy = `${asFile.replace('*/acme/*', '*/acme/locked')}  - providers: ["registry.terraform.io/other/*"]\n    keys: [${JSON.stringify(stranger.armored)}]\n`;
    const files = { [policyPath]: policy, [keyPath]: key.armored };
    const repository = repositoryOf(files, {
      [lockName]: lockFileText(...[pinned.entry, entryOf(elsewhere), without].map(first)),
    });
    const cli = (...args: readonly string[]) =>
      runCli(args, { directory: repository.directory, caFile: registries[terraform].caFile });

    const printed = await cli('policy');
    expect(printed.exitCode, printed.stderr).toBe(0);
    const lines = printed.stdout.split('\n').filter((line) => line.includes('key for'));
    const day = '\\d{4}-\\d{2}-\\d{2}';
    expect(lines.map((line) => line.trim())).toEqual([
      expect.stringMatching(
        `^key for \\*/acme/locked: ${key.fingerprint} Acme <registry@example.com>, expires ${day}$`,
      ),
      `key for registry.terraform.io/other/*: ${stranger.fingerprint} Signed Registry <registry@example.com>, does not expire`,
    ]);

    const locked = await cli(
      'lock',
      ...platforms.flatMap((each) => ['--platform', each]),
      ...pinned.flags,
      ...named().flatMap((each) => ['--registries', each]),
    );
    const text = readFileSync(join(repository.directory, lockName), 'utf8');
    expect(locked.exitCode).toBe(1);
    expect(locked.stdout).toContain(
      `${without.address} 1.0.0 is left as it is: ${openTofu} lists no signing key for it, and the policy accepts no unsigned hash from ${openTofu}`,
    );
    const all = (one: PublishedVersion) => ({
      ...entryOf(one),
      hashes: [...one.packages.map(({ h1 }) => h1.directory), ...one.zh],
    });
    expect(text).toBe(lockFileText(all(pinned.release), all(elsewhere), first(without)));

    const verified = await lockproof(repository, ['verify', ...pinned.flags]);
    expect(verified.exitCode).toBe(1);
    const signers = ['locked', 'locked-elsewhere', 'locked-without'].map(
      (type) => changeOf(verified, type).signature.keyFrom,
    );
    expect(signers).toEqual(['policy', terraform, null]);
    expect(rulesAbout(verified, 'locked')).toEqual([]);
    expect(rulesAbout(verified, 'locked-without')).toEqual(['unproven-hash']);
  });

  it('stop the run if one of them is private, with file and line, and are not printed', async () => {
    const secret = await generateKey({ userIDs: [{ name: 'Acme' }], format: 'armored' });
    const files = { [policyPath]: asFile, [keyPath]: secret.publicKey + secret.privateKey };
    const repository = repositoryOf(files, { [lockName]: lockFileText() });
    for (const args of [['review', '--base', 'main'], ['policy']]) {
      const run = await runCli(args, { directory: repository.directory });
      expect(run).toMatchObject({ exitCode: 2, stdout: '' });
      expect(run.stderr).toContain(`${policyPath}:3`);
      expect(run.stderr).toContain(keyPath);
      const lines = secret.privateKey
        .split('\n')
        .filter((line) => line.length > 20 && !line.startsWith('---'));
      expect(lines.filter((line) => run.stderr.includes(line.trim()))).toEqual([]);
    }
  });
});
