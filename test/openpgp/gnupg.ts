import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SigningKey } from '../support/signed-registry/signing-key.ts';

/** Parameters of a key that Terraform accepts. */
export const ed25519 = ['Key-Type: eddsa', 'Key-Curve: ed25519', 'Key-Usage: sign'];

/** A GnuPG with its own home, for keys and signatures that none of our libraries made. */
export interface Gnupg {
  /** Makes a key from a parameter file of GnuPG; returns its fingerprint. */
  makeKey(parameters: readonly string[], at: string): string;
  exportKey(fingerprint: string): string;
  /** A detached signature; `more` adds flags. */
  sign(fingerprint: string, document: Uint8Array, at: string, more?: readonly string[]): Uint8Array;
  run(args: readonly string[], at: string, input?: string | Uint8Array): Buffer;
  revoke(fingerprint: string): void;
  /** A key that signs now, for a registry double. */
  signingKey(parameters?: readonly string[]): SigningKey;
  close(): void;
}

export function findGnupg(): boolean {
  const found = spawnSync('gpg', ['--version']).status === 0;
  if (!found) console.warn('NOTICE: gpg is not on this machine; the tests with keys of GnuPG are skipped.');
  return found;
}

export function openGnupg(): Gnupg {
  const home = mkdtempSync(join(tmpdir(), 'lpg-'));

  function run(args: readonly string[], at: string, input: string | Uint8Array = ''): Buffer {
    const time = `${at.replaceAll('-', '')}T120000!`;
    const fixed = ['--homedir', home, '--batch', '--yes', '--no-tty', '--faked-system-time', time];
    const pinentry = ['--pinentry-mode', 'loopback', '--passphrase', ''];
    const { status, stdout, stderr } = spawnSync('gpg', [...fixed, ...pinentry, ...args], { input });
    if (status !== 0) throw new Error(`gpg ${args.join(' ')}: ${stderr}`);
    return stdout;
  }

  const gnupg: Gnupg = {
    run,
    makeKey(parameters, at) {
      const known = new Set(readdirSync(home).includes('openpgp-revocs.d') ? revocations(home) : []);
      const lines = [...parameters, 'Name-Real: Test', '%no-protection', '%commit', ''];
      run(['--full-generate-key'], at, lines.join('\n'));
      const made = revocations(home).find((each) => !known.has(each));
      if (made === undefined) throw new Error('gpg made no key');
      return made;
    },
    exportKey: (fingerprint) => run(['--armor', '--export', fingerprint], '2026-01-01').toString(),
    sign: (fingerprint, document, at, more = []) =>
      run([...more, '--detach-sign', '--local-user', fingerprint, '--output', '-'], at, document),
    revoke(fingerprint) {
      const path = join(home, 'openpgp-revocs.d', `${fingerprint}.rev`);
      writeFileSync(path, readFileSync(path, 'utf8').replace(':-----BEGIN', '-----BEGIN'));
      run(['--import', path], '2026-01-01');
    },
    signingKey(parameters = ed25519) {
      // The time of day is noon.
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      const fingerprint = gnupg.makeKey(parameters, '2024-01-01');
      const armored = gnupg.exportKey(fingerprint);
      const sign = async (document: Uint8Array) => gnupg.sign(fingerprint, document, yesterday);
      return { armored, original: armored, keyId: fingerprint.slice(-16), fingerprint, sign };
    },
    close() {
      spawnSync('gpgconf', ['--homedir', home, '--kill', 'all']);
      rmSync(home, { recursive: true, force: true });
    },
  };
  return gnupg;
}

function revocations(home: string): string[] {
  return readdirSync(join(home, 'openpgp-revocs.d')).map((file) => file.slice(0, 40));
}
