import { afterAll, expect, it } from 'vitest';
import type { Report } from '../../src/report/report.ts';
import { answerBytes } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { createSigningKey, type SigningKey } from '../support/signed-registry/signing-key.ts';
import { openRoots } from './roots.ts';

/* A release with one checksum document per platform, each of which a key of its own signed. */

const [linux, mac] = ['linux_amd64', 'darwin_arm64'] as const;
const { registry, folderWith, lockFileIn, lockproof, close } = await openRoots();
afterAll(close);

const [a, b] = [await createSigningKey(), await createSigningKey()];

async function signedByTwo(version: string, listedKeys: readonly SigningKey[]) {
  const options = { platforms: [linux, mac], documents: 'per-platform', signedBy: a, listedKeys } as const;
  const release = await registry.publish({ namespace: 'acme', type: 'null', version, ...options });
  const signature = await b.sign(release.documents[1]?.bytes ?? Buffer.from(''));
  registry.override(release.paths.signature(1), answerBytes(signature));
  const ofLinux = [release.package(linux).zh, release.package(linux).h1.directory];
  const all = [...release.zh, ...release.packages.map(({ h1 }) => h1.directory)];
  const { address } = release;
  const text = (hashes: readonly string[]) => lockFileText({ address, version, hashes });
  return { address, whole: text(all), part: text(ofLinux) };
}

it('`lock` completes the entry only once the policy pins both keys, and the receipts name both (T13)', async () => {
  const { whole, part } = await signedByTwo('1.0.0', [a, b]);
  const unpinned = folderWith(part);
  const left = await lockproof(unpinned, 'lock', '--platform', mac);
  expect([left.exitCode, lockFileIn(unpinned)]).toEqual([1, part]);
  expect(left.stdout).toContain(a.fingerprint);
  expect(left.stdout).not.toContain('providers lock');

  const keys = [a, b].map(({ fingerprint }) => `"${fingerprint}"`).join(', ');
  const policy = `signing-keys:\n  - providers: ["*/acme/*"]\n    fingerprints: [${keys}]\n`;
  const pinned = folderWith(part, { '.github/lockproof.yml': policy });
  const run = await lockproof(pinned, 'lock', '--platform', mac);
  expect([run.exitCode, lockFileIn(pinned)]).toEqual([0, whole]);
  const verified = await lockproof(pinned, 'verify', '--format', 'markdown');
  expect(verified.exitCode).toBe(0);
  expect(verified.stdout).toContain(
    `; signed by the keys \`${a.fingerprint}\`, \`${b.fingerprint}\`; checksums`,
  );
});

it('a signature of two that is bad is said, with how many hashes the other document proves', async () => {
  const { address, whole } = await signedByTwo('2.0.0', [a]);
  const { stdout } = await lockproof(folderWith(whole), 'verify', '--format', 'json');
  const { findings, totals } = JSON.parse(stdout) as Report;
  expect(totals.proven).toBe(3);
  expect(findings.find(({ rule }) => rule === 'signature-invalid')?.message).toBe(
    `The signature over some checksums of ${address} 2.0.0 is not valid, and others prove 3 of its 5 hashes: none of the listed keys made the signature.`,
  );
});
