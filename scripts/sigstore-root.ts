import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Writes what Lockproof ships of Sigstore's public instance: the trusted root (the keys of its logs and authorities), and the root of its TUF
 * repository, with which a fetch of newer keys begins. Both are as the package of Sigstore's own client for TUF has them (Apache-2.0). Run it
 * with a newer version of the package when Sigstore adds a log or an authority, and read the difference: `node scripts/sigstore-root.ts`.
 */
const source = '@sigstore/tuf@5.0.1';
const repository = 'https://tuf-repo-cdn.sigstore.dev';

interface Seed {
  readonly 'root.json': string;
  readonly targets: { readonly 'trusted_root.json': string };
}

const folder = mkdtempSync(join(tmpdir(), 'lockproof-sigstore-'));
try {
  execFileSync('npm', ['pack', '--silent', source], { cwd: folder });
  const [archive = ''] = readdirSync(folder);
  execFileSync('tar', ['-xzf', archive, 'package/seeds.json'], { cwd: folder });
  const seeds = JSON.parse(readFileSync(join(folder, 'package/seeds.json'), 'utf8')) as Record<string, Seed>;
  const seed = seeds[repository];
  if (seed === undefined) throw new Error(`${source} has no keys of ${repository}`);
  write('trusted-root.json', seed.targets['trusted_root.json']);
  write('tuf-root.json', seed['root.json']);
} finally {
  rmSync(folder, { recursive: true });
}

/** TUF's signatures are over the content, whatever its layout. */
function write(name: string, encoded: string): void {
  const content: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
  const path = resolve(import.meta.dirname, '../src/extensions/provenance', name);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
