import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/** What npm puts into every package without being told. */
const always = ['README.md', 'LICENSE', 'CHANGELOG.md'];

/** What only the repository needs: `dist/` contains every library, so that a user installs none. */
const ofRepository = ['scripts', 'dependencies', 'devDependencies', 'allowScripts'];

/** The `package.json` of the published package. */
export function publishedManifest(text: string): string {
  const entries = Object.entries(JSON.parse(text) as Readonly<Record<string, unknown>>);
  const kept = entries.filter(([key]) => !ofRepository.includes(key));
  return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
}

/**
 * Packs the npm package from a folder of its own, so that the working tree is the same before, during and after, however the run ends.
 *
 * @param root the repository, with `dist/` built
 * @param destination an existing folder; the package appears there when it is complete
 * @returns the path of the package
 */
export function packPackage(root: string, destination: string): string {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { files, name, version } = JSON.parse(manifest) as {
    readonly files: readonly string[];
    readonly name: string;
    readonly version: string;
  };
  const staging = mkdtempSync(join(tmpdir(), 'lockproof-package-'));
  const half = join(destination, `.${name}-${version}.${crypto.randomUUID()}`);
  try {
    for (const path of [...files, ...always])
      cpSync(join(root, path), join(staging, path), { recursive: true });
    writeFileSync(join(staging, 'package.json'), publishedManifest(manifest));
    const packed = join(staging, npmPack(staging));
    cpSync(packed, half);
    const target = join(destination, basename(packed));
    renameSync(half, target);
    return target;
  } finally {
    rmSync(half, { force: true });
    rmSync(staging, { recursive: true, force: true });
  }
}

/** The settings of a surrounding `npm pack`, such as its destination or a dry run, must not count for this one. */
function npmPack(folder: string): string {
  const env = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const output = execFileSync('npm', ['pack', '--ignore-scripts', '--silent'], {
    cwd: folder,
    env: Object.fromEntries(env),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  return output.trim();
}

/** The file that the surrounding `npm pack` has just written; `null` for a dry run, and where npm packs to publish. */
export function packedByNpm(env: NodeJS.ProcessEnv, digest: (path: string) => string): string | null {
  const { INIT_CWD: started = '.', npm_config_pack_destination: destination = '.' } = env;
  const { npm_package_name: name, npm_package_version: version, npm_package_integrity: integrity } = env;
  const path = resolve(started, destination, `${name}-${version}.tgz`);
  return integrity !== undefined && existsSync(path) && digest(path) === integrity ? path : null;
}

/** Puts the published package in the place of the one that npm has packed from the repository. */
export function replacePacked(root: string, packed: string): void {
  // If this is interrupted, there is no package, but never one of the wrong kind.
  rmSync(packed);
  packPackage(root, dirname(packed));
}
