import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Bundled {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/**
 * The licence texts of every package in the bundle, sorted by name.
 *
 * @param modules absolute paths of the bundled modules
 */
export function bundledLicences(modules: readonly string[]): string {
  const roots = new Set(modules.map(packageRoot).filter((root) => root !== null));
  const packages = [...roots]
    .map(readPackage)
    .sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
  return packages
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text.trim()}\n`)
    .join(`\n${'-'.repeat(100)}\n\n`);
}

function packageRoot(module: string): string | null {
  const match = /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module);
  return match?.[1] ?? null;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly repository?: { readonly url?: string };
}

function readPackage(root: string): Bundled {
  const { name, version, license, repository } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  const file = readdirSync(root).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text =
    file === undefined ? licenceByName(license, repository?.url) : readFileSync(join(root, file), 'utf8');
  return {
    name: name ?? dirname(root),
    version: version ?? '',
    licence: license ?? 'unknown',
    text: text.replaceAll('\r\n', '\n'),
  };
}

/** For a package that names its licence and brings no text of it: our copy of the text, and where the source code is. */
function licenceByName(licence = 'unknown', repository = 'unknown'): string {
  const copy = join('LICENSES', `${licence}.txt`);
  const text = existsSync(copy) ? readFileSync(copy, 'utf8') : `Licence: ${licence}`;
  return `Source code: ${repository}\n\n${text}`;
}
