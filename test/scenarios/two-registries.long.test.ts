import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fix } from '../../src/finding/fix.ts';
import { remedyOf } from '../../src/report/remedy.ts';
import { createRepository, type Planted, type Repository } from '../support/github-double/repository.ts';
import { runCli } from '../support/run-cli.ts';
import { honest } from '../support/signed-registry/announcements.ts';
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
});

describe.concurrent('a release whose registry lists a key that did not sign it', () => {
  it.each([
    ['is proven once the policy has the key that the other one lists', () => [stranger], true],
    ['is proven at once if it lists the right key too', () => [stranger, key], false],
  ] as const)('%s', async (_, listed, isWrong) => {
    const name = isWrong ? 'wrong-key' : 'right-key';
    await publish(terraform, name);
    const release = await publish(openTofu, name, { signedBy: key, listedKeys: listed() });
    const files = { [lockName]: lockFileText(entryOf(release)) };
    const run = await lockproof(repositoryOf({}, files), ['review', '--base', 'main']);
    expect(run.exitCode).toBe(isWrong ? 1 : 0);
    expect(rulesAbout(run, name)).toEqual(isWrong ? ['signature-invalid'] : []);
    if (!isWrong) return;
    const [finding] = run.report.findings;
    expect(finding?.message).toContain(`signed by ${key.fingerprint}. Only ${terraform} lists this key`);
    const { accept } = remedyOf((finding?.fix ?? []) as Fix);
    const pasted = repositoryOf({ [policyPath]: `${accept?.lines.join('\n')}\n` }, files);
    const again = await lockproof(pasted, ['review', '--base', 'main']);
    expect(again.exitCode).toBe(0);
    expect(changeOf(again, name).signature).toMatchObject({
      fingerprint: key.fingerprint,
      keyFrom: 'policy',
    });
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
  it('are printed by `policy`, and `verify` uses them', async () => {
    const { entry, flags } = await privateRelease('printed');
    const other = `  - providers: ["registry.terraform.io/other/*"]\n    keys: [${JSON.stringify(stranger.armored)}]\n`;
    const files = { [policyPath]: `${asFile}${other}`, [keyPath]: key.armored };
    const repository = repositoryOf(files, { [lockName]: lockFileText(entry) });
    const printed = await runCli(['policy'], { directory: repository.directory });
    const lines = printed.stdout.split('\n').filter((line) => line.includes('key for'));
    expect(lines.map((line) => line.trim())).toEqual([
      expect.stringMatching(
        /^key for \*\/acme\/\*: [0-9A-F]{40} Acme <registry@example.com>, expires \d{4}-\d{2}-\d{2}$/,
      ),
      `key for registry.terraform.io/other/*: ${stranger.fingerprint} Signed Registry <registry@example.com>, does not expire`,
    ]);
    const verified = await lockproof(repository, ['verify', ...flags]);
    expect(verified.exitCode).toBe(0);
    expect(changeOf(verified, 'printed').signature).toMatchObject({
      fingerprint: key.fingerprint,
      keyFrom: 'policy',
    });
  });
});
