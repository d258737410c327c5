import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Declarations import each other as `./x.ts`, but a user of the package has only `./x.d.ts`. */
for (const entry of readdirSync('dist/types', { recursive: true, encoding: 'utf8' })) {
  if (!entry.endsWith('.d.ts')) continue;
  const path = join('dist/types', entry);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replaceAll(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.js$2'));
}
chmodSync('dist/cli.js', 0o755);
