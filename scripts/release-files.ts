import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { packPackage } from './published-package.ts';
import { releaseNotes } from './release-notes.ts';
import { productionSbom } from './sbom.ts';

/**
 * Makes the files of a release in `release/`: the npm package, its SBOM, the checksums of `dist/`, the checksums of these three, and the
 * notes. The argument is the tag, such as `v1.2.3`; it has to be the version of `package.json`.
 */
const [tag = ''] = process.argv.slice(2);
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
if (!/^v\d+\.\d+\.\d+$/.test(tag)) throw new Error(`not a tag of a release, such as v1.2.3: "${tag}"`);
if (tag !== `v${version}`) throw new Error(`the tag is ${tag}, but package.json has ${version}`);
const notes = releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version ?? '');

const folder = 'release';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
packPackage('.', folder);
writeFileSync(join(folder, `${name}-sbom.cdx.json`), `${JSON.stringify(productionSbom(), null, 2)}\n`);
const dist = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative('.', resolve(entry.parentPath, entry.name)).replaceAll('\\', '/'));
writeFileSync(join(folder, 'dist.SHA256SUMS'), checksums('.', dist));
writeFileSync(join(folder, 'SHA256SUMS'), checksums(folder, readdirSync(folder)));
writeFileSync(join(folder, 'notes.md'), notes);
process.stdout.write(readFileSync(join(folder, 'SHA256SUMS'), 'utf8'));

/** In the format of `sha256sum`. */
function checksums(root: string, paths: readonly string[]): string {
  return [...paths]
    .sort()
    .map((path) => {
      const digest = createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest('hex');
      return `${digest}  ${path}\n`;
    })
    .join('');
}
