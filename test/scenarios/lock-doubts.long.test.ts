import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GitHubDouble, startGitHubDouble } from '../support/github-double/github-double.ts';
import { createRepository, type Repository } from '../support/github-double/repository.ts';
import { type GitHubReleases, startGitHubReleases } from '../support/github-releases.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import {
  createProviderPackage,
  plantedH1,
  plantedZh,
  zhOf,
} from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import type { PublishedVersion } from '../support/signed-registry/signed-registry.ts';
import { openSigstore, type SigstoreStage } from '../support/sigstore.ts';
import { openRoots } from './roots.ts';

const three = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];

const { registry, folderWith, lockFileIn, lockproof, close } = await openRoots();
afterAll(close);

const release = (type: string, options: Partial<PublishOptions> = {}) =>
  registry.publish({ namespace: 'corp', type, version: '1.0.0', platforms: three, ...options });

function textOf({ address, version }: PublishedVersion, hashes: readonly string[]): string {
  return lockFileText({ address, version, hashes });
}

/** The packages of a release, and what its registry serves in their place afterwards. */
type Swap = (before: PublishedVersion) => Promise<Partial<PublishOptions>>;

const evil = { files: { 'evil.txt': 'evil' } };
const zipOf = (one: PublishedVersion, platform: string) => one.package(platform).zip;

const keepingWindows: Swap = async (before) => ({
  ...evil,
  archive: await inPlaceOf(before.type, { windows_amd64: zipOf(before, 'windows_amd64') }),
});

const listingTheOld: Swap = async (before) => ({
  ...evil,
  sums: (text) =>
    text + before.packages.map(({ zh }, at) => `${zh.slice('zh:'.length)}  old${at}.zip\n`).join(''),
});

const swaps: readonly {
  readonly what: string;
  readonly of: (before: PublishedVersion) => readonly string[];
  readonly swap: Swap;
}[] = [
  {
    what: 'two of three platforms',
    of: (one) => [one.package('linux_amd64').h1.directory, ...one.zh],
    swap: keepingWindows,
  },
  {
    what: 'two of three platforms, where the entry has only h1',
    of: (one) => ['linux_amd64', 'windows_amd64'].map((platform) => one.package(platform).h1.directory),
    swap: keepingWindows,
  },
  {
    what: 'all packages, and lists the old ones as other files',
    of: (one) => [one.package('linux_amd64').h1.directory, ...one.zh],
    swap: listingTheOld,
  },
  {
    what: 'all packages, and lists the old ones as other files, where the entry has only zh',
    of: (one) => one.zh,
    swap: listingTheOld,
  },
];

/** Puts these bytes in place of the packages of these platforms. */
async function inPlaceOf(
  type: string,
  bytes: Readonly<Record<string, Buffer>>,
): Promise<NonNullable<PublishOptions['archive']>> {
  const made = await Promise.all(
    Object.entries(bytes).map(async ([platform, other]) => {
      const { zh } = await createProviderPackage({ type, version: '1.0.0', platform, ...evil });
      return [zh, other] as const;
    }),
  );
  const others = new Map(made);
  return (own) => others.get(zhOf(own)) ?? own;
}

describe('lockproof lock, where a release is another than the locked one', () => {
  it.each(swaps)('adds and removes nothing if the registry swapped $what', async ({ what, of, swap }) => {
    const type = `swap${swaps.findIndex((one) => one.what === what)}`;
    const before = await release(type, { manifest: false });
    const text = textOf(before, of(before));
    await release(type, { manifest: false, ...(await swap(before)) });
    const off = { '.github/lockproof.yml': 'rules:\n  unproven-hash: off\n' };
    for (const { flags, policy } of [
      { flags: [], policy: {} },
      { flags: ['--prune'], policy: {} },
      { flags: ['--prune', '--check'], policy: off },
    ]) {
      const place = folderWith(text, policy);
      const run = await lockproof(place, 'lock', '--platform', 'linux_amd64', ...flags);
      expect(run.exitCode).toBe(1);
      expect(lockFileIn(place)).toBe(text);
      expect(run.stdout).toMatch(
        /^❌ Lockproof: 1 entry is left as it is;(?: .*;)? nothing was added to 1 lock file$/m,
      );
      expect(run.stdout).not.toContain('providers lock');
      expect(run.stdout).toMatch(
        /^\S+\/corp\/swap\d 1\.0\.0 is left as it is: some of its hashes belong to no package .* compare the entry with the base branch/m,
      );
    }
  });

  it('adds the packages of a platform that came later, and says that it was not there before', async () => {
    const type = 'later';
    const before = await release(type, { platforms: three.slice(0, 2) });
    const text = textOf(before, [before.package('linux_amd64').h1.directory, ...before.zh]);
    const after = await release(type);
    const place = folderWith(text);
    const run = await lockproof(place, 'lock');
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/^⚠️ Lockproof: added 1 proven hash in 1 lock file\n/);
    expect(run.stdout).toMatch(
      /^\.terraform\.lock\.hcl: the release of \S+\/corp\/later 1\.0\.0 lists packages for windows_amd64 that were not in this entry beside the others: /m,
    );
    expect(lockFileIn(place)).toContain(after.package('windows_amd64').zh);
    expect((await lockproof(place, 'lock')).stdout).toBe(
      '✅ Lockproof: nothing is missing from 1 lock file\n',
    );
  });

  it('says so as well where the old packages are listed for platforms that nobody asked for', async () => {
    const type = 'renamed';
    const before = await release(type, { manifest: false });
    const text = textOf(before, [before.package('linux_amd64').h1.directory, ...before.zh]);
    const [linux, darwin, windows] = before.packages.map(({ zip }) => zip);
    if (linux === undefined || darwin === undefined || windows === undefined) throw new Error('no package');
    const old = { plan9_amd64: linux, plan9_arm: darwin, plan9_386: windows };
    await release(type, {
      ...evil,
      manifest: false,
      platforms: [...three, ...Object.keys(old)],
      archive: await inPlaceOf(type, old),
    });
    const run = await lockproof(folderWith(text), 'lock');
    expect(run.stdout).toMatch(/^⚠️ /);
    expect(run.stdout).toContain(
      'lists packages for darwin_arm64, linux_amd64 and windows_amd64 that were not',
    );
  });
});

describe('lockproof lock is never green over what `lockproof verify` is not green over', () => {
  let own: PublishedVersion;
  let planted: string;
  const lie = plantedH1('lie');

  beforeAll(async () => {
    own = await release('sign', {
      announced: ({ zh, h1, platform }) => [zh, platform === 'darwin_arm64' ? lie : h1.archive],
    });
    planted = textOf(own, [own.package('linux_amd64').h1.directory, ...own.zh, plantedZh('sign')]);
  });

  it.each([
    { flags: ['--fail-on', 'never'], policy: '', code: 0, says: /^⚠️ Lockproof: .*; 1 problem remains\n/ },
    {
      flags: [],
      policy: 'rules:\n  unproven-hash: off\n',
      code: 0,
      says: /^⚠️ Lockproof: nothing is missing from 1 lock file; 1 hash of \S+ 1\.0\.0 is not proven, but unproven-hash is off\n/,
    },
    {
      flags: ['--prune'],
      policy: 'rules:\n  unproven-hash: off\n',
      code: 0,
      says: /^⚠️ Lockproof: nothing is missing from 1 lock file; 1 hash of \S+ 1\.0\.0 is not proven, but unproven-hash is off/,
    },
    {
      flags: [],
      policy: 'rules:\n  unproven-hash: notice\n',
      code: 0,
      says: /^⚠️ Lockproof: .*; 1 hash of \S+ 1\.0\.0 is not proven, and the policy lets it pass/,
    },
    {
      flags: [],
      policy: 'waivers',
      code: 0,
      says: /^⚠️ Lockproof: .*; 1 hash of \S+ 1\.0\.0 is not proven, but waived until 2099-01-01/,
    },
  ])('$flags with the policy "$policy"', async ({ flags, policy, code, says }) => {
    const waiver = `waivers:\n  - rule: unproven-hash\n    provider: ${own.address}\n    version: 1.0.0\n    hash: ${plantedZh('sign')}\n    reason: known\n    expires: 2099-01-01\n`;
    const place = folderWith(planted, {
      '.github/lockproof.yml': policy === 'waivers' ? waiver : policy,
    });
    const run = await lockproof(place, 'lock', ...flags);
    expect(run.stdout).toMatch(says);
    expect(run.exitCode).toBe(code);
    const verified = await lockproof(place, 'verify', ...flags.filter((flag) => flag !== '--prune'));
    expect(verified.exitCode).toBe(code);
    expect(verified.stdout.slice(0, 1)).toBe(run.stdout.slice(0, 1));
  });

  it('with an announced h1 that nobody computed', async () => {
    const place = folderWith(textOf(own, [...own.zh, lie]));
    const run = await lockproof(place, 'lock', '--announced-h1', 'accept');
    expect(run.stdout).toMatch(
      /^⚠️ Lockproof: .*1 hash of \S+ 1\.0\.0 is accepted as \S+ announces it, without a sample/,
    );
  });
});

describe('lockproof lock asks GitHub what `lockproof verify` asks', () => {
  let sigstore: SigstoreStage;
  let releases: GitHubReleases;
  let repository: Repository;
  let github: GitHubDouble;
  let trusted: string;
  let forged: PublishedVersion;
  const address = 'registry.terraform.io/acme/forged';

  beforeAll(async () => {
    sigstore = await openSigstore();
    releases = await startGitHubReleases();
    repository = createRepository();
    github = await startGitHubDouble({ repository });
    trusted = join(folderWith(''), 'trusted-root.json');
    writeFileSync(trusted, JSON.stringify(sigstore.trustedRoot));
    github.supplyChain.accounts.set('acme', 'orgs');
    forged = await releases.publish({
      namespace: 'acme',
      type: 'forged',
      version: '1.2.0',
      platforms: three,
    });
    const subjects = forged.packages.map(({ zh }) => zh.slice('zh:'.length));
    const bundle = await sigstore.attest({ repository: 'mallory/x', ref: 'refs/tags/v1.2.0', subjects });
    for (const subject of subjects)
      github.supplyChain.attestations.set(subject, [{ account: 'acme', bundle }]);
  });
  afterAll(async () => {
    await Promise.all([github.close(), releases.close()]);
    repository.remove();
  });

  it.each([
    { token: 'ghp_test', policy: '', rule: 'provenance-mismatch' },
    {
      token: '',
      policy: `require-provenance: [${address}, registry.opentofu.org/acme/forged]\n`,
      rule: 'provenance-missing',
    },
  ])('and adds nothing of a release with $rule', async ({ token, policy, rule }) => {
    const text = lockFileText({
      address,
      version: '1.2.0',
      hashes: [forged.package('linux_amd64').h1.directory],
    });
    const settings = (directory: string) => ({
      directory,
      caFile: releases.registry.caFile,
      env: {
        ...releases.env,
        LOCKPROOF_TRUSTED_ROOT: trusted,
        GITHUB_TOKEN: token,
        GH_TOKEN: '',
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: '',
      },
    });
    const flags = ['--registries', `registry.terraform.io=${releases.registry.serviceUrl}`];
    const place = folderWith(text, { '.github/lockproof.yml': policy });
    const run = await runCli(['lock', ...flags], settings(place));
    expect(run.exitCode).toBe(1);
    expect(lockFileIn(place)).toBe(text);
    expect(run.stdout).toContain(`acme/forged 1.2.0 is left as it is: ${rule} is reported about it\n`);
    const verified = await runCli(['verify', ...flags], settings(place));
    expect(verified.exitCode).toBe(1);
    expect(verified.stdout).toContain(rule);
  });
});
