import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGnupg, openGnupg } from '../openpgp/gnupg.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';

const terraform = spawnSync('terraform', ['version'], {
  encoding: 'utf8',
  env: { PATH: process.env.PATH ?? '', TF_CLI_CONFIG_FILE: '/dev/null', CHECKPOINT_DISABLE: '1' },
});
const release = terraform.status === 0 ? (terraform.stdout.split('\n')[0] ?? '') : null;
if (release === null) console.warn('TERRAFORM IS MISSING: the registry double is NOT compared with it here.');
else console.info(`The registry double is compared with ${release}.`);

const gnupg = findGnupg();
if (gnupg === null)
  console.warn('GnuPG IS MISSING: Terraform is not tested with a document signed by it here.');

describe.runIf(release !== null)('the registry double with real Terraform', () => {
  let double: SignedRegistry;
  beforeAll(async () => {
    double = await startSignedRegistry();
  });
  afterAll(() => double.close());

  async function lockWithTerraform(address: string, platforms: readonly string[]): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'terraform-'));
    try {
      writeFileSync(
        join(folder, 'main.tf'),
        `terraform {\n  required_providers {\n    it = { source = "${address}" }\n  }\n}\n`,
      );
      await runTerraform(folder, ['init', '-no-color']);
      await runTerraform(folder, ['providers', 'lock', ...platforms.map((one) => `-platform=${one}`)]);
      return readFileSync(join(folder, '.terraform.lock.hcl'), 'utf8');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  function runTerraform(folder: string, args: readonly string[]): Promise<void> {
    const child = spawn('terraform', args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        SSL_CERT_FILE: double.caFile,
        TF_CLI_CONFIG_FILE: '/dev/null',
        CHECKPOINT_DISABLE: '1',
      },
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += String(chunk);
    });
    return new Promise((resolve, reject) =>
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(complaint)))),
    );
  }

  it('installs, and the lock file is the one that the double predicts', async () => {
    const version = await double.publish({
      namespace: 'acme',
      type: 'widget',
      version: '1.2.3',
      files: { 'docs/': '', 'docs/readme.md': 'x' },
    });
    const platforms = ['linux_amd64', 'darwin_arm64'];
    const expected = lockFileText({
      address: version.address,
      version: '1.2.3',
      hashes: [...version.zh, ...platforms.map((platform) => version.package(platform).h1.directory)],
    });
    expect(await lockWithTerraform(version.address, platforms)).toBe(expected);
  });

  it.runIf(gnupg)('accepts a document that GnuPG signed', async () => {
    const keyring = openGnupg();
    try {
      const version = await double.publish({
        namespace: 'acme',
        type: 'gadget',
        version: '2.0.0',
        signedBy: keyring.signingKey(),
      });
      const text = await lockWithTerraform(version.address, ['linux_amd64']);
      for (const hash of version.zh) expect(text).toContain(hash);
    } finally {
      keyring.close();
    }
  });
});
