import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import type { SigningKey } from './signing-key.ts';

export interface GnupgKeyring {
  /** @param options `algorithm`: as GnuPG calls it: `rsa2048`, `dsa2048`, the name of a curve. Default: `ed25519` */
  createKey(options?: { readonly algorithm?: string }): Promise<SigningKey>;
  /** Stops the agent of this keyring and removes the keyring. */
  close(): void;
}

/** The first line of `gpg --version`, or `null` if GnuPG is missing. */
export function gpgAvailable(): string | null {
  const answer = spawnSync('gpg', ['--version'], { encoding: 'utf8' });
  return answer.status === 0 ? (answer.stdout.split('\n')[0] ?? '') : null;
}

/** A separate keyring in the temporary folder: the user's keyring is never read. */
export function openGnupgKeyring(): GnupgKeyring {
  const home = mkdtempSync(join(tmpdir(), 'lp-gpg-'));

  // Waited for, not blocked on: while GnuPG searches the primes of a DSA key, the servers of this process have to answer.
  async function gpg(args: readonly string[], input?: Uint8Array): Promise<Buffer> {
    const quiet = ['--batch', '--no-tty', '--pinentry-mode', 'loopback', '--passphrase', ''];
    const run = spawn('gpg', ['--homedir', home, ...quiet, ...args]);
    run.stdin.end(input);
    const closed = once(run, 'close');
    const [stdout, stderr] = await Promise.all([buffer(run.stdout), text(run.stderr), closed]);
    if (run.exitCode !== 0) throw new Error(`gpg ${args.join(' ')}: ${stderr}`);
    return stdout;
  }

  return {
    async createKey({ algorithm = 'ed25519' } = {}) {
      const mail = `key-${crypto.randomUUID()}@example.com`;
      // The quick way makes no signing key on a curve that is not its own.
      const parameters = [
        ...kindOf(algorithm),
        'Key-Usage: sign',
        'Name-Real: Signed Registry',
        `Name-Email: ${mail}`,
      ];
      await gpg(
        ['--full-generate-key'],
        Buffer.from([...parameters, '%no-protection', '%commit', ''].join('\n')),
      );
      const listing = (await gpg(['--with-colons', '--list-keys', mail])).toString('utf8');
      const fingerprint = /^fpr:{9}([0-9A-F]{40}):/m.exec(listing)?.[1] ?? '';
      const armored = (await gpg(['--armor', '--export', fingerprint])).toString('utf8');
      return {
        armored,
        original: armored,
        keyId: fingerprint.slice(-16),
        fingerprint,
        async sign(document) {
          const file = join(home, 'document');
          writeFileSync(file, document);
          return gpg(['--local-user', fingerprint, '--output', '-', '--detach-sign', file]);
        },
      };
    },
    close() {
      spawnSync('gpgconf', ['--homedir', home, '--kill', 'all']);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function kindOf(algorithm: string): readonly string[] {
  const [, kind, bits] = /^(rsa|dsa)(\d+)$/.exec(algorithm) ?? [];
  if (kind !== undefined) return [`Key-Type: ${kind}`, `Key-Length: ${bits}`];
  return [`Key-Type: ${algorithm === 'ed25519' ? 'eddsa' : 'ecdsa'}`, `Key-Curve: ${algorithm}`];
}
