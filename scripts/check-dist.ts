import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Builds `dist/` in another folder and compares it byte for byte with the committed one. This finds a stale bundle, and a bundle that
 * depends on its build folder.
 */
const elsewhere = mkdtempSync(join(tmpdir(), 'lockproof-build-'));
try {
  for (const entry of [
    'src',
    'scripts',
    'LICENSES',
    'package.json',
    'tsconfig.json',
    'tsconfig.types.json',
    'rolldown.config.ts',
  ])
    cpSync(entry, join(elsewhere, entry), { recursive: true });
  symlinkSync(resolve('node_modules'), join(elsewhere, 'node_modules'));
  execFileSync('npm', ['run', 'build', '--silent'], {
    cwd: elsewhere,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const here = listing('dist');
  const there = listing(join(elsewhere, 'dist'));
  const differing = [...new Set([...here.keys(), ...there.keys()])]
    .sort()
    .filter((path) => !here.get(path)?.equals(there.get(path) ?? Buffer.from('missing')));
  for (const path of differing) console.error(`dist/${path} differs from the build of src`);
  console.log(
    differing.length === 0
      ? `dist is fresh: ${here.size} files, byte for byte the same in another folder`
      : 'dist is stale: run `npm run build` and commit dist',
  );
  process.exitCode = differing.length === 0 ? 0 : 1;
} finally {
  rmSync(elsewhere, { recursive: true, force: true });
}

function listing(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const root = resolve(folder);
  return new Map(
    files.map((entry) => {
      const path = resolve(entry.parentPath, entry.name);
      return [path.slice(root.length + 1), readFileSync(path)];
    }),
  );
}
