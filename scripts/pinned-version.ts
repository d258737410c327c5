import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the version of `package.json` wherever a document pins it: `lockproof@1.2.3`, `rev: v1.2.3`, and the tag beside the sha of the
 * action. With `--check` it only reports whether they are right.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

/** SECURITY.md shows a version to be replaced; the changelog tells of older ones. */
const documents = globSync(['README.md', 'docs/**/*.md']).sort();
const pins = /(\blockproof@|\brev: v|\b(?:lockproof\/lockproof@|ref: )0{40} # v)\d+\.\d+\.\d+/g;

for (const path of documents) {
  const text = readFileSync(path, 'utf8');
  const wanted = text.replaceAll(pins, `$1${version}`);
  if (wanted === text) continue;
  if (!process.argv.includes('--check')) writeFileSync(path, wanted);
  else {
    console.error(`${path} pins another version than ${version}: run \`npm run docs\``);
    process.exitCode = 1;
  }
}
if (process.argv.includes('--check') && process.exitCode === undefined)
  console.log(`the documents pin version ${version}`);
