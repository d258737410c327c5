import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Writes the trusted root of Sigstore's public instance, which Lockproof ships: the keys of its logs and authorities. It is the target
 * `trusted_root.json` of Sigstore's TUF repository, as the package of Sigstore's own client for TUF has it (Apache-2.0). Run it with a newer version
 * of the package when Sigstore adds a log or an authority, and read the difference: `node scripts/sigstore-root.ts`.
 */
const source = '@sigstore/tuf@4.0.2';
const repository = 'https://tuf-repo-cdn.sigstore.dev';

interface Seeds {
  readonly [repository: string]: { readonly targets: { readonly [name: string]: string } };
}

const folder = mkdtempSync(join(tmpdir(), 'lockproof-sigstore-'));
try {
  execFileSync('npm', ['pack', '--silent', source], { cwd: folder });
  const [archive = ''] = readdirSync(folder);
  execFileSync('tar', ['-xzf', archive, 'package/seeds.json'], { cwd: folder });
  const seeds = JSON.parse(readFileSync(join(folder, 'package/seeds.json'), 'utf8')) as Seeds;
  const encoded = seeds[repository]?.targets['trusted_root.json'];
  if (encoded === undefined) throw new Error(`${source} has no trusted root of ${repository}`);
  const root: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
  const path = resolve(import.meta.dirname, '../src/provenance/trusted-root.json');
  writeFileSync(path, `${JSON.stringify(root, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
