import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { reportDeclarations } from './report-declaration.ts';

/* Makes the declarations of `dist/types` fit for a user, who has only these files, and none of the libraries that the bundle contains. */

const folder = 'dist/types';
const specifier = /((?:from|import\(|^import)\s*['"])([^'"]+)(['"])/gm;
const texts = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((entry) => entry.replaceAll('\\', '/'))
    .filter((entry) => entry.endsWith('.d.ts'))
    .map((entry) => [entry, withExistingNames(readFileSync(join(folder, entry), 'utf8'))]),
);
for (const [entry, text] of reportDeclarations()) texts.set(entry, text);
const needed = new Set(['index.d.ts']);
for (const entry of needed) for (const target of importsOf(entry)) needed.add(target);
for (const [entry, text] of texts)
  if (needed.has(entry)) writeFileSync(join(folder, entry), text);
  else rmSync(join(folder, entry));
removeEmptyFolders(folder);
chmodSync('dist/cli.js', 0o755);

/** Declarations import each other as `./x.ts`, but a user of the package has only `./x.d.ts`. */
function withExistingNames(text: string): string {
  return text.replaceAll(specifier, (whole, before: string, path: string, after: string) =>
    path.startsWith('.') ? `${before}${path.replace(/\.ts$/, '.js')}${after}` : whole,
  );
}

/** The declarations that one imports. Anything but a part of Node would have to be installed beside the package. */
function importsOf(entry: string): readonly string[] {
  const paths = [...(texts.get(entry) ?? '').matchAll(specifier)].map(({ 2: path = '' }) => path);
  const foreign = paths.filter((path) => !path.startsWith('.') && !path.startsWith('node:'));
  if (foreign.length > 0)
    throw new Error(`${folder}/${entry} has types of ${foreign.join(', ')}, which users do not have`);
  return paths
    .filter((path) => path.startsWith('.'))
    .map((path) =>
      normalize(join(dirname(entry), path))
        .replaceAll('\\', '/')
        .replace(/\.js$/, '.d.ts'),
    );
}

function removeEmptyFolders(at: string): void {
  for (const entry of readdirSync(at, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(at, entry.name));
  if (readdirSync(at).length === 0) rmSync(at, { recursive: true });
}
