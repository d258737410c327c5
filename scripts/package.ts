import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { packedByNpm, packPackage, replacePacked } from './published-package.ts';

/**
 * `node scripts/package.ts [FOLDER]` packs the npm package into the folder. As `postpack` of npm (`--postpack`) it replaces what `npm pack` has
 * packed here. `npm publish` of the repository itself is refused (`--refuse-publish`): npm would publish the manifest of the repository.
 */
const [argument = '.'] = process.argv.slice(2);
if (argument === '--refuse-publish')
  throw new Error(
    'publish the file that `npm pack` makes, not the repository, whose package.json lists what dist/ contains already',
  );
if (argument === '--postpack') {
  const packed = packedByNpm(process.env, integrityOf);
  if (packed !== null) replacePacked('.', packed);
} else console.log(packPackage('.', argument));

function integrityOf(path: string): string {
  return `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
}
