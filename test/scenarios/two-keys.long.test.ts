import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/report/report.ts';
import { createRepository } from '../support/github-double/repository.ts';
import { answerBytes } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import type { PublishedVersion, SignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { createSigningKey, type SigningKey } from '../support/signed-registry/signing-key.ts';
import { name, openRoots } from './roots.ts';
import { setStage } from './stage.ts';

/* Releases with one checksum document per platform, each of which a key of its own may have signed. */

const [linux, mac] = ['linux_amd64', 'darwin_arm64'] as const;

const { registry, folderWith, lockFileIn, lockproof, close } = await openRoots();
afterAll(close);

let a: SigningKey;
let b: SigningKey;
let c: SigningKey;
let releases = 0;

beforeAll(async () => {
  [a, b, c] = await Promise.all([createSigningKey(), createSigningKey(), createSigningKey()]);
});

/** A release of which these keys signed the documents for Linux and for the Mac. */
async function signedBy(
  signers: readonly [SigningKey, SigningKey],
  { listed = signers, on = registry }: { listed?: readonly SigningKey[]; on?: SignedRegistry } = {},
): Promise<PublishedVersion> {
  releases += 1;
  const release = await on.publish({
    namespace: 'acme',
    type: 'null',
    version: `1.${releases}.0`,
    platforms: [linux, mac],
    documents: 'per-platform',
    signedBy: signers[0],
    listedKeys: [...new Set(listed)],
  });
  const [, ofMac] = release.documents;
  const signature = await signers[1].sign(ofMac?.bytes ?? Buffer.from(''));
  on.override(release.paths.signature(1), answerBytes(signature));
  return release;
}

const everyHash = ({ zh, packages }: PublishedVersion) => [...zh, ...packages.map(({ h1 }) => h1.directory)];
const ofLinux = (release: PublishedVersion) => {
  const one = release.package(linux);
  return [one.zh, one.h1.directory];
};
const textOf = ({ address, version }: PublishedVersion, hashes: readonly string[]) =>
  lockFileText({ address, version, hashes });

function pinning(...keys: readonly SigningKey[]): Readonly<Record<string, string>> {
  const fingerprints = keys.map(({ fingerprint }) => `"${fingerprint}"`).join(', ');
  return {
    '.github/lockproof.yml': `signing-keys:\n  - providers: ["*/acme/*"]\n    fingerprints: [${fingerprints}]\n`,
  };
}

/** What a review says of an upgrade from one release to the other. */
async function upgrade(from: PublishedVersion, to: PublishedVersion) {
  const repository = createRepository();
  const base = repository.commit({ [name]: textOf(from, everyHash(from)) }, 'Base');
  const head = repository.commit({ [name]: textOf(to, everyHash(to)) }, 'Head');
  const revisions = ['--base', base, '--head', head];
  const run = await lockproof(repository.directory, 'review', ...revisions, '--format', 'json');
  repository.remove();
  const { findings, changes } = JSON.parse(run.stdout) as Report;
  return { findings, signature: changes[0]?.signature };
}

describe('lockproof lock, where different keys signed the packages of a release', () => {
  it.each([
    { command: 'lock', flags: [] },
    { command: 'lock --check', flags: ['--check'] },
  ])('fails over a named platform that stays missing, and says what to do: $command', async ({ flags }) => {
    const release = await signedBy([a, b]);
    const text = textOf(release, ofLinux(release));
    for (const pins of [{}, pinning(a)]) {
      const place = folderWith(text, pins);
      const run = await lockproof(place, 'lock', '--platform', mac, ...flags);
      expect(run.exitCode).toBe(1);
      expect(lockFileIn(place)).toBe(text);
      expect(run.stdout).toMatch(/^❌ Lockproof: 1 entry is left as it is;/);
      expect(run.stdout).toContain(
        `different keys signed its packages; ask the publisher whether the keys ${a.fingerprint} and ${b.fingerprint} are theirs`,
      );
      expect(run.stdout).toContain('pin all of them ("signing-keys" in the policy)');
      expect(run.stdout).not.toContain('providers lock');
    }
  });

  it('completes the entry once the policy pins each of them, and then has nothing to say', async () => {
    const release = await signedBy([a, b]);
    const place = folderWith(textOf(release, ofLinux(release)), pinning(a, b));
    const platforms = ['--platform', linux, '--platform', mac];
    expect((await lockproof(place, 'lock', '--check', ...platforms)).exitCode).toBe(1);
    const run = await lockproof(place, 'lock', ...platforms);
    expect([run.exitCode, run.stdout]).toEqual([0, expect.stringMatching(/^✅ Lockproof: added 3 proven/)]);
    expect(lockFileIn(place)).toBe(textOf(release, everyHash(release)));
    expect((await lockproof(place, 'verify')).exitCode).toBe(0);
  });

  it('leaves no complete entry alone, whoever signed it, and completes one that a single key signed', async () => {
    const release = await signedBy([a, b]);
    const complete = folderWith(textOf(release, everyHash(release)));
    for (const flags of [[], ['--check']]) {
      const run = await lockproof(complete, 'lock', '--platform', linux, '--platform', mac, ...flags);
      expect([run.exitCode, run.stdout]).toEqual([0, '✅ Lockproof: nothing is missing from 1 lock file\n']);
    }
    const ofOne = await signedBy([a, a]);
    const place = folderWith(textOf(ofOne, ofLinux(ofOne)));
    expect((await lockproof(place, 'lock', '--platform', mac)).exitCode).toBe(0);
    expect(lockFileIn(place)).toBe(textOf(ofOne, everyHash(ofOne)));
  });

  it('does not advise the command of Terraform, which would add what the second key signed', async () => {
    const release = await signedBy([a, b]);
    const required = { '.github/lockproof.yml': `platforms: [${mac}]\nrules:\n  platform-missing: error\n` };
    const place = folderWith(textOf(release, ofLinux(release)), required);
    const run = await lockproof(place, 'lock');
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/platform-missing: .*Ask the publisher whether the keys/);
    expect(run.stdout).not.toContain('providers lock');
  });
});

describe('a pull request that lacks a platform which a second key signed', () => {
  it.for([
    { what: 'nobody pinned', pins: () => ({}), isProposed: false },
    { what: 'the policy pins', pins: () => pinning(a, b), isProposed: true },
  ])('gets a suggestion ($isProposed) where $what both keys', async ({ pins, isProposed }, test) => {
    const stage = await setStage(test);
    const release = await signedBy([a, b], { on: stage.registry });
    const pull = stage.openPull(
      { 'README.md': '', ...pins() },
      { [name]: textOf(release, ofLinux(release)) },
    );
    const run = await stage.review(pull, { inputs: { platforms: `${linux}\n${mac}` } });
    const proposed = stage.github.reviewComments.filter(({ body }) => body.includes(release.package(mac).zh));
    expect(proposed).toHaveLength(isProposed ? 1 : 0);
    const missing = run.report?.findings.find(({ rule }) => rule === 'platform-missing');
    expect(missing?.remedy.includes('providers lock')).toBe(isProposed);
    if (!isProposed) expect(missing?.remedy).toContain(`${a.fingerprint} and ${b.fingerprint}`);
  });
});

describe('a change of key, with a document for each platform', () => {
  it('is none if the same two keys signed both releases', async () => {
    for (const order of [[a, b] as const, [b, a] as const]) {
      const { findings, signature } = await upgrade(await signedBy([a, b]), await signedBy([...order]));
      expect(findings).toEqual([]);
      expect(signature?.sameKeyAsBefore).toBe(true);
    }
  });

  it.each([
    ['a third key', () => [a, b] as const, () => [a, c] as const],
    ['a second key', () => [a, a] as const, () => [a, c] as const],
  ])('is reported for %s, with all keys of before', async (_, earlier, now) => {
    const [from, to] = [await signedBy([...earlier()]), await signedBy([...now()])];
    const { findings, signature } = await upgrade(from, to);
    const old = [...new Set(earlier())].map(({ fingerprint }) => fingerprint).join(' and ');
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      [
        'signing-key-changed',
        `${to.address} ${to.version} is also signed by ${c.fingerprint}, ${to.address} ${from.version} by ${old}.`,
      ],
    ]);
    expect(signature?.sameKeyAsBefore).toBe(false);
  });

  it('is reported for a different key of every document', async () => {
    const { findings } = await upgrade(await signedBy([a, a]), await signedBy([b, b]));
    expect(findings.map(({ rule }) => rule)).toEqual(['signing-key-changed']);
    expect(findings[0]?.message).toContain(`is signed by ${b.fingerprint}`);
  });
});

describe('what is said of a release with two documents', () => {
  it('is that one signature is bad, and how many hashes the other document proves', async () => {
    const release = await signedBy([a, b], { listed: [a] });
    const place = folderWith(textOf(release, everyHash(release)));
    const run = await lockproof(place, 'verify', '--format', 'json');
    const { findings, totals } = JSON.parse(run.stdout) as Report;
    const [finding] = findings.filter(({ rule }) => rule === 'signature-invalid');
    expect(finding?.message).toBe(
      `The signature over some checksums of ${release.address} ${release.version} is not valid, and others prove ${totals.proven} of its 5 hashes: none of the listed keys made the signature.`,
    );
    expect(totals.proven).toBe(3);
  });

  it('is that none of the hashes is proven if both signatures are bad', async () => {
    const release = await signedBy([b, b], { listed: [a] });
    const place = folderWith(textOf(release, everyHash(release)));
    const run = await lockproof(place, 'verify');
    expect(run.stdout).toContain('is not valid, so they prove none of its 5 hashes: none of the listed keys');
  });

  it('names both keys beside the documents in the receipts, and one key where there is one', async () => {
    for (const second of [b, a]) {
      const release = await signedBy([a, second]);
      const place = folderWith(textOf(release, everyHash(release)));
      const { stdout } = await lockproof(place, 'verify', '--format', 'markdown');
      const [, line] = /(; signed by the keys? .*?); checksums/.exec(stdout) ?? [];
      expect(line).toBe(
        second === a
          ? `; signed by the key \`${a.fingerprint}\``
          : `; signed by the keys \`${a.fingerprint}\`, \`${b.fingerprint}\``,
      );
    }
  });
});
